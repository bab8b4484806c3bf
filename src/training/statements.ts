/**
 * What is the case where an expectation looks, as sentences. Whether the expectation holds makes no difference to how it is
 * said, so that right answers and wrong ones are told apart by nothing but what they say.
 */
import { answersTo, cardsFor, examine, type Scene } from '../harness/examine.js';
import type { Asserting, Assertion, OneOrSeveral, Ref } from '../harness/assertion.js';
import type { PlaceNamed } from '../harness/compile/places.js';
import { traitsOf } from '../kernel/continuous.js';
import { cardOf, cardsIn } from '../kernel/game.js';
import { numberText } from '../kernel/infinite.js';
import { printedTrait } from '../kernel/select.js';
import type { Thing } from '../kernel/state.js';
import { entriesOf, zonesIn, zoneWord } from '../kernel/vocabulary.js';
import { happenedSentences } from './happened.js';
import { countedNames, enumerated, owned, sorted } from './words.js';

/** Nothing where there is no plain way to say it. */
export const statementsOf = (scene: Scene, assertion: Assertion): readonly string[] | undefined => {
  switch (assertion.is) {
    case 'where':
      return assertion.order === undefined ? places(scene, assertion) : undefined;
    case 'contents':
      return [contents(scene, assertion)];
    case 'size':
      return [size(scene, assertion)];
    case 'trait':
      return trait(scene, assertion);
    case 'state':
      return states(scene, assertion);
    case 'joined':
      return assertion.refs.map((ref) => joined(scene, assertion, ref));
    case 'attached':
      return assertion.refs.flatMap(
        (ref) =>
          numbered(
            nameOfRef(scene, ref),
            assertion.said,
            countThat((count) => isSo(scene, { ...assertion, refs: [ref], count, not: false })),
          ) ?? [],
      );
    case 'holds':
      return numbered(
        assertion.player,
        assertion.said,
        countThat((amount) =>
          isSo(scene, { ...assertion, compare: { is: 'exactly', amount }, not: false }),
        ),
      );
    case 'asset':
      return numbered(
        assertion.player,
        assertion.said,
        countThat((amount) => isSo(scene, { ...assertion, amount, not: false })),
      );
    case 'lawful': {
      const of = assertion.of === 'board' ? 'the board' : `${owned(assertion.of.player)} deck`;
      return [`${of} is ${isSo(scene, { ...assertion, not: false }) ? '' : 'not '}lawful`];
    }
    case 'result':
    case 'game':
      return [gameState(scene)];
    case 'turn':
      return [turn(scene, assertion)];
    case 'happened':
      return happenedSentences(scene, assertion);
    case 'can':
      return can(scene, assertion);
    case 'sight':
      return sight(scene, assertion);
    case 'options':
      return options(scene, assertion);
    case 'asked':
      return asked(scene, assertion);
    case 'decides':
      return [decider(scene, assertion)];
  }
};

const isSo = (scene: Scene, assertion: Assertion): boolean => examine(scene, assertion).holds;

// ---------------------------------------------------------------- places

const isShared = ({ game }: Scene, zone: string): boolean => game.world.rules.shared.includes(zone);

/** `A's hand`, `the battle zone`; `A's part of the battle zone`, where it is said whose. */
const zoneName = (scene: Scene, player: string | undefined, zone: string): string => {
  const word = zoneWord(scene.vocabulary, zone);
  if (player === undefined || player === '') return `the ${word}`;
  return isShared(scene, zone)
    ? `the ${word}, on ${owned(player)} side`
    : `${owned(player)} ${word}`;
};

const rulingPlace = (scene: Scene, card: Thing, { position, player }: PlaceNamed): string => {
  const { zone, side, controller } = card;
  const whose = isShared(scene, zone) ? (player === undefined ? undefined : controller) : side;
  const name = zoneName(scene, whose || controller, zone);
  if (isShared(scene, zone) && player === undefined)
    return `in the ${zoneWord(scene.vocabulary, zone)}`;
  if (position === undefined || !scene.game.world.rules.ordered.includes(zone)) return `in ${name}`;
  const cards = cardsIn(scene.game, side, zone);
  const at = cards.indexOf(card.id);
  if (at === 0) return `on top of ${name}`;
  if (at === cards.length - 1) return `at the bottom of ${name}`;
  return `in ${name}, neither on top nor at the bottom`;
};

const places = (
  scene: Scene,
  { refs, place }: Asserting<'where'>,
): readonly string[] | undefined => {
  const found = new Map<string, string[]>();
  const known = new Set(zonesIn(scene.vocabulary));
  for (const card of refs.flatMap((ref) => cardsFor(scene, ref))) {
    // What is on its way, or no longer there, is no place that anybody would name.
    if (!known.has(card.zone)) return undefined;
    const where = rulingPlace(scene, card, place);
    found.set(where, [...(found.get(where) ?? []), scene.naming(card.id)]);
  }
  return [...found].map(([where, names]) => {
    const cards = countedNames(names);
    return `${enumerated(cards)} ${areOrIs(names)} ${where}`;
  });
};

const contents = (scene: Scene, { place, refs, open }: Asserting<'contents'>): string => {
  const { position, zone, player } = place;
  const ids = idsAt(scene, place);
  const inOrder = position === 'bottom' ? [...ids].reverse() : ids;
  const names = inOrder.map(scene.naming);
  const where = zoneName(scene, player, zone);
  if (position !== undefined) {
    const from = position === 'top' ? 'from the top' : 'from the bottom';
    const told = open ? names.slice(0, refs.length) : names;
    return `${where}, ${from}: ${told.join(', ') || 'nothing'}`;
  }
  const said = countedNames(sorted(names));
  return `${where}: ${said.length === 0 ? 'nothing' : enumerated(said)}`;
};

const idsAt = ({ game }: Scene, { player, zone }: PlaceNamed): readonly number[] => {
  const { players, shared } = game.world.rules;
  if (!shared.includes(zone))
    return (player === undefined ? players : [player]).flatMap((side) => cardsIn(game, side, zone));
  const all = cardsIn(game, '', zone);
  return player === undefined ? all : all.filter((id) => cardOf(game, id).controller === player);
};

const size = (scene: Scene, { place }: Asserting<'size'>): string => {
  const { length } = idsAt(scene, place);
  return `${zoneName(scene, place.player, place.zone)} has ${length} ${length === 1 ? 'card' : 'cards'}`;
};

// ---------------------------------------------------------------- what cards are

const trait = (
  scene: Scene,
  { ref, trait: of, version }: Asserting<'trait'>,
): readonly string[] | undefined => {
  const [card] = cardsFor(scene, ref);
  if (card === undefined) return undefined;
  const { game, vocabulary } = scene;
  const value =
    version === 'now'
      ? traitsOf(game, card.id, of)
      : printedTrait(game, card.id, of, version === 'original');
  const word = entriesOf(vocabulary, 'trait').find((one) => one.trait === of)?.words[0] ?? of;
  const which = version === 'now' ? word : `${version} ${word}`;
  const said = valueText(value);
  const name = scene.naming(card.id);
  return [said === '' ? `${name} has no ${which}` : `the ${which} of ${name} is ${said}`];
};

const valueText = (value: unknown): string => {
  if (typeof value === 'number') return numberText(value);
  return Array.isArray(value) ? enumerated(sorted(value as readonly string[])) : '';
};

const nameOfRef = (scene: Scene, ref: Ref): string => {
  const [card, ...more] = cardsFor(scene, ref);
  return card === undefined || more.length > 0 ? ref.text : scene.naming(card.id);
};

/** Those that are alike together: `x and y are tapped`, `z is not tapped`. */
const states = (scene: Scene, claim: Asserting<'state'>): readonly string[] => {
  const { verb, said, place } = claim;
  const where = place === undefined ? '' : ` in ${zoneName(scene, place.player, place.zone)}`;
  const isOf = (ref: Ref): boolean => isSo(scene, { ...claim, refs: [ref], not: false });
  const groups = [true, false].map((is) => ({
    is,
    names: claim.refs.filter((ref) => isOf(ref) === is).map((ref) => nameOfRef(scene, ref)),
  }));
  return groups.flatMap(({ is, names }) => {
    if (names.length === 0) return [];
    const who = `${enumerated(names)}${where}`;
    const what = names.length === 1 ? said.one : said.several;
    if (verb === 'is') return [`${who} ${areOrIs(names)} ${is ? '' : 'not '}${what}`];
    const has = names.length === 1 ? ['has', 'does not have'] : ['have', 'do not have'];
    return [`${who} ${is ? has[0] : has[1]} ${what}`];
  });
};

const areOrIs = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');

const joined = (scene: Scene, claim: Asserting<'joined'>, ref: Ref): string => {
  const is = isSo(scene, { ...claim, refs: [ref], not: false });
  const how = claim.how === 'under' ? 'under' : 'attached to';
  return `${nameOfRef(scene, ref)} is ${is ? '' : 'not '}${how} ${nameOfRef(scene, claim.to)}`;
};

// ---------------------------------------------------------------- numbers

/** Nobody counts further than this. */
const mostCounted = 60;

const countThat = (isThat: (count: number) => boolean): number | undefined => {
  for (let count = 0; count <= mostCounted; count++) if (isThat(count)) return count;
  return undefined;
};

/** `A has 2 units ready in field`, with the number that is so. */
const numbered = (
  who: string,
  { one, several }: OneOrSeveral,
  count: number | undefined,
): readonly string[] | undefined =>
  count === undefined
    ? undefined
    : [`${who} has ${count === 0 ? 'no' : count} ${count === 1 ? one : several}`];

// ---------------------------------------------------------------- the course of the game

const gameState = ({ game }: Scene): string => {
  const { result } = game.state;
  if (result === null) return 'the game goes on';
  return result.winner === null ? 'the game is a draw' : `${result.winner} has won`;
};

const turn = ({ game }: Scene, { step, number }: Asserting<'turn'>): string => {
  const { turn: now } = game.state;
  const which =
    number === undefined ? `${owned(now.player)} turn` : `turn ${now.number}, ${owned(now.player)}`;
  return `it is ${which}${step === undefined ? '' : `, ${now.step}`}`;
};

// ---------------------------------------------------------------- choices

const can = (scene: Scene, claim: Asserting<'can'>): readonly string[] | undefined => {
  const may = isSo(scene, { ...claim, not: false });
  // What cannot be played to its end is neither allowed nor forbidden.
  if (!may && !isSo(scene, { ...claim, not: true })) return undefined;
  return [canText(claim.order, may)];
};

export const canText = ({ actor, said }: Asserting<'can'>['order'], may: boolean): string =>
  `${actor} ${may ? 'can' : 'cannot'} ${said}`;

const sight = (scene: Scene, claim: Asserting<'sight'>): readonly string[] | undefined => {
  const may = isSo(scene, { ...claim, not: false });
  if (!may && !isSo(scene, { ...claim, not: true })) return undefined;
  return [`${claim.player} ${may ? 'can' : 'cannot'} ${claim.said}`];
};

/** More answers than that are nothing to read. */
const mostOptions = 6;

const options = (scene: Scene, { player }: Asserting<'options'>): readonly string[] | undefined => {
  const { asked: now } = scene.game.state;
  if (now === null || now.by !== player) return [`${player} has nothing to choose`];
  if (now.numbers !== undefined) return undefined;
  const answers = answersTo(scene, now);
  if (answers.length > mostOptions) return undefined;
  if (answers.length === 0) return [`${player} has nothing to choose`];
  const said = answers.map((names) => (names.length === 0 ? 'nothing' : enumerated(sorted(names))));
  return [`${player} may choose: ${[...new Set(said)].sort().join('; or ')}`];
};

const asked = (scene: Scene, claim: Asserting<'asked'>): readonly string[] => {
  const was = isSo(scene, { ...claim, not: false }) ? 'was' : 'was not';
  return [`${claim.player} ${was} ${claim.said}`];
};

const decider = (scene: Scene, { decision }: Asserting<'decides'>): string => {
  const { asked: now } = scene.game.state;
  if (now === null) return 'nobody has anything to decide';
  const words = entriesOf(scene.vocabulary, 'decision');
  const what = words.find((one) => one.decision === now.kind)?.words[0] ?? now.kind;
  return decision === undefined ? `${now.by} decides` : `${now.by} decides: ${what}`;
};
