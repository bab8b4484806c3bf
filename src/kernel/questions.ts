/** What the kernel asks of any game's rules: what each question is about, and what is so where no rule answers it. */
import type { Active } from './active-effects.js';
import type {
  Ability,
  Change,
  Condition,
  EventPattern,
  Filter,
  Instruction,
  Quantity,
  Test,
  TraitValue,
  Who,
} from './ability.js';
import {
  answerOf,
  cardOf,
  type Game,
  inTurnOrder,
  isCurrent,
  isShared,
  opponentOf,
  Unsupported,
} from './game.js';
import type { InstructionOf } from './instructions.js';
import { asking, question, usually } from './question.js';
import type { Replacement } from './replacement.js';
import type { Layer } from './rule.js';
import type { Context, Search, Seen } from './select.js';
import type {
  CardRef,
  ContinuousEffect,
  GameEvent,
  Json,
  LastKnown,
  Player,
  Waiting,
} from './state.js';

type Status = Readonly<Record<string, string>>;

/** What becomes of cards that lay under one that leaves alone. */
export interface Uncovered {
  /** Those that do not stay, and the zone to which they go. */
  readonly gone: readonly number[];
  readonly to: string;
  /** How the others lie from now on, which are one thing. */
  readonly status: Status;
  /** Whether that counts as having been there: since when, and with all that applied to what lay there. */
  readonly keeps: boolean;
  /** The facts of the game that are about it then. */
  readonly facts: readonly string[];
}
type Trait = TraitValue | undefined;

const none: readonly number[] = [];

/** Players, and whose the cards are. */
const ofPlayers = {
  /** Whose turn it is. */
  turnPlayer: question((game): Player => game.state.turn.player),
  /** The opponents of a player. */
  opponents: question((game, player: Player): readonly Player[] => [opponentOf(game, player)]),
  /** The number that was chosen for this as a card was used, in that life of it; nothing where none was. */
  chosenAsUsed: usually<[card: CardRef, what: string], number | undefined>(undefined),
  /** Whom a text calls "you", by whose effect it is. */
  meansYou: question((_, controller: Player): readonly Player[] => [controller]),
  /** In which order players act who are told to act at the same time, by whose effect; by nobody's, where a rule tells them. */
  actingOrder: question((game, _controller: Player): readonly Player[] => inTurnOrder(game)),
  /** The owner of a card. */
  ownerOf: question((game, card: number): Player => cardOf(game, card).owner),
  /** Whose zones a card goes to where a text does not say whose. */
  homeOf: question((game, card: number): Player => cardOf(game, card).owner),
  /** Who controls a card that comes to a zone. */
  controllerIn: question((game, card: number, _zone: string): Player => cardOf(game, card).owner),
  /** Who controls an ability of a card, which this player controls. */
  controllerOfAbility: question((_, _card: number, controller: Player): Player => controller),
  /** Who controls the effect of an ability of this player's, from this source. */
  controllerOfEffect: question(
    (_, controller: Player, _source: CardRef | null): Player => controller,
  ),
};

/** Zones, and cards that come to them. */
const ofZones = {
  /** Whose part of a zone a card comes to that is sent to this side; nobody's of one that players share. */
  zoneSide: question((game, zone: string, side: Player): Player =>
    isShared(game, zone) ? '' : side,
  ),
  /** How a card lies in a zone that it enters, where nothing else is said. */
  entersWith: question((_, _card: number, _zone: string): Status => ({})),
  /** Whether a card lies, where it comes to a zone, as effects say that it comes there. */
  entersAsTold: usually<[], boolean>(true),
  /** Whether a card can lie so in the zone where it is, whatever is said of how it comes there. */
  canLie: usually<[card: number, status: string, value: string], boolean>(true),
  /** How a card lies otherwise that comes to a zone in play, and not as a board is laid out. */
  comesWith: usually<[card: number, zone: string], Status | null>(null),
  /** Whether nothing shows of a card as it lies there on a board. */
  showsNothing: usually<[card: number], boolean>(false),
  /** Whether a card that a board has lie there does not count there. */
  heldThere: usually<[card: number], boolean>(false),
  /** Whether a card that moves to this zone stays the card that it was. */
  staysTheSame: usually<[card: number, zone: string], boolean>(false),
  /** Whether the card in this role of an event moves so that nobody sees it, and is nothing but a card for what waits for that. */
  movesUnseen: usually<[event: GameEvent, role: string], boolean>(false),
  /** Whether a card that comes to be in this state is another one for that. */
  renewedSo: usually<[card: number, status: string, value: string], boolean>(false),
  /** To which zone cards go that lie under one as it goes to this zone and is another card there; nothing where they go along. */
  partsGo: usually<[card: number, zone: string], string>(''),
  /** Which face of a card shows that has come to this zone: what it is as a whole, its first, its second. */
  faceThere: question((game, card: number, _zone: string, isNew: boolean): number =>
    isNew ? 0 : cardOf(game, card).face,
  ),
  /** Whether a card of which another face shows stays the card that it was. */
  staysTurned: usually<[card: number], boolean>(true),
  /** Who puts cards in order that come to a zone together; nobody where they have none. */
  ordersArrivals: usually<[zone: string, cards: readonly number[]], Player | null>(null),
  /** Whether a text that names cards means every card of which a thing is made, each by itself. */
  namesCards: usually<[thing: number], boolean>(false),
  /** Which face of a card shows that is put under another, or on it: as a rule it is the card that it is, and shows none. */
  faceUnder: usually<[card: number], number>(0),
  /** Whether such a text reads what is written on a card that lies under another. */
  readUnder: usually<[card: number], boolean>(false),
  /** Whether what is written on such a card is ignored all the same. */
  ignoredUnder: usually<[card: number], boolean>(false),
  /** Whether a card that leaves from under another is nothing but a card, whatever is written on it. */
  leavesAsCard: usually<[card: number], boolean>(false),
  /** Whether what a thing cannot, or cannot have happen to it, goes for the cards under it, too. */
  sharedByParts: usually<[card: number], boolean>(false),
  /** Whether what a text does to a thing is done to its uppermost card alone: where it names cards, and where it does not. */
  takenAlone: usually<[thing: number, named: boolean], boolean>(false),
  /** What becomes of the cards under one that leaves alone; nothing where they leave with it. */
  uncovered: question(
    (
      _,
      _top: number,
      _under: readonly number[],
      _staying: readonly number[] | null,
    ): Uncovered | null => {
      throw new Unsupported(
        '',
        'what becomes of the cards under one that leaves alone is not carried out yet',
      );
    },
  ),
  /** The ways in which cards may stay that lie under one that leaves alone, and who says which; nothing where nobody does. */
  waysToStay: usually<
    [top: number, under: readonly number[]],
    { readonly by: Player; readonly ways: readonly (readonly number[])[] } | null
  >(null),
  /** To which of these cards the others are attached whose bearer has gone; 0 where to none. */
  newBearer: usually<[attached: readonly number[]], number>(0),
  /** What becomes of a state of a card, if anything, that is changed to a value. */
  statusBecomes: question((_, _before: string | undefined, value: string): string => value),
  /** The words of the game that are true of a card, to be remembered when it leaves. */
  wordsFor: usually<[card: number], readonly string[]>([]),
  /** Whether a player sees the face of a card, in a zone that is open to them or not. */
  sees: question((_, _player: Player, _card: number, open: boolean): boolean | undefined => open),
  /** Whether a player who may see a card sees a face of it that does not show. */
  seesOtherFace: usually<[player: Player, card: number], boolean>(false),
  /** Whether a player may know how many cards a zone of this side holds; nothing where nobody says. */
  knowsCount: usually<[player: Player, side: Player, zone: string], boolean | undefined>(true),
};

const nothingSeen: readonly Seen[] = [];

/** What a text means by its words. */
const ofTexts = {
  /** Where a text looks, by what it looks for. */
  zonesMeant: question((_, filter: Filter): readonly string[] => filter.zones),
  /** Which of the cards there a text means that names a zone. */
  cardsOfZone: question(
    (_, _zone: string, cards: readonly number[], _filter: Filter): readonly number[] => cards,
  ),
  /** As what a text may mean what stands in a role of an event, besides the card that stands there. */
  alsoIn: question((_, _event: GameEvent, _role: string): readonly Seen[] => nothingSeen),
  /** Whether a text that describes what it means can mean this at all, whatever it is like. */
  canMean: usually<[seen: Seen, filter: Filter, context: Context], boolean>(true),
  /** Whether a card is where it is for no effect as young as that; nothing for one that is being carried out. */
  outOfReach: usually<[card: number, since: number | null], boolean>(false),
  /** Whether a name or a value that a text writes means the cards that have it. */
  nameMeans: usually<[trait: string], boolean>(true),
  /** Whether a name that a text gives for a characteristic means whatever contains it, too. */
  nameMeansPart: usually<[trait: string], boolean>(false),
  /** Whether a card with these names, or values, has the same as another card with those. */
  hasTheSame: question(
    (_, names: readonly string[], others: readonly string[], _trait: string, _other: number) =>
      names.some((name) => others.includes(name)),
  ),
  /** Whether a name, or another characteristic, contains what a text calls a part of it. */
  nameContains: question((_, name: string, part: string, _trait: string): boolean =>
    name.includes(part),
  ),
  /** Whether a card exists in a zone to which it comes; where it does not, it ceases to exist there. */
  existsIn: usually<[card: number, zone: string], boolean>(true),
  /** The times within a turn that are not over yet, by name: which of them since the turn began. */
  timesNow: usually<[], Readonly<Record<string, number>>>({}),
  /** Where a card was to which something happened, for a text that speaks of that alone. */
  foundIn: question((_, event: GameEvent): GameEvent[string] => event['from']),
  /** From which zone a card came that an event brings to another, where a text speaks of both. */
  cameFrom: question((_, event: GameEvent): GameEvent[string] => event['from']),
  /** The cards that one of these is which somebody chose. */
  cardsOfChosen: question((_, card: number, _filter: Filter): readonly number[] => [card]),
  /** Whether the numbers of a card begin with what something else has: how effects change them is kept for whoever reads them. */
  beginsElsewhere: usually<[card: number], boolean>(false),
  /** How a characteristic of a card reads, for whatever looks at it. */
  readsTrait: question((_, _card: number, _trait: string, value: Trait): Trait => value),
  /** Whether anything is kept of a card that leaves a zone where not everybody sees it. */
  knownFrom: usually<[zone: string], boolean>(false),
  /** What is kept of the characteristics of a card that leaves: what is written, and what effects made of it, as it reads. */
  traitsKept: question(
    (_, _card: number, traits: Readonly<Record<string, TraitValue>>): typeof traits => traits,
  ),
  /** Which keywords a card has to whoever asks for them, besides those that it has itself. */
  readsKeywords: question(
    (_, _card: number, keywords: readonly string[]): readonly string[] => keywords,
  ),
  /** How a card that is several things in one reads to a text that asks for all of this: once for each of them. */
  readings: question((_, seen: Seen, _tests: readonly Test[]): readonly Seen[] => [seen]),
  /** Whether the one of those counts that is what the text asks for, where others are not. */
  readsEither: usually<[seen: Seen, tests: readonly Test[], context: Context], boolean>(true),
  /** What a text calls the printed value of a characteristic. */
  printedTrait: question((_, _card: number, _trait: string, value: Trait): Trait => value),
  /** What a text calls the original value of a characteristic. */
  originalTrait: question((_, _card: number, _trait: string, value: Trait): Trait => value),
  /** Whether a text that refers to a card, perhaps the one on which it stands, goes on reading it as it was then. */
  readsAsChosen: usually<[then: Seen, now: Seen | null, isSource: boolean], boolean>(true),
  /** Whether what has become another card by an event is asked, as that wakes a text, what happened to it before. */
  keepsHistory: usually<[], boolean>(false),
  /** What is known of a card that has gone; nothing where it cannot be asked any more. */
  lastKnownInformation: question(
    (_, known: LastKnown | null, _card: number): LastKnown | null => known,
  ),
  /** What a condition that asks for such cards finds though it has gone, as it was last. */
  goneButFound: usually<[filter: Filter], readonly Seen[]>([]),
  /** As how many cards count that are there, for a condition. */
  howManyThere: question((_, there: number): number => there),
  /** The event that an icon in front of a triggered ability stands for, by the ability's number, where it is written with this one. */
  iconPattern: question(
    (_, _icon: string, when: EventPattern | null, _ability: number): EventPattern | null => when,
  ),
};

/** Abilities, and where they work. */
const ofAbilities = {
  /** Whether an ability of a card works where the card is. */
  abilityWorks: usually<[card: number, ability: Ability], boolean>(true),
  /** Whether the text of such a card can hold an ability at all. */
  isInText: usually<[card: number, ability: Ability | undefined], boolean>(true),
  /** Whether a keyword stands for abilities. */
  keywordStands: usually<[keyword: string], boolean>(true),
};

/** Continuous effects. */
const ofContinuousEffects = {
  /** Whether a continuous effect applies, by where it comes from. */
  continuousEffect: usually<[origin: string], boolean>(true),
  /** Whether an effect that was made has begun. */
  effectHasBegun: usually<[effect: ContinuousEffect], boolean>(true),
  /** Whether an effect goes on for a card after it has moved on. */
  effectFollows: question((game, ref: CardRef): boolean => isCurrent(game, ref)),
  /** Whether a text can still do something to what was declared as its target; whether it is what the text asks for is told. */
  isLegalTarget: question((game, ref: CardRef, _isMeant: boolean): boolean => isCurrent(game, ref)),
  /** Whether all parts of an effect on whatever it describes go for the cards to which the first of them applies. */
  partsGoOn: usually<[], boolean>(true),
  /** Cards that an effect goes on for although they are no longer what it is about. */
  keptSubjects: usually<[active: Active], readonly number[]>(none),
  /** Whether an effect on the next of something goes for that once it has come. */
  findsNext: usually<[effect: ContinuousEffect], boolean>(true),
  /** Whether effects that wait for one card apply to it in the order of all effects, each to what those before make of it. */
  nextInOrder: usually<[], boolean>(false),
  /** Whether modes are carried out in the order in which they were chosen, and not as they are written. */
  modesInChosenOrder: usually<[], boolean>(false),
  /** Whether an effect on all cards that match keeps those that matched when it began. */
  scopeIsFixed: usually<[], boolean>(false),
  /** Whether the effect of a static ability applies to a card that its text describes. */
  staticTakesIn: usually<[active: Active, card: number], boolean>(true),
  /** Whether layers apply in the order of the book. */
  layersInOrder: usually<[], boolean>(true),
  /** The layer in which a part of an effect applies, of which the first part applies in another. */
  partsApart: question((_, own: Layer, _first: Layer | undefined): Layer | undefined => own),
  /** Whether an effect waits for another that changes what it does. */
  dependencyWaits: usually<[depends: boolean], boolean>(false),
  /** Whether an effect waits also for one of a later layer that changes what it does. */
  waitsForLater: usually<[change: Change, later: Change], boolean>(false),
  /** The place at which an effect applies that depends on one of a later place; nothing where it keeps its own. */
  placeOfDependent: usually<[own: number, later: number], number | null>(null),
  /** Whether an effect that had its turn takes in what one beside it, of the same place, makes fit its text. */
  addsEligible: usually<[], boolean>(false),
  /** Whether effects that wait for one another apply to what their texts describe once all of them have applied. */
  loopsSettle: usually<[], boolean>(false),
  /** From when an effect dates, as far as one of its changes goes; what else its text changes is told, too. */
  effectDate: question(
    (_, timestamp: number, _origin: string, _change: Change, _all: readonly Change[]): number =>
      timestamp,
  ),
  /** Whether the effects of a card that stays the same as it moves date from then. */
  agesAnew: usually<[from: string, to: string], boolean>(false),
  /** Whether those of one that shows another face date from then. */
  agesTurned: usually<[], boolean>(false),
  /** Which of two dates is the first, as a number below or above zero. */
  olderFirst: question((_, one: number, other: number): number => one - other),
  /** What the first effect on a card finds of what is printed on it. */
  baseValue: question((_, printed: Trait, _trait: string): Trait => printed),
  /** What a value becomes that an effect sets. */
  becomes: question((_, value: TraitValue, _before: TraitValue): TraitValue => value),
  /** Whether a card that does not have a number has it where an effect adds to it, or multiplies or divides it. */
  modifiesLacking: usually<[trait: string], boolean>(true),
  /** What a number becomes to which an effect adds. */
  addsTo: question((_, _trait: string, now: number, more: number): number => now + more),
  /** What a number becomes that does not divide evenly: no whole one, where no rule rounds it. */
  rounded: question((_, quotient: number): number => quotient),
  /** What a card has that gains names or the like. */
  gains: question(
    (
      _,
      _trait: string,
      before: readonly string[],
      gained: readonly string[],
    ): readonly string[] => [...before, ...gained],
  ),
  /** Whether what an effect takes from a card is only what that has by itself, and never what another effect gave it. */
  keepsGiven: usually<[], boolean>(false),
  /** The abilities of a card that gains one, by their numbers. */
  gainsAbility: question(
    (_, _ability: Ability, before: readonly number[], gained: number): readonly number[] => [
      ...before,
      gained,
    ],
  ),
};

/** Carrying texts out. */
const ofEffects = {
  /** Whether an instruction is carried out, by what it is a part of. */
  carriesOut: usually<[instruction: Instruction, about: Json], boolean>(true),
  /** Which instruction of so many comes next, by how many are behind. */
  nextInstruction: question((_, at: number, _length: number, _about: Json): number => at),
  /** Whether what a text has happen at the same time is done in the order written. */
  inOrderWritten: usually<[about: Json], boolean>(false),
  /** How much of what is wanted is done where only so much is possible. */
  asFarAsPossible: question((_, there: number, _wanted: number): number => there),
  /** Whether "if you do" is met where only a part of what is asked for could be done. */
  partIsEnough: usually<[], boolean>(false),
  /** Whether "if you do" is met, by whether it was done. */
  attemptIsEnough: question((_, done: boolean): boolean => done),
  /** Whether "if you do" is met, by whether it was done, whether it was paid in full, and what the text is a part of. */
  ifSo: question((_, done: boolean, _paid: boolean, _about: Json): boolean => done),
  /** Whether nothing of something counts as done. */
  zeroIsDone: usually<[about: Json], boolean>(true),
  /** Whether what took an action's place counts as that action. */
  replacedCounts: usually<[about: Json], boolean>(false),
  /** Whether somebody may say that they do something only where it can be done. */
  mayNeedsAble: usually<[], boolean>(false),
  /** Whether what one may do for something else is its cost. */
  mayIsCost: usually<[], boolean>(false),
  /** What is known of what is carried out as a cost, beside what is known already. */
  aboutCosts: usually<[], Json>(null),
  /** What is known of what is carried out in place of an event. */
  aboutInstead: usually<[], Json>(null),
  /** Whether a cost is one, by whether it can be paid in full. */
  costInFull: usually<[payable: boolean], boolean>(true),
  /** Whether replacements count where it is asked if something can be carried out. */
  triedWithReplacements: usually<[about: Json], boolean>(true),
  /** Whether an action of a cost could be carried out as things stand; nothing where nobody says. */
  costPayable: usually<
    [act: InstructionOf<'act'>, player: Player, context: Context],
    boolean | undefined
  >(undefined),
  /** The cards that pay an action of a cost; nothing where it is paid otherwise. */
  paidWith: usually<[act: InstructionOf<'act'>, player: Player], readonly number[] | null>(null),
  /** Who pays a cost that a text asks of somebody. */
  paysForEffect: question((_, by: Player, _who: Who): Player => by),
  /** Whether cards are chosen where a text means all of them. */
  allIsChosen: usually<[], boolean>(false),
  /** Whether a part of a text takes the place of another part of it. */
  replacesItself: usually<[], boolean>(false),
  /** Whether the rest of a text is carried out where a part of it did nothing. */
  othersGoOn: usually<[], boolean>(true),
  /** Whether "it" goes on meaning a card to which something else happened instead of what a text says. */
  followsReplaced: usually<[], boolean>(false),
  /** Whether a text does no more to a card that has come to another zone than the text says. */
  goesAstray: usually<[], boolean>(false),
  /** Whether chance says what is done to cards "at random", and not whoever does it. */
  chanceChooses: usually<[], boolean>(false),
  /** How many of so many must be chosen. */
  mustChoose: question((_, least: number): number => least),
  /** Whether what is chosen for this must be such that it can be done, and as many as are asked for. */
  doneInFull: usually<[about: Json], boolean>(false),
  /** Whether a card can take a role beside the object of an act, for which it could be chosen. */
  takesRole: usually<
    [card: number, act: InstructionOf<'act'>, context: Context, about: Json],
    boolean
  >(true),
  /** Whether cards are chosen for an act to which it can and may be done: only such, such where there are any, or any. */
  choosesAmongAble: usually<[verb: string, quantity: Quantity['is']], 'only' | 'rather' | 'any'>(
    'any',
  ),
  /** How many of so many must be found by whoever looks for them. */
  mayNotFind: question((_, least: number, _search: Search): number => least),
  /** Which of these cards whoever looks for some must find all the same, where others need not be found. */
  mustFind: usually<[cards: readonly number[], search: Search], readonly number[]>([]),
  /** The next ability whose modes are still to be declared. */
  nextModal: usually<[], Waiting | null>(null),
};

/** Events, and what replaces and forbids them. */
const ofEvents = {
  /** Whether events that are proposed together happen one after the other. */
  oneAtATime: usually<[events: readonly GameEvent[]], boolean>(false),
  /** What comes about as the turn of an event comes that was proposed with others, by its card in the life it led then. */
  asItsTurnComes: question((game, event: GameEvent, ref: CardRef | null): GameEvent | null =>
    ref === null || say(game, 'effectFollows', ref) ? event : null,
  ),
  /** What an event that is about to come about is called besides, of the same card: triggers, conditions and claims know it by that. */
  alsoCalled: usually<[event: GameEvent], string>(''),
  /** Whether an effect takes the place of this event. */
  replaces: usually<[event: GameEvent], boolean>(true),
  /** Whether an effect may replace what such effects have become of, by their keys. */
  mayReplaceAgain: question(
    (_, key: string, history: readonly string[]): boolean => !history.includes(key),
  ),
  /** Whether what cannot be carried out replaces an event. */
  replacementPossible: usually<[possible: boolean], boolean>(true),
  /** Whether an event that something took the place of has never happened. */
  replacedNeverHappens: usually<[], boolean>(true),
  /** Whether an event may be left as it is, by whether each text that could take its place leaves that open. */
  mayGoUnreplaced: question((_, leftOpen: boolean): boolean => leftOpen),
  /** Those of several replacements from which one is chosen. */
  replacementsFirst: question(
    (_, options: readonly Replacement[]): readonly Replacement[] => options,
  ),
  /** Who chooses between replacements of an event, which these players control, and which may all be left out or not. */
  choosesReplacement: question(
    (_, _event: GameEvent, controllers: readonly Player[], _leftOpen: boolean): Player =>
      controllers[0] ?? '',
  ),
  /** Whether a player says which of several events of one moment is replaced first, where that makes a difference. */
  choosesWhichFirst: usually<[], boolean>(false),
  /** What people call it that a card lies where it lies and does not count there. */
  heldAs: usually<[card: number], string>('pending'),
  /** Whether the card of an event that happens by itself is held where it is until that. */
  heldBefore: usually<[event: GameEvent], boolean>(false),
  /** Whether events of one moment that share a bond happen only together: none of them where anything takes the place of one. */
  happensOnlyTogether: usually<[event: GameEvent], boolean>(false),
  /** The cards of events that happen one after another that are held where they are until theirs has come. */
  heldMeanwhile: usually<[events: readonly GameEvent[]], readonly number[]>([]),
  /** Whether cards for what takes the places of events of one moment are chosen before any of it is carried out. */
  choosesAhead: usually<[], boolean>(false),
  /** Whether a card that was chosen so for one of them can be chosen for another as well. */
  choosesAgain: usually<[], boolean>(true),
  /** Whether what takes the places of events of one moment is all done in one moment, as far as it takes no longer. */
  replacedTogether: usually<[], boolean>(false),
  /** Whether what a text does in an event's place is an event of its own where another sentence of it says so. */
  isEventOfItsOwn: usually<[], boolean>(false),
  /** Whether "cannot" goes before a rule or effect that says otherwise. */
  ignoresCannot: usually<[], boolean>(true),
  /** Whether a card's text goes before a rule. */
  cardBeatsRule: usually<[], boolean>(true),
  /** The place of a state-based rule among those that are due at once; lower ones go first. */
  stateBasedPlace: usually<[rule: string], number>(0),
  /** Whether state-based rules wait until what a card does by itself has come to its end. */
  stateBasedWaits: usually<[], boolean>(false),
};

/** Abilities that wait for events. */
const ofTriggers = {
  /** How often an ability waits that an event has woken; `delayed`: one that an effect has made for later. */
  waits: usually<[event: GameEvent, delayed: boolean], number>(1),
  /** Whether an ability triggers whose own condition may yet become true, or cease to be, before it resolves. */
  triggersUnchecked: usually<[condition: Condition, context: Context], boolean>(true),
  /** Whether an ability that an effect has made for later triggers but once. */
  delayedOnce: usually<[], boolean>(true),
  /** Whether it is as abilities behind this icon are activated that they have to be there, whatever is so by the time that they trigger. */
  standsOnceActivated: usually<[icon: string], boolean>(false),
  /** Whether an ability of this source looks at cards as they were before the event. */
  looksBack: usually<[event: GameEvent, ability: Ability, source: CardRef], boolean>(false),
  /** Whether an ability triggers on an event only if it was at work before it, and not only behind it. */
  waitsBefore: usually<[event: GameEvent, ability: Ability], boolean>(false),
  /** Whether a card that was moved is seen as it was before. */
  seenAsItWas: usually<[event: GameEvent], boolean>(false),
  /** Whether a card that arrives is under the continuous effects there when abilities look at it. */
  arrivesUnderEffects: usually<[], boolean>(true),
  /** Whether "it" in an ability is the card as the event left it behind. */
  refersBack: usually<[event: GameEvent], boolean>(false),
  /** Whether an ability that has triggered is one of a card that somebody cannot see. */
  triggersHidden: usually<[source: CardRef], boolean>(false),
};

export const questions = {
  ...ofPlayers,
  ...ofZones,
  ...ofTexts,
  ...ofAbilities,
  ...ofContinuousEffects,
  ...ofEffects,
  ...ofEvents,
  ...ofTriggers,
};

/** Asks a rule of whatever game it is. */
export const { say } = asking(questions);

/** Whether a word of the game is true of a card or a player; rules say so under the word's own question. */
export const isTrueOf = (game: Game, word: string, who: number | Player): boolean =>
  answerOf(game, word, who) === true;
