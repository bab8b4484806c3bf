import { describe, expect, test } from 'vitest';
import { completions } from '../../src/editor/completion/index.js';
import { cursor, deskWith, fight } from './desk.js';

const offered = (marked: string): readonly string[] => {
  const { workspace, path, at } = deskWith(marked);
  return completions(workspace, path, at).map(({ insert }) => insert);
};

describe('what may be written', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    ['a declaration', `${cursor}`, ['ruling', 'card', 'board', 'import'], ['given']],
    ['a line about a ruling', `ruling "X"\n  r${cursor}`, ['rulebook', 'replaces'], ['given']],
    ['a rulebook', `ruling "X"\n  rulebook duel${cursor}`, ['duel-masters/1.13'], ['rulebook']],
    ['a status', `ruling "X"\n  status ${cursor}`, ['official', 'disputed'], ['given']],
    ['a board', `board "P"\n\nruling "X"\n  on "${cursor}`, ['P"'], ['given']],
    ['whose zone', fight({ given: `    ${cursor}` }), ['A', 'turn of'], ['graveyard']],
    ['a zone', fight({ given: `    A ${cursor}` }), ['graveyard', 'mana zone'], ['tapped']],
    ['a card', fight({ given: `    A hand ${cursor}` }), ['"Brawler"', '"Warden"'], ['graveyard']],
    ['a card in quotes', fight({ given: `    A hand "War${cursor}"` }), ['Warden'], ['Brawler']],
    [
      'a state',
      fight({ given: `    A battle zone "Warden" as w, ta${cursor}` }),
      ['tapped'],
      ['A'],
    ],
    ['a step', fight({ given: `    turn of A, ${cursor}` }), ['main step'], ['graveyard']],
    [
      'a thing',
      fight({ expected: `    ${cursor}\n` }),
      ['mine', 'theirs', 'A', 'game goes on'],
      ['graveyard', '[703.4d, 115.3]'],
    ],
    ['where', fight({ expected: `    mine in ${cursor}\n` }), ['graveyard'], ['tapped']],
    ['what it is', fight({ expected: `    mine is ${cursor}\n` }), ['tapped'], ['summon']],
    ['what it was', fight({ expected: `    mine was ${cursor}\n` }), ['destroyed'], ['graveyard']],
    ['what is possible', fight({ expected: `    A cannot ${cursor}\n` }), ['attack'], ['tapped']],
    [
      'a rule',
      fight({ expected: `    mine in graveyard [703.4${cursor}\n` }),
      ['703.4d'],
      ['mine'],
    ],
    ['what a card is', `card "X"\n  cre${cursor}`, ['creature'], ['destroy']],
    ['an icon', `card "X"\n  unit\n  [${cursor}`, ['activated'], ['unit']],
    ['when', `card "X"\n  creature\n  when ${cursor}`, ['this'], ['given']],
    [
      'the words of the game alone whose rulings the page has',
      `card "X"\n  unit\n  ${cursor}\n\nruling "R"\n  rulebook fire-force/1.0.0\n`,
      ['defence'],
      ['blocker'],
    ],
    [
      'how long',
      `card "X"\n  creature\n  it gets +1 until ${cursor}`,
      ['end of turn'],
      ['creature'],
    ],
  ])('%s', (_, marked, some, none) => {
    const found = offered(marked);
    expect(found).toEqual(expect.arrayContaining([...some]));
    for (const word of none) expect(found).not.toContain(word);
  });

  test.each<[string, string, string]>([
    ['what happens, behind what it happens to', 'when this ', 'attacks'],
    ['what is done, behind what is waited for', 'when this attacks: ', 'draw'],
    ['where, behind whose it is', 'when this attacks: put 1 card from your ', 'hand'],
  ])('the likeliest first: %s', (_, written, likely) => {
    const found = offered(`card "X"\n  creature\n  ${written}${cursor}`);
    expect(found.slice(0, 12)).toContain(likely);
  });

  test('nothing in a remark', () => {
    expect(offered(`# ${cursor}`)).toEqual([]);
  });
});

describe('legal play', () => {
  test('is offered as whole lines, with the rules that allow it', () => {
    const { workspace, path, at } = deskWith(fight({ done: `    ${cursor}\n` }));
    const legal = completions(workspace, path, at).filter(({ kind }) => kind === 'play');
    expect(legal.map(({ insert }) => insert)).toEqual([
      'A: attack B with mine',
      'A: attack theirs with mine',
      'A: end attack step',
    ]);
    expect(legal[0]?.detail).toMatch(/^legal here: .*5/u);
  });

  test('depends on what was done before', () => {
    const given = '    B battle zone  "Warden" as guard\n';
    const done = `    A: attack player with mine\n    ${cursor}\n`;
    const lines = offered(fight({ given, done })).filter((line) => line.startsWith('B: '));
    expect(lines).toEqual(['B: block with guard', 'B: no block']);
  });

  test('goes on from what is written', () => {
    expect(offered(fight({ done: `    A: ${cursor}\n` }))).toContain('attack theirs with mine');
    expect(offered(fight({ done: `    A: attack ${cursor}\n` }))).toContain('theirs with mine');
  });

  test('is offered beside broken lines', () => {
    const marked = fight({ given: '    A hand as as\n', done: `    ${cursor}\n` });
    expect(offered(marked)).toContain('A: attack theirs with mine');
  });
});
