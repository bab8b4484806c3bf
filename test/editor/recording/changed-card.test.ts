/** Cards of the text, changed in the form in which they are invented. */
import { describe, expect, test } from 'vitest';
import { withEdits } from '../../../src/editor/page.js';
import { cardChanged, cardForm } from '../../../src/editor/recording/changed-card.js';
import { type CardForm, cardWritten } from '../../../src/editor/recording/cards.js';
import { newWorkspace, openPage } from '../../../src/editor/workspace.js';
import { games } from '../../../src/harness/games.js';

const path = 'a.ruling';
const rulebook = 'duel-masters/1.13';

const text = `card "Fox"
  creature, fire, cost 3, power 2000, race "Beast Folk" "Fire Bird"
  blocker  # for the question
  when this attacks: draw 1 card

card "Left" || "Right"
  left: spell, fire, cost 2
    draw 1 card
  right: spell, water, cost 3
    draw 2 cards

card "Odd"
  creature, fire, cost 1, power 1000  # weak

ruling "One"
  rulebook ${rulebook}
  given
    A battle zone  "Fox" as mine
    B hand         "Fox"
  expect
    mine in A battle zone
`;

const workspaceWith = (own: string) => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  const page = openPage(workspace, path, own);
  return { workspace, page };
};

const [game] = games.filter((one) => one.rulebook === rulebook);

const formOf = (name: string): CardForm | undefined =>
  game && cardForm(workspaceWith(text).page, { game, name });

describe('a card of the text as a form', () => {
  test('each characteristic is in its field', () =>
    expect(formOf('Fox')).toEqual({
      name: 'Fox',
      words: ['creature', 'fire'],
      numbers: [
        { word: 'cost', value: 3 },
        { word: 'power', value: 2000 },
      ],
      names: [{ word: 'race', values: ['Beast Folk', 'Fire Bird'] }],
      lines: ['blocker  # for the question', 'when this attacks: draw 1 card'],
    }));

  test('one with a remark among them is all in its lines', () =>
    expect(formOf('Odd')).toEqual({
      name: 'Odd',
      words: [],
      numbers: [],
      names: [],
      lines: ['creature, fire, cost 1, power 1000  # weak'],
      isWhole: true,
    }));

  test.each(['Fox', 'Odd'])('%s is written as it was, and nothing is wrong', async (name) => {
    const { workspace } = workspaceWith(text);
    const form = formOf(name);
    if (form === undefined) throw new Error('there is no form');
    const found = await cardWritten(workspace, path, rulebook, form, name);
    expect(found.problems).toEqual([]);
    expect(text).toContain(`${found.text}\n\n`);
    const called = { name, text: found.text };
    expect(cardChanged(workspace, path, name, called)).toEqual({ edits: [], refused: [] });
  });

  test.each(['Wolf', 'Left', 'Left || Right'])('%s has none', (name) =>
    expect(formOf(name)).toBeUndefined(),
  );
});

describe('a card is changed', () => {
  const changed = async (name: string, about: Partial<CardForm>) => {
    const { workspace, page } = workspaceWith(text);
    const form = { ...formOf(name)!, ...about };
    const written = await cardWritten(workspace, path, rulebook, form, name);
    const found = cardChanged(workspace, path, name, { name: form.name, text: written.text });
    return { ...found, problems: written.problems, text: withEdits(page, found.edits).text };
  };

  test('where it stands, and nothing else', async () => {
    const found = await changed('Fox', { lines: ['speed attacker'] });
    expect(found.refused).toEqual([]);
    expect(found.text).toBe(text.replace(/ {2}blocker {2}# .*\n.*\n/u, '  speed attacker\n'));
  });

  test('and called otherwise, wherever the text speaks of it', async () => {
    const found = await changed('Fox', { name: 'Vixen' });
    expect(found.text).toBe(text.replaceAll('"Fox"', '"Vixen"'));
  });

  test('not as another card is called', async () => {
    const found = await changed('Fox', { name: 'Odd' });
    expect(found.problems.map(({ message }) => message)).toEqual(['there is a card ‘Odd’ already']);
    expect(found).toMatchObject({ text, refused: ['there is a card ‘Odd’ already'] });
  });

  test.each([
    ['Fox', ['blocker', 'when this atacks: draw 1 card'], 2],
    ['Odd', ['creature, fire, cost 1, power 1000', 'when this atacks: draw 1 card'], 2],
    ['Odd', ['creature, fyre, cost 1, power 1000'], 1],
  ])('%s: what is wrong stands beside its line: %o', async (name, lines, line) =>
    expect((await changed(name, { lines })).problems[0]?.line).toBe(line),
  );
});
