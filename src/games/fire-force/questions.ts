/** What rules of Fire Force ask one another: what each question is about, and what is so where no rule answers it. */
import type {
  Ability,
  ActivatedAbility,
  EventPattern,
  Instruction,
  TraitValue,
} from '../../kernel/ability.js';
import { cardOf } from '../../kernel/game.js';
import { asking, question, usually } from '../../kernel/question.js';
import { questions as ofKernel } from '../../kernel/questions.js';
import type {
  CardRef,
  ContinuousEffect,
  GameEvent,
  PastAnswer,
  Player,
} from '../../kernel/state.js';

/** What a zone is like: seen by all or not, and by whom all the same; with an order or without. */
export interface Nature {
  readonly hidden: boolean;
  readonly ordered: boolean | undefined;
  readonly shownTo?: 'its player';
}

/** The attack that is going on. */
export interface Attack {
  readonly attacker: CardRef;
  readonly target: CardRef | Player;
}

/** Whether a card is shown; nothing where nobody says. */
export type Shown = 'shown' | 'hidden' | undefined;

/** As what something is resolved; nothing where no rule says. */
export type ResolvedAs = 'unit' | 'event' | 'ability' | '';

type Trait = TraitValue | undefined;
/** How a card lies: states by their names. */
export type Status = Readonly<Record<string, string>>;

/** Every zone, for what a word would mean if no rule said where to look. */
export const anywhere: readonly string[] = [
  'field',
  'hand',
  'deck',
  'life',
  'adolla',
  'flame deck',
  'resolution zone',
];

export const questions = {
  // ---------------------------------------------------------------- information of a card
  /** The type of a card, of which this is written. */
  cardType: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its name. */
  cardName: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its number. */
  cardNumber: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its cost. */
  cardCost: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its power. */
  power: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its attributes. */
  attribute: usually<[value: Trait, card: number], Trait>(undefined),
  /** Its support value. */
  supportValue: usually<[value: Trait, card: number], Trait>(undefined),
  /** What types a card has, of those that something gives it. */
  threeTypes: question((_, value: Trait): Trait => value),
  /** Whether a card has flame. */
  hasFlame: usually<[card: number], boolean>(false),
  /** Whether a text that speaks of flame means a card. */
  flameMeans: usually<[card: number], boolean>(false),
  /** Whether a unit has flame by what is attached to it. */
  attachedGivesFlame: usually<[card: number], boolean>(false),
  /** Whether effects have made a number of a card higher or lower. */
  changedBy: usually<[card: number], 'increased' | 'decreased' | undefined>(undefined),
  /** Whether the power of a card is increased. */
  increased: usually<[card: number], boolean>(false),
  /** Whether the power of a card is decreased. */
  decreased: usually<[card: number], boolean>(false),
  /** Whether a blitz shield deck may hold any number of copies. */
  anyCopiesInBlitzShield: usually<[], boolean>(false),
  /** Whether a flame deck may. */
  anyCopiesInFlameDeck: usually<[], boolean>(false),

  // ---------------------------------------------------------------- zones
  /** Whether a card that goes from field to field stays the card that it was. */
  staysOnField: usually<[], boolean>(false),
  /** Whether one that goes from any other zone, or to one, does. */
  staysOnTheWay: usually<[], boolean>(true),
  /** What nature the deck has. */
  deckIsHidden: usually<[], Nature | undefined>(undefined),
  /** What nature the flame deck has. */
  flameDeckIsPublic: usually<[], Nature | undefined>(undefined),
  /** What nature the hand has. */
  handIsHidden: usually<[], Nature | undefined>(undefined),
  /** Whether somebody may know how a hand is ordered, and so how many cards it holds. */
  handHasNoOrder: usually<[], boolean | undefined>(true),
  /** What nature life has. */
  lifeIsHidden: usually<[], Nature | undefined>(undefined),
  /** What nature the field has. */
  fieldIsPublic: usually<[], Nature | undefined>(undefined),
  /** What nature Adolla has. */
  adollaIsPublic: usually<[], Nature | undefined>(undefined),
  /** What nature the resolution zone has. */
  resolutionZoneIsShared: usually<[], Nature | undefined>(undefined),
  /** Whose part of the resolution zone a card comes to. */
  sideOfResolutionZone: question((_, side: string): string => side),
  /** Who controls a card. */
  controllerOfCard: question((game, card: number): string => cardOf(game, card).controller),
  /** Who controls a card that is put onto the field. */
  controllerOnField: question((game, card: number): string => cardOf(game, card).owner),
  /** Whether cards on the field are ready or spent, and face up or down. */
  fieldPlacement: usually<[], boolean>(false),
  /** Whether cards in a zone are ready or spent. */
  hasOrientation: usually<[zone: string], boolean>(false),
  /** How a card is turned in a zone that it enters. */
  orientationOnEntry: usually<[card: number, zone: string], Status>({}),
  /** Which side of a card shows in a zone that it enters. */
  faceOnEntry: usually<[card: number, zone: string], Status>({}),
  /** How cards lie in life. */
  lifeIsFaceDown: usually<[], Status>({}),
  /** Whether a card is shown or hidden where it is. */
  shownState: usually<[card: number], Shown>(undefined),
  /** Whether cards that enter a zone are shown or hidden there. */
  shownInZone: usually<[zone: string], Shown>(undefined),
  /** Whether a hidden card is shown to a player. */
  shownToSome: usually<[player: Player, card: number], boolean>(false),
  /** Whether a card face down on the field is hidden. */
  faceDownIsHidden: usually<[], Shown>('shown'),
  /** Whether a card is one that was put face down as a flame card, and so is not attached. */
  faceDownFlameNotAttached: usually<[card: number], boolean>(false),
  /** Whether a player sees a card because they choose among those there. */
  seesToChoose: usually<[player: Player, card: number], boolean>(false),
  /** Whether a card is revealed. */
  isRevealed: usually<[card: number], boolean>(false),
  /** How many of so many must be found in a zone that is not shown to all. */
  matchMayBeDenied: question((_, least: number): number => least),

  // ---------------------------------------------------------------- what texts mean
  /** Where a text looks that says a name and no zone. */
  nameMeansField: usually<[], readonly string[]>(anywhere),
  /** Where it looks that says an attribute and no zone. */
  attributeMeansField: usually<[], readonly string[]>(anywhere),
  /** Where it looks that says a type and no zone. */
  typeMeansField: usually<[], readonly string[]>(anywhere),
  /** Where it looks that reads information and names no zone. */
  noZoneMeansField: usually<[], readonly string[]>(anywhere),
  /** Where it looks that counts cards and names no zone. */
  countsOnField: usually<[], readonly string[]>(anywhere),
  /** Where it looks for cards that are there. */
  beingOnField: usually<[], readonly string[]>(anywhere),
  /** The cards that a text means by the deck. */
  deckMeansCards: usually<[cards: readonly number[]], readonly number[]>([]),
  /** The cards that it means by the flame deck. */
  flameDeckMeansCards: usually<[cards: readonly number[]], readonly number[]>([]),
  /** The cards that it means by the hand. */
  handMeansCards: usually<[cards: readonly number[]], readonly number[]>([]),
  /** The cards that it means by life. */
  lifeMeansCards: usually<[cards: readonly number[]], readonly number[]>([]),
  /** Whether a name that a text writes means the cards of that name. */
  nameInBrackets: usually<[], boolean>(false),
  /** Whether an attribute that a text writes means the cards that have it. */
  attributeInBrackets: usually<[], boolean>(false),
  /** The card of whose ability a text speaks that is worked from this one. */
  abilityOfDescribed: usually<[card: number], number>(0),
  /** The card of whose effect it speaks. */
  effectOfDescribed: usually<[card: number], number>(0),
  /** Whether discarding a hand without cards counts as done. */
  emptyHandCounts: usually<[], boolean>(false),
  /** Whether a card is in a state already that it is to be put into. */
  isSoAlready: usually<[card: number, status: string, value: string], boolean>(false),
  /** Whether a card is attached already to the unit to which it is to be attached. */
  isAttachedAlready: usually<[card: number, to: number], boolean>(false),
  /** Whether a card is already under the control of a player who is to gain it. */
  isControlledAlready: usually<[card: number, player: Player], boolean>(false),
  /** Whether an attack is aimed already at the unit or player to whom it is to be turned. */
  isAimedAtAlready: usually<[attack: Attack, target: number | Player], boolean>(false),
  /** Whether a card cannot be spent because it is. */
  spentAlready: usually<[card: number], boolean>(false),
  /** Whether a card that is spent is so from then on. */
  spendingMakesSpent: usually<[], boolean>(false),
  /** Who says whether the trigger ability of a lost life card is used. */
  usesTrigger: question((_, damaged: Player): Player => damaged),
  /** The least number that may be chosen; nothing where any may. */
  wholeNumbers: usually<[], number | null>(null),

  // ---------------------------------------------------------------- abilities
  /** Whether an ability is one of the text of a unit. */
  unitText: usually<[ability: Ability], boolean>(false),
  /** Whether it is one of the text of an event. */
  eventText: usually<[ability: Ability], boolean>(false),
  /** Whether a card may have a trigger ability. */
  hasTriggerAbility: usually<[], boolean>(false),
  /** Whether a card's abilities are valid as those of a unit. */
  unitAbilityWorks: usually<[card: number], boolean>(false),
  /** Whether they are valid as those of an event. */
  eventAbilityWorks: usually<[card: number], boolean>(false),
  /** Whether an ability is valid where its card is. */
  worksInItsZone: question(
    (game, card: number, _ability: Ability): boolean => cardOf(game, card).zone === 'field',
  ),
  /** Whether a card that is used keeps what was valid in these zones. */
  staysValidInUse: usually<[card: number, zones: readonly string[]], boolean>(false),
  /** The event abilities of a card, by their lines. */
  eventAbility: usually<[card: number], readonly number[]>([]),
  /** Its trigger abilities, by their lines. */
  triggerAbility: usually<[card: number], readonly number[]>([]),
  /** Whether static abilities apply all the time. */
  staticAbility: usually<[], boolean>(false),
  /** Whether an ability is an activated one. */
  activatedAbility: usually<[ability: ActivatedAbility], boolean>(false),
  /** Whether triggered abilities are used as they are met. */
  triggeredAbility: usually<[], boolean>(false),
  /** Whether a player may use the activated ability of a card. */
  activatedByController: usually<[card: number, player: Player], boolean>(false),
  /** Whether an activated ability of these costs needs none. */
  activatedWithoutCost: usually<[], boolean>(false),
  /** Whether so many uses reach a limit. */
  limitedUse: usually<[used: number, limit: number], boolean>(false),
  /** What 【出動時】 waits for. */
  onDeploy: usually<[], EventPattern | null>(null),
  /** What 【退場時】 waits for. */
  onRetire: usually<[], EventPattern | null>(null),
  /** What 【攻撃時】 waits for. */
  onAttack: usually<[], EventPattern | null>(null),
  /** What 【防御時】 waits for. */
  onDefend: usually<[], EventPattern | null>(null),
  /** Whether a triggered ability must be used. */
  mustUseTriggered: usually<[], boolean>(false),
  /** Whether effects make abilities for a later event. */
  delayedTrigger: usually<[], boolean>(false),
  /** Whether an ability that a move between these zones wakes looks back, seeing cards in the public one. */
  looksInPublicZone: usually<[from: string, to: string], boolean>(false),
  /** The same of a move onto the field or off it. */
  looksOnField: usually<[from: string, to: string], boolean>(false),
  /** The same of any other move. */
  looksAtDestination: usually<[], boolean>(true),

  // ---------------------------------------------------------------- effects
  /** Whether an instant effect is carried out. */
  instantEffect: usually<[], boolean>(false),
  /** Whether there are instant effects. */
  instantEffectKind: usually<[], boolean>(false),
  /** Whether there are continuous effects. */
  continuousEffectKind: usually<[], boolean>(false),
  /** Whether there are replacement effects. */
  replacementEffectKind: usually<[], boolean>(false),
  /** Whether no effect takes the place of this event, whatever it says. */
  isNeverReplaced: usually<[event: GameEvent], boolean>(false),
  /** Whether static abilities apply their effects. */
  staticAbilitiesApply: usually<[], boolean>(false),
  /** Whether the effect of a static ability is a continuous one. */
  staticIsContinuous: usually<[], boolean>(false),
  /** From when the effect of a static ability dates that became valid then. */
  staticTimestamp: usually<[time: number], number>(0),
  /** From when an effect dates that was resolved then. */
  resolvedTimestamp: usually<[time: number], number>(0),
  /** Whether the turn is over for which an effect lasts. */
  turnIsOver: usually<[effect: ContinuousEffect], boolean>(false),
  /** The card from whose ability an effect comes. */
  sourceOfEffect: usually<[ability: number], number>(0),
  /** The card that has an ability. */
  sourceOfAbility: usually<[card: number], number>(0),
  /** The card that deals the damage of an effect. */
  /** What deals damage: the card that the text names, or the one whose ability it is. */
  sourceOfAbilityDamage: usually<[effect: number, named: number | undefined], number>(0),
  /** The card that deals the damage of a battle. */
  sourceOfBattleDamage: usually<[attacker: number], number>(0),
  /** The card that retires what this one beat, or its ability retires. */
  retiredBy: usually<[card: number], number>(0),
  /** Whether the next instruction still belongs to a shuffle. */
  shuffleThenPlace: usually<[next: Instruction | null], boolean>(false),
  /** Whether a card is shuffled just now, so that nobody sees it. */
  shuffleUnseen: usually<[card: number], boolean>(false),
  /** How many draws so many cards take. */
  drawsInARow: question((_, count: number): number => Math.min(count, 1)),

  // ---------------------------------------------------------------- using
  /** Whether a card is used as a unit card. */
  usingAUnitCard: usually<[card: number], boolean>(false),
  /** Whether it is used as an event card. */
  usingAnEventCard: usually<[card: number], boolean>(false),
  /** Whether an ability is used that it stands for. */
  usingAnAbility: usually<[card: number], boolean>(false),
  /** Whether a card can be activated. */
  activateCard: usually<[card: number], boolean>(false),
  /** Whether an ability can be activated. */
  activateAbility: usually<[card: number], boolean>(false),
  /** Whether a cost is paid by carrying its actions out. */
  payCost: usually<[], boolean>(false),
  /** Whether a cost of nothing counts as paid. */
  zeroCostIsPaid: usually<[], boolean>(false),
  /** As what a card is resolved that was used. */
  resolveByKind: usually<[card: number], ResolvedAs>(''),

  // ---------------------------------------------------------------- turns and attacks
  /** Whether an action of the main phase may be taken again. */
  mayActAgain: usually<[action: string], boolean>(false),
  /** Whether a unit came to the field this turn, and by being deployed. */
  deployedNow: usually<[who: number | Player], boolean>(false),
  /** Whether a unit attacks. */
  attacking: usually<[who: number | Player], boolean>(false),
  /** Whether a unit or a player is attacked. */
  attacked: usually<[who: number | Player], boolean>(false),
  /** Whether a unit is in battle. */
  inBattle: usually<[who: number | Player], boolean>(false),
  /** The loop that the game is in; nothing where it is in none. */
  loopHere: usually<[], readonly PastAnswer[] | null>(null),
};

/** Asks a rule of this game, and makes the unit that answers. */
export const { say, definition } = asking({ ...ofKernel, ...questions });
