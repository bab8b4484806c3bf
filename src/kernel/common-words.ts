/**
 * Words that most games have, in the same forms and with the same meaning. A game takes them over into its vocabulary and
 * adds what is its own: what its rulebook calls them, the units behind them, the cards of which they can be said.
 */
import {
  type ActionWord,
  type EventWord,
  forms,
  inRole,
  type MomentWord,
  type PeriodWord,
  type Role,
  type StateWord,
  type VerbWord,
} from './vocabulary.js';

const { card, player, zone } = inRole;

// ---------------------------------------------------------------- cards

/** The test of a noun that is a card type. */
export const ofType = (value: string) => [{ test: 'has', trait: 'type', value }] as const;

/** Which way up a card lies. */
export const faceStates = (...by: readonly string[]): readonly StateWord[] => [
  {
    kind: 'state',
    status: 'face',
    value: 'up',
    words: ['face up'],
    japanese: '表向き',
    means: 'its face can be seen',
    by,
  },
  {
    kind: 'state',
    status: 'face',
    value: 'down',
    words: ['face down'],
    japanese: '裏向き',
    means: 'its back can be seen',
    by,
  },
];

// ---------------------------------------------------------------- what is done

const draw = forms('draw draws drew drawn drawing');
const move = forms('move moves moved moved moving');
const put = forms('put puts put put putting');
const discard = forms('discard discards discarded discarded discarding');
const reveal = forms('reveal reveals revealed revealed revealing');
const shuffle = forms('shuffle shuffles shuffled shuffled shuffling');
const attack = forms('attack attacks attacked attacked attacking');

/** Verbs, for a game to complete. */
const verbs = {
  draw: {
    kind: 'verb',
    verb: 'draw',
    findsCards: true,
    forms: draw,
    object: 'number',
    counts: ['card', 'cards'],
    words: ['draw'],
    japanese: '引く',
    means: 'put the top card of your deck into your hand, so many times',
    by: ['drawTerm', 'draw'],
  },
  discard: {
    kind: 'verb',
    verb: 'discard',
    forms: discard,
    object: 'cards',
    zones: ['hand'],
    within: ['hand'],
    words: ['discard'],
    japanese: '捨てる',
    means: 'put cards of the hand into the graveyard',
    by: ['discardTerm', 'discard'],
  },
  'discard at random': {
    kind: 'verb',
    verb: 'discard',
    behind: 'at random',
    atRandom: true,
    forms: discard,
    object: 'cards',
    zones: ['hand'],
    within: ['hand'],
    words: ['discard at random'],
    japanese: 'ランダムに捨てる',
    means: 'discard cards that nobody chooses: `discard 1 card at random`; which, chance says',
    by: ['discardTerm', 'discard'],
  },
  return: {
    kind: 'verb',
    verb: 'return',
    forms: forms('return returns returned returned returning'),
    object: 'cards',
    joins: { to: ['place'], on: ['place'] },
    to: { zone: 'hand' },
    words: ['return'],
    japanese: '戻す',
    means: 'put cards into the hand, or where else the text says',
    by: ['returnTerm'],
  },
  put: {
    kind: 'verb',
    verb: 'put',
    forms: put,
    object: 'cards',
    joins: { to: ['place'], on: ['place'] },
    needs: 'to',
    words: ['put'],
    japanese: '置く',
    means: 'move cards to a zone',
  },
  choose: {
    kind: 'verb',
    verb: 'choose',
    leavesThere: true,
    pointsOut: true,
    ofSeveral: true,
    forms: forms('choose chooses chose chosen choosing'),
    object: 'cards',
    words: ['choose'],
    japanese: '選ぶ',
    means: 'pick cards, which are then "it" or "them"',
    by: ['chooseTerm'],
  },
  shuffle: {
    kind: 'verb',
    verb: 'shuffle',
    atLength: true,
    wholeZone: true,
    forms: shuffle,
    object: 'cards',
    within: ['deck'],
    words: ['shuffle'],
    japanese: 'シャッフルする',
    means: 'put a deck into a random order',
  },
  reveal: {
    kind: 'verb',
    verb: 'reveal',
    leavesThere: true,
    pointsOut: true,
    forms: reveal,
    object: 'cards',
    words: ['reveal'],
    japanese: '公開する',
    means: 'show cards to all players',
    by: ['revealTerm'],
  },
} as const satisfies Readonly<Record<string, VerbWord>>;

/** Such a verb, completed; each game has its own. */
export const commonVerb = (name: keyof typeof verbs, more: Partial<VerbWord> = {}): VerbWord => ({
  ...verbs[name],
  ...more,
});

// ---------------------------------------------------------------- what happens

/** Events, for a game to complete. */
const events = {
  draw: {
    kind: 'event',
    event: 'draw',
    forms: draw,
    with: ['card', 'cards'],
    withIsOptional: true,
    to: 'hand',
    active: { subject: player('player') },
    words: ['draws a card', 'drew'],
    japanese: '引いた',
    means: 'a player draws one card',
    by: ['draw'],
  },
  discard: {
    kind: 'event',
    event: 'discard',
    forms: discard,
    active: {
      subject: player('player', { ofItsCard: true }),
      object: card('card', { zones: ['hand'] }),
    },
    passive: {
      subject: card('card', { zones: ['hand'] }),
      joins: { by: player('player', { ofItsCard: true }) },
    },
    words: ['is discarded', 'was discarded'],
    japanese: '捨てた',
    means: 'a card is discarded',
    by: ['discard'],
  },
  put: {
    kind: 'event',
    event: 'move',
    forms: put,
    passive: { subject: card('card'), joins: { to: zone('to'), from: zone('from') } },
    needs: 'to',
    words: ['is put', 'was put'],
    japanese: '置かれた',
    means: 'a card comes to a zone',
  },
  move: {
    kind: 'event',
    event: 'move',
    forms: move,
    active: { subject: card('card'), joins: { to: zone('to'), from: zone('from') } },
    words: ['moves', 'moved'],
    japanese: '移動した',
    means: 'a card goes from one zone to another',
  },
  shuffle: {
    kind: 'event',
    event: 'shuffle',
    forms: shuffle,
    active: { subject: player('player') },
    words: ['shuffles', 'shuffled'],
    japanese: 'シャッフルする',
    means: 'a player shuffles a zone',
  },
  lose: {
    kind: 'event',
    event: 'lose',
    forms: forms('lose loses lost lost losing'),
    with: ['game'],
    active: { subject: player('player') },
    words: ['loses the game', 'would lose the game'],
    japanese: '敗北',
    means: 'a player meets a condition for losing',
  },
} as const satisfies Readonly<Record<string, EventWord>>;

/** Such an event, completed; each game has its own. */
export const commonEvent = (
  name: keyof typeof events,
  more: Partial<EventWord> = {},
): EventWord => ({
  ...events[name],
  ...more,
});

/** A card comes to a zone of some importance, or to another that stands behind the verb. */
export const entersZone = (
  zoneName: string,
  more: Pick<EventWord, 'japanese' | 'by'>,
): EventWord => ({
  kind: 'event',
  event: 'move',
  where: { to: zoneName },
  forms: forms('enter enters entered entered entering'),
  with: [zoneName],
  withIsOptional: true,
  active: { subject: card('card'), object: zone('to') },
  words: [`enters the ${zoneName}`, `entered the ${zoneName}`],
  means: `a card comes to the ${zoneName}, or to the zone that is named behind it`,
  ...more,
});

/** A card goes from such a zone, or from another that stands behind the verb. */
export const leavesZone = (
  zoneName: string,
  more: Pick<EventWord, 'japanese' | 'by'>,
): EventWord => ({
  kind: 'event',
  event: 'move',
  where: { from: zoneName },
  forms: forms('leave leaves left left leaving'),
  with: [zoneName],
  withIsOptional: true,
  active: { subject: card('card'), object: zone('from') },
  words: [`leaves the ${zoneName}`, `left the ${zoneName}`],
  means: `a card goes from the ${zoneName}, or from the zone that is named behind it, to another`,
  ...more,
});

/**
 * A card shows to the players.
 *
 * @param unseen where cards lie that not all see
 */
export const revealEvent = (
  unseen: Pick<Role, 'zones'>,
  more: Pick<EventWord, 'japanese' | 'means' | 'by' | 'anywhere'>,
): EventWord => ({
  kind: 'event',
  event: 'reveal',
  forms: reveal,
  active: { subject: player('player'), object: card('card', unseen) },
  passive: { subject: card('card', unseen), joins: { by: player('player') } },
  words: ['reveals', 'is revealed', 'was revealed'],
  ...more,
});

/**
 * One that fights attacks another, or a player.
 *
 * @param fighting which cards fight, and where
 */
export const attackEvent = (
  fighting: Pick<Role, 'types' | 'zones'>,
  more: Pick<EventWord, 'brings' | 'means' | 'by'>,
): EventWord => ({
  kind: 'event',
  event: 'attack',
  opposed: true,
  forms: attack,
  active: {
    subject: { ...card('card', fighting), orPlayer: 'player' },
    object: inRole.either('target', fighting),
  },
  passive: {
    subject: inRole.either('target', fighting),
    joins: { by: card('card', fighting) },
  },
  words: ['attacks', 'is attacked', 'attacked'],
  japanese: '攻撃した',
  ...more,
});

const times = {
  begin: forms('begin begins began begun beginning'),
  end: forms('end ends ended ended ending'),
};

/** A turn begins, or ends. */
export const turnEvent = (
  which: keyof typeof times,
  more: Pick<EventWord, 'japanese' | 'by'> & Partial<Pick<EventWord, 'words'>>,
): EventWord => ({
  kind: 'event',
  event: `turn-${which}s`,
  forms: times[which],
  noun: which === 'end' ? ['turn', 'turns', 'this turn'] : ['turn', 'turns'],
  active: { subject: player('player') },
  words: [`your turn ${which}s`],
  means: `a turn ${which}s`,
  ...more,
});

// ---------------------------------------------------------------- what can be done

/** Actions that effects forbid, allow and demand, for a game to complete. */
const actions = {
  beAttacked: {
    kind: 'action',
    action: 'be attacked',
    words: ['be attacked'],
    cannot: { of: 'either', other: 'card' },
    japanese: '攻撃される',
    means: 'be what an attack is declared against; one that is redirected to it is another matter',
  },
  beChosen: {
    kind: 'action',
    action: 'be chosen',
    words: ['be chosen'],
    cannot: { of: 'card', other: 'player' },
    japanese: '選ばれる',
    means: 'be chosen for an effect',
  },
} as const satisfies Readonly<Record<string, ActionWord>>;

/** Such an action, completed; each game has its own. */
export const commonAction = (
  name: keyof typeof actions,
  more: Partial<ActionWord> = {},
): ActionWord => ({
  ...actions[name],
  ...more,
});

// ---------------------------------------------------------------- time

/** To when effects last, for a game to complete. */
const moments = {
  endOfTurn: {
    kind: 'moment',
    moment: 'end of turn',
    words: ['end of turn', 'end of this turn'],
    japanese: 'ターン終了時まで',
    means: 'to the end of this turn',
  },
  endOfNextTurn: {
    kind: 'moment',
    moment: 'end of next turn',
    owned: true,
    words: ['end of next turn'],
    means: 'to the end of the next turn, of the player who is named',
  },
  endOfAttack: {
    kind: 'moment',
    moment: 'end of attack',
    notYet: true,
    words: ['end of attack', 'end of this attack'],
    japanese: '攻撃中',
    means: 'to the end of the attack that is going on; where none is, nothing begins',
  },
} as const satisfies Readonly<Record<string, MomentWord>>;

/** Such a moment, completed; each game has its own. */
export const commonMoment = (
  name: keyof typeof moments,
  more: Partial<MomentWord> = {},
): MomentWord => ({
  ...moments[name],
  ...more,
});

/** During what effects last, for a game to complete. */
const periods = {
  thisTurn: {
    kind: 'period',
    period: 'this turn',
    words: ['this turn'],
    japanese: 'このターン',
    means: 'from now to the end of this turn',
  },
  thisAttack: {
    kind: 'period',
    period: 'end of attack',
    notYet: true,
    words: ['this attack'],
    japanese: '攻撃中',
    means: 'from now to the end of the attack that is going on; where none is, nothing begins',
  },
} as const satisfies Readonly<Record<string, PeriodWord>>;

/** Such a period, completed; each game has its own. */
export const commonPeriod = (
  name: keyof typeof periods,
  more: Partial<PeriodWord> = {},
): PeriodWord => ({
  ...periods[name],
  ...more,
});
