/**
 * The words a game contributes to the rulings' language: all of them, and nothing of its syntax. Each stands here once,
 * with every form in which it is written, what it means, and which units of the book stand behind it.
 */
import type { EventPattern, Quantity, Test, TraitValue } from './ability.js';
import type { OwnOfOneOffs } from './own-of-one-offs.js';
import type { TableLayout } from './table-layout.js';

/** What every word says of itself. */
export interface Worded {
  /** Every form, in lower case, singular and plural; the first is the usual one. */
  readonly words: readonly string[];
  /** As the rulebook has it. */
  readonly japanese?: string;
  /** What it means, in one line. */
  readonly means: string;
  /** The units of the book behind it, by the names under which they are exported. */
  readonly by?: readonly string[];
}

/** The forms of a verb: `draw draws drew drawn drawing`. */
export interface Forms {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/** The forms of a verb, from a line of the five: base, third person, past, participle, -ing; `-` for one that is not used. */
export const forms = (line: string): Forms => {
  const [base = '', third = '', past = '', participle = '', ing = ''] = line.split(' ');
  return { base, third, past, participle, ing };
};

// ---------------------------------------------------------------- what describes cards

/** A zone. */
export interface ZoneWord extends Worded {
  readonly kind: 'zone';
  readonly zone: string;
  /** It has a top and a bottom. */
  readonly ordered?: true;
  /** All players share it: cards are not put into that of one of them. */
  readonly ofAll?: true;
  /** How cards may lie on a board with others that are there; absent: each lies by itself. */
  readonly joins?: readonly ('under' | 'attached')[];
}

/** A state that cards are in: `tapped` → orientation: tapped. */
export interface StateWord extends Worded {
  readonly kind: 'state';
  readonly status: string;
  readonly value: string;
  /** The zones and the types of cards of which it can be so; of all where none are named. */
  readonly within?: readonly string[];
  readonly types?: readonly string[];
}

/** What a definition of the book says of a card, and some of a player: `attacking`. */
export interface PredicateWord extends Worded {
  readonly kind: 'predicate';
  /** The definition's name. */
  readonly predicate: string;
  /** Of what is there on account of a card that comes to lie where texts work, it is so only after the text has been carried out. */
  readonly afterwards?: true;
  /** It can be said of players, too; otherwise only of cards. */
  readonly ofPlayers?: true;
  /** The zones of cards of which it can be so; of all where none are named. */
  readonly within?: readonly string[];
  /** What is never so of the same card. */
  readonly apart?: readonly string[];
  /** The characteristic of which such a card has nothing. */
  readonly without?: string;
  /** The number that matters where it is so, besides the one that the game usually changes: `+1` alone does not say which. */
  readonly counts?: string;
}

/** What a thing is: `creature`, `shield`, `card`. */
export interface NounWord extends Worded {
  readonly kind: 'noun';
  /** Its plural forms; `words` has the others. */
  readonly plurals: readonly string[];
  readonly tests: readonly Test[];
  /** What such cards are called where none of them is that. */
  readonly elsewhere?: string;
  /** Each player has one, so that whose it is says which: `your opponent's champion`. */
  readonly oneEach?: true;
  /** Such a card stands for its player, where something is done that players do. */
  readonly ofPlayer?: true;
  /** Those of its forms that name cards, and not what several cards may be together: `creature card`. */
  readonly cards?: readonly string[];
  /** Those of its forms that tell of what kind a card is where another word follows: `attack card`, and `1 attack`. */
  readonly last?: readonly string[];
  /** It is the name of a type alone: where a rule has that mean cards of one zone, an event has found them there. */
  readonly typeAlone?: true;
  /** What else is so of each of these, where the noun tells more than the zone: of several cards that are one shield, one. */
  readonly besides?: readonly Test[];
  /** The zones meant where the text names none; absent: the game's default zone. */
  readonly zones?: readonly string[];
  /** Where such cards lie: a verb that looks elsewhere by itself is told where. Absent: anywhere. */
  readonly lie?: readonly string[];
}

/** A characteristic: `power`, `race`. */
export interface TraitWord extends Worded {
  readonly kind: 'trait';
  readonly trait: string;
  readonly is: 'number' | 'names' | 'flag';
  /** A number that may be infinite. */
  readonly unbounded?: true;
  /** A number that a text may fix: a rule says that nothing changes it any more. */
  readonly fixable?: true;
  /** No rule says what becomes of it where a text gives less of it. */
  readonly onlyMore?: true;
  /** It is how many counters of this name are on the card: nothing that is written there, and no text sets it otherwise. */
  readonly counted?: string;
  /** On a card with this flag its names may stand in several sets: each time that it is said is one. */
  readonly setsWith?: string;
  /** It matters where a card is used from, and no more while the card is carried out. */
  readonly beforeUse?: true;
  /** Where no rule reads it, so that a text that changes it there names the zone. */
  readonly unread?: Unread;
  /** It may be X on a card: who uses that says how much. */
  readonly variable?: true;
  /** The card types that have it; absent: any may. */
  readonly types?: readonly string[];
  /** The card types that are never without it: where it is not said, it was forgotten. `any`: all of them. */
  readonly always?: readonly string[] | 'any';
  /** Whose it is may be a player, who has it by their card in this zone: `your life`. */
  readonly ofPlayersIn?: string;
}

/** Of which cards no rule reads a characteristic, and only texts may: what these cost, as they lie there. */
export interface Unread {
  readonly zones: readonly string[];
  /** Nor does what a card says of itself work elsewhere without saying so. */
  readonly ofItself?: true;
  /** Where it is read; absent: in the hand. */
  readonly readIn?: string;
}

/** A value of a characteristic that is a word of its own: `fire`, `creature`. */
export interface ValueWord extends Worded {
  readonly kind: 'value';
  readonly trait: string;
  readonly value: string;
  /** The zones meant where the text names none, of cards that are of no kind with zones of its own: `attack cards`. */
  readonly zones?: readonly string[];
}

/** A keyword of cards. */
export interface KeywordWord extends Worded {
  readonly kind: 'keyword';
  readonly keyword: string;
  /** A number stands behind it: `power attacker +2000`. */
  readonly takesNumber?: true;
  /** The number is so much more: it has a plus in front. Of others it has none. */
  readonly adds?: true;
  /** The cards that it is about are named behind it: `strike back any darkness card`; of which types they can be. */
  readonly takesCards?: {
    readonly types?: readonly string[];
    /** A characteristic of which each value is asked of a card of its own, and that of several is not carried out yet. */
    readonly apart?: string;
  };
  /** The types of the cards on which it does anything; absent: any. */
  readonly types?: readonly string[];
  /** What has it whatever its types are: the word of the game that tells it from other cards. */
  readonly orWhatIs?: string;
  /** It does something of cards in this zone, and not where texts work: before they are used, or once they have come there. */
  readonly ahead?: string;
}

/** An icon in front of a line of card text. */
export interface IconWord extends Worded {
  readonly kind: 'icon';
  readonly icon: string;
  readonly ability: 'activated' | 'one-off' | 'triggered';
  /** What stands behind it is paid as the card is used: X there is said then. */
  readonly paid?: true;
  /** It is used against what has happened by then: texts behind it that wait for that would wait for another. */
  readonly against?: string;
  /** What stands behind it takes the place of what is paid otherwise: no condition says yet whether it may. */
  readonly inPlace?: true;
  /** The rules say where its ability is used, whatever a text says. */
  readonly placed?: true;
  /** Where cards lie that can gain it from another text; nowhere: it counts only where it is written. */
  readonly gainedIn?: readonly string[];
}

// ---------------------------------------------------------------- what is done, and what happens

/** What may stand in a place of a sentence: cards, players, or either. */
export type Filler = 'card' | 'player' | 'either';

/**
 * What may stand behind a joining word of a verb; a face of a card: `into front of this`; an edge from which a place is counted:
 * `into your deck 3rd from the top`; a card that is made out of nothing: `into 1 "Ash" token`.
 */
export type Complement = 'place' | 'cards' | 'players' | 'state' | 'edge' | 'face' | 'made';

/** A verb of card texts: `draw`, `look at`, `lose the game`. */
export interface VerbWord extends Worded {
  readonly kind: 'verb';
  readonly forms: Forms;
  /** The verb of the term that carries it out. */
  readonly verb: string;
  /** What belongs to the verb, and stands behind it: `at` of "look at", `game` of "lose the game". */
  readonly with?: string;
  /** What belongs to it and stands behind what it is done to: `upside down` of "turn it upside down". */
  readonly behind?: string;
  /** Chance chooses what it is done to: "discard 1 card at random". */
  readonly atRandom?: true;
  /** What belongs to it behind `of`, and is that of whoever does it: `next turn` of "skip the draw step of your next turn". */
  readonly of?: string;
  /** What it is done to stays where it lies: "choose 1 creature", "look at the top card of your deck". */
  readonly leavesThere?: true;
  /** Nothing becomes of its cards but that they are known, for more to be said of them: "choose 1 creature. destroy it". */
  readonly pointsOut?: true;
  /** Its cards are "it" behind it, though they were so already. */
  readonly keepsIt?: true;
  /** The state in which its cards are then: those that are so already it leaves as they are. */
  readonly brings?: Pick<StateWord, 'status' | 'value'>;
  /** It says which of several are meant, and so leaves others: nobody chooses all there are, or "this". */
  readonly ofSeveral?: true;
  /** It finds cards by itself, of which the text can speak then: "draw 1 card, then put it into your mana zone". */
  readonly findsCards?: true;
  /** It is done to a zone, or to so many of its topmost cards, and no card of it is spoken of: behind "shuffle your deck", "it" is what it was before. */
  readonly wholeZone?: true | 'or its top';
  /** Its cards come under the control of whoever does it: those of that player are so already. */
  readonly makesTheirs?: true;
  /** It makes the other side of a card the active one: what has one side is not turned over. */
  readonly turnsOver?: true;
  /** It is done to one card at a time: "this battles 1 creature". */
  readonly toOne?: true;
  /** What it is done to and what stands behind its joining word change places: one card with one, or a zone with a zone. */
  readonly exchanges?: 'cards' | 'zones';
  /** It goes on until so many are had: "draw until you have 4 cards". */
  readonly goal?: true;
  /** What belongs to it is nobody's: `end the turn`, whosever it is. */
  readonly ownerless?: true;
  /** The types of the cards it is ever done to; absent: any. */
  readonly types?: readonly string[];
  /** Where its object must be: elsewhere the verb makes no sense. */
  readonly within?: readonly string[];
  /** What the cards there are called to which it is done: a noun that tells of another kind of card means others. */
  readonly called?: string;
  /** What it is done to stands behind this word, and in front of it where: `for` of "search your deck for 1 card". */
  readonly looksFor?: string;
  /**
   * What it is done to: cards, players, so many of something ("draw 2 cards"), or nothing. A number's noun, where one
   * is said, is one of `counts`.
   */
  readonly object: 'cards' | 'players' | 'number' | 'nothing';
  readonly counts?: readonly string[];
  /** Where it takes an event's place it is done to a part of that, and needs no joining word: `instead prevent 2 damage`. */
  readonly ofEvent?: true;
  /** It makes so many of what is named, out of nothing: `create 2 "Gold" tokens`. */
  readonly makes?: true;
  /** What is counted is told to the term, under this word of its status: which counters. */
  readonly tells?: string;
  /** Its object may be left out: "discard hand" means all of it. */
  readonly optional?: true;
  /** The subject is a card and not a player: "it battles 1 creature"; or it may be: "it deals 1 damage to your opponent". */
  readonly byCards?: 'only' | 'also';
  /** The subject is not who does it, and stands as if behind this joining word: "you take 1 damage" is dealt `to` you. */
  readonly subjectAs?: string;
  /** What the term is told besides, as words of a status: which step is skipped. */
  readonly says?: Readonly<Record<string, string>>;
  /** What it has somebody choose, of which texts then speak: `race` of "choose a race", behind it "that race". */
  readonly leaves?: string;
  /** It is understood, and no rule of the book carries it out yet. */
  readonly unsupported?: true;
  /** Somebody may say how many, up to so many: "draw up to 2 cards". */
  readonly upTo?: true;
  /** It comes before what it is said with, and takes its own time: "pay 1 resource point and discard 1 card". */
  readonly paidFirst?: true;
  /** It is carried out step by step, so that nothing happens at the same time: "shuffle your deck". */
  readonly atLength?: true;
  /** What may stand behind which joining word; `into` counts as `to`. */
  readonly joins?: Readonly<Record<string, readonly Complement[]>>;
  /** Where cards that stand behind a joining word must be; anywhere where it is not said. */
  readonly joinsWithin?: Readonly<Record<string, readonly string[]>>;
  /** Of which types these are. */
  readonly joinsTypes?: Readonly<Record<string, readonly string[]>>;
  /** The joining words behind which one card stands, to which all of it is done: "attach 2 flame to 1 unit". */
  readonly joinsOne?: readonly string[];
  /** The joining word without which the verb says too little: `to` of "deal 1 damage to your opponent". */
  readonly needs?: string;
  /** What may be said of its cards as they come to a place: `put it into the battle zone blocking`, `add it as a defending card`. */
  readonly coming?: readonly string[];
  /** A place that the verb implies: "return it" where it names none. */
  readonly to?: { readonly zone: string };
  /** Where its object is looked for when the text names no zone: "discard 1 card" looks in the hand. */
  readonly zones?: readonly string[];
  /** Whose they are matters only where the text says so; absent: where it names no zone, they are of whoever does it. */
  readonly ofAnybody?: true;
  /** How many where the text does not say: "discard your hand" means all. */
  readonly quantity?: Quantity;
}

/** A role of an event, and what may be in it. */
export interface Role {
  readonly role: string;
  readonly is: Filler | 'zone';
  /** Where a player may be named for their card, the role of that player: "your opponent attacks". */
  readonly orPlayer?: string;
  /** Where a card may be named that stands for its player, and does it as that does: the role of the player. */
  readonly orStandIn?: string;
  /** The types of the cards that are ever in it, and the zones where they are then, or which of them it is; absent: any. */
  readonly types?: readonly string[];
  /** Of cards of other types it could be said as well, and is another event, one of these: a text says which type it means. */
  readonly saysType?: readonly string[];
  readonly zones?: readonly string[];
  /** What is never true of a card that is in it. */
  readonly never?: readonly string[];
  /** When it has come about the card is attached to nothing: nobody can ask to what it is. */
  readonly loosened?: true;
  /** The player is always the one whose card it is, whoever had it done: "is discarded by you". */
  readonly ofItsCard?: true;
  /** No text waits for it of any card but its own, nor later than from the first: "when this begins the game". */
  readonly onlyThis?: true;
}

type Only = Pick<Role, 'types' | 'saysType' | 'zones' | 'never' | 'loosened' | 'onlyThis'>;

/** Roles by what may be in them: `inRole.card('target')`. */
export const inRole = {
  card: (role: string, only: Only = {}): Role => ({ role, is: 'card', ...only }),
  player: (role: string, only: Pick<Role, 'ofItsCard'> = {}): Role => ({
    role,
    is: 'player',
    ...only,
  }),
  either: (role: string, only: Only = {}): Role => ({ role, is: 'either', ...only }),
  zone: (role: string, only: Pick<Role, 'zones'> = {}): Role => ({ role, is: 'zone', ...only }),
} as const;

/** In which role of an event its grammatical subject is, its object, and what stands behind each joining word. */
export interface Voice {
  readonly subject?: Role;
  readonly object?: Role;
  readonly joins?: Readonly<Record<string, Role>>;
}

/** How an event is spoken of; its forms make "is destroyed", "would be destroyed", "was destroyed", "destroying". */
export interface EventWord extends Worded {
  readonly kind: 'event';
  /** The event's kind and fixed words. */
  readonly event: string;
  readonly where?: EventPattern['where'];
  /** The kind it has while it is about to happen ("would be", "is being"), where that is another. */
  readonly before?: string;
  readonly forms: Forms;
  /** The noun of its subject, where it can be no other: `turn` of "your turn ends"; its owner is the subject's role. */
  readonly noun?: readonly string[];
  /** What stands behind the verb and belongs to it: `battle zone` of "enters the battle zone". */
  readonly with?: readonly string[];
  /** How much it is about may be said in front of what belongs to the verb: `deals 4 or more damage`; in which role. */
  readonly counts?: string;
  /** Where its card is if the text names no zone: a creature that is tapped is no card that pays. */
  readonly in?: string;
  /** Where it has found its card if the text says of that no more than its type, where a rule has that mean cards there. */
  readonly ofTypeIn?: string;
  /** Its card may be in any zone: a shield may be broken, put and revealed. Of other events it does nothing and suffers nothing. */
  readonly anywhere?: true;
  /** Its card comes to the default zone by it. */
  readonly arrives?: true;
  /** The state in which its card is by then; where a verb of the same name tells it, that is enough. */
  readonly brings?: Pick<StateWord, 'status' | 'value'>;
  /** Where its card lies by it. */
  readonly to?: string;
  /** Its card is on the way to another zone, where it is another card: what goes for it from then on is over at once. */
  readonly onTheWay?: true;
  /** Cards of these types are used up by the time what waited for it is carried out: of them nothing is found where they were. */
  readonly usesUp?: readonly string[];
  /** Whoever does it and what it is done to are always of two sides: nobody attacks what is their own. */
  readonly opposed?: true;
  /** It befalls both sides, as an event of each: who names no side means the two as one. In which roles they are. */
  readonly mutual?: readonly [one: string, other: string];
  /** It befalls an ability of its subject: "it triggers". */
  readonly ofAbility?: true;
  /** The roles in which a card stands only after its own text has been carried out: an attack hits once it has resolved. */
  readonly afterwards?: readonly string[];
  /** A rule of the book says that nothing takes its place: a text that would comes to nothing by that rule. */
  readonly neverReplaced?: true;
  /** The role that words behind the verb must tell: that a card `is returned` says nothing without where to. */
  readonly needs?: string;
  /** "Enters" says as much as "enters the battle zone". */
  readonly withIsOptional?: true;
  readonly active?: Voice;
  readonly passive?: Voice;
}

/** Who or what a text may say "cannot", "can" or "must" of, and which other side it may name. */
export interface Heed {
  readonly of: Filler;
  readonly other?: Filler;
  /** It may be said of several on the other side together: `cannot be defended by 2 or more cards in hand`. */
  readonly together?: true;
  /** Without the other side it says too little: what "can attack" lifts depends on what can be attacked. */
  readonly needsOther?: true;
}

/** Something that effects allow, forbid or demand where players decide: `attack`, `be blocked`. */
export interface ActionWord extends Worded {
  readonly kind: 'action';
  readonly action: string;
  /** The zones of cards that can do it where an effect says so: elsewhere that says nothing. */
  readonly within?: readonly string[];
  /** It is done to cards outside the default zone: to those that are there it has been done. */
  readonly elsewhere?: true;
  /** Of the card itself it says one thing where it is used from, and another where it lies: there the text names the zone. */
  readonly ownNeedsZone?: true;
  /** What is true of cards only once it is done: said of those it would find none of them, or not all; and what is said instead. */
  readonly onceDone?: { readonly words: readonly string[]; readonly say: string };
  /** Which of the three the rules of the game heed; of the others nothing is accepted. */
  readonly cannot?: Heed;
  readonly can?: Heed;
  readonly must?: Heed;
}

// ---------------------------------------------------------------- time

/** A step or phase of a turn. */
export interface StepWord extends Worded {
  readonly kind: 'step';
  readonly step: string;
}

/** A moment at which durations end: `end of turn`. */
export interface MomentWord extends Worded {
  readonly kind: 'moment';
  readonly moment: string;
  /** "The end of your next turn": somebody's, if the text says so. */
  readonly owned?: true;
  /** It is the end of what is never going on as a board begins: a battle. */
  readonly notYet?: true;
}

/** A time during which something is so: `this turn`, `this battle`. */
export interface PeriodWord extends Worded {
  readonly kind: 'period';
  readonly period: string;
  readonly owned?: true;
  /** It is what is never going on as a board begins: a battle. */
  readonly notYet?: true;
  /** To a text that is carried out it is the time that its own card begins: the chain link that an attack becomes. */
  readonly ofOwn?: true;
  /** A time of the game that has begun before: what happened within it can be asked for. */
  readonly time?: string;
}

// ---------------------------------------------------------------- boards and scripts

/** What stands in which role of a decision's option, for one word of a command. */
export interface AnswerPart {
  /** The kind of decision answered. Several kinds: whichever is asked. */
  readonly decision: readonly string[];
  /** It answers for what is done so alone: `discard x`, where a text has cards discarded, and not where they are destroyed. */
  readonly about?: string;
  /** The verbs of the options meant; absent: any. */
  readonly verbs?: readonly string[];
  /** Where the arguments stand: `object`, directly at the verb; a joining word, behind that; `none` of them. */
  readonly from: string;
  /** Absent arguments: the part is left out, or means "none of them". */
  readonly optional?: boolean;
  /** A script need not say it: what comes before may be all that is asked. */
  readonly later?: true;
  /** Values of characteristics may be named, by their words or in quotes: `choose fire`. */
  readonly values?: true;
  /** Words that are no labels yet become those of the cards it names. */
  readonly christens?: true;
  /** A card may stand for several options, told apart by a number behind it: `use first x 2`. */
  readonly nth?: true;
  /** Players may be named, and not cards alone: `attack player`. */
  readonly players?: true;
  /** One thing is named at a time: that of two of them nobody can do it says nothing of either. */
  readonly one?: true;
}

/** A command of scripts: `attack theirs with mine`. */
export interface CommandWord extends Worded {
  readonly kind: 'command';
  readonly command: string;
  /** What is said of whoever does it: `attacks`; absent where it is an answer, and no deed: `yes`, `mode`. */
  readonly does?: string;
  /** Decisions it answers, in the order in which they arise. */
  readonly parts: readonly AnswerPart[];
}

/** A decision by what it is called: `A decides block`. */
export interface DecisionWord extends Worded {
  readonly kind: 'decision';
  readonly decision: string;
}

/** A kind of blank card of a board. */
export interface FillerWord extends Worded {
  readonly kind: 'filler';
  readonly filler: string;
  readonly traits: Readonly<Record<string, TraitValue>>;
}

/** Of what cards of the game may have two, each with a name and characteristics of its own: halves, or sides. */
export interface FaceWord extends Worded {
  readonly kind: 'face';
  /** What stands between the two names of such a card. */
  readonly mark: '||' | '//';
  /** The characteristics that each of the two can have of its own; absent: all. Any others are the card's. */
  readonly own?: readonly string[];
}

/** What a board may state of a player, a card or the game. */
export interface FactWord extends Worded {
  readonly kind: 'fact';
  readonly fact: string;
  readonly of: Filler | 'game';
  /** Of the facts of this name one is so: `format`. */
  readonly oneOf?: string;
}

/** An asset: what players have so much of, and is no card: `2 action points`. */
export interface AssetWord extends Worded {
  readonly kind: 'asset';
  /** The fact of a player that keeps how much it is. */
  readonly fact: string;
}

// ---------------------------------------------------------------- all of them

export type Entry =
  | ZoneWord
  | StateWord
  | PredicateWord
  | NounWord
  | TraitWord
  | ValueWord
  | KeywordWord
  | IconWord
  | VerbWord
  | EventWord
  | ActionWord
  | StepWord
  | MomentWord
  | PeriodWord
  | CommandWord
  | DecisionWord
  | FillerWord
  | FaceWord
  | FactWord
  | AssetWord;

export type EntryKind = Entry['kind'];

/** An entry of a kind. */
export type EntryOf<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

/** Every entry of a kind. */
export const entriesOf = <K extends EntryKind>(
  { entries }: Vocabulary,
  kind: K,
): readonly EntryOf<K>[] => entries.filter((entry): entry is EntryOf<K> => entry.kind === kind);

/** The zones where a text looks that names none. */
export const zonesLooked = ({ looksIn, defaultZone }: Vocabulary): readonly string[] =>
  looksIn ?? [defaultZone];

/** Every zone that the game has a word for, once. */
export const zonesIn = (vocabulary: Vocabulary): readonly string[] => [
  ...new Set(entriesOf(vocabulary, 'zone').map(({ zone }) => zone)),
];

/** What the game calls a state that cards are in. */
export const stateWord = (vocabulary: Vocabulary, status: string, value: string): string =>
  entriesOf(vocabulary, 'state').find((one) => one.status === status && one.value === value)
    ?.words[0] ?? value;

/** What cards are called of which a rule says that something is so, and no more than that: `defending card`. */
export const nounOf = (vocabulary: Vocabulary, predicate: string): NounWord | undefined =>
  entriesOf(vocabulary, 'noun').find(
    ({ tests }) =>
      tests.length > 0 && tests.every((one) => one.test === 'word' && one.word === predicate),
  );

/** What the game calls a zone. */
export const zoneWord = (vocabulary: Vocabulary, zone: string): string =>
  entriesOf(vocabulary, 'zone').find((one) => one.zone === zone)?.words[0] ?? zone;

/** A zone where a card lies hidden, and is another card by that, unless it was put there so. */
export interface HiddenIn {
  readonly zone: string;
  readonly unless: Readonly<Record<string, string>>;
}

export interface Vocabulary {
  /** The game: `some-game` of the rulebook `some-game/1.0`. */
  readonly game: string;
  /** `A`, `B`: the players by name, as in rulings. */
  readonly players: readonly string[];
  /** Every word of the game. */
  readonly entries: readonly Entry[];
  /** The zone where a text looks that names none. */
  readonly defaultZone: string;
  /** All the zones where it looks, if they are several of which that one is the usual. */
  readonly looksIn?: readonly string[];
  /** That it looks there is a rule of the book: filters keep in mind that no zone was named. */
  readonly defaultZoneIsRule?: true;
  /** A text that means something only in another zone works there, though it does not name it; or only one that waits for events, or is so while its card is there. */
  readonly impliesZones?: 'all' | 'waiting';
  /** What is activated works where its costs can be paid, if that is another zone than where texts look: it need not name it. */
  readonly activatedWherePaid?: true;
  /** Where cards come that are used up, or that become others: of what a text has just put there nothing is made that it could be. */
  readonly usedUpIn?: readonly (string | HiddenIn)[];
  /** Zones whose cards wait for their use, after which they are others: nothing made of them there lasts but what they cost. */
  readonly heldIn?: readonly string[];
  /** Abilities may look at an event as it is being done: "when a creature is being destroyed". */
  readonly seesBeing?: true;
  /** A card that stays may do something by itself as soon as something is so: `if you have no shields, destroy this`. */
  readonly cutsIn?: true;
  /** An ability that is valid where an event takes its card triggers for that event. */
  readonly triggersWhereItComes?: true;
  /** What is asked of a card that has left is answered as it was there: "when it is retired, if it is spent". */
  readonly recallsWhatLeft?: true;
  /** An effect follows no card to another zone, unless it names the zone: "return this from your adolla to hand". */
  readonly losesTrack?: true;
  /** What a card has gained where texts do not work does not see an event take it from there: "when this is discarded". */
  readonly gainedIsLost?: true;
  /** A text may take the place of a part of itself: "draw 1 card. if you have no shields, instead draw 3 cards". */
  readonly replacesItself?: true;
  /** The events after which players declare which of their abilities they use: "when this attacks, you may declare: …". */
  readonly declaredAfter?: readonly string[];
  /** Words that people use and the rulebook does not have, with what to say. */
  readonly otherWords?: Readonly<Record<string, string>>;
  /**
   * Kinds of events that only tell what has come about: nothing is kept from happening by a text that forbids them or
   * takes their place.
   */
  readonly onlyTold: readonly string[];
  /** Kinds of events that rules ask about beforehand: a text may forbid them, and what takes their place keeps nothing from happening. */
  readonly onlyForbidden: readonly string[];
  /** Abilities that wait for events may have costs: `when this attacks, pay 1: …`. */
  readonly paysForTriggers?: true;
  /** They may have a limit: `when this attacks, once a turn: …`. */
  readonly limitsTriggers?: true;
  /** What a text calls its target is declared as the text is put where it waits: `1 target creature`. */
  readonly declaresTargets?: true;
  /** The trait that `+2000` alone changes. */
  readonly defaultTrait: string;
  /** Where a card lies while its one-off effect is carried out. */
  readonly carriedOutIn?: string;
  /** A rule says what becomes of cards that are told to come to the zone where they lie; elsewhere no text says that. */
  readonly movesWithin?: true;
  /** Card types whose cards never stay in the default zone, and where what they say works that names a zone. */
  readonly neverThere?: { readonly types: readonly string[]; readonly zone: string };
  /** By which event something begins to be what this word of the game says: where texts speak of the next such thing. */
  readonly beginnings?: readonly { readonly word: string; readonly event: string }[];
  /** The event that a card is paid for before: until then effects say what the next one costs. */
  readonly paidUntil?: string;
  /** By characteristic, the event that counts it: what the next one has of it once that has come about counts no more. */
  readonly countedBy?: Readonly<Record<string, string>>;
  /** What is for the next of such an event goes for it from this one on: for the next card you play, as it is announced. */
  readonly nextFrom?: Readonly<Record<string, string>>;
  /** Card types whose plain text is a one-off effect; on all others it is static. */
  readonly oneOffTypes: readonly string[];
  /** Values of other characteristics with which a card of such a type stays all the same: an action that is an item. */
  readonly staying?: readonly { readonly trait: string; readonly value: string }[];
  /** `if you have an item, this gets +2` of such a card is an effect, whose condition is looked at as it is carried out. */
  readonly looksOnce?: true;
  /** What such a card can say of itself; absent: its text is nothing but what is carried out. */
  readonly ownOfOneOffs?: OwnOfOneOffs;
  /** What a picture of a board shows of a card, besides its name and what is attached to it. */
  readonly pictures: {
    /** Its characteristics, where everybody sees it. */
    readonly traits: readonly string[];
    /** States that go without saying where cards usually lie like that; all others are told of every card. */
    readonly unlessUsual: readonly string[];
    /** What is only remembered of cards, and is no way to lie. */
    readonly never?: readonly string[];
    /** How the table is laid out, for pictures that show it as it lies; else all zones stand in one row. */
    readonly table?: TableLayout;
  };
}
