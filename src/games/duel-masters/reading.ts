/** How a card of two halves reads to a text: as one of them, where the text names a type, or as a card of two costs. */
import type { Test, TraitValue } from '../../kernel/ability.js';
import { keywordsOf, type Look, lookAt, traitsOf } from '../../kernel/continuous.js';
import { cardOf, type Game, quietly, Unsupported } from '../../kernel/game.js';
import type { Context, Seen } from '../../kernel/select.js';
import { type Face, facesOf, halvesShown, keywordsIn, whole, writtenOn } from './faces.js';
import { say } from './questions.js';

/** The types that a text says of a card. */
const typesNamed = (tests: readonly Test[]): readonly string[] =>
  tests.flatMap((test) =>
    test.test === 'has' && test.trait === 'type' && !test.not && test.value !== undefined
      ? [test.value]
      : [],
  );

const halvesOf = (game: Game, seen: Seen): readonly Face[] => {
  const written = game.world.cards.get(seen.definition);
  return written?.halves === true ? facesOf(game, written) : [];
};

const costsOf = (halves: readonly Face[]): readonly number[] => [
  ...new Set(halves.map(({ written }) => Number(written.traits['cost'] ?? 0))),
];

/** The costs of a card, where it has two; none where it has one or shows one half alone. */
export const twoCostsOf = (game: Game, id: number): readonly number[] => {
  const written = writtenOn(game, id);
  if (written?.halves !== true || cardOf(game, id).face !== whole) return [];
  const costs = costsOf(facesOf(game, written));
  return costs.length > 1 ? costs : [];
};

/** A text names the cost of a card of two where nobody is asked which. */
export const refuseTwoCosts = ({ world: { rules } }: Game): never => {
  const { numbers } = rules.book;
  const [number = ''] = numbers.get('ownerSaysCost') ?? numbers.get('userSaysCost') ?? [];
  throw new Unsupported(
    number,
    'which of the two costs of a card counts is asked for only where cards are chosen by it, and in gachinko judges',
  );
};

/** What of a card of two halves a text means: halves, or the card at each of its costs. */
export const readingsOf = (game: Game, seen: Seen, tests: readonly Test[]): readonly Seen[] => {
  const halves = halvesOf(game, seen);
  if (halves.length === 0) return [seen];
  const types = typesNamed(tests);
  const meant = types.length === 0 ? [] : say(game, 'halvesMeant', halves, types);
  if (meant.length > 0) return meant.map((half) => asHalf(game, seen, half));
  const isAboutCost = tests.some((test) => test.test === 'compare' && test.trait === 'cost');
  return isAboutCost && costsOf(halves).length > 1
    ? halves.map((half) => atCostOf(game, seen, half))
    : [seen];
};

/** Where halves that a type names are not alike one is enough; which of two costs counts somebody has to say. */
export const eitherCounts = (
  game: Game,
  seen: Seen,
  tests: readonly Test[],
  context: Context,
): boolean => {
  if (typesNamed(tests).length > 0) return true;
  return context.picks === undefined
    ? refuseTwoCosts(game)
    : say(game, 'saysWhichCost', seen, context);
};

/** The card as one of its halves: what effects have made of it goes for that, too. */
const asHalf = (game: Game, seen: Seen, { face, written }: Face): Seen => {
  const known = knownOf(game, seen);
  const traits: Record<string, TraitValue> = { ...written.traits, ...nameIn(game, seen) };
  const look = seen.known === null ? lookAt(game, seen.id) : undefined;
  for (const trait of look?.changed ?? []) {
    const value = changesHalf(trait) ? traitsOf(game, seen.id, trait) : undefined;
    if (value !== undefined) traits[trait] = value;
  }
  const own = keywordsIn(written);
  const ofOthers = halvesOf(game, seen).flatMap((half) =>
    half.face === face ? [] : keywordsIn(half.written),
  );
  // Of a card as it was nobody has noted what it had gained: that is what stands on neither half.
  const isGained = (keyword: string): boolean =>
    look === undefined ? !ofOthers.includes(keyword) : gainedBy(game, look).includes(keyword);
  const keywords = known.keywords.filter((one) => own.includes(one) || isGained(one));
  return { ...seen, definition: written.key, known: { ...known, traits, keywords } };
};

/** A reference to a cost reads what is written (201.2a). */
const changesHalf = (trait: string): boolean => trait !== 'abilities' && trait !== 'cost';

const gainedBy = ({ world }: Game, { gained }: Look): readonly string[] =>
  [...gained.keys()].flatMap((number) => {
    const ability = world.abilities[number];
    return ability?.kind === 'keyword' ? [ability.keyword] : [];
  });

/** The card as it is, with the cost of one of its halves. */
const atCostOf = (game: Game, seen: Seen, { written }: Face): Seen => {
  const known = knownOf(game, seen);
  const cost = Number(written.traits['cost'] ?? 0);
  const traits = { ...known.traits, ...nameIn(game, seen), cost };
  return { ...seen, definition: written.key, known: { ...known, traits } };
};

/** What a card is called, of which both halves may show. */
export const readsName = (
  game: Game,
  id: number,
  value: TraitValue | undefined,
): TraitValue | undefined =>
  halvesShown(game, id).length === 0 || !Array.isArray(value)
    ? value
    : say(game, 'nameOfBoth', value as readonly string[], writtenOn(game, id)?.name ?? '');

const nameIn = (game: Game, { definition: key }: Seen): Record<string, TraitValue> => {
  const written = game.world.cards.get(key);
  const names = (written?.traits['name'] ?? []) as readonly string[];
  return { name: say(game, 'nameOfBoth', names, written?.name ?? '') };
};

const knownOf = (game: Game, seen: Seen): NonNullable<Seen['known']> => {
  if (seen.known !== null) return seen.known;
  const { id, definition: key, controller, zone, side, status, host } = seen;
  const look = lookAt(game, id);
  const words = quietly(game, () => say(game, 'wordsFor', id));
  return {
    ...{ definition: key, controller, zone, side, status, host, words },
    since: cardOf(game, id).since,
    traits: traitsRead(game, id, look),
    keywords: keywordsOf(game, look),
  };
};

/** What is read of a card, as of any other (108.1b), but for what it costs. */
const traitsRead = (game: Game, id: number, { traits }: Look): Look['traits'] =>
  Object.fromEntries(
    Object.entries(traits).map(([trait, value]) => [
      trait,
      trait === 'cost' ? value : (say(game, 'readsTrait', id, trait, value) ?? value),
    ]),
  );
