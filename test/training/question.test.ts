import { describe, expect, test } from 'vitest';
import { ask, duel, fresh, questionOf } from './asking.js';

/** What each answer says, the right one in front, the others sorted. */
const said = (text: string): readonly string[] => {
  const { answers } = questionOf(text);
  const texts = answers.map(({ says, right }) => ({ right, text: says.join('; ') }));
  return [
    ...texts.filter(({ right }) => right).map((one) => one.text),
    ...texts
      .filter(({ right }) => !right)
      .map((one) => one.text)
      .sort(),
  ];
};

describe('what the engine reaches otherwise is what may be answered', () => {
  test('an outcome without a rule that is cited', () => {
    const { answers } = questionOf(duel);
    expect(answers.filter(({ right }) => right).map(({ says }) => says)).toEqual([
      ["mine is in A's graveyard", "theirs is in B's graveyard"],
    ]);
    const wrong = answers.find(({ without }) => without[0]?.rule === '115.3b');
    expect(wrong?.says).toEqual(['mine is in the battle zone', 'theirs is in the battle zone']);
    expect(wrong?.without.map(({ rule }) => rule)).toEqual(['115.3b']);
  });

  test('that something is not allowed, against that it is', () => {
    expect(said(fresh)).toEqual([
      'A cannot attack theirs with fresh',
      'A can attack theirs with fresh',
    ]);
  });

  test('what another edition has', () => {
    const text = `ruling "No draw in the first turn"
  rulebook duel-masters/1.13
  given
    A hand      0
    A deck top  a, rest
    turn 1 of A, start step
  expect
    A hand = nothing  [500.6]
`;
    expect(said(text)).toEqual(["A's hand: nothing", "A's hand: a"]);
  });

  test('whether the players may do what they do, where nothing else differs', () => {
    const text = `card "Dasher"  unit, cost 1, power 3
  assault

ruling "Assault attacks in the turn in which it came"
  rulebook fire-force/1.0.0
  given
    A field  "Dasher" as mine, deployed this turn
    B field  "Dasher" as theirs, spent
  do
    A: attack theirs with mine
  expect
    nobody has won  [1202.1]
`;
    expect(said(text)).toEqual([
      'A can attack theirs with mine',
      'A cannot attack theirs with mine',
    ]);
  });
});

describe('a question', () => {
  test('is told from the answer by nothing but what it says', () => {
    for (const text of [duel, fresh]) {
      const { answers } = questionOf(text);
      expect(new Set(answers.map(({ says }) => says.join('; '))).size).toBe(answers.length);
      expect(answers.filter(({ right }) => right)).toHaveLength(1);
      const forms = answers.map(({ says }) => says.length);
      expect(new Set(forms).size).toBe(1);
    }
  });

  test('is the same for the same seed, and in another order for another', () => {
    expect(questionOf(duel, 'a')).toEqual(questionOf(duel, 'a'));
    const orders = Array.from('abcdefgh', (seed) =>
      questionOf(duel, seed).answers.findIndex(({ right }) => right),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('does not show what the rules make of the board: that is what may be asked', () => {
    const { face } = questionOf(`card "Chief"  unit, cost 1, power 2
  your units get +1

ruling "All units"
  rulebook fire-force/1.0.0
  given
    A field  "Chief" as chief
  expect
    chief power = 3  [1116.1]
`);
    expect(JSON.stringify(face.board)).not.toContain('3');
    expect(face.cards.map(({ text }) => text)).toEqual([
      'card "Chief"  unit, cost 1, power 2\n  your units get +1',
    ]);
  });

  test('shows whose the cards of a common zone are, and what is done before it is asked', () => {
    const { face, prompt } = questionOf(duel);
    expect(face.board.filter(({ zone }) => zone === 'battle zone')).toMatchObject([
      { player: 'A', cards: [{ label: 'mine', name: 'Brawler', states: [] }] },
      { player: 'B', cards: [{ label: 'theirs', name: 'Brawler', states: ['tapped'] }] },
    ]);
    expect(face.actions).toEqual(['A attacks theirs with mine']);
    expect(face.asked).toBe('Which one survives?');
    expect(prompt).toBe('Where are these cards then?');
  });

  test('keeps its identity whatever stands around its ruling', () => {
    const { id } = questionOf(duel);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    const moved = duel.replace('ruling "Equal', '# a remark\n\n\nruling "Equal');
    expect(questionOf(moved).id).toBe(id);
    expect(questionOf(duel.replace('Equal power', 'Even power')).id).not.toBe(id);
  });
});

describe('where the ruling’s own lines part too few outcomes', () => {
  // The card that is drawn makes up for the spell: what becomes of the spell tells the outcomes apart.
  const { answers } = questionOf(`card "Insight"
  spell, water, cost 1
  draw 1 card

ruling "One card for one card"
  rulebook duel-masters/1.13
  given
    A hand       "Insight" as spell
    A mana zone  2 water
    turn of A, main step
  do
    A: cast spell
  expect
    A hand = 1
`);

  test('what else becomes of its cards is told besides', () => {
    expect(answers.length).toBeGreaterThan(2);
    const right = answers.find((one) => one.right);
    expect(right?.says[0]).toBe("A's hand has 1 card");
    expect(right?.says.slice(1)).not.toEqual([]);
  });

  test('every answer is another outcome', () => {
    expect(new Set(answers.map(({ says }) => says.join('; '))).size).toBe(answers.length);
  });
});

describe('the question as it was put', () => {
  const theirsOnly = duel.replace('    mine in graveyard    [115.3b, 703.4d]\n', '');

  test('is shown where the answers speak of all that the ruling expects', () => {
    expect(questionOf(theirsOnly).face.asked).toBe('Which one survives?');
  });

  test('is not shown where they speak of a part of it', () => {
    const more = ['mine', 'theirs'].flatMap((one) => [
      `    ${one} was destroyed  [115.3b]`,
      `    ${one} not in hand`,
    ]);
    expect(questionOf(`${duel}${more.join('\n')}\n`).face.asked).toBe('');
  });

  test('is not shown where it goes on from that of the ruling above', () => {
    const goesOn = theirsOnly.replace('"Which one survives?"', '"... and which one survives?"');
    expect(questionOf(goesOn).face.asked).toBe('');
  });
});

describe('left out', () => {
  test.each([
    ['does not pass', duel.replace('mine in graveyard', 'mine in battle zone')],
    ['does not pass', duel.replace('"Brawler" as mine', '"Nobody" as mine')],
    [
      'no other outcome',
      `ruling "Nothing happens"
  rulebook fire-force/1.0.0
  given
    turn of A, main phase
  expect
    nobody has won
`,
    ],
  ])('%s', (why, text) => {
    expect(ask(text)).toEqual([why]);
  });
});
