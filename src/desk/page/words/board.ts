import type { WordTable } from './table.js';

export const pictureWords = {
  'board.side': { en: 'Player {player}', ja: 'プレイヤー{player}' },
  'board.under': { en: 'under it', ja: '下にあるカード' },
  'board.attached': { en: 'attached to it', ja: '付いているカード' },
  'board.down': { en: 'face down', ja: '裏向き' },
  'board.turned': { en: 'turned sideways', ja: '横向き' },
} as const satisfies WordTable;
