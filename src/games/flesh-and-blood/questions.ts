/** What rules of Flesh and Blood ask one another: what each question is about, and what is so where no rule answers it. */
import { cardOf, opponentOf } from '../../kernel/game.js';
import { asking, question, usually } from '../../kernel/question.js';
import { questions as ofKernel } from '../../kernel/questions.js';
import type { Ability, Filter } from '../../kernel/ability.js';
import type { ModesThere } from '../../kernel/modes.js';
import type { Seen } from '../../kernel/select.js';
import type { CardRef, GameEvent, Player } from '../../kernel/state.js';
import type { Link } from './combat.js';
import type { CostChange } from './costs.js';
import type { PaidFor } from './paying.js';
import { front, whole } from './faces.js';
import type { Asset, StateMet } from './words.js';

export const questions = {
  // ---------------------------------------------------------------- priority
  /** Who gains priority first. */
  firstInPriority: question((game): Player => opponentOf(game, game.state.turn.player)),
  /** Who gains priority where this player passes; nobody where it goes no further. */
  nextInPriority: usually<[player: Player], Player | null>(null),
  /** Who gains priority where this player has played or activated something. */
  afterActing: question((game, player: Player): Player => opponentOf(game, player)),

  // ---------------------------------------------------------------- zones
  /** Whether a card of this zone is private, as a rule. */
  isPrivateZone: usually<[zone: string], boolean | undefined>(undefined),
  /** Whether a player may look at a private card. */
  looksAtOwn: usually<[player: Player, card: number], boolean>(false),
  /** The zones that all players share. */
  sharedZones: usually<[], readonly string[]>([]),

  /** Whether a text can describe something as an attack alone, and does. */
  meansAsAttack: usually<[seen: Seen, filter: Filter], boolean>(true),
  /** Whether a text can describe something that lies face down there. */
  meansPublic: usually<[seen: Seen, filter: Filter], boolean>(true),

  /** Whether an ability that has moved a card, or triggered as it moved, speaks of the object it was moved to as long as it lies so. */
  referenceLasts: usually<[card: number], boolean>(true),

  // ---------------------------------------------------------------- costs
  /** How many points of an asset it costs to play a card, or to activate an ability of it. */
  assetCost: usually<[asset: Asset, what: PaidFor], number>(0),
  /** How many action points it costs. */
  actionCost: usually<[card: number, ability: Ability | null], number>(0),
  /** What the cost of a card is, of which effects would make so much. */
  costUnchanged: question((_, _card: number, changed: number): number | undefined => changed),
  /** What the cost of a card is, with all that somebody has said it to be. */
  costWithX: question((_, _card: number, written: number): number => written),
  /** Whether X may be so much for a card that a player plays. */
  legalX: usually<[card: number, player: Player, value: number], boolean>(true),
  /** What a card costs before anything changes that. */
  startingCost: question((_, cost: number, _card: number): number => cost),
  /** Whether a player may play a split card as both of its sides. */
  mayMeld: usually<[player: Player, card: number], boolean>(false),
  /** What is paid where a cost of so much is changed so. */
  adjustedCost: question((_, cost: number, _changes: readonly CostChange[]): number => cost),
  /** How many resource points it costs to play a card for which so many are paid besides. */
  resourceCost: usually<[what: PaidFor, besides: number], number>(0),
  /** How many points of the asset a card gains that is pitched. */
  pitchGains: usually<[card: number], number>(0),
  /** Whether somebody who has so many points goes on pitching for a cost of so many. */
  pitchesOn: usually<[points: number, cost: number], boolean>(true),
  /** Whether what effect-costs are for is taken back where they cannot be carried out. */
  takesBackUnpaid: usually<[], boolean>(false),
  /** Whether the effects that one cost consists of are paid one by one, where there are so many. */
  paidOneByOne: usually<[effects: number], boolean>(false),
  /** From which zones cards are played. */
  zonesToPlayFrom: usually<[], readonly string[]>(['hand']),
  /** Whether a card may be played from another zone, since a text says so. */
  playableElsewhere: usually<[card: number], boolean>(false),
  /** Whether an ability may be activated that was activated so often in this turn. */
  limitReached: usually<[used: number], boolean>(false),
  /** Who may activate an ability of a card. */
  mayActivateOf: question((game, card: number): Player => cardOf(game, card).owner),

  // ---------------------------------------------------------------- layers
  /** Which of its modes a player may declare, by their numbers. */
  legalModes: question(
    (_, _layer: number, _player: Player, { options }: ModesThere['modes']): readonly number[] =>
      options.map((_option, at) => at + 1),
  ),
  /** What the abilities that wait for a state of the game find to be so. */
  statesMet: usually<[], readonly StateMet[]>([]),
  /** Whether the static abilities of a layer work. */
  staticsOfLayer: usually<[card: number], boolean>(false),
  /** Whether an effect that says nothing of how long it lasts ends at a moment. */
  endsUnsaid: usually<[moment: string], boolean>(false),
  /** Whether a card becomes a permanent as it resolves. */
  becomesPermanent: usually<[card: number], boolean>(false),
  /** Whether a card becomes a defending card as it resolves. */
  defendsOnResolving: usually<[card: number], boolean>(false),
  /** Whether its back is active from then on. */
  entersTurned: usually<[card: number], boolean>(false),
  /** Whether an item becomes one. */
  itemEnters: usually<[card: number], boolean>(false),
  /** Whether an ally does. */
  allyEnters: usually<[card: number], boolean>(false),
  /** Whether an invocation does. */
  invocationEnters: usually<[card: number], boolean>(false),
  /** Whether a construct does. */
  constructEnters: usually<[card: number], boolean>(false),
  /** Whether a figment does. */
  figmentEnters: usually<[card: number], boolean>(false),
  /** Whether a demi-hero counts as the hero of its player. */
  isHero: usually<[card: number], boolean>(false),
  /** Whether a card can be turned so that it lies with this face. */
  canTurn: usually<[card: number, face: string], boolean>(true),
  /** Whether a card can be awakened. */
  canAwaken: usually<[card: number], boolean>(true),
  /** Whether a player sees a card that a text reveals, or lets them look at. */
  seesShown: usually<[player: Player, card: number], boolean>(false),
  /** Whether whoever searches a zone sees what lies there. */
  seesToFind: usually<[player: Player, card: number], boolean>(false),
  /** Whether an aura does. */
  auraEnters: usually<[card: number], boolean>(false),

  // ---------------------------------------------------------------- faces
  /** Whether a double-faced card is a flip card. */
  isFlip: usually<[card: number], boolean>(false),
  /** Whether it is a transcend card. */
  isTranscend: usually<[card: number], boolean>(false),
  /** Whether it is a twin card. */
  isTwin: usually<[card: number], boolean>(false),
  /** Which face of a flip card is active where it has come to, as a new object or as the same. */
  flipShows: usually<[card: number, isNew: boolean], number>(whole),
  /** Which of a transcend card is. */
  transcendShows: usually<[card: number], number>(whole),
  /** Which of a twin card is; all where both are. */
  twinShows: usually<[card: number, zone: string], number>(front),
  /** Whether what puts a card into this zone can say that it is this face of it. */
  comesAs: usually<[card: number, zone: string, face: number], boolean>(false),
  /** Whether a twin card is one of its faces alone in this zone. */
  twinShowsOne: usually<[zone: string], boolean>(false),
  /** Which side of a split card there is that is a new object. */
  splitShows: usually<[], number>(front),
  /** Whether an effect on a double-faced card goes on where another face comes to define it. */
  facesAreOne: usually<[], boolean>(false),
  /** Which face of a flip card is active outside the game. */
  flipOutside: usually<[], number>(whole),
  /** Which of a transcend card is. */
  transcendOutside: usually<[], number>(whole),
  /** Whether both sides of a split card count for what a card-pool may contain. */
  bothSidesCount: usually<[], boolean>(false),
  /** Whether a hybrid card may be in a card-pool for any one of its supertypes. */
  oneIsEnough: usually<[], boolean>(false),
  /** Which face of a card is active outside the game. */
  showsOutside: usually<[card: number], number>(whole),
  /** Whether who names a double-faced card says the name of one of its faces. */
  namesOneFace: usually<[], boolean>(false),
  /** Whether who names a split card says the name of one of its sides. */
  namesOneSide: usually<[], boolean>(false),
  /** Whether who plays a card says which side or face of it is played. */
  declaresSide: usually<[card: number], boolean>(false),
  /** Whether a split card is one of its sides alone on the stack. */
  splitShowsOne: usually<[], boolean>(false),

  // ---------------------------------------------------------------- counters
  /** By how much counters on a card change a property of it. */
  changedByCounters: usually<[card: number, trait: string], number>(0),
  /** How many counters of a name are on a card. */
  countersThere: usually<[card: number, counter: string], number>(0),
  /** What becomes of a number that would be negative. */
  neverBelowZero: question((_, number: number): number => number),

  // ---------------------------------------------------------------- life
  /** Whether something in the arena is a permanent. */
  isPermanent: usually<[card: number], boolean>(true),
  /** The life total of something with so much base life. */
  lifeTotal: usually<[base: number, card: number], number>(0),
  /** Whether it is a living object. */
  isLiving: usually<[card: number], boolean>(false),
  /** Whether a living object has no life left. */
  isDead: usually<[card: number], boolean>(false),
  /** What becomes of a life total that would be negative. */
  lifeAtLeast: question((_, total: number): number => total),

  /** Whether what combat is over for finds room in a zone beside those cards. */
  returnsWhereRoomIs: usually<[card: number, zone: string, there: readonly number[]], boolean>(
    true,
  ),
  /** Whether a card may occupy one of two zones to which another is equipped that does not occupy it. */
  occupiesTheOther: usually<[card: number, others: readonly number[]], boolean>(false),

  // ---------------------------------------------------------------- combat
  /** How much of a number what stands for an attack has of its source. */
  inherits: usually<[attack: number, trait: string], number>(0),
  /** Whether a keyword is done as what has it resolves, so that the attack of its source has it not. */
  isResolutionAbility: usually<[keyword: string], boolean>(false),
  /** What it has of a list of its source: names, supertypes, types, subtypes. */
  inheritsWords: usually<[attack: number, trait: string], readonly string[]>([]),
  /** Whether what stands for the attack of a card attacks, hits and is defended as that card does. */
  doesAsAttack: usually<[], boolean>(false),
  /** Whether an ability works of a card that defends and is no permanent. */
  worksDefending: usually<[ability: Ability], boolean>(true),
  /** Whether an ability works in a zone, though it is one outside the arena. */
  worksWhereNamed: usually<[zone: string, ability: Ability], boolean>(false),
  /** Whether what is so while its card is in a zone works there. */
  worksWhileSo: usually<[zone: string, ability: Ability], boolean>(false),
  /** Whether what is so while its card is in a zone works where that is turned face down there. */
  worksUnseen: usually<[ability: Ability], boolean>(true),
  /** Whether a triggered ability works outside the arena, and one that takes the place of its card's moving. */
  worksOutside: usually<[card: number, ability: Ability], boolean>(false),
  worksAsItMoves: usually<[ability: Ability], boolean>(false),
  /** Whether a card attacks on the active chain link. */
  isAttacking: usually<[who: number | Player], boolean>(false),
  /** From where a card came to defend that was played. */
  defendsFrom: usually<[ref: CardRef], string>('stack'),
  /** Whether it defends there. */
  isDefending: usually<[who: number | Player], boolean>(false),
  /** Whether something is an attack. */
  isAttack: usually<[who: number | Player], boolean>(false),
  /** Whether the layer step begins, since an attack has come to the stack. */
  beginsLayerStep: usually<[], boolean>(false),
  /** Whether the attack on top of the stack waits for the attack step, and does not resolve. */
  waitsForAttackStep: usually<[], boolean>(false),
  /** Whether combat comes to its end since the active attack is gone. */
  attackIsGone: usually<[], boolean>(false),
  /** Whether it is what a card that defends is defending against. */
  isDefendedAgainst: usually<[card: number | Player], boolean>(false),
  /** The attack before the active one, as it was, where it has gone from the chain. */
  lastAttackGone: usually<[], Seen | null>(null),
  /** The active attack, as it was, where it has gone from the chain. */
  attackDefendedAgainst: usually<[], Seen | null>(null),
  /** Whether something attacked before the active attack on this combat chain. */
  isLastAttack: usually<[card: number | Player], boolean>(false),
  /** Which attack that was, though it may be gone. */
  attackBefore: usually<[], CardRef | null>(null),
  /** Whether an ability triggers though its source goes in the very event. */
  seesItselfGo: usually<[event: GameEvent, ability: Ability], boolean>(false),
  /** Whether the attack of a chain link deals damage to what it is made against, which is still there. */
  dealsToTarget: usually<[link: Link], boolean>(true),
  /** Whether damage is that of a hit. */
  isHit: usually<[event: GameEvent], boolean>(false),
  /** Whether damage that this deals to a card in place of a hit is one. */
  hitsStill: usually<[replaced: GameEvent, card: number, source: number], boolean>(false),
  /** Whether the player of what deals damage deals it, too. */
  playerDeals: usually<[source: number], boolean>(false),
  /** Whether the hero of who controls the attack attacks, where this is the card that makes it. */
  heroAttacks: usually<[attacker: number], boolean>(true),
  /** Whether a player may react as the one who attacks. */
  mayReactAttacking: usually<[player: Player], boolean>(false),
  /** Whether a player may react as the one whose hero is attacked. */
  mayReactDefending: usually<[player: Player], boolean>(false),
  /** Whether a player may play or activate reactions of a kind now. */
  mayReact: usually<[player: Player, kind: 'attack' | 'defense'], boolean>(true),

  /** The type of damage that a text deals, which says one or none. */
  damageType: usually<[said: string], string>(''),
  /** How much of damage is prevented at most by what has so much left. */
  preventsAtMost: question((_, _left: number, dealt: number): number => dealt),

  /** Whether anything of damage can be prevented. */
  canPrevent: usually<[event: GameEvent], boolean>(true),

  /** Of these names, those that a player may name. */
  namesToName: usually<[names: readonly string[]], readonly string[]>([]),

  // ---------------------------------------------------------------- the marked condition
  /** Whether something can be marked. */
  canBeMarked: usually<[card: number], boolean>(false),
  /** Whether a hero stays marked that is marked again. */
  staysMarked: usually<[], boolean>(false),
  /** Whether damage ends the condition. */
  endsMark: usually<[event: GameEvent], boolean>(true),
  /** What damage takes away, besides life, as a part of its event. */
  takenByDamage: usually<[event: GameEvent], readonly GameEvent[]>([]),

  // ---------------------------------------------------------------- turns
  /** The intellect of a player's hero. */
  intellectOf: usually<[player: Player], number>(0),
  /** How many cards a player draws up to. */
  drawsUpTo: usually<[player: Player], number>(0),
};

/** Asks a rule of this game, and makes the unit that answers. */
export const { say, definition } = asking({ ...ofKernel, ...questions });
