/** Labels for cards that have none yet: what a line calls them, written on the board as soon as a line does. */
import { languageWords } from '../../harness/words/list.js';
import { isFiller } from '../../harness/compile/cards.js';
import type { Scene } from '../../harness/examine.js';
import type { Scenario } from '../../harness/suite.js';
import { scenarioKeywords } from '../../../grammar/keywords.js';
import { cardOf, definitionOf } from '../../kernel/game.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import { rangeOf, type TextEdit } from '../page.js';
import { allPieces, type LaidCard, laidLines, type LaidPiece } from './pieces.js';
import type { Recorded } from './recorded.js';

/** What cards would be called, by id, and where each is written. */
export interface Calling {
  /** Labels that are to be written, by id. */
  readonly labels: ReadonlyMap<number, string>;
  /** Where cards are written on the page, by id. */
  readonly laid: ReadonlyMap<number, LaidCard>;
  readonly pieces: ReadonlyMap<number, LaidPiece>;
}

/** What the cards of a ruling would be called that are written by name and have no label. */
export const callingIn = (recorded: Recorded, scenario: Scenario): Calling => {
  const pieces = new Map(
    laidLines(recorded).flatMap((line) => allPieces(line.pieces).map((one) => [one.at, one])),
  );
  const laid = laidCards(recorded, scenario);
  const taken = wordsTaken(recorded.edition.game.vocabulary);
  const known = new Set(scenario.labels.keys());
  const isLabelled = new Set(scenario.labels.values());
  const labels = new Map<number, string>();
  const stems = stemsIn(scenario);
  for (const [at, ids] of byPiece(laid)) {
    const [first = 0] = ids;
    const { definition } = scenario.state.things[first - 1] ?? { definition: '' };
    if (pieces.get(at)?.labels !== '' || isLabelled.has(first) || isFiller(definition)) continue;
    const name = scenario.world.cards.get(definition)?.name ?? definition;
    const isTaken = (word: string): boolean => known.has(word) || taken.has(word);
    const stem = stems.get(name) ?? stemFor(name, isTaken);
    stems.set(name, stem);
    const found = labelsFor(stem, ids.length, isTaken);
    for (const [index, label] of found.entries()) {
      known.add(label);
      labels.set(ids[index] ?? 0, label);
    }
  }
  return { labels, laid, pieces };
};

const byPiece = (laid: ReadonlyMap<number, LaidCard>): ReadonlyMap<number, readonly number[]> => {
  const all = new Map<number, number[]>();
  for (const [id, { at }] of laid) {
    const ids = all.get(at);
    if (ids === undefined) all.set(at, [id]);
    else ids.push(id);
  }
  return all;
};

/** Copies of one entry come one after another. */
const laidCards = (
  { page }: Recorded,
  { written, state }: Scenario,
): ReadonlyMap<number, LaidCard> => {
  const copies = new Map<number, number>();
  const laid = new Map<number, LaidCard>();
  for (const { id } of state.things) {
    const span = written[id];
    const at = span && rangeOf(page, span)?.start;
    if (at === undefined) continue;
    const copy = copies.get(at) ?? 0;
    copies.set(at, copy + 1);
    laid.set(id, { at, copy });
  }
  return laid;
};

/** Words that mean something in a script or a claim, and so name no card. */
const wordsTaken = (vocabulary: Vocabulary): ReadonlySet<string> => {
  let taken = takenBy.get(vocabulary);
  if (taken === undefined) {
    const own = vocabulary.entries.flatMap((entry): readonly string[] => [
      ...entry.words,
      ...('forms' in entry ? Object.values<string>({ ...entry.forms }) : []),
      ...('plurals' in entry ? entry.plurals : []),
      ...('parts' in entry ? entry.parts.map(({ from }) => from) : []),
    ]);
    const phrases = languageWords.flatMap(({ forms }) => forms);
    const all = [...own, ...phrases, ...scenarioKeywords.keys(), ...vocabulary.players];
    taken = new Set(all.flatMap((words) => words.toLowerCase().split(' ')));
    takenBy.set(vocabulary, taken);
  }
  return taken;
};

const takenBy = new WeakMap<Vocabulary, ReadonlySet<string>>();

type IsTaken = (word: string) => boolean;

/** What cards are called already, by name, but for the numbers that tell their copies apart. */
const stemsIn = ({ labels, state, world }: Scenario): Map<string, string> =>
  new Map(
    [...labels].flatMap(([label, id]): readonly (readonly [string, string])[] => {
      const { definition = '' } = state.things[id - 1] ?? {};
      const name = world.cards.get(definition)?.name ?? definition;
      const stem = label.replace(/\d+$/u, '');
      // Only what tells which card it is: `mine` does not.
      return stem !== '' && prefixesOf(name).includes(stem) ? [[name, stem]] : [];
    }),
  );

/** For several copies of one card a run: `recruit1 .. recruit3`. */
const labelsFor = (stem: string, copies: number, isTaken: IsTaken): readonly string[] => {
  const run = (one: string): readonly string[] =>
    copies < 2 ? [one] : Array.from({ length: copies }, (_, index) => `${one}${index + 1}`);
  const isFree = (one: string): boolean => !isTaken(one) && !run(one).some(isTaken);
  if (isFree(stem)) return run(stem);
  for (let number = 2; ; number++) if (isFree(`${stem}${number}`)) return run(`${stem}${number}`);
};

const labelsText = (labels: readonly string[]): string =>
  labels.length < 2 ? labels.join('') : `${labels[0] ?? ''} .. ${labels.at(-1) ?? ''}`;

/** Names as long as this are spoken whole. */
const shortName = 16;

/** A short name whole; of a long one as many of its first words as tell it from what else there is. */
const stemFor = (name: string, isTaken: IsTaken): string => {
  const prefixes = prefixesOf(name);
  const whole = prefixes.at(-1) ?? 'card';
  const wanted = whole.length <= shortName ? [whole] : prefixes;
  return wanted.find((one) => one.length > 2 && !isTaken(one)) ?? whole;
};

/** `the`, `the-last`, `the-last-word` */
const prefixesOf = (name: string): readonly string[] => {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) =>
    /^\p{L}/u.test(word),
  );
  return words.map((_, at) => words.slice(0, at + 1).join('-'));
};

/** A scene in which the cards are called by the labels that they have or would get. */
export const calledIn = (scene: Scene, { labels }: Calling): Scene => {
  const all = new Map(scene.labels);
  for (const [id, label] of labels) all.set(label, id);
  const naming = (id: number): string => {
    const label = labels.get(id);
    return label ?? (scene.game.state.things[id - 1] === undefined ? '' : scene.naming(id));
  };
  return { ...scene, labels: all, naming };
};

/** What a card is, whatever it is called. */
export const nameOfCard = ({ game }: Scene, id: number): string =>
  definitionOf(game, cardOf(game, id)).name;

/** The edits that write the labels of some cards where these stand on the board. */
export const labelling = (
  { labels, laid, pieces }: Calling,
  cards: readonly number[],
): readonly TextEdit[] => {
  const wanted = new Set(cards.flatMap((id) => (labels.has(id) ? (laid.get(id)?.at ?? []) : [])));
  return [...wanted].flatMap((at) => {
    const piece = pieces.get(at);
    const own = [...laid].filter(([, one]) => one.at === at).map(([id]) => labels.get(id) ?? '');
    if (piece === undefined || own.includes('')) return [];
    const { whatEnd: end } = piece;
    return [{ start: end, end, text: ` as ${labelsText(own)}` }];
  });
};
