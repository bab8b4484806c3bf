/** What may come to nothing, and why: phrases that mean what the text means without them, and phrases that change no game that is played here. */
import type { Combination, Place } from '../product.js';
import { idleHappenings } from './happening.js';
import { idleLasting } from './lasting.js';
import { isRow } from './reason.js';
import { togetherReason } from './together.js';
import { redundant } from './redundant.js';
import { idleWhich } from './which.js';

const idle = [...idleWhich, ...idleHappenings, ...idleLasting];

/** Why a phrase may be left out of a text without a change of what it means. */
export const redundantReason = (combination: Combination): string | undefined => {
  const { text, without, row, phrases } = combination;
  if (text === without) return 'nothing is left out';
  return redundant.find(
    (reason) => isRow(reason, row) && reason.phrase.test(phrases[reason.slot] ?? 'none'),
  )?.why;
};

/** Why a phrase that is accepted in a place never matters there. */
export const idleReason = (
  { row, slot, phrase, combinations }: Place,
  game: string,
): string | undefined => {
  const bearer = combinations[0]?.bearer;
  return idle.find(
    (reason) =>
      reason.slot === slot &&
      isRow(reason, row) &&
      reason.phrase.test(phrase) &&
      (reason.game === undefined || reason.game === game) &&
      (reason.bearer === undefined || reason.bearer === bearer),
  )?.why;
};

/** Why a combination that is accepted never matters as it stands. */
export const idleTogetherReason = (one: Combination, game: string): string | undefined =>
  Object.entries(one.phrases)
    .map(([slot, phrase]) => idleReason({ row: one.row, slot, phrase, combinations: [one] }, game))
    .find((reason) => reason !== undefined) ?? togetherReason(one, game);
