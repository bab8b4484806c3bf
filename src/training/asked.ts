/** What is asked, in words: of the lines that the answers speak of. */
import type { Scenario } from '../harness/suite.js';
import type { OutcomeLine } from './outcomes.js';

/** A question about what has come of what was done, and about a board on which nothing was. */
export interface Prompt {
  readonly then: string;
  readonly now: string;
}

export const askedAt = (lines: readonly OutcomeLine[]): Prompt => {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const [kind] = kinds;
  return (
    (kinds.size === 1 && kind !== undefined ? prompts[kind] : undefined) ?? asked('What is so')
  );
};

const asked = (begun: string, end = ''): Prompt => ({
  then: `${begun} then${end}?`,
  now: `${begun}${end}?`,
});

/** What is asked alike whether anything was done or not. */
export const alike = (prompt: string): Prompt => ({ then: prompt, now: prompt });

const prompts: Partial<Record<OutcomeLine['kind'], Prompt>> = {
  where: asked('Where are these cards'),
  contents: asked('Which cards lie there'),
  size: asked('How many cards are there'),
  trait: asked('What is so of this card'),
  happened: { then: 'What has happened by then?', now: 'What has happened?' },
  can: alike('What is allowed at this point?'),
  options: alike('What is there to choose at this point?'),
  decides: alike('Who decides at this point?'),
  turn: asked('Whose turn is it', ', and which step'),
  result: asked('What has become of the game'),
  game: asked('What has become of the game'),
  sight: alike('Who may know what at this point?'),
  lawful: alike('Is it lawful?'),
};

/**
 * Whether the answers speak of all that the ruling expects in the end, and so answer what it was written for; where they
 * speak of a part of it, nobody knows whether its question in words asked for that.
 */
export const answersWhole = ({ script }: Scenario, asked: readonly OutcomeLine[]): boolean => {
  const told = new Set(asked.map(({ line }) => line));
  return script.every(
    (part) =>
      part.is !== 'expect' || part.lines.every(({ expectation }) => told.has(expectation.at.line)),
  );
};
