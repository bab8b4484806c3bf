/** Playing and searching from the positions of the corpus: decisions per second, distinct positions, bytes of each. */
import { createHash } from 'node:crypto';
import { kernel } from './kernel.mjs';
import { filesOf, readImport } from './corpus.mjs';
import { heading, inTurn, perSecond, row } from './measure.mjs';

const {
  advance,
  answer,
  copyState,
  digestOf,
  games,
  load,
  newGame,
  newLedger,
  positionOf,
  trialOf,
} = await kernel();

/** One in so many, always the same ones: whether another is among them does not depend on how many there are. */
const isChosen = (text) => createHash('sha1').update(text).digest().readUInt32BE() % 13 === 0;

/** One ruling in so many of the corpus: its position, where it begins with a decision. */
const starts = filesOf('rulings')
  .flatMap((file) => load(file, readImport, games).cases)
  .filter(({ file, ruling, rulebook }) => isChosen(`${file} ${ruling.name.text} ${rulebook}`))
  .filter(({ scenario }) => scenario !== undefined)
  .map(({ scenario: { world, state } }) => ({ world, state }));

const limits = { steps: 20_000, depth: 200, cards: 40_000, work: 1e9, memory: 1e9 };

/** A generator of numbers below a bound, the same each time. */
const numbers = (seed) => {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
};

/** Some answer to a decision that it takes. */
const anyAnswer = ({ options, numbers: any, min, max, total }, below) => {
  if (any) return [{ verb: any.verb, value: any.from ?? 0, rules: [] }];
  if (total !== undefined && min === 0) return [];
  const left = [...options];
  const count = Math.min(left.length, min + below(Math.min(max, left.length) - min + 1));
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]);
};

const most = 60;

/** Plays every start to its end, or so many decisions far, and counts the decisions and the steps of play. */
const play = (ledgerOf) => {
  let [decisions, steps] = [0, 0];
  starts.forEach(({ world, state }, at) => {
    const below = numbers(at + 1);
    const game = newGame(world, copyState(state), ledgerOf(), limits);
    try {
      advance(game);
      for (let count = 0; count < most && game.state.asked !== null; count++) {
        answer(game, anyAnswer(game.state.asked, below));
        advance(game);
        decisions++;
      }
    } catch {
      // A bound, or a rule that nobody has written: the next one.
    }
    steps += game.steps;
  });
  return { decisions, steps };
};

const { decisions, steps } = play(() => null);
const times = await inTurn({ written: () => play(newLedger), bare: () => play(() => null) }, 5);

heading(
  `Play: ${starts.length} positions of the corpus, ${decisions.toLocaleString('en')} decisions`,
);
row('with a ledger', perSecond(decisions, times.written));
row('without', perSecond(decisions, times.bare));
row('steps of play without', perSecond(steps, times.bare));
row('without, as a ratio', (times.written / times.bare).toFixed(2));

/** Every way to go on, so many decisions deep; options one by one, and no sets of them. */
const search = (game, depth, visit) => {
  visit(game);
  const { asked } = game.state;
  if (depth === 0 || asked === null) return;
  const answers =
    asked.min > 1 || asked.numbers
      ? [anyAnswer(asked, () => 0)]
      : [
          ...(asked.min === 0 ? [[]] : []),
          ...(asked.max > 0 ? asked.options.map((one) => [one]) : []),
        ];
  for (const picked of answers) {
    const next = trialOf(game);
    try {
      answer(next, picked);
      advance(next);
    } catch {
      continue;
    }
    search(next, depth - 1, visit);
  }
};

let visited = 0;
let distinct = 0;
const parts = new Map();
let bytes = 0;

/** What a position adds to those before it: its parts that no other has, and a number of four bytes for each part. */
const addPart = (text) => {
  bytes += 4;
  if (parts.has(text)) return;
  parts.set(text, parts.size);
  bytes += text.length;
};

const keep = (position) => {
  for (const [zone, cards] of Object.entries(position.zones)) {
    bytes += 4;
    addPart(JSON.stringify([zone, cards]));
  }
  for (const part of Object.values(position.rest)) addPart(JSON.stringify(part));
  addPart(JSON.stringify(position.turn));
  addPart(JSON.stringify(position.asked));
};

for (const { world, state } of starts.slice(0, 40)) {
  const game = newGame(world, copyState(state), null, limits);
  try {
    advance(game);
  } catch {
    continue;
  }
  const own = new Set();
  search(game, 3, (at) => {
    visited++;
    const position = positionOf(at);
    const digest = digestOf(position);
    if (own.has(digest)) return;
    own.add(digest);
    distinct++;
    keep(position);
  });
}

heading(`Search: ${visited.toLocaleString('en')} positions, three decisions deep from 40 of them`);
row('distinct', `${distinct.toLocaleString('en')} (${((100 * distinct) / visited).toFixed(0)} %)`);
row('bytes each, parts shared', `${Math.round(bytes / distinct)}`);
