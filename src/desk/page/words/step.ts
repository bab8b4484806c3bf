import type { WordTable } from './table.js';

export const steppingWords = {
  'step.ruling': { en: 'Ruling', ja: '裁定' },
  'step.write': { en: 'to the text', ja: '本文へ' },
  'step.nothing': {
    en: 'There is no ruling here that makes sense yet.',
    ja: '読める裁定がありません。',
  },
  'step.controls': { en: 'Step', ja: '操作' },
  'step.first': { en: 'to the beginning', ja: '最初へ' },
  'step.back': { en: 'Back', ja: '戻る' },
  'step.on': { en: 'On', ja: '進む' },
  'step.last': { en: 'to the end', ja: '最後へ' },
  'step.at': { en: 'step {at} of {count}', ja: '{count}のうち{at}番目' },
  'step.slider': { en: 'Which step', ja: '位置' },
  'step.steps': { en: 'What happened', ja: '起きたこと' },
  'step.is-behind': { en: 'led to it', ja: '原因' },
  'step.why': { en: 'Because', ja: '理由' },
  'step.why-not': { en: 'Why not?', ja: 'そうならない理由' },
  'step.why-instead': { en: 'What happened instead, because', ja: '代わりに起きたことの理由' },
  'step.not-prevented': { en: 'What did not prevent it', ja: '妨げなかったもの' },
  'step.no-causes': {
    en: 'It was so from the beginning.',
    ja: '最初からそうでした。',
  },
  'step.no-figures': {
    en: 'This card has no figures.',
    ja: 'このカードにパワーなどの数値はありません。',
  },
} as const satisfies WordTable;
