/** Who is meant. */
import type { Who } from '../../kernel/ability.js';
import type { NounPhrase, Span, Term, Word } from '../../language/document.js';
import type { Spelling } from '../../language/phrases/index.js';
import { rivalsIn } from './not-that.js';
import { attemptAll, type Cursor, noteAs, noteWords, spanFrom, takeWords } from './reader.js';
import { report, type Scope } from './scope.js';

export type Whose = Who | 'any';

/** Every way of speaking of players, and of whose something is. */
export const playerWords: ReadonlyMap<string, Whose | 'their'> = new Map<
  Spelling<'player'>,
  Whose | 'their'
>([
  ['you', 'you'],
  ['your', 'you'],
  ['your opponent', 'opponent'],
  ['your opponents', 'opponent'],
  ['opponent', 'opponent'],
  ['owner', 'owner'],
  ['its owner', 'owner'],
  ['their owner', 'owner'],
  ['their owners', 'owner'],
  ['this owner', 'owner'],
  ['controller', 'controller'],
  ['its controller', 'controller'],
  ['their controller', 'controller'],
  ['their controllers', 'controller'],
  ['each player', 'each'],
  ['all players', 'each'],
  ['player', 'any'],
  ['players', 'any'],
  ['their', 'their'],
  ['that player', 'their'],
]);

/** Of these, the ways of speaking of several: "all players", who "draw". */
export const pluralPlayers: ReadonlySet<string> = new Set<Spelling<'player'>>([
  'your opponents',
  'their owners',
  'their controllers',
  'all players',
  'players',
]);

/** Players of whom a verb is said in the plural, which is the form said of "you": "they draw". */
export const areSeveral = ({ pronoun, noun }: NounPhrase): boolean =>
  pronoun === 'them' || pluralPlayers.has(noun?.text.toLowerCase() ?? '');

/** Players of cards that have been spoken of, of which there are none in front: `during their owner's turn, creatures get +1000`. */
const ofThem: ReadonlySet<string> = new Set<Spelling<'player'>>([
  'their owner',
  'their owners',
  'their controller',
  'their controllers',
]);

const longest = 2;

/** The player that the next words name, if they do. */
export const takePlayer = (scope: Scope, cursor: Cursor): Whose | undefined => {
  for (let length = longest; length > 0; length--) {
    const words = cursor.lower.slice(cursor.at, cursor.at + length);
    if (words.length < length) continue;
    const said = words.join(' ');
    const found = playerWords.get(said) ?? named(scope, cursor, length);
    if (found === undefined) continue;
    const { at } = cursor;
    noteAs(scope, cursor, length, 'player', said);
    if (scope.inFront && ofThem.has(said)) askWhose(scope, spanFrom(cursor, at, cursor.at));
    if (said === 'its controller') return ofThatCard(scope, spanFrom(cursor, at, cursor.at));
    return found === 'their' ? theirs(scope, spanFrom(cursor, at, cursor.at)) : found;
  }
  return undefined;
};

/** `when this attacks an ally: deal 1 damage to its controller`: of the card of the event that "it" is. */
const ofThatCard = (scope: Scope, at: Span): Whose => {
  const { it } = scope.spoken;
  if (it !== undefined && rivalsIn(scope.spoken).length > 1)
    report(
      scope,
      'nonsense',
      at,
      'two cards take part in what happens: whose controller is this?',
      'say of which: choose 1 of your …, then its controller …; or say: you, your opponent',
    );
  return it?.is === 'role' ? { role: it.role } : 'controller';
};

/** Whose, where "their" is said: of several players, and of cards, nobody can tell. */
const theirs = (scope: Scope, at: Span): Whose => {
  if (scope.their === undefined) askWhose(scope, at);
  return scope.their ?? 'you';
};

export const askWhose = (scope: Scope, at: Span): void =>
  report(scope, 'nonsense', at, '‘their’: whose?', 'say: your, your opponent’s, its owner’s');

/** Whom "their" means where these are spoken of. */
export const theirsOf = (whose: Whose | undefined): Who | undefined =>
  whose === 'you' || whose === 'any' || whose === 'each' ? undefined : whose;

const named = ({ lexicon }: Scope, { words, at }: Cursor, length: number): Whose | undefined => {
  const player = words[at]?.text ?? '';
  return length === 1 && lexicon.players.has(player) ? { player } : undefined;
};

/** The player that all of the words name, or nothing where they name none. */
export const whoIs = (scope: Scope, words: readonly Word[]): Whose | undefined =>
  attemptAll(scope, words, takePlayer);

/** Whose, from the words in front of 's: the last that names anybody counts. */
export const whoseIs = (scope: Scope, owners: readonly Term[]): Whose | undefined => {
  const last = owners.at(-1);
  if (last === undefined) return undefined;
  const whose =
    whoIs(
      scope,
      owners.flatMap(({ words }) => words),
    ) ?? whoIs(scope, last.words);
  if (whose === undefined)
    report(
      scope,
      'unknown-player',
      last.at,
      `‘${last.text}’ is no player`,
      'say: your, your opponent’s, its owner’s',
    );
  return whose;
};

/** The players a noun phrase means, or nothing where it means cards. */
export const playersIn = (scope: Scope, phrase: NounPhrase): Whose | undefined => {
  if (phrase.pronoun === 'you' && phrase.attachedTo === undefined) {
    noteWords(scope, phrase.at, 'player', 'you');
    const more = phrase.properties[0] ?? phrase.place;
    if (more !== undefined && phrase.or.length === 0)
      report(
        scope,
        'nonsense',
        more.at,
        'who ‘you’ are is known already: nothing more can be said of that here',
        'say it of the cards that do it: creatures with power 3000 or less cannot attack you',
      );
    return 'you';
  }
  if (phrase.pronoun !== undefined || phrase.name !== undefined) return undefined;
  if (phrase.attachedTo !== undefined) return undefined;
  if (phrase.properties.length > 0 || phrase.other || phrase.place !== undefined) return undefined;
  const words = [...phrase.owners.flatMap((owner) => owner.words), ...(phrase.noun?.words ?? [])];
  // "Your" alone is nobody.
  if (phrase.noun === undefined) return undefined;
  const who = whoIs(scope, words);
  const { quantity } = phrase;
  if (who === undefined || quantity === undefined) return who;
  if (phrase.owners.length > 0 || (quantity.kind === 'exactly' && who !== 'any'))
    report(scope, 'nonsense', quantity.at, 'how many is said of one player', 'leave that out');
  const isAll = quantity.kind === 'each' || quantity.kind === 'all';
  return who === 'any' && isAll ? 'each' : who;
};

/** Those of whom a text says that they do something: "a player" is nobody in particular. */
export const actorIn = (scope: Scope, phrase: NounPhrase, whose: Whose): Who => {
  const { quantity, at } = phrase;
  const isAny = quantity === undefined ? !areSeveral(phrase) : quantity.kind === 'exactly';
  if (whose === 'any' && isAny)
    report(
      scope,
      'nonsense',
      quantity?.at ?? at,
      'which player?',
      'say: you, your opponent, each player',
    );
  return actor(whose);
};

/** One who acts; where a text leaves it open, it cannot be carried out. */
export const actor = (whose: Whose): Who => (whose === 'any' ? 'each' : whose);

/** `your`, `its`, `your opponent's`: only the first two say so without an `'s`. */
export const takePossessor = (scope: Scope, cursor: Cursor): Whose | undefined => {
  const { at, lower } = cursor;
  const who = takePlayer(scope, cursor);
  const isOwn = cursor.at === at + 1 && ['your', 'its', 'their'].includes(lower[at] ?? '');
  return takeWords(scope, cursor, 'player', "'s") !== undefined || isOwn ? who : undefined;
};
