/** Keys pressed in a file of 2,000 lines: what each costs until all that is wrong is known, and all words have their colours. */
import {
  changePage,
  coloursIn,
  completions,
  games,
  hover,
  load,
  newWorkspace,
  openPage,
  problemsOf,
  troubles,
} from '../dist/index.js';
import { filesOf, readImport } from './corpus.mjs';
import { heading, inTurn, median, row } from './measure.mjs';

const lines = 2000;
const presses = 60;
const path = 'a.ruling';

/** Rulings of one game in one file, as many as fit; none whose names are there already. */
const text = (() => {
  const names = new Set();
  let all = '';
  for (const file of filesOf('rulings/duel-masters')) {
    const declared = file.text.match(/^(?:card|board|ruling) .*$/gmu) ?? [];
    if (/^import/mu.test(file.text) || declared.some((name) => names.has(name))) continue;
    for (const name of declared) names.add(name);
    all += `${file.text}\n`;
    if (all.split('\n').length > lines) break;
  }
  return all.split('\n').slice(0, lines).join('\n');
})();

const workspace = newWorkspace({ games, read: readImport });
openPage(workspace, path, text);
troubles(workspace, path);
coloursIn(workspace, path);

/** The place of one key press after another, spread over the file. */
const places = Array.from({ length: presses }, (_, at) =>
  Math.floor((text.length * ((at * 37) % presses)) / presses),
);

const press = (act) => {
  const taken = places.map((start) => {
    const begun = performance.now();
    changePage(workspace, path, [{ start, end: start, text: 'x' }]);
    act(start + 1);
    const time = performance.now() - begun;
    changePage(workspace, path, [{ start, end: start + 1, text: '' }]);
    troubles(workspace, path);
    return time;
  });
  return `${median(taken).toFixed(1)} ms (at most ${Math.max(...taken).toFixed(1)})`;
};

heading(`editor: a key press in a file of ${text.split('\n').length} lines`);
row(
  'all that is wrong',
  press(() => troubles(workspace, path)),
);
row(
  'the colours of all words',
  press(() => coloursIn(workspace, path)),
);
row(
  'what may be written there',
  press((at) => completions(workspace, path, at)),
);
row(
  'what stands there',
  press((at) => hover(workspace, path, at)),
);
const { whole } = await inTurn(
  { whole: () => void problemsOf(load({ path, text }, readImport, games)) },
  3,
);
row('beside: reading the file as a whole', `${whole.toFixed(0)} ms`);
