/** What tells a question from all others, for as long as its ruling has its name, its rulebook, its board and what is done. */
import type { Case } from '../harness/suite.js';
import { addWord, newDigest } from '../kernel/digest.js';

/** 16 hexadecimal digits. Where a ruling stands, and what stands around it, makes no difference. */
export const questionIdentity = ({
  ruling,
  rulebook,
  text,
}: Pick<Case, 'ruling' | 'rulebook' | 'text'>): string => {
  const digest = newDigest();
  const played = ruling.blocks
    .filter(({ kind }) => kind === 'given' || kind === 'do')
    .map(({ at }) => text.slice(at.start, at.end).replace(/\s+/gu, ' ').trim());
  for (const word of [rulebook, ruling.name.text, ruling.board?.text ?? '', ...played])
    addWord(digest, word);
  return [digest.one, digest.other]
    .map((bits) => (bits >>> 0).toString(16).padStart(8, '0'))
    .join('');
};
