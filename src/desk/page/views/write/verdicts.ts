/** Verdicts as signs and words. */
import type { RulingSign } from '../../../../editor/signs.js';
import { say } from '../../words/index.js';

export type ShownVerdict = RulingSign['verdict'];

const marks: Readonly<Record<ShownVerdict, string>> = {
  pass: '✓',
  fail: '✗',
  miscited: '✗',
  refused: '✗',
  undecided: '?',
  unsupported: '–',
  invalid: '–',
  open: '…',
};

export const verdictMark = (verdict: ShownVerdict): string => marks[verdict];

export const verdictWord = (verdict: ShownVerdict): string => say(`verdict.${verdict}`);
