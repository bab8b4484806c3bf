/** Questions as a page to print: the questions first, the answers apart at the end. One file, without scripts. */
import { answersMarkup, backMarkup, element, escaped, faceMarkup } from './markup.js';
import type { QuizQuestion } from './question.js';
import type { QuizStep } from './story.js';

const style = `
:root { color-scheme: light dark; --ink: #1d1d1f; --soft: #5f6368; --line: #d9d9de; --paper: #fff; --shade: #f5f5f7; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf0; --soft: #a5a5ad; --line: #3c3c42; --paper: #17171a; --shade: #222227; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 46rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.1rem; margin: 0 0 .25rem; }
section.question { border-top: 1px solid var(--line); padding: 1.5rem 0 1rem; break-inside: avoid-page; }
.where { color: var(--soft); font-size: .875rem; margin: 0 0 .75rem; }
.asked { font-size: 1.05rem; }
table.board { border-collapse: collapse; width: 100%; font-size: .9375rem; }
.board th { text-align: left; font-weight: 600; padding: .2rem 1rem .2rem 0; vertical-align: top; white-space: nowrap; }
.board td { padding: .2rem 0; overflow-wrap: anywhere; } .board tr + tr { border-top: 1px solid var(--line); }
pre.cards { background: var(--shade); border-radius: .5rem; padding: .75rem 1rem; font: .8125rem/1.5 ui-monospace, Menlo, Consolas, monospace;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.prompt { font-weight: 600; } ol.answers { list-style: upper-alpha; } ol.answers li { margin: .35rem 0; padding-left: .25rem; }
.story, .rules, .wrong { font-size: .9375rem; } .story small { color: var(--soft); }
.answers-part { break-before: page; } a { color: inherit; }
@media print { :root { --ink: #000; --soft: #444; --line: #bbb; --paper: #fff; --shade: #f4f4f4; color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10pt; } }
`;

export const sheetPage = (
  questions: readonly (QuizQuestion & { readonly story: readonly QuizStep[] })[],
  title: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${element('h1', escaped(title))}
${questions.map(questionMarkup).join('\n')}
<section class="answers-part" id="answers">
<h1>Answers</h1>
${questions.map(answerMarkup).join('\n')}
</section>
</main>
</body>
</html>
`;

const questionMarkup = (one: QuizQuestion, at: number): string =>
  `<section class="question" id="q${at + 1}">
<h2>${at + 1}. ${escaped(one.chapter)}</h2>
${faceMarkup(one.face)}
<p class="prompt">${escaped(one.prompt)}</p>
${answersMarkup(one.answers)}
</section>`;

const answerMarkup = (
  one: QuizQuestion & { readonly story: readonly QuizStep[] },
  at: number,
): string => `<section class="question" id="a${at + 1}">
<h2><a href="#q${at + 1}">${at + 1}.</a> ${escaped(one.name)}</h2>
${backMarkup(one)}
</section>`;
