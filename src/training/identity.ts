/** What tells a question from all others, for as long as its ruling has its name, its rulebook and its board. */
import type { Case } from '../harness/suite.js';
import { addWord, newDigest } from '../kernel/digest.js';

/** 16 hexadecimal digits. Where a ruling stands, and what stands around it, makes no difference. */
export const identityOf = ({ ruling, rulebook, text }: Case): string => {
  const digest = newDigest();
  const given = ruling.blocks
    .filter(({ kind }) => kind === 'given')
    .map(({ at }) => text.slice(at.start, at.end).replace(/\s+/gu, ' ').trim());
  for (const word of [rulebook, ruling.name.text, ruling.board?.text ?? '', ...given])
    addWord(digest, word);
  return [digest.one, digest.other]
    .map((bits) => (bits >>> 0).toString(16).padStart(8, '0'))
    .join('');
};
