import type { WordTable } from './table.js';

export const browseWords = {
  'browse.rulebook': { en: 'Rulebook', ja: 'ルールブック' },
  'browse.find': { en: 'Find rulings', ja: '裁定を探す' },
  'browse.find-help': {
    en: 'words, a tag, a card’s name, or a rule such as 115.3',
    ja: '単語・タグ・カード名・ルール番号（115.3など）',
  },
  'browse.found': { en: '{count} of {all} rulings', ja: '{all}件中{count}件' },
  'browse.more': { en: 'Show {count} more', ja: 'あと{count}件を表示' },
  'browse.none': { en: 'No ruling has all of this.', ja: '条件に合う裁定はありません。' },
  'browse.map': { en: 'Map of the rulebook', ja: 'ルール番号の一覧' },
  'browse.map-help': {
    en: 'Each number, darker the more rulings cite it. Choose one to see them.',
    ja: '番号ごとの裁定数。濃いほど多くの裁定が引用しています。',
  },
  'browse.number': {
    en: '{number}: {summary} ({count} rulings)',
    ja: '{number}（{count}件）：{summary}',
  },
  'browse.only': { en: 'Only rule {rule}', ja: 'ルール{rule}のみ' },
  'browse.chapter': { en: 'Only “{chapter}”', ja: '「{chapter}」のみ' },
  'browse.clear': { en: 'All rulings', ja: 'すべての裁定' },
  'browse.results': { en: 'Rulings', ja: '裁定' },
  'browse.no-data': {
    en: 'The rulings could not be loaded: {what}',
    ja: '裁定を読み込めませんでした：{what}',
  },
  'browse.broken': {
    en: 'This address holds no ruling, or it was damaged on its way.',
    ja: 'このアドレスには裁定が入っていないか、途中で壊れています。',
  },
  'browse.back': { en: 'Back to the rulings', ja: '裁定の一覧へ' },
  'browse.opening': { en: 'Playing the ruling …', ja: '裁定を再生中…' },
  'browse.write': { en: 'Open in the editor', ja: 'エディタで開く' },
  'browse.step': { en: 'Step through it', ja: '流れを見る' },
  'browse.copy': { en: 'Copy the address', ja: 'アドレスをコピー' },
  'browse.copied': {
    en: 'Copied. The address holds the whole ruling.',
    ja: 'コピーしました。アドレスに裁定全体が入っています。',
  },
  'browse.not-copied': {
    en: 'It could not be copied; take it from the address bar.',
    ja: 'コピーできませんでした。アドレス欄から取ってください。',
  },
  'browse.text': { en: 'The ruling as it is written', ja: '裁定の本文' },
  'browse.expected': { en: 'What must come of it', ja: '期待される結果' },
  'browse.found-instead': { en: 'found: {found}', ja: '実際：{found}' },
  'browse.source': { en: 'Source: {source}', ja: '出典：{source}' },
  'browse.pass': { en: 'pass', ja: '成立' },
  'browse.fail': { en: 'fail', ja: '不成立' },
  'browse.miscited': { en: 'miscited', ja: '引用違い' },
  'browse.refused': { en: 'refused', ja: '不可' },
  'browse.undecided': { en: 'undecided', ja: '未決定' },
  'browse.unsupported': { en: 'unsupported', ja: '未対応' },
  'browse.invalid': { en: 'makes no sense', ja: '読めません' },
} as const satisfies WordTable;
