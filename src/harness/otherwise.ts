/** What could become of an expectation, were a player to answer the decision that is open. */
import { copyOf } from '../kernel/copies.js';
import { answer } from '../kernel/machine.js';
import type { Decision, Option } from '../kernel/state.js';
import type { Assertion } from './assertion.js';
import { examine, type Scene } from './examine.js';
import { wrongNumber } from './options.js';
import { settleFor } from './play.js';

/** Whether somebody has to decide something before the game can go on. */
export const isOpen = ({ game: { state } }: Scene): boolean =>
  state.asked !== null && !state.asked.rest;

/** Whether an expectation no longer holds after one of the answers that somebody could give now. */
export const couldFail = (
  scene: Scene,
  assertion: Assertion,
  labelled: ReadonlySet<number>,
): boolean => {
  const { asked } = scene.game.state;
  if (asked === null || !isOpen(scene)) return false;
  return answersTo(asked).some((options) => {
    const game = copyOf(scene.game);
    answer(game, options);
    const stop = settleFor(game, labelled);
    return stop === undefined && !examine({ ...scene, game }, assertion).holds;
  });
};

/** Answers in which every option has its turn: as few options as an answer may have, and nothing where it may be that. */
const answersTo = (asked: Decision): readonly (readonly Option[])[] => {
  const { options, min, max } = asked;
  const size = Math.max(min, 1);
  const all =
    max < size ? [] : options.map((_, at) => [...options, ...options].slice(at, at + size));
  return [...(min === 0 ? [[]] : []), ...all].filter(
    (picked) => wrongNumber(asked, picked) === undefined,
  );
};
