import { describe, expect, test } from 'vitest';
import { games } from '../../../src/harness/games.js';
import { openPage, newWorkspace } from '../../../src/editor/workspace.js';
import { pageOf, withEdits } from '../../../src/editor/page.js';
import {
  cardFields,
  type CardForm,
  wordsOfForm,
  cardWritten,
  cardDeclared,
} from '../../../src/editor/recording/cards.js';

const form = (about: Partial<CardForm>): CardForm => ({
  name: 'Fox',
  words: ['creature', 'fire'],
  numbers: [
    { word: 'cost', value: 3 },
    { word: 'power', value: 2000 },
  ],
  names: [],
  lines: [],
  ...about,
});

const written = (about: Partial<CardForm>, before = '') => {
  const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
  openPage(workspace, 'a.ruling', before);
  return cardWritten(workspace, 'a.ruling', 'duel-masters/1.13', form(about));
};

describe('cards invented in a form', () => {
  test('the card is written as the formatter lays it out', async () => {
    const names = [{ word: 'race', values: ['Beast Folk', 'Fire Bird'] }];
    const lines = ['blocker', 'when this attacks: draw 1 card'];
    expect(await written({ names, lines })).toEqual({
      text: `card "Fox"
  creature, fire, cost 3, power 2000, race "Beast Folk" "Fire Bird"
  blocker
  when this attacks: draw 1 card`,
      problems: [],
    });
  });

  test('what is wrong with a line stands beside it', async () => {
    const lines = ['blocker', 'when this atacks: draw 1 card', 'when this attacks: draw 1 card'];
    const { problems } = await written({ lines });
    const [first, another] = problems;
    expect(first).toMatchObject({ line: 2, message: 'there is no event ‘atacks’' });
    expect(first?.help).toContain('attacks');
    expect(another).toBeUndefined();
  });

  test('words that may stand in a line are those of the game, in place of what is begun', () => {
    const workspace = newWorkspace({ games, read: () => ({ problem: 'missing' }) });
    openPage(workspace, 'a.ruling', '');
    const lines = ['prayer', 'when this attacks: draw 1 card'];
    const at = { path: 'a.ruling', rulebook: 'fire-force/1.0.0', before: '' };
    const wordsAt = (offset: number) =>
      wordsOfForm(
        workspace,
        { ...at, form: form({ name: '', words: ['unit'], numbers: [], lines }) },
        offset,
      );
    const { written, words } = wordsAt(2);
    expect(written).toBe(2);
    expect(words.map(({ insert }) => insert)).toContain('prayer');
    const firsts = wordsAt(0).words.map(({ insert }) => insert);
    expect(firsts).toContain('defence');
    for (const foreign of ['blocker', 'ruling', 'card']) expect(firsts).not.toContain(foreign);
    expect(wordsAt(lines.join('\n').indexOf('attacks')).words[0]?.means).not.toBe('');
  });

  test('a name with quotes stands in others', async () => {
    expect((await written({ name: 'The "Fox"' })).text).toMatch(/^card “The "Fox"”\n/u);
  });

  test('a card without what others of its type have can be laid: a ruling may look at none of it', async () => {
    expect((await written({ numbers: [] })).problems).toEqual([]);
  });

  test('a card needs a name', async () => {
    expect((await written({ name: ' ' })).problems[0]?.message).toBe('the card has no name');
  });

  test('and one that no other card of the text has', async () => {
    const before = 'card "Fox"\n  creature, water, cost 1, power 1000\n';
    expect((await written({}, before)).problems).toEqual([
      { line: 0, message: 'there is a card ‘Fox’ already', help: 'give it another name' },
    ]);
    expect((await written({ name: 'Vixen' }, before)).problems).toEqual([]);
  });

  test.each(games.map((game) => [game.rulebook, game] as const))(
    '%s: the fields are words of the game, each once',
    (_, game) => {
      const { values, numbers, names, flags } = cardFields(game);
      const words = [...values.flatMap((one) => one.words), ...numbers, ...names, ...flags].map(
        ({ word }) => word,
      );
      expect(values[0]?.trait).toBe('type');
      expect(numbers.map(({ word }) => word)).toContain('cost');
      expect(words).toEqual([...new Set(words)]);
    },
  );

  test('cards stand in front of the first ruling', () => {
    const page = pageOf('a.ruling', 'card "A"\n  creature\n\nruling "R"\n  rulebook x/1\n');
    expect(withEdits(page, [cardDeclared(page, 'card "B"')]).text).toBe(
      'card "A"\n  creature\n\ncard "B"\n\nruling "R"\n  rulebook x/1\n',
    );
  });
});
