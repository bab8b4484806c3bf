import type { WordTable } from './table.js';

export const trainWords = {
  'train.rulebook': { en: 'Rulebook', ja: 'ルールブック' },
  'train.chapter': { en: 'Chapter', ja: '章' },
  'train.all': { en: 'all chapters', ja: 'すべての章' },
  'train.looking': { en: 'Looking for a question …', ja: '問題を探しています…' },
  'train.done': {
    en: 'Nothing is due here at the moment. Come back later, or choose another chapter.',
    ja: '今ここで復習する問題はありません。後で戻るか、別の章を選んでください。',
  },
  'train.board': { en: 'The board', ja: '盤面' },
  'train.cards': { en: 'The cards', ja: 'カード' },
  'train.actions': { en: 'What happens', ja: 'プレイの内容' },
  'train.nothing': { en: 'Nothing is done.', ja: '何も行われません。' },
  'train.given': { en: 'Also given', ja: 'その他の条件' },
  'train.answers': { en: 'Answers: keys 1 to {count}', ja: '答え：1〜{count}のキー' },
  'train.right': { en: 'Right.', ja: '正解です。' },
  'train.wrong': { en: 'No.', ja: '不正解です。' },
  'train.rules': { en: 'The rules that decide it', ja: '決め手のルール' },
  'train.others': { en: 'Why not the others', ja: '他が違う理由' },
  'train.story': { en: 'Step by step', ja: '処理の流れ' },
  'train.next': { en: 'Next question', ja: '次の問題' },
  'train.easy': { en: 'That was easy', ja: '簡単だった' },
  'train.open': { en: 'Look at the ruling', ja: '裁定を見る' },
  'train.standing': { en: 'Your chapters', ja: '章ごとの成績' },
  'train.standing-none': {
    en: 'Nothing has been answered yet. What you answer stays in this browser.',
    ja: 'まだ解答がありません。成績はこのブラウザにだけ保存されます。',
  },
  'train.questions': { en: 'questions', ja: '問題' },
  'train.share': { en: 'right', ja: '正答率' },
  'train.due': { en: 'due', ja: '復習' },
  'train.forget': { en: 'Forget all of it', ja: '成績を消す' },
  'train.forget-sure': {
    en: 'Forget every answer given in this browser?',
    ja: 'このブラウザの成績をすべて消しますか？',
  },
  'train.not-kept': {
    en: 'This browser keeps nothing: what you answer is forgotten when the page is closed.',
    ja: 'このブラウザには保存できません。ページを閉じると成績は失われます。',
  },
  'train.besides': { en: 'besides', ja: 'その他' },
} as const satisfies WordTable;
