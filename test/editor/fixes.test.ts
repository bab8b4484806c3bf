import { describe, expect, test } from 'vitest';
import { fixesAt } from '../../src/editor/fixes/index.js';
import { withEdits } from '../../src/editor/page.js';
import { lineHints, rulingSigns } from '../../src/editor/signs.js';
import { tellRuling } from '../../src/editor/telling.js';
import { troubles } from '../../src/editor/troubles.js';
import { changePage } from '../../src/editor/workspace.js';
import { games } from '../../src/harness/games.js';
import { cursor, deskWith, fight, judgeAll, type Desk } from './desk.js';

const judged = (marked: string): Desk => {
  const desk = deskWith(marked);
  judgeAll(desk);
  return desk;
};

/** Each fix at the cursor: what it is called, and the line of the cursor as it is then. */
const fixed = (marked: string): readonly (readonly [string, string])[] => {
  const { workspace, path, at } = judged(marked);
  const page = workspace.pages.get(path);
  return fixesAt(workspace, path, { start: at, end: at }).map(({ title, edits }) => {
    const text = page ? withEdits(page, [...edits].reverse()).text : '';
    return [title, text] as const;
  });
};

const battle = '    A: attack theirs with mine\n';

describe('quick fixes', () => {
  test('what was probably meant is put in its place', () => {
    const text = fight({ expected: `    mine in gravyard${cursor}\n` });
    expect(fixed(text)).toContainEqual([
      'Change to ‘graveyard’',
      fight({ expected: '    mine in graveyard\n' }),
    ]);
    const named = fight({ given: `    A hand  "Brawlr${cursor}"\n` });
    expect(fixed(named)).toContainEqual([
      'Change to ‘Brawler’',
      fight({ given: '    A hand  "Brawler"\n' }),
    ]);
  });

  test('an open decision is answered with each of its options', () => {
    const given = '    B battle zone  "Warden" as guard\n';
    const done = `    A: attack player with mine${cursor}\n`;
    const found = fixed(fight({ given, done }));
    const after = (line: string): string =>
      fight({ given, done: `    A: attack player with mine\n    ${line}\n` });
    expect(found.map(([, text]) => text)).toEqual(
      expect.arrayContaining([after('B: block with guard'), after('B: no block')]),
    );
  });

  test('a citation that decides nothing is dropped, and what decides is cited', () => {
    const marked = fight({ done: battle }).replace('[115.3b]', `[509.1, 703.4d]${cursor}`);
    const titles = fixed(marked).map(([title]) => title);
    expect(titles[0]).toBe('Drop 509.1, which does not decide this');
    expect(titles[1]).toMatch(/^Cite what decides this: .*115\.3b.*703\.4d/u);
    expect(fixed(marked)[0]?.[1]).toBe(
      fight({ done: battle }).replace(/ +\[115\.3b\]/u, '    [703.4d]'),
    );
  });

  test.each([
    ['theirs in battle zone', 'theirs in B graveyard'],
    ['A can attack player with mine', 'A cannot attack player with mine'],
    ['A battle zone = 7', 'A battle zone = 0'],
    ['mine power = 1000', 'mine power = 3000'],
    ['mine not in A graveyard', 'mine in A graveyard'],
    ['mine was not destroyed', 'mine was destroyed'],
    ['theirs was not destroyed', 'theirs was destroyed'],
    ['mine did not attack', 'mine attacked'],
    ['theirs attacked', 'theirs did not attack'],
    ['mine has blocker', 'mine has no blocker'],
  ])('%s: the outcome that was found is expected', (wrong, right) => {
    const done = wrong.startsWith('A can') ? '    A: end attack step\n' : battle;
    const expected = `    ${wrong}${cursor}\n`;
    expect(fixed(fight({ done, expected }))).toContainEqual([
      `Expect what was found: ${right}`,
      fight({ done, expected: `    ${right}\n` }),
    ]);
  });

  test('where nothing is wrong there is nothing to mend', () => {
    expect(fixed(`${cursor}${fight({ done: battle })}`)).toEqual([]);
  });
});

describe('signs', () => {
  test('a ruling is open until somebody has judged it, and again when it changes', () => {
    const desk = deskWith(fight({ done: battle }));
    const { workspace, path } = desk;
    const now = (): unknown => rulingSigns(workspace, path).map(({ verdict }) => verdict);
    expect(now()).toEqual(['open']);
    judgeAll(desk);
    expect(now()).toEqual(['pass']);
    changePage(workspace, path, [{ start: 0, end: 0, text: '# a remark\n\n' }]);
    expect(now()).toEqual(['pass']);
    const at = workspace.pages.get(path)?.text.indexOf('power 3000') ?? 0;
    changePage(workspace, path, [{ start: at + 6, end: at + 7, text: '4' }]);
    expect(now()).toEqual(['open']);
    changePage(workspace, path, [{ start: at, end: at + 5, text: 'pwoer' }]);
    expect(now()).toEqual(['invalid']);
  });

  test('what decides a line stands behind it, unless the line says so itself', () => {
    const { workspace, path } = judged(
      fight({ done: battle, expected: '    mine in graveyard\n' }),
    );
    const [first] = lineHints(workspace, path);
    expect(first?.text).toMatch(/^decided by .*115\.3b/u);
  });

  test('verdicts are told at their lines, wherever these have gone', () => {
    const desk = judged(fight({ done: battle, expected: '    mine in battle zone\n' }));
    const { workspace, path } = desk;
    changePage(workspace, path, [{ start: 0, end: 0, text: '\n\n' }]);
    const text = workspace.pages.get(path)?.text ?? '';
    const told = troubles(workspace, path).map(
      ({ range, code }) => `${code}: ${text.slice(range.start, range.end)}`,
    );
    expect(told).toContain('fail: mine in battle zone');
  });

  test('a ruling is told step by step', () => {
    const { workspace, path } = judged(fight({ done: battle }));
    const [sign] = rulingSigns(workspace, path);
    const story = sign?.task && tellRuling(sign.task, games);
    expect(story).toContain('attack theirs with mine');
    expect(story).toContain('verdict: pass');
  });
});
