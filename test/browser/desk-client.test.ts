/** How the page asks its workers, with workers that do as they are told. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerMessage, RequestMessage } from '../../src/desk/engine/requests.js';

/** A worker that answers when the test says so. */
class FakeWorker {
  static readonly made: FakeWorker[] = [];
  readonly asked: RequestMessage[] = [];
  isEnded = false;
  onmessage: ((event: { readonly data: AnswerMessage }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: RequestMessage): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  /** Answers what was asked last. */
  answer(answer: unknown, bug?: string): void {
    const id = this.asked.at(-1)?.id ?? 0;
    this.onmessage?.({ data: { id, answer, ...(bug === undefined ? {} : { bug }) } });
  }
}

const load = async () => {
  const client = await import('../../src/desk/page/client.js');
  const { deskNotices } = await import('../../src/desk/page/notices.js');
  const { noteOpen } = await import('../../src/desk/page/open-texts.js');
  const said = (): readonly string[] => deskNotices.value.map(({ text }) => text);
  return { ...client, noteOpen, said };
};

const path = 'a.ruling';
const names = (worker: FakeWorker | undefined): readonly string[] =>
  (worker?.asked ?? []).map(({ name }) => name);

describe('the page and its workers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    FakeWorker.made.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('one request at a time, in order; texts and play do not wait for one another', async () => {
    const { ask, play } = await load();
    const [first, second] = [ask('tasks', { path }), ask('wanted', null)];
    const played = play('judge', { task: { key: 'k' } as never });
    const [texts, games] = FakeWorker.made;
    expect([names(texts), names(games)]).toEqual([['tasks'], ['judge']]);
    texts?.answer(['one']);
    expect(names(texts)).toEqual(['tasks', 'wanted']);
    texts?.answer([]);
    games?.answer({ verdict: 'v' });
    expect(await Promise.all([first, second, played])).toEqual([['one'], [], { verdict: 'v' }]);
  });

  test('a later request takes the place of one that still waits, unless every one counts', async () => {
    const { ask } = await load();
    const running = ask('look', { path });
    const stale = ask('look', { path: 'b' });
    const kept = ask('change', { path, edits: [] }, { every: true });
    const other = ask('change', { path, edits: [] }, { every: true });
    const latest = ask('look', { path: 'c' });
    expect(await stale).toBeUndefined();
    const [texts] = FakeWorker.made;
    for (let count = 0; count < 4; count++) texts?.answer(count);
    expect(texts?.asked.map(({ name, asked }) => [name, (asked as { path: string }).path])).toEqual(
      [
        ['look', path],
        ['change', path],
        ['change', path],
        ['look', 'c'],
      ],
    );
    expect(await Promise.all([running, kept, other, latest])).toEqual([0, 1, 2, 3]);
  });

  test('what nobody wants any more is taken back', async () => {
    const { play, takeBack } = await load();
    const task = { key: 'k' } as never;
    const all = [1, 2, 3].map(() => play('judge', { task }, { every: true }));
    takeBack('judge');
    FakeWorker.made[0]?.answer('done');
    expect(await Promise.all(all)).toEqual(['done', undefined, undefined]);
  });

  test('what takes too long ends its worker; another begins with the texts, and goes on', async () => {
    const { ask, noteOpen, restarts, said } = await load();
    noteOpen(path, 'text');
    const slow = ask('look', { path }, { within: 50 });
    const behind = ask('tasks', { path });
    const [first] = FakeWorker.made;
    // It has been told of the text, and then was asked.
    expect(names(first)).toEqual(['open']);
    first?.answer(undefined);
    expect(names(first)).toEqual(['open', 'look']);
    vi.advanceTimersByTime(51);
    expect(await slow).toBeUndefined();
    expect(first?.isEnded).toBe(true);
    const second = FakeWorker.made[1];
    expect(second?.asked).toMatchObject([{ name: 'open', asked: { path, text: 'text' } }]);
    second?.answer(undefined);
    second?.answer(['task']);
    expect(await behind).toEqual(['task']);
    expect(said()).toEqual([
      'This took too long and was stopped: look. The engine was started again.',
    ]);
    expect(restarts()).toBe(2);
  });

  test('an answer that comes too late is none', async () => {
    const { ask } = await load();
    const slow = ask('wanted', null, { within: 50 });
    const [first] = FakeWorker.made;
    vi.advanceTimersByTime(51);
    first?.answer(['late']);
    expect(await slow).toBeUndefined();
  });

  test('a worker that is gone begins again, and one that fails says so', async () => {
    const { ask, said } = await load();
    const lost = ask('wanted', null);
    FakeWorker.made[0]?.onerror?.();
    expect(await lost).toBeUndefined();
    const failed = ask('wanted', null);
    FakeWorker.made[1]?.answer(undefined, 'TypeError: x\n  at y');
    expect(await failed).toBeUndefined();
    expect(said()).toEqual([
      'The engine stopped and was started again.',
      'Hantei itself failed here: TypeError: x',
    ]);
  });
});
