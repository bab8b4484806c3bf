/** Claims about what a player has: `A has 2 units ready in field`, `A has a lawful deck`. */
import type * as Kernel from '../../../kernel/ability.js';
import { type NounWord, zonesLooked } from '../../../kernel/vocabulary.js';
import type { SaidClaim, Span, Word } from '../../../language/document.js';
import type { Assertion } from '../../assertion.js';
import { describeNext } from '../describe.js';
import { areNeverThere } from '../kinds.js';
import { refuseElsewhere } from '../meant.js';
import { takePlace } from '../places.js';
import { type Cursor, isDone, noteAs, refuseNext, refuseRest, take, takeWords } from '../reader.js';
import { type Names, takeRef } from '../refs.js';
import { report, zonesSaid } from '../scope.js';
import { isDenied, oneOrSeveral } from './parts.js';
import { takeTests } from './states.js';

export const readHolding = (
  names: Names,
  claim: SaidClaim,
  player: string,
  tail: Cursor,
): Assertion | undefined => {
  if (refuseComparing(names, player, tail)) return undefined;
  const count = takeCount(names, tail);
  if (takeWords(names, tail, 'claim', 'lawful') !== undefined)
    return readLawful(names, claim, player, tail, count === 0);
  const counted = tail.words.slice(tail.at);
  const asset = take(names, tail, 'asset');
  if (asset !== undefined) {
    refuseRest(names, tail, `‘${asset.entry.words[0] ?? ''}’`);
    if (count === undefined) refuseUncounted(names, counted[0]?.at ?? claim.at, player);
    const { fact, words } = asset.entry;
    const [one = '', several = one] = words;
    const said = { one, several };
    return { is: 'asset', player, not: isDenied(claim), fact, amount: count ?? 1, said };
  }
  const before = names.senses.length;
  const faults = names.problems.length;
  const zones: string[] = [];
  const tests: Kernel.Test[] = [];
  const called: string[] = [];
  let implied: readonly string[] | undefined;
  while (!isDone(tail)) {
    const before = tail.at;
    called.push(...takeCalled(names, tail));
    const said = describeNext(names, tail);
    tests.push(...said.tests, ...(said.noun?.entry.besides ?? []));
    implied = said.zones ?? implied;
    if (said.zone !== undefined) {
      zones.push(said.zone);
      const at = tail.words[tail.at - 1]?.at ?? claim.at;
      report(names, 'nonsense', at, 'is that where they are?', `say: in ${said.zone}`);
    }
    // `2 creatures with blocker`
    if (tail.at > before && takeWords(names, tail, 'joint', 'with') !== undefined)
      tests.push(...takeTests(names, tail));
    const noun = tail.words[tail.at - 1];
    const place = takeWhere(names, tail, player);
    if (place !== undefined) zones.push(place);
    if (noun !== undefined && place !== undefined && said.noun !== undefined)
      if (isNeverSo(said.noun.entry, place)) refuseElsewhere(names, noun.at, noun.text, place);
    if (tail.at === before)
      refuseNext(names, tail, 'unknown-word', {
        as: 'word for cards',
        among: ['noun', 'state', 'predicate', 'value', 'zone'],
      });
  }
  if (zones.length > 1) report(names, 'nonsense', claim.at, 'two zones are named');
  if (zones.length === 0 && implied === undefined && names.problems.length === faults)
    checkStaysThere(names, counted, tests);
  if (count === undefined && names.problems.length === faults)
    refuseUncounted(names, counted[0]?.at ?? claim.at, player);
  return {
    is: 'holds',
    player,
    not: isDenied(claim),
    filter: { ...zonesMeant(names, zones, implied), whose: { player }, other: false, tests },
    called,
    compare: { is: 'exactly', amount: count ?? 1 },
    said: oneOrSeveral(counted, names.senses.slice(before)),
  };
};

/** `A has no resources`: such cards never lie where the others are that a claim without a zone counts. */
const checkStaysThere = (
  names: Names,
  counted: readonly Word[],
  tests: readonly Kernel.Test[],
): void => {
  const { vocabulary } = names.lexicon;
  const at = counted.at(-1)?.at;
  if (at === undefined || !areNeverThere(names, tests, zonesLooked(vocabulary))) return;
  const said = counted.map(({ text }) => text).join(' ');
  report(
    names,
    'nonsense',
    at,
    `‘${said}’: such cards never lie in the ${zonesSaid(names, [vocabulary.defaultZone])}`,
    `say where they are, for example: ${said} in hand`,
  );
};

/** `A has no attacks in hand`, `A has no shields in hand`: a rule, or where they are alone, makes such cards of those of certain zones. */
const isNeverSo = ({ tests, zones }: NounWord, zone: string): boolean =>
  tests.every(({ test }) => test === 'word') && zones?.includes(zone) === false;

/** `A has more creatures than B` */
const refuseComparing = (names: Names, player: string, { words, lower }: Cursor): boolean => {
  const than = words[lower.indexOf('than')];
  if (than === undefined) return false;
  const help = `say how many: ${player} has 2 …; and of the other on a line of its own`;
  report(names, 'nonsense', than.at, 'a claim says how many there are, and compares nothing', help);
  return true;
};

/** `2 "Brawler"`, `2 creatures named "Brawler"`: cards of that name. */
const takeCalled = (names: Names, tail: Cursor): readonly string[] => {
  if (tail.words[tail.at + 1]?.quoted === true) takeWords(names, tail, 'joint', 'named');
  if (tail.words[tail.at]?.quoted !== true) return [];
  const called = takeRef(names, tail);
  return called?.is === 'name' ? [called.text] : [];
};

const zonesMeant = (
  { lexicon: { vocabulary } }: Names,
  zones: readonly string[],
  implied: readonly string[] | undefined,
): Pick<Kernel.Filter, 'zones'> => ({
  zones: zones.length > 0 ? zones : (implied ?? [vocabulary.defaultZone]),
});

/** `A has creatures`: one at least, or just one? */
const refuseUncounted = (names: Names, at: Span, player: string): void => {
  const help = `say: ${player} has 1 …, ${player} has 2 …, ${player} has no …`;
  report(names, 'nonsense', at, 'how many is not said', help);
};

/** `2`, `exactly 2`, `no`, `a`. */
const takeCount = (names: Names, tail: Cursor): number | undefined => {
  takeWords(names, tail, 'quantity', 'exactly');
  const word = tail.words[tail.at];
  if (word?.number !== undefined) {
    noteAs(names, tail, 1, 'number', word.text);
    return word.number;
  }
  const said = takeWords(names, tail, 'quantity', 'no', 'a', 'an');
  return said === undefined ? undefined : said === 'no' ? 0 : 1;
};

/** `in field`, `in A's hand` */
const takeWhere = (names: Names, tail: Cursor, player: string): string | undefined => {
  const word = tail.words[tail.at];
  if (word === undefined || takeWords(names, tail, 'joint', 'in', 'on') === undefined)
    return undefined;
  if (isDone(tail)) report(names, 'nonsense', word.at, `nothing stands behind ‘${word.text}’`);
  takeWords(names, tail, 'player', 'their');
  const at = tail.words[tail.at]?.at;
  const place = takePlace(names, tail);
  if (place === undefined) {
    refuseNext(names, tail, 'unknown-zone', { as: 'zone', among: ['zone'] });
    return undefined;
  }
  const isOther = place.player !== undefined && place.player !== player;
  if (at !== undefined && (isOther || place.position !== undefined))
    report(names, 'nonsense', at, `what ${player} has is in a zone of ${player}`);
  return place.zone;
};

const readLawful = (
  names: Names,
  claim: SaidClaim,
  player: string,
  tail: Cursor,
  isNone: boolean,
): Assertion | undefined => {
  const found = take(names, tail, 'zone');
  if (found === undefined || !isDone(tail)) {
    report(names, 'nonsense', claim.at, 'say what is lawful', 'A has a lawful deck');
    return undefined;
  }
  return { is: 'lawful', of: { player, zone: found.entry.zone }, not: isDenied(claim) !== isNone };
};
