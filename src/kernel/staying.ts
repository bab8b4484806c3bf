/** Which of the cards stay that lay under one that leaves alone, where somebody has to say. */
import { hasParts } from './moves.js';
import { collect, type Game } from './game.js';
import type { Batch, Proposed } from './batch.js';
import { nodeOf, writeMore } from './ledger.js';
import { cardsUnder } from './parts.js';
import { say } from './questions.js';
import { type GameEvent, type Option, type Player, wordIn } from './state.js';

/** The ways in which cards may stay, each by its cards from the uppermost on. */
export interface Staying {
  readonly by: Player;
  readonly ways: readonly (readonly number[])[];
  readonly rules: readonly string[];
}

/** Cards that leave alone and have others under them, of which nobody has said yet what stays. */
const leavingIn = (game: Game, { ready }: Batch): readonly Proposed[] =>
  ready.filter(
    ({ event }) => event['alone'] === true && event['stays'] === undefined && hasParts(game, event),
  );

/** What somebody must say before a card leaves alone; where there is one way only, it is taken. */
export const nextStaying = (game: Game, batch: Batch): Staying | undefined => {
  for (const { event } of leavingIn(game, batch)) {
    const card = Number(event.card);
    const leaving = new Set(batch.ready.map((one) => Number(one.event.card)));
    const under = cardsUnder(game, card).filter((one) => !leaving.has(one));
    const [found, why] = collect(game, () => say(game, 'waysToStay', card, under));
    if (found === null) continue;
    if (found.ways.length > 1) return { ...found, rules: why.marks.map(({ rule }) => rule) };
    stay(event, found.ways[0] ?? []);
  }
  return undefined;
};

const stay = (event: GameEvent, cards: readonly number[]): void => {
  Object.assign(event, { stays: cards });
};

export const stayingOptions = ({ ways, rules }: Staying): readonly Option[] =>
  ways.map(([card = 0, ...under]) => ({ verb: 'choose', card, value: under.join(), rules }));

/**
 * Takes over what was said.
 *
 * @param node the decision about it
 */
export const staysAsSaid = (
  game: Game,
  batch: Batch,
  { card = 0, value }: Option,
  node: number,
): void => {
  const [leaving] = leavingIn(game, batch);
  if (leaving === undefined) return;
  stay(leaving.event, [card, ...wordIn(value).split(',').filter(Boolean).map(Number)]);
  writeMore(game, nodeOf(game, leaving), { marks: [], because: [node] });
};
