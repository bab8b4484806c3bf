import { describe, expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { judge } from '../../../src/harness/judge.js';
import { load, problemsOf } from '../../../src/harness/suite.js';
import { formatText } from '../../../src/language/format/format.js';
import { entriesOf } from '../../../src/kernel/vocabulary.js';
import {
  answerWith,
  assertFact,
  change,
  invent,
  laid,
  now,
  pick,
  questionOf,
  recorder,
  type Recorder,
  textOf,
} from './recorder.js';
import { type Recording, recordings } from './whole.js';

const inventAll = async (to: Recorder, { cards }: Recording): Promise<void> => {
  for (const [name, words, numbers = '', ...lines] of cards)
    await invent(to, {
      name,
      words: words.split(' '),
      numbers: (numbers.match(/[a-z]+ \d+/gu) ?? []).map((one) => {
        const [word = '', value] = one.split(' ');
        return { word, value: Number(value) };
      }),
      names: [],
      lines,
    });
};

/** `A battle zone: Brawler, tapped`; `A mana zone: 3 fire` */
const lay = async (to: Recorder, line: string): Promise<void> => {
  const [, player = '', zoneWord = '', count, what = '', state] =
    /^(\S+) ([^:]+): (?:(\d+) ?)?([^,]*)(?:, (.*))?$/u.exec(line) ?? [];
  const zone = entriesOf(now(to).edition.game.vocabulary, 'zone').find(({ words }) =>
    words.includes(zoneWord),
  );
  const put = count === undefined ? { card: what } : { kind: what, count: Number(count) };
  const where = { player, zone: zone?.zone ?? zoneWord };
  expect(await change(to, { do: 'put', what: put, to: where })).toEqual([]);
  if (state !== undefined)
    expect(await change(to, { do: 'state', card: laid(to, `"${what}"`), state, is: true })).toEqual(
      [],
    );
};

const play = async (to: Recorder, line: string | readonly string[]): Promise<void> => {
  if (typeof line !== 'string') return pick(to, line);
  const [, barred, rule = ''] = /^! (.*) \[(.*)\]$/u.exec(line) ?? [];
  if (barred === undefined) return answerWith(to, { line });
  const found = questionOf(to)?.barred.map(({ text, rules }) => [
    text,
    rules.map((one) => one.rule),
  ]);
  expect(found).toContainEqual([barred, expect.arrayContaining([rule])]);
};

describe('rulings recorded from an empty page', () => {
  test.each(recordings)('$rulebook: $name', async (recording) => {
    const { name, rulebook, board, turn, script, facts } = recording;
    const to = recorder(rulebook, name);
    await inventAll(to, recording);
    for (const line of board) await lay(to, line);
    const [player, step] = turn;
    await change(to, { do: 'turn', player, step });
    for (const line of script) await play(to, line);
    for (const [line, rule] of facts) {
      const { verdict, rules } = await assertFact(to, line);
      expect([line, verdict]).toEqual([line, 'pass']);
      if (rule !== undefined) expect(rules).toContain(rule);
    }
    const text = textOf(to);
    const loaded = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
    expect(problemsOf(loaded).map(({ message }) => message)).toEqual([]);
    expect(loaded.cases.map((one) => judge(one).verdict)).toEqual(['pass']);
    expect(await formatText(text)).toEqual({ formatted: text });
  });
});
