/** What about a game would have to be otherwise for something to be so: one state, one zone, one card more. */
import { cardOf, cardsIn, definitionOf, type Game, isShared } from '../kernel/game.js';
import { type State, zoneKey } from '../kernel/state.js';
import { entriesOf, zonesIn } from '../kernel/vocabulary.js';
import type { NamedGame } from './wording.js';
import type { Miss } from './miss.js';

type WouldBe = (game: Game) => boolean;

/** States of a card in whose place another would let it be so: `mine is tapped`. */
export const stateMisses = (
  { game, naming, vocabulary }: NamedGame,
  id: number,
  wouldBe: WouldBe,
): readonly Miss[] => {
  const { status } = cardOf(game, id);
  const known = entriesOf(vocabulary, 'state');
  return Object.entries(status).flatMap(([name, value]): readonly Miss[] =>
    known.some(
      (other) =>
        other.status === name &&
        other.value !== value &&
        wouldBe(withStatus(game, id, { ...status, [name]: other.value })),
    )
      ? [{ is: 'state', card: naming(id), found: value, wanted: value, not: true }]
      : [],
  );
};

/** The zones in any of which a card would let it be so, where the one it is in does not. */
export const zoneMisses = (
  { game, naming, vocabulary }: NamedGame,
  id: number,
  wouldBe: WouldBe,
): readonly Miss[] => {
  const { zone, controller } = cardOf(game, id);
  const fitting = zonesIn(vocabulary).filter(
    (other) => other !== zone && wouldBe(movedTo(game, id, controller, other)),
  );
  return fitting.length === 0
    ? []
    : [{ is: 'zone', card: naming(id), found: zone, wanted: fitting, not: false }];
};

/** Numbers that are tried one by one below what is printed. */
const mostTried = 20;

/** What is printed on a card, where a smaller number would let it be so: the largest that does. */
export const numberMisses = (
  { game, naming }: NamedGame,
  id: number,
  wouldBe: WouldBe,
): readonly Miss[] => {
  const card = naming(id);
  const { traits } = definitionOf(game, cardOf(game, id));
  return Object.entries(traits).flatMap(([trait, found]): readonly Miss[] => {
    if (typeof found !== 'number' || found > mostTried) return [];
    for (let amount = found - 1; amount >= 0; amount--)
      if (wouldBe(withTrait(game, id, trait, amount)))
        return [
          { is: 'number', card, trait, found, wanted: { is: 'at-most', amount }, not: false },
        ];
    return [];
  });
};

/** The empty zones of a player in which one card would let it be so. */
export const emptyMisses = (
  { game, vocabulary }: NamedGame,
  player: string,
  wouldBe: WouldBe,
): readonly Miss[] =>
  zonesIn(vocabulary).flatMap((zone): readonly Miss[] => {
    if (isShared(game, zone) || cardsIn(game, player, zone).length > 0) return [];
    return game.state.things.some(({ id }) => wouldBe(movedTo(game, id, player, zone)))
      ? [{ is: 'empty', zone, of: player }]
      : [];
  });

const movedTo = (game: Game, id: number, player: string, zone: string): Game => {
  const { things, zones } = game.state;
  const side = isShared(game, zone) ? '' : player;
  const without = Object.entries(zones).map(
    ([key, ids]) => [key, ids.filter((one) => one !== id)] as const,
  );
  const key = zoneKey(side, zone);
  return otherwise(game, {
    things: things.map((card) => (card.id === id ? { ...card, side, zone } : card)),
    zones: { ...Object.fromEntries(without), [key]: [id, ...(zones[key] ?? [])] },
  });
};

const withStatus = (game: Game, id: number, status: Readonly<Record<string, string>>): Game =>
  otherwise(game, {
    things: game.state.things.map((card) => (card.id === id ? { ...card, status } : card)),
  });

const withTrait = (game: Game, id: number, trait: string, value: number): Game => {
  const definition = definitionOf(game, cardOf(game, id));
  const traits = { ...definition.traits, [trait]: value };
  const cards = new Map(game.world.cards).set(definition.key, { ...definition, traits });
  return { ...otherwise(game, {}), world: { ...game.world, cards, printed: new Map() } };
};

/** The game with something else in its state. */
const otherwise = (game: Game, changed: Partial<State>): Game => ({
  ...game,
  witness: undefined,
  view: null,
  known: null,
  state: { ...game.state, ...changed },
});
