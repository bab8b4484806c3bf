/** What rules of Duel Masters ask one another: what each question is about, and what is so where no rule answers it. */
import type { Ability, Condition, EventPattern, TraitValue, Who } from '../../kernel/ability.js';
import { listOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, definitionOf, isCurrent } from '../../kernel/game.js';
import { type Answers as AnswersTo, asking, question, usually } from '../../kernel/question.js';
import { questions as ofKernel } from '../../kernel/questions.js';
import type { Replacement } from '../../kernel/replacement.js';
import type { Context, Seen } from '../../kernel/select.js';
import type { CardRef, GameEvent, Tag, Player } from '../../kernel/state.js';
import type { Face } from './faces.js';
import type { ExtraTurn } from './turns.js';
import type { Pending } from './waiting.js';

/** Who wins a battle, and who loses it. */
export interface BattleOutcome {
  readonly winners: readonly number[];
  readonly losers: readonly number[];
}

/** The shields that a breaker found, and whether it breaks all of them. */
export interface Breaking {
  readonly found: readonly number[];
  readonly all: boolean;
}

type Trait = TraitValue | undefined;

/** Names, and the words that they consist of. */
const withParts = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, ...name.split(/[ ・]/)])),
];

/** How a card lies: states by their names. */
export type Status = Readonly<Record<string, string>>;

export const questions = {
  // ---------------------------------------------------------------- cards
  /** Whether a card has one civilization. */
  monocolored: usually<[card: number], boolean>(false),
  /** Whether a card has two civilizations or more. */
  multicolored: usually<[card: number], boolean>(false),
  /** Whether a card has no civilization. */
  colorless: usually<[card: number], boolean>(false),
  /** Whether a name contains what a text calls a part of it. */
  partOfName: question((_, name: string, part: string): boolean => name === part),
  /** Whether a name that a text gives means only what is called just so. */
  namesAreWhole: usually<[], boolean>(false),
  /** Whether a subtype contains what a text calls a part of it. */
  partOfSubtype: question((_, name: string, part: string): boolean => name === part),
  /** Of which subtypes one can be chosen, where cards have these. */
  subtypesToChoose: question((_, subtypes: readonly string[]): readonly string[] =>
    withParts(subtypes),
  ),
  /** Which names can be said of a card, where cards have these. */
  namesToSay: question((_, names: readonly string[]): readonly string[] => withParts(names)),
  /** How many civilizations are chosen at least where one is to be. */
  fewestCivilizations: usually<[], number>(0),
  /** Whether to summon, to cast and to expand are each to use a card. */
  eachIsUse: usually<[], boolean>(false),
  /** The least number that can be chosen; nothing where there is none. */
  leastNumber: usually<[], number | null>(null),
  /** Which of its halves a card shows that has come to a zone, as a new one or as the same: both, the first, the second. */
  twinpactShows: usually<[card: number, zone: string, isNew: boolean], number>(0),
  /** Which of its sides shows of a card that has two. */
  sideShows: usually<[card: number], number>(0),
  /** As which of its halves a card may be used, by what says how; none where it has none, or shows one alone. */
  halvesToUse: usually<[card: number, as: string], readonly number[]>([]),
  /** Who says as which of its halves a card is used that may be used as either; nobody, and it is the first. */
  saysHalf: usually<[card: number], Player>(''),
  /** Whether who shows a card in a gachinko judge says which of its two costs counts; otherwise it is the first. */
  saysCostShown: usually<[], boolean>(false),
  /** Whether a card is one of two halves. */
  twinpact: usually<[card: number], boolean>(false),
  /** Which halves of a card a text means that names these types; none where it means the card. */
  halvesMeant: usually<[halves: readonly Face[], types: readonly string[]], readonly Face[]>([]),
  /** Whether one who picks a card by its cost says which of two costs counts. */
  saysWhichCost: usually<[seen: Seen, context: Context], boolean>(false),
  /** What a card is called that is both of its halves, and is called so as a whole. */
  nameOfBoth: question((_, names: readonly string[], _both: string): readonly string[] => names),
  /** What a reference to the cost of a card reads, which effects have changed to a value. */
  writtenCost: question((_, _card: number, changed: Trait): Trait => changed),
  /** What a number reads that may have fallen below zero. */
  negativePower: question((_, value: Trait): Trait => value),
  /** What a number reads that may be without end. */
  infinity: usually<[value: Trait], Trait>(undefined),
  /** What the power of a card reads, which has this value. */
  onlyCreaturesHavePower: question((_, _card: number, value: Trait): Trait => value),
  /** Whether a creature wins battles by its text. */
  winsBattles: usually<[card: number], boolean>(false),

  // ---------------------------------------------------------------- zones
  /** Whether a zone is private. */
  isPrivate: usually<[zone: string], boolean>(false),
  /** How a card is turned in a zone that it enters. */
  orientationOnEntry: usually<[zone: string], Status>({}),
  /** How a card lies that is turned upside down; nothing where that leaves it as it lay. */
  turnedUpsideDown: usually<[], string | undefined>(undefined),
  /** Whether what untaps a card that is upside down turns it back. */
  untapsFromUpsideDown: usually<[], boolean>(true),
  /** Which side of a card shows in a zone that it enters. */
  faceOnEntry: usually<[zone: string], Status>({}),
  /** Whether players may know how many cards a deck holds; nothing for other zones. */
  countsDeck: usually<[zone: string], boolean | undefined>(undefined),
  /** Whether players may know how many cards a hand holds; nothing for other zones. */
  countsHand: usually<[zone: string], boolean | undefined>(undefined),
  /** How many cards of a deck of so many lie above one that is put at a place which the deck has not; nothing where it is not put. */
  depthInShortDeck: usually<[there: number], number | undefined>(undefined),
  /** Whether all see a card, in a zone that is public. */
  seesPublic: usually<[card: number], boolean | undefined>(undefined),
  /** Whether somebody sees a card in a deck. */
  seesDeck: usually<[player: Player, card: number], boolean | undefined>(undefined),
  /** Whether a player sees a card in a hand. */
  seesHand: usually<[player: Player, card: number], boolean | undefined>(undefined),
  /** Whether somebody sees a card in a graveyard. */
  seesGraveyard: usually<[player: Player, card: number], boolean | undefined>(undefined),
  /** Whether somebody sees a card in a mana zone. */
  seesMana: usually<[player: Player, card: number], boolean | undefined>(undefined),
  /** Whether somebody sees a card among the shields. */
  seesShield: usually<[player: Player, card: number], boolean | undefined>(undefined),
  /** Whether all see a card, though its zone is private. */
  showsItsFace: usually<[card: number], boolean>(false),
  /** Whether a player is shown a card that is revealed or looked at. */
  seesShown: usually<[player: Player, card: number], boolean>(false),
  /** Whether a card that is shown to all stays so until the effect is over that shows it. */
  shownToTheEnd: usually<[card: number], boolean>(false),
  /** Whether an effect of that age was on a card already when this one began to be shown. */
  wasThereBefore: usually<[since: number, shown: number], boolean>(false),
  /** Whether a player sees a card because they search for one there. */
  seesToFind: usually<[player: Player, card: number], boolean>(false),
  /** Whether a player sees a card that lies face down where others are seen. */
  seesOwnFaceDown: usually<[player: Player, card: number], boolean>(false),
  /** What a characteristic reads of a card that lies face down in the mana zone. */
  readsFaceDown: question((_, _trait: string, value: Trait): Trait => value),
  /** Whether such a card has no abilities either. */
  noAbilitiesFaceDown: usually<[], boolean>(false),
  /** Whether a card has come to a zone where an event puts it. */
  comesAnew: usually<[event: GameEvent], boolean>(true),
  /** Where a card is while it is used. */
  zoneInUse: question((game, card: number): string => cardOf(game, card).zone),
  /** Whether a card that is used does not count in its zone, where it stays. */
  isPending: usually<[card: number], boolean>(false),
  /** The same of a spell, until it has resolved. */
  spellIsPending: usually<[], boolean>(false),
  /** Whether what is pending does not count in its zone. */
  pendingDoesNotCount: usually<[], boolean>(false),
  /** Whether what was pending and has come nowhere counts in its zone again. */
  countsOnceMore: usually<[], boolean>(false),
  /** Whether a card of the mana zone may be tapped for its own use. */
  paysForItself: usually<[], boolean>(false),
  /** Where a spell is from casting to the end of its resolution. */
  spellInUse: question((game, card: number): string => cardOf(game, card).zone),
  /** Where a spell goes last. */
  restsAfterResolving: usually<[card: number], string>('nowhere zone'),
  /** Where a creature goes as it resolves. */
  entersOnResolving: usually<[card: number], string>('nowhere zone'),
  /** Whether an artifact that has been used comes to where cards that resolve go. */
  usedArtifactEnters: usually<[], boolean>(false),
  /** The same of a tamaseed. */
  usedTamaseedEnters: usually<[], boolean>(false),
  /** Whether a land cannot be in the battle zone. */
  landsStayOut: usually<[], boolean>(false),
  /** Whether a card is an element. */
  isElement: usually<[card: number], boolean>(false),
  /** Whether a card type is none of those of elements. */
  notAmongElements: usually<[type: string], boolean>(false),
  /** What becomes of a creature that is destroyed. */
  destroyedToGraveyard: usually<[card: number], readonly GameEvent[]>([]),

  /** What does what a text says: the card that has it, or the one that the text names. */
  whatDoesIt: question((_, source: number, _named: number | undefined): number => source),

  // ---------------------------------------------------------------- where abilities work
  /** Whether an ability works in every zone. */
  worksEverywhere: usually<[ability: Ability], boolean>(false),
  /** Whether an ability works in this zone by naming it. */
  worksInNamedZone: question(
    (_, zone: string, _ability: Ability): boolean => zone === 'battle zone',
  ),
  /** Whether an ability that names no zone works in this one. */
  /** Whether a G strike works in a zone, besides the hand, to which it was going as it was declared. */
  strikesFromShields: usually<[zone: string], boolean>(false),
  worksInBattleZone: usually<[zone: string], boolean>(false),
  /** The same of the other zones. */
  worksElsewhere: question((_, zone: string): boolean => zone !== 'battle zone'),
  /** Whether an ability that gives its own card shield trigger works among the shields. */
  worksAmongShields: usually<[], boolean>(false),
  /** Whether an ability on the use of its own card works in this zone. */
  worksWhereUsed: usually<[zone: string, ability: Ability], boolean>(false),
  /** Whether an ability that has its own card used for nothing works in this zone. */
  worksWhereUsable: question(
    (_, zone: string, _card: number, _ability: Ability): boolean => zone === 'battle zone',
  ),
  /** Whether an ability on how its own card enters works as it enters. */
  worksOnEntry: usually<[ability: Ability], boolean>(false),
  /** Whether an ability works in this zone because only there its condition can be met. */
  worksWhereItTriggers: usually<[zone: string, ability: Ability], boolean>(false),
  /** Whether static abilities make continuous effects. */
  fromStatic: usually<[], boolean>(false),
  /** Whether spells and abilities that resolve make continuous effects. */
  fromResolving: usually<[], boolean>(false),
  /** Whether the continuous effects of a static ability last while it works. */
  staticMakesContinuous: usually<[], boolean>(false),
  /** Whether cards that have moved are seen under the continuous effects where they have come to. */
  seenUnderEffects: usually<[], boolean>(false),

  // ---------------------------------------------------------------- turns
  /** Whether the rules skip a step of this turn. */
  skipsStep: usually<[name: string], boolean>(false),
  /** Who has the next turn by having gained it, where this player has gained one. */
  nextExtraTurn: usually<[gained: Player | undefined], Player | undefined>(undefined),
  /** In which order turns come that players have gained. */
  orderOfExtraTurns: question((_, all: readonly ExtraTurn[]): readonly ExtraTurn[] => all),
  /** The continuous effects that end at a moment. */
  endingAt: usually<[moment: string], readonly Tag[]>([]),
  /** The cards of a player that untap as their turn starts. */
  cardsToUntap: usually<[player: Player], readonly number[]>([]),
  /** How many cards a player may charge in a turn. */
  chargesAllowed: question((_): number => Number.MAX_SAFE_INTEGER),
  /** How many cards each player starts with in hand. */
  handToStart: usually<[], number>(0),
  /** A player draws until there are so many in hand, and not so many. */
  handIsFilled: usually<[], boolean>(false),
  /** Whether a card that is still to be put somewhere is kept out as the rest of its deck is shuffled. */
  keptOutOfShuffle: usually<[card: number], boolean>(false),
  /** How many shields each player starts with. */
  shieldsToStart: usually<[], number>(0),
  /** How many cards are put among the shields before the game. */
  shieldsDealt: usually<[], number>(0),
  /** The players who win by a direct attack. */
  winByDirectAttack: usually<[], readonly string[]>([]),
  /** The players who win because a deck is empty. */
  winByEmptyDeck: usually<[], readonly string[]>([]),

  // ---------------------------------------------------------------- seals
  /** Whether a card is a seal on another. */
  isSeal: usually<[card: number], boolean>(false),
  /** Whether a card is ignored while a seal lies on it. */
  ignoredUnderSeals: usually<[card: number], boolean>(false),
  /** Whether what is ignored counts as not being there. */
  ignoredIsAbsent: usually<[], boolean>(false),
  /** Whether a card is ignored now. */
  ignored: usually<[card: number], boolean>(false),
  /** Whether a card is of one of these civilizations, though it may be ignored. */
  sharesCivilization: usually<[card: number, civilizations: readonly string[]], boolean>(false),

  // ---------------------------------------------------------------- attacks
  /** Whether a creature attacks. */
  attacking: usually<[card: number], boolean>(false),
  /** Whether what forbids a creature to attack at all goes for it as its attack has been declared. */
  forbidsDeclared: usually<[attacker: number], boolean>(true),
  /** Whether a creature is attacked. */
  attacked: usually<[card: number], boolean>(false),
  /** Whether a creature blocks. */
  blocking: usually<[card: number], boolean>(false),
  /** Whether a creature is blocked. */
  blocked: usually<[card: number], boolean>(false),
  /** Those of the creatures that can turn the attack on themselves that have to be chosen for it. */
  forcedToBlock: usually<[able: readonly number[]], readonly number[]>([]),
  /** Whether a creature is still in the attack. */
  isInAttack: usually<[ref: CardRef], boolean>(true),
  /** Whether an attack goes on to its next substep. */
  attackGoesOn: usually<[], boolean>(true),
  /** Who wins a battle of two creatures, and who loses it. */
  battleOutcome: usually<[one: number, other: number], BattleOutcome>({ winners: [], losers: [] }),
  /** Who wins a battle whatever the powers, if anybody does. */
  surelyWins: usually<[one: number, other: number], BattleOutcome | null>(null),
  /** What comes of a battle that both creatures win. */
  bothWinBattle: usually<[one: number, other: number], BattleOutcome | null>(null),
  /** Whether what triggers on battling is carried out at once. */
  battleTriggersAtOnce: usually<[], boolean>(false),
  /** The numbers of shields of which a direct attack breaks one. */
  breakCounts: usually<[attacker: number], readonly number[]>([]),
  /** The same for a creature whose text says nothing. */
  singleBreak: usually<[], readonly number[]>([]),
  /** The shields of a player from which the next one to break is chosen. */
  shieldsToBreak: usually<[player: Player, breaking: Breaking], readonly number[]>([]),
  /** Those shields of a player, of which these were there before the first break. */
  addedShieldsToo: question((game, player: Player, found: readonly number[]): readonly number[] =>
    cardsIn(game, player, 'shield zone').filter((id) => found.includes(id)),
  ),
  /** What tells that a card, or a text of it, is about to break shields that have been chosen. */
  beforeBreak: usually<[by: number, player: Player], readonly GameEvent[]>([]),
  /** Of what has triggered before a break, what is left for later; before it triggered all this waited. */
  leftForEarlierBreak: usually<[before: readonly Tag[]], readonly Tag[]>([]),
  /** Whether shields are broken that were chosen for an attacker which has left. */
  breaksWithoutAttacker: usually<[], boolean>(false),
  /** How many shields more a card breaks whenever it breaks any. */
  additionalBreaks: usually<[card: number], number>(0),
  /** Whether the player who called for a judge wins it, by the costs of both cards. */
  winsJudge: usually<[own: number, other: number], boolean>(false),
  /** Whether the judge for which a card was shown is won. */
  judgeWon: usually<[card: number], boolean>(false),
  /** Whether it is as shields begin to wait that it is looked at which of them are shield triggers. */
  shieldTriggersAsBefore: usually<[], boolean>(false),
  /** Whether a shield is on its way to the hand, and waits until all is declared. */
  waiting: usually<[card: number], boolean>(false),
  /** Whether a card among the shields counts as a shield, and not as a part of one. */
  isShield: usually<[card: number], boolean>(true),
  /** The cards that a shield consists of. */
  cardsOfShield: question((_, card: number): readonly number[] => [card]),
  /** How many cards lie at each place, where so many did before the shields were rearranged. */
  sizesAfter: question((_, sizes: readonly number[]): readonly number[] =>
    sizes.flatMap((size) => Array.from({ length: size }, () => 1)),
  ),
  /** Whether a shield that returns to hand lets its trigger be used. */
  returnsLikeABreak: usually<[], boolean>(false),

  // ---------------------------------------------------------------- activated abilities
  /** What an activated ability behind an icon waits for. */
  activatedPattern: usually<[icon: string, ability: number], EventPattern | null>(null),
  /** What an ability waits for whose use is declared after such an event. */
  declaredPattern: usually<[when: EventPattern | null, ability: number], EventPattern | null>(null),
  /** Whether what triggers in the hand as such an event happens has to be declared, though its text does not say so. */
  mustBeDeclared: usually<[], boolean>(false),
  /** Whether to declare the use of an ability is to declare that of its card. */
  declaringIsUsing: usually<[], boolean>(true),
  /** Whether what an activated ability gives waits, and is no part of its activation. */
  effectIsApart: usually<[], boolean>(false),
  /** Whether the modes of what an activated ability gives are declared with its activation. */
  modesWithActivation: usually<[], boolean>(false),

  // ---------------------------------------------------------------- using cards
  /** Whether a card that is used from a zone leaves it only once its cost is paid. */
  leavesOncePaid: usually<[zone: string], boolean>(false),
  /** Whether a card that is used from a zone counts there no more as its cost is determined. */
  leavesBeforeItsCost: usually<[zone: string], boolean>(false),
  /** What a player pays for a card. */
  costToPay: question((game, card: number): number =>
    Number(definitionOf(game, cardOf(game, card)).traits['cost'] ?? 0),
  ),
  /** Whether a player can pay for a card. */
  canPay: usually<[card: number, player: Player], boolean>(true),
  /** Whether a player can pay the civilizations of a card. */
  canPayCivilizations: usually<[card: number, player: Player], boolean>(true),
  /** Whether a player's mana numbers can be made to add up to what a card costs. */
  canMakeUp: usually<[card: number, player: Player], boolean>(true),
  /** Those of its civilizations that are paid for, at this cost. */
  civilizationsToPay: question(
    (_, civilizations: readonly string[], cost: number): readonly string[] =>
      civilizations.slice(0, cost),
  ),
  /** How much mana a card gives. */
  manaOf: usually<[card: number], number>(1),
  /** The mana number of a card on which none is written. */
  usualMana: usually<[], number | undefined>(undefined),
  /** How many of so many cards may be tapped where some are needed. */
  mostToTap: question((_, _needed: number, all: number): number => all),
  /** Who declare the modes of an effect, one after another. */
  choosesModes: question(
    (_, _who: Who, controller: Player, _source: CardRef): readonly Player[] => [controller],
  ),

  /** Whether cards of the mana zone pay for civilizations. */
  payFor: question((game, cards: readonly number[], civilizations: readonly string[]): boolean =>
    civilizations.every((one) =>
      cards.some((id) => listOf(game, id, 'civilization').includes(one)),
    ),
  ),

  /** Whether what an effect puts into the battle zone counts as summoned. */
  puttingIsSummoning: usually<[], boolean>(false),

  // ---------------------------------------------------------------- what is replaced
  /** Those of several replacements of an event that go before all others: a spell's own, of where it goes. */
  spellsOwnReplacements: question(
    (_, options: readonly Replacement[]): readonly Replacement[] => options,
  ),
  /** Those of several replacements of an event from which one is taken, whoever's turn it is. */
  turnPlayersReplacements: question(
    (_, options: readonly Replacement[]): readonly Replacement[] => options,
  ),

  // ---------------------------------------------------------------- what waits
  /** Whether an effect is carried out whose card has left since it began to wait. */
  outlivesItsSource: question((game, source: CardRef): boolean => isCurrent(game, source)),
  /** Whether the condition of a triggered ability is met as it resolves. */
  conditionMet: usually<[condition: Condition, context: Context], boolean>(true),
  /** How often an ability waits that an effect has made for later. */
  delayedWaits: usually<[], number>(0),
  /** Those effects that wait from which the next is taken: shield triggers and the like, or others. */
  shieldTriggersFirst: question((_, all: readonly Pending[]): readonly Pending[] => all),
  /** Those from which the next is taken, among those of both players. */
  turnPlayersFirst: question((_, all: readonly Pending[]): readonly Pending[] => all),
  /** Whether a strike back goes with the shield triggers, and before what waits otherwise. */
  strikesBackEarly: usually<[], boolean>(false),
  /** The same while an effect of the other player's is carried out. */
  turnPlayerCutsIn: usually<[all: readonly Pending[]], readonly Pending[]>([]),
  /** Those from which their player chooses the next. */
  anyOrder: question((_, all: readonly Pending[]): readonly Pending[] => all.slice(0, 1)),

  /** Those one-shot effects of static abilities from which the next is taken. */
  cutInOrder: question(
    <T extends { readonly player: Player }>(_: unknown, all: readonly T[]): readonly T[] => all,
  ),

  // ---------------------------------------------------------------- things of several cards
  /** Whether an effect on an element does what it does to all cards of which that consists. */
  elementIsWhole: usually<[], boolean>(true),
  /** Whether a card that lay under one that leaves alone can lie in the battle zone by itself. */
  liesByItself: usually<[card: number], boolean>(true),
  /** Whether the next card is looked at, too, where the uppermost of those that are left cannot. */
  rebuildsFurther: usually<[], boolean>(false),
  /** Whether a creature cannot attack in the turn in which it has come. */
  sickAsItComes: usually<[card: number], boolean>(true),
  /** Whether a card that lay under one that leaves alone can stay only with something under it to have evolved from. */
  staysOnBase: usually<[], boolean>(false),
  /** Whether cards that are of no use to what stays are put into the graveyard. */
  unusedGo: usually<[], boolean>(false),
  /** Whether what is left counts as having been there all the time, with whatever applied to it. */
  keepsWhatItWas: usually<[], boolean>(false),
  /** In which position what is left lies, of which this card is the uppermost: the one before, or none for upright. */
  liesRebuilt: usually<[card: number, before: string], string>(''),

  // ---------------------------------------------------------------- what is done
  /** How much of what a text wants is done where less is possible. */
  doesWhatIsPossible: question((_, there: number, wanted: number): number =>
    there < wanted ? 0 : there,
  ),
  /** Whether what these replacements have become of may be replaced. */
  onlyOnce: usually<[history: readonly string[]], boolean>(true),
  /** Whether what triggers on a draw is carried out before the card comes to the hand. */
  drawTriggersFirst: usually<[], boolean>(false),
  /** Whether a replaced draw is over before the next card is drawn. */
  drawReplacementFirst: usually<[], boolean>(false),
  /** Whether a draw is over before the next card is drawn. */
  replacedDrawFirst: usually<[], boolean>(false),
};

/** What an edition may answer by a value alone. */
export type AnswersByValue = AnswersTo<typeof questions>;

/** Asks a rule of this game, and makes the unit that answers. */
export const { say, definition } = asking({ ...ofKernel, ...questions });
