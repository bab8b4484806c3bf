/** Texts of very many mistakes: one of four times the size is to take no more than four times as long. */
import { checkLines, games, load, render } from '../dist/index.js';
import { readImport } from './corpus.mjs';
import { heading, inTurn, row } from './measure.mjs';

const many = (count, make, between = '\n') =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);
const unit = (name, text) => `card "${name}"\n  unit, cost 1, power 1\n  ${text}\n`;
const ruling = ({
  name = 'r',
  cards = unit('U', ''),
  given = 'A field "U" as x',
  order = '',
  expect = ['x in field'],
}) =>
  `${cards}\nruling "${name}"\n  rulebook fire-force/1.0.0\n  given\n    ${given}\n  ${order}\n` +
  expect.map((line) => `  expect\n    ${line}\n`).join('');
const labelled = (count) => `A field ${many(count, (at) => `"U" as longlabelnumber${at}`, ', ')}`;

const texts = {
  'names that no card has': (n) =>
    ruling({
      cards: many(n, (at) =>
        unit(`Card number ${at} of many`, `units named "Cerd nomber ${at} of meny" get +1`),
      ),
    }),
  'values that no card has': (n) =>
    ruling({
      cards: many(n, (at) =>
        unit(`U${at}`, `units with attribute "Alice ${at}" get +1`).replace(
          'power 1',
          `power 1, attribute "Alike ${at}"`,
        ),
      ),
    }),
  'cards on a board that do not exist': (n) =>
    ruling({
      given: `A field ${many(n, (at) => `"Lung cird nomber ${at}"`, ', ')}`,
      cards: many(n, (at) => unit(`Long card number ${at}`, '')),
    }),
  'labels in claims': (n) =>
    ruling({
      given: labelled(n),
      expect: [many(n, (at) => `longlebelnomber${at} in field`, '\n    ')],
    }),
  'labels in orders': (n) =>
    ruling({
      given: labelled(n),
      order: `do\n    ${many(n, (at) => `A: attack with longlebelnomber${at}`, '\n    ')}`,
    }),
  verbs: (n) => ruling({ cards: many(n, (at) => unit(`U${at}`, `drow${at} 1 card`)) }),
  'rule numbers': (n) => ruling({ expect: [many(n, (at) => `x in field [9${at}.1a]`, '\n    ')] }),
  'head lines': (n) =>
    many(n, (at) => `ruling "${at}"\n  rulebok fire-force/1.0.0\n  expect\n    x in field\n`),
  'blocks of claims': (n) => ruling({ expect: Array.from({ length: n }, () => 'x in hand') }),
  'texts of one card': (n) =>
    ruling({
      cards: unit(
        'U',
        many(n, (at) => `units with power ${at} or more get +1`, '\n  '),
      ),
    }),
};

const check = (text) => {
  const loaded = load({ path: 'many.ruling', text }, readImport, games);
  const problems = [...loaded.problems, ...loaded.cases.flatMap((one) => one.problems)];
  render(checkLines([{ path: loaded.path, text, problems }]), { color: false, width: 100 });
};

const size = 1_000;
heading(`Checking a text of ${4 * size} mistakes, against four texts of ${size}`);
for (const [name, make] of Object.entries(texts)) {
  const [small, large] = [make(size), make(4 * size)];
  const times = await inTurn(
    { small: () => Array.from({ length: 4 }, () => check(small)), large: () => check(large) },
    3,
  );
  row(name, `${times.large.toFixed(0)} ms, ratio ${(times.large / times.small).toFixed(2)}`);
}
