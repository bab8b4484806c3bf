/** The verbs for what `turns.ts` carries out: steps and turns that are skipped, a turn that is ended. */
import { forms, type StepWord, type VerbWord } from './vocabulary.js';

const skip = forms('skip skips skipped skipped skipping');
const end = forms('end ends ended ended ending');

/**
 * `skip your next draw step` and `skip the draw step of your next turn`, for each step of a turn; and for the turn. The
 * words of a step in which `of` stands are no names here: behind it would begin a place.
 *
 * @param by the units behind it, for a step and for the turn
 */
export const skipVerbs = (
  steps: readonly StepWord[],
  by: { readonly step: string; readonly turn: string },
  more: Pick<VerbWord, 'japanese'> = {},
): readonly VerbWord[] => {
  const ofSteps = steps.flatMap(({ step, words }) =>
    words.filter((word) => !word.includes(' of ')).map((word) => ({ step, word })),
  );
  const next = [
    ...ofSteps.map(({ step, word }) => ({ what: step, word, unit: by.step })),
    { what: 'turn', word: 'turn', unit: by.turn },
  ];
  const both = { kind: 'verb', verb: 'skip', forms: skip, object: 'nothing', ...more } as const;
  return [
    ...next.map(({ what, word, unit }): VerbWord => ({
      ...both,
      with: `next ${word}`,
      says: { skips: what },
      words: [`skip your next ${word}`],
      means: `go without the ${what} that would come next`,
      by: ['skipTerm', unit],
    })),
    ...ofSteps.map(({ step, word }): VerbWord => ({
      ...both,
      with: word,
      of: 'next turn',
      says: { skips: step, in: 'next turn' },
      words: [`skip the ${word} of your next turn`],
      means: `go without the ${step} in the next turn that one takes`,
      by: ['skipTerm', by.step],
    })),
  ];
};

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
