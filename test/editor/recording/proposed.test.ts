/** What is proposed to whoever records: labels that tell which card it is, and rules that a judge would name. */
import { describe, expect, test } from 'vitest';
import {
  asserted,
  decidersOf,
  factsOf,
  usualCitations,
} from '../../../src/editor/recording/facts.js';
import { momentOf, questionAt } from '../../../src/editor/recording/question.js';
import { type Recorded, recordedOn } from '../../../src/editor/recording/recorded.js';
import { newWorkspace, openPage } from '../../../src/editor/workspace.js';
import { games } from '../../../src/harness/games.js';

const recordedFrom = (text: string): Recorded => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  openPage(workspace, 'a.ruling', text);
  const recorded = recordedOn(workspace, 'a.ruling', 'R');
  if (recorded === undefined) throw new Error('there is no such ruling');
  return recorded;
};

const ruling = (lines: string): string => `ruling "R"\n  rulebook duel-masters/1.13\n${lines}`;

const questionOf = (recorded: Recorded) => {
  const moment = momentOf(recorded);
  return moment && questionAt(moment);
};

// ---------------------------------------------------------------- labels

const creature = (name: string): string =>
  `card "${name}"\n  creature, fire, cost 3, power 3000\n\n`;

/** What the attackers of a board would be called that is laid of these. */
const labelsOf = (board: string, ...names: readonly string[]): readonly string[] => {
  const lines = `  given\n    A battle zone  ${board}\n    turn of A, attack step\n`;
  const question = questionOf(recordedFrom(names.map(creature).join('') + ruling(lines)));
  return (question?.lines ?? []).flatMap(({ deed }) => deed.split('attack B with ')[1] ?? []);
};

describe('labels', () => {
  test.each([
    ['a word', 'Brawler', 'brawler'],
    ['a short name, whole', 'Double Kill', 'double-kill'],
    ['a long name by its first word', 'Bombazar, Dragon of Destiny', 'bombazar'],
    [
      'or by more, where that is a word of the game',
      'Battle Hardened Old Veteran',
      'battle-hardened',
    ],
  ])('%s', (_, name, label) => expect(labelsOf(`"${name}"`, name)).toEqual([label]));

  test('a first word that another card has is not enough', () => {
    const names = ['Aqua Guard of the Depths', 'Aqua Knight of the Shore'];
    expect(labelsOf('"Aqua Guard of the Depths", "Aqua Knight of the Shore"', ...names)).toEqual([
      'aqua',
      'aqua-knight',
    ]);
  });

  test('copies have the same label, with numbers', () =>
    expect(
      labelsOf('"Double Kill" as double-kill, "Double Kill", tapped, "Double Kill"', 'Double Kill'),
    ).toEqual(['double-kill', 'double-kill3']));
});

// ---------------------------------------------------------------- rules

const fighters = `card "Brawler"
  creature, fire, cost 3, power 4000

card "Warden"
  creature, light, cost 4, power 3500
  blocker

card "Mourner"
  creature, water, cost 3, power 3000
  when 1 of your opponent's creatures leaves the battle zone: draw 1 card

card "Sneak"
  creature, darkness, cost 6, power 3000, race "Shinobi"
  ninja strike 4

`;

const fight =
  fighters +
  ruling(`  given
    A battle zone  "Mourner" as mourner, "Brawler" as mine
    B battle zone  "Warden" as warden
    turn of A, attack step
  do
    A: attack B with mine
    B: block with warden
`);

const ambush =
  fighters +
  ruling(`  given
    A battle zone  "Brawler" as mine
    B hand         "Sneak" as sneak
    B mana zone    4 darkness
    turn of A, attack step
  do
    A: attack B with mine
    B: declare sneak
`);

const proposedFor = (text: string, line: string): readonly string[] => {
  const recorded = recordedFrom(text);
  const fact = factsOf(recorded).find((one) => one.line === line);
  const deciders = fact && decidersOf(recorded, fact);
  if (deciders === undefined) throw new Error(`‘${line}’ is not so`);
  return usualCitations(deciders);
};

describe('rules', () => {
  test.each([
    ['a battle', fight, 'warden in B graveyard', ['703.4d', '115.3b']],
    ['a trigger', fight, 'A drew', ['603.2', '114.1']],
    ['a ninja strike', ambush, 'sneak in B battle zone', ['112.3c']],
  ])('%s: what a judge would name is proposed, and no more than six', (_, text, line, wanted) => {
    const proposed = proposedFor(text, line);
    expect(proposed).toEqual(expect.arrayContaining(wanted));
    expect(proposed.length).toBeLessThanOrEqual(6);
  });

  test('what only few rules speak of comes first', () =>
    expect(proposedFor(ambush, 'sneak in B battle zone')[0]).toBe('112.3c'));
});

// ---------------------------------------------------------------- where it stands

describe('what may be done and what may not is asserted where it is offered', () => {
  const start =
    fighters +
    ruling(`  given
    A battle zone  "Brawler" as mine, "Brawler" as late, summoned this turn
    turn of A, attack step
`);

  test.each([
    ['may not', 'A cannot attack with late', ['301.6'], true],
    ['may', 'A can attack B with mine', ['301.5'], true],
    ['may, though it may not', 'A can attack B with late', ['301.6'], false],
  ])('%s', async (_, line, rules, isSo) => {
    const found = await asserted(recordedFrom(start), { line, cards: [] }, rules);
    expect(found?.isSo).toBe(isSo);
    if (isSo)
      expect(found?.edits.map(({ text }) => text).join('')).toContain(
        `${line}  [${rules.join(', ')}]`,
      );
  });

  test('every line that is offered or struck out has its claim', () => {
    const { lines = [], barred = [] } = questionOf(recordedFrom(start)) ?? {};
    expect(lines.map(({ claim }) => claim)).toContain('A can attack B with mine');
    expect(barred.map(({ claim, rules }) => [claim, rules.map(({ rule }) => rule)])).toContainEqual(
      ['A cannot attack with late', ['301.6']],
    );
  });
});
