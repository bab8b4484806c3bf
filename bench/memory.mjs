/** Memory over 100,000 rulings: what is still held after each tenth of them. */
import { games, judge, load } from '../dist/index.js';
import { filesOf, readImport } from './corpus.mjs';
import { heading, row } from './measure.mjs';

const files = filesOf('rulings');
const held = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};
heading('Memory held after so many rulings');
let judged = 0;
for (let mark = 10_000; mark <= 100_000; mark += 10_000) {
  while (judged < mark)
    for (const file of files)
      for (const one of load(file, readImport, games).cases) {
        judge(one);
        judged++;
      }
  if (mark === 10_000 || mark % 30_000 === 10_000)
    row(`${mark.toLocaleString('en')}`, `${held().toFixed(1)} MB`);
}
