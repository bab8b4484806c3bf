/** What is asked, in words: of the lines that the answers speak of. */
import type { Line } from './outcomes.js';

export const askedAt = (lines: readonly Line[]): string => {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const [kind] = kinds;
  return (kinds.size === 1 && kind !== undefined ? prompts[kind] : undefined) ?? 'What is so then?';
};

const prompts: Partial<Record<Line['kind'], string>> = {
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
