/** The verbs for what `turns.ts` carries out: steps and turns that are skipped, a turn that is ended. */
import { forms, type StepWord, type VerbWord } from './vocabulary.js';

const skip = forms('skip skips skipped skipped skipping');
const end = forms('end ends ended ended ending');

/**
 * `skip your next draw step`, for each step of a turn, and for the turn. The words of a step in which `of` stands are no
 * names here: behind it would begin a place.
 *
 * @param by the units behind it, for a step and for the turn
 */
export const skipVerbs = (
  steps: readonly StepWord[],
  by: { readonly step: string; readonly turn: string },
  more: Pick<VerbWord, 'japanese'> = {},
): readonly VerbWord[] =>
  [
    ...steps.map(({ step, words }) => ({ what: step, words, unit: by.step })),
    { what: 'turn', words: ['turn'], unit: by.turn },
  ].flatMap(({ what, words, unit }) =>
    words
      .filter((word) => !word.includes(' of '))
      .map((word): VerbWord => ({
        kind: 'verb',
        verb: 'skip',
        with: `next ${word}`,
        says: { skips: what },
        forms: skip,
        object: 'nothing',
        words: [`skip your next ${word}`],
        ...more,
        means: `go without the ${what} that would come next`,
        by: ['skipTerm', unit],
      })),
  );

/** `end the turn`, `end this turn`, `skip this turn`. */
export const endTurnVerbs = (told: {
  /** What the last step of a turn is called. */
  readonly end: string;
  /** What is done before it: `what waits is carried out`. */
  readonly before: string;
}): readonly VerbWord[] => [
  ...['turn', 'this turn'].map((what): VerbWord => ({
    kind: 'verb',
    verb: 'end turn',
    with: what,
    ownerless: true,
    forms: end,
    object: 'nothing',
    words: [what === 'turn' ? 'end the turn' : 'end this turn'],
    means: `begin nothing more in this turn but its ${told.end}; ${told.before} before`,
    by: ['endTurnTerm'],
  })),
  {
    kind: 'verb',
    verb: 'end turn',
    with: 'this turn',
    says: { left: 'nothing' },
    forms: skip,
    object: 'nothing',
    words: ['skip this turn'],
    means: `begin nothing more in this turn, its ${told.end} neither`,
    by: ['endTurnTerm'],
  },
];
