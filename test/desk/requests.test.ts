/** What the page asks of its workers, answered without any page. */
import { describe, expect, test } from 'vitest';
import {
  type AnswerMessage,
  answerTo,
  type PlayName,
  plays,
  type RequestName,
  requests,
} from '../../src/desk/engine/requests.js';
import { besides, newDeskState } from '../../src/desk/engine/state.js';
import { fight } from '../editor/desk.js';

const path = 'a.ruling';
const done = '    A: attack theirs with mine\n';

const opened = (text: string) => {
  const state = newDeskState();
  requests.open(state, { path, text });
  return state;
};

const judgeAll = (state: ReturnType<typeof newDeskState>): void => {
  for (const task of requests.tasks(state, { path })) {
    const judgement = plays.judge({ task });
    if (judgement !== undefined) requests.judged(state, { key: task.key, judgement });
  }
};

describe('a text', () => {
  test('is told of without anybody asking, and judged by tasks', () => {
    const state = opened(fight({ done }));
    const before = requests.look(state, { path });
    expect(before.signs).toMatchObject([
      { name: 'Equal power', rulebook: 'duel-masters/1.13', verdict: 'open' },
    ]);
    judgeAll(state);
    const { signs, troubles, hints, outline } = requests.look(state, { path });
    expect(signs).toMatchObject([{ verdict: 'pass', text: 'pass' }]);
    expect(troubles.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(hints).toHaveLength(1);
    expect(outline.map(({ name }) => name)).toEqual(['Brawler', 'Warden', 'Equal power']);
    expect(requests.tasks(state, { path })).toEqual([]);
  });

  test('says line by line what it came to', () => {
    const text = fight({ done, expected: '    mine in hand\n' });
    const state = opened(text);
    const key = requests.tasks(state, { path })[0]?.key ?? '';
    expect(requests.verdict(state, { path, key })).toBeUndefined();
    judgeAll(state);
    const found = requests.verdict(state, { path, key });
    expect(found?.expectations.map(({ text: line, verdict }) => [line, verdict])).toEqual([
      ['mine in hand', 'fail'],
      ['theirs in graveyard', 'pass'],
    ]);
    expect(found?.expectations[0]?.at).toBe(text.indexOf('    mine in hand'));
    expect(found?.at?.start).toBe(text.indexOf('    mine in hand'));
    const decided = found?.expectations[1]?.decidedBy ?? [];
    expect(decided.filter(({ isCited }) => isCited)).toMatchObject([{ rule: '115.3b' }]);
    expect(decided.every(({ summary }) => summary !== '')).toBe(true);
  });

  test('is judged again when somebody says so', () => {
    const state = opened(fight({ done }));
    const [task] = requests.tasks(state, { path });
    judgeAll(state);
    requests.again(state, { key: task?.key ?? '' });
    expect(requests.tasks(state, { path })).toEqual([task]);
    expect(requests.task(state, { path, key: task?.key ?? '' })).toEqual(task);
    expect(requests.task(state, { path, key: 'another' })).toBeUndefined();
  });

  test('has places to be asked about, and edits', async () => {
    const text = fight({ done });
    const state = opened(text);
    const offset = text.indexOf('as mine') + 4;
    expect((await requests.hover(state, { path, offset }))?.text).toContain('mine');
    expect(requests.declaration(state, { path, offset })?.path).toBe(path);
    const uses = requests.uses(state, { path, offset });
    expect(uses.map(({ line, declares }) => [line, declares])).toEqual([
      ['A battle zone  "Brawler" as mine', true],
      ['A: attack theirs with mine', false],
    ]);
    expect(requests.renamed(state, { path, offset })).toMatchObject({ name: 'mine' });
    expect(requests.rename(state, { path, offset, name: 'own' })).toMatchObject([
      { path, edits: [{ text: 'own' }, { text: 'own' }] },
    ]);
    expect(requests.rename(state, { path, offset, name: 'theirs' })).toHaveProperty('refused');
    expect(requests.complete(state, { path, offset: text.indexOf('attack theirs') })).not.toEqual(
      [],
    );
    requests.change(state, { path, edits: [{ start: 0, end: 0, text: '\n\n\n' }] });
    expect(await requests.format(state, { path })).toMatchObject([{ start: 0 }]);
  });

  test('that is closed is gone', () => {
    const state = opened(fight());
    requests.close(state, { path });
    expect(requests.look(state, { path }).outline).toEqual([]);
  });
});

describe('imports', () => {
  const imported = 'import "cards/x.cards"\n';

  test('are wanted once, and read as soon as they are provided', () => {
    const state = opened(imported);
    const problems = () => requests.look(state, { path }).troubles.map(({ code }) => code);
    expect(problems()).toContain('missing-import');
    expect(requests.wanted(state, null)).toEqual(['cards/x.cards']);
    requests.provide(state, { given: [{ path: 'cards/x.cards', text: 'card "X"\n  creature\n' }] });
    expect(problems()).not.toContain('missing-import');
    expect(requests.wanted(state, null)).toEqual([]);
    requests.forget(state, { paths: ['cards/x.cards'] });
    expect(problems()).toContain('missing-import');
  });

  test.each([
    ['a.ruling', 'b.cards', 'b.cards'],
    ['x/a.ruling', 'b.cards', 'x/b.cards'],
    ['x/a.ruling', '../b.cards', 'b.cards'],
    ['x/y/a.ruling', './../z/b.cards', 'x/z/b.cards'],
    ['a.ruling', '../b.cards', undefined],
    ['x/a.ruling', '../../b.cards', undefined],
    ['a.ruling', '/b.cards', undefined],
    ['a.ruling', 'c:\\b.cards', undefined],
    ['a.ruling', 'https://example.org/b.cards', undefined],
  ])('in %s, %s is %s', (from, to, expected) => expect(besides(from, to)).toBe(expected));
});

describe('messages', () => {
  const answered = (
    table: 'requests' | 'plays',
    name: RequestName | PlayName,
    asked: unknown,
  ): Promise<AnswerMessage> => answerTo(newDeskState(), { id: 3, table, name, asked });

  test('are answered under their number, and can be sent', async () => {
    const found = await answered('requests', 'look', { path });
    expect(found.id).toBe(3);
    expect(structuredClone(found)).toEqual(found);
  });

  test('tell of what was thrown', async () =>
    expect((await answered('plays', 'judge', null)).bug).toContain('TypeError'));
});
