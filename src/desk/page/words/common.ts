import type { WordTable } from './table.js';

export const commonWords = {
  'desk.name': { en: 'Hantei', ja: '判定' },
  'desk.about': { en: 'the judge’s desk', ja: 'ジャッジのデスク' },
  'desk.views': { en: 'Views', ja: '画面' },
  'desk.skip': { en: 'Skip to the content', ja: '内容へ移動' },
  'desk.more': { en: 'and {count} more', ja: '他{count}件' },
  'desk.loading': { en: 'Loading …', ja: '読み込み中…' },
  'desk.nowhere': {
    en: 'There is nothing at this address.',
    ja: 'このアドレスには何もありません。',
  },
  'desk.home': { en: 'Go to the editor', ja: 'エディタへ' },
  'desk.soon': { en: 'This view is still empty.', ja: 'この画面はまだ空です。' },
  'desk.theme': { en: 'Colours', ja: '配色' },
  'theme.system': { en: 'as the system', ja: 'システムに合わせる' },
  'theme.light': { en: 'light', ja: 'ライト' },
  'theme.dark': { en: 'dark', ja: 'ダーク' },
  'desk.language': { en: 'Language', ja: '言語' },
  'notice.list': { en: 'Messages', ja: 'お知らせ' },
  'notice.close': { en: 'Put away', ja: '閉じる' },
  'view.write': { en: 'Write', ja: '書く' },
  'view.step': { en: 'Step', ja: '流れ' },
  'view.play': { en: 'Play', ja: 'プレイ' },
  'view.browse': { en: 'Browse', ja: '裁定集' },
  'view.train': { en: 'Train', ja: '練習問題' },
  'view.broken': {
    en: 'This view could not be shown: {what}',
    ja: 'この画面を表示できません：{what}',
  },
  'worker.gone': {
    en: 'The engine stopped and was started again.',
    ja: 'エンジンが止まったため、再起動しました。',
  },
  'worker.slow': {
    en: 'This took too long and was stopped: {what}. The engine was started again.',
    ja: '時間がかかりすぎたため中止しました：{what}。エンジンを再起動しました。',
  },
  'worker.bug': {
    en: 'Hantei itself failed here: {what}',
    ja: '判定のプログラム自体の不具合です：{what}',
  },
} as const satisfies WordTable;
