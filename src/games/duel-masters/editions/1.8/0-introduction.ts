/** Chapter 0 of duel-masters/1.8: introduction. */
import { type Chapter, rowsFrom } from '../../../../kernel/edition.js';
import { chapters } from '../1.13/index.js';

const { same } = rowsFrom(chapters);

export const introduction: Chapter = {
  title: 'Introduction',
  sections: {
    '000': 'Purpose',
  },
  rules: { ...same('000.1') },
};
