/** The rows of every view, and the columns: all words of the page as data. */
import { pictureWords } from './board.js';
import { browseWords } from './browse.js';
import { commonWords } from './common.js';
import { playWords } from './play.js';
import { steppingWords } from './step.js';
import { trainWords } from './train.js';
import { writeWords } from './write.js';

export const pageWords = {
  ...commonWords,
  ...pictureWords,
  ...playWords,
  ...steppingWords,
  ...writeWords,
  ...browseWords,
  ...trainWords,
};

export type WordName = keyof typeof pageWords;

export const pageLanguages = { en: 'English', ja: '日本語' } as const;
