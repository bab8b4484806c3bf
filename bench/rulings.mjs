/** Rulings per second on one core: the whole corpus, repeated to 10,000, with and without reading the texts. */
import { games, judge, load } from '../dist/index.js';
import { filesOf, readImport } from './corpus.mjs';
import { heading, inTurn, perSecond, row } from './measure.mjs';

const files = filesOf('rulings');
const casesOf = () => files.flatMap((file) => load(file, readImport, games).cases);
const cases = casesOf();
const rounds = Math.max(1, Math.ceil(10_000 / Math.max(1, cases.length)));
const total = rounds * cases.length;

const times = await inTurn(
  {
    played: () => {
      for (let round = 0; round < rounds; round++) for (const one of cases) judge(one);
    },
    all: () => {
      for (let round = 0; round < rounds; round++) for (const one of casesOf()) judge(one);
    },
  },
  3,
);

heading(`Rulings: the corpus of ${cases.length}, ${rounds} times over`);
row('without parsing', perSecond(total, times.played));
row('with parsing and compiling', perSecond(total, times.all));
