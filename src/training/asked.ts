/** What is asked, in words: of the lines that the answers speak of. */
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

/** What a question in words is about, where its words say so, and the kinds of lines that answer it. */
const wanted: readonly {
  readonly words: RegExp;
  readonly kinds: readonly OutcomeLine['kind'][];
}[] = [
  {
    words: /\bhow (many|much|often)\b/iu,
    kinds: ['size', 'contents', 'holds', 'attached', 'trait', 'happened', 'options'],
  },
  { words: /\b(what|which|how much) power\b/iu, kinds: ['trait'] },
  { words: /\b(who|whose) (decides|chooses|says)\b/iu, kinds: ['decides', 'asked', 'options'] },
  {
    words: /\b(which|whose|who)\b.*\bfirst\b/iu,
    kinds: ['happened', 'options', 'decides', 'asked'],
  },
  { words: /\bwhat (can|may)\b|\bmay [AB] choose\b/iu, kinds: ['can', 'options'] },
  { words: /\bwho has priority\b/iu, kinds: ['decides', 'turn', 'can'] },
  { words: /\bwhose turn\b/iu, kinds: ['turn'] },
  { words: /\bwho (wins|has won|loses|has lost)\b/iu, kinds: ['result', 'game'] },
  { words: /\blook at\b|\bsee\b/iu, kinds: ['sight', 'where', 'contents', 'happened'] },
];

/** Whether these lines answer what was asked in words; what its words do not say nobody knows. */
export const fitsQuestion = (question: string, lines: readonly OutcomeLine[]): boolean =>
  wanted.every(
    ({ words, kinds }) => !words.test(question) || lines.some(({ kind }) => kinds.includes(kind)),
  );
