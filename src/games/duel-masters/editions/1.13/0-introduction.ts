/** Chapter 0 of duel-masters/1.13: introduction. */
import { type Chapter, note } from '../../../../kernel/edition.js';

export const introduction: Chapter = {
  title: 'Introduction',
  sections: {
    '000': 'Purpose',
  },
  rules: {
    '000.1': note(
      'overview',
      'the document gathers the detailed rules, to be consulted when a question arises in play',
      'says what the document is for and rules nothing',
    ),
  },
};
