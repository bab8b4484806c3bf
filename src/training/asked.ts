/** What is asked, in words: of the lines that the answers speak of. */
import type { Scenario } from '../harness/suite.js';
import type { OutcomeLine } from './outcomes.js';

export const askedAt = (lines: readonly OutcomeLine[]): string => {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const [kind] = kinds;
  return (kinds.size === 1 && kind !== undefined ? prompts[kind] : undefined) ?? 'What is so then?';
};

const prompts: Partial<Record<OutcomeLine['kind'], string>> = {
  where: 'Where are these cards then?',
  contents: 'Which cards lie there then?',
  size: 'How many cards are there then?',
  trait: 'What is so of this card then?',
  happened: 'What has happened by then?',
  can: 'What is allowed at this point?',
  options: 'What is there to choose at this point?',
  decides: 'Who decides at this point?',
  turn: 'Whose turn is it then, and which step?',
  result: 'What has become of the game then?',
  game: 'What has become of the game then?',
  sight: 'Who may know what at this point?',
  lawful: 'Is it lawful?',
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
