/** Chapter 0 of duel-masters/abridged: introduction. */
import type { Chapter } from '../../../../kernel/edition.js';
import { same } from './from-1.13.js';

export const introduction: Chapter = {
  title: 'Introduction',
  sections: {
    '000': 'Purpose',
  },
  rules: same('000.1'),
};
