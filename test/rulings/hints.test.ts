/** Where a script ends too early, the line that the verdict recommends is an answer that the decision takes. */
import { expect, test } from 'vitest';
import { judge } from '../../src/harness/judge.js';
import type { Case } from '../../src/harness/suite.js';
import { alonesOf } from '../../src/evidence/language/alone.js';
import { games } from '../../src/harness/games.js';
import { corpus, read, textOf } from './mutants.js';

/** HINTS=whole looks at every ruling. */
const every = process.env['HINTS'] === 'whole' ? 1 : 12;
/** So many recommended lines are followed, one after another. */
const most = 4;

/** The beginnings of a ruling: its board, and as many lines of its script as there are, fewer each time. */
const beginnings = ({ ruling, text }: Case): readonly string[] => {
  const first = ruling.blocks.find(({ kind }) => kind !== 'given');
  const head = text.slice(ruling.at.start, first?.at.start ?? ruling.at.end).trimEnd();
  const lines = ruling.blocks.flatMap((block) => (block.kind === 'do' ? block.lines : []));
  const said = lines.map(({ at }) => `    ${text.slice(at.start, at.end)}`);
  return said.map((_, index) => [head, '  do', ...said.slice(0, index + 1)].join('\n'));
};

/** What comes of following the hints: why the first of them that is no answer is none. */
const follow = (path: string, others: string, begun: string): string | undefined => {
  let script = begun;
  for (let steps = 0; steps < most; steps++) {
    const [one] = read(path, `${others}\n${script}\n  expect\n    nobody has won\n`).cases.slice(
      -1,
    );
    const { decision, verdict, message } =
      one === undefined ? { verdict: 'invalid', message: '' } : judge(one);
    // An answer that the decision takes, and whose payment the rules take back later.
    if (/could not be paid/.test(message)) return undefined;
    if (steps > 0 && (verdict === 'refused' || verdict === 'invalid'))
      return `${path}\n${script}\n${verdict}: ${message}`;
    if (decision === undefined) return undefined;
    script += `\n    ${decision.paste}`;
  }
  return undefined;
};

test('every hint is an answer', { timeout: 600_000 }, () => {
  const all = corpus().flatMap((path) =>
    read(path, textOf(path)).cases.map((one) => ({ path, one })),
  );
  const wrong = all
    .filter((_, index) => index % every === 0)
    .flatMap(({ path, one }) => {
      const loaded = read(path, textOf(path));
      const game = games.find(({ rulebook }) => rulebook === one.rulebook);
      if (game === undefined) return [];
      const alone = alonesOf(loaded)(one, game);
      const others = alone.replace(one.text.slice(one.ruling.at.start, one.ruling.at.end), '');
      return beginnings(one).flatMap((begun) => follow(path, others, begun) ?? []);
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['any number of creatures with total power more than 2000', 'A: choose m'],
  ['2 creatures with total power more than 4500', 'A: choose t, l'],
  ['up to 2 creatures with total power 4000 or less', 'A: choose s'],
  ['any number of creatures with total power 5000', 'A: choose s, t, m'],
])('one of those that are legal together: %s', (which, paste) => {
  const text = `card "S"  creature, fire, cost 1, power 1000
card "M"  creature, fire, cost 1, power 3000
card "L"  creature, fire, cost 1, power 6000
card "Doom"  spell, fire, cost 1
  destroy ${which}
ruling "R"
  rulebook duel-masters/1.13
  given
    A hand "Doom" as doom
    A mana 2 fire
    B battle zone "S" as s, "S" as t, "M" as m, "L" as l
    turn of A, main step
  do
    A: cast doom`;
  const [one] = read('r.ruling', `${text}\n  expect\n    nobody has won\n`).cases;
  expect(one && judge(one).decision?.paste).toBe(paste);
  expect(follow('r.ruling', '', text)).toBeUndefined();
});
