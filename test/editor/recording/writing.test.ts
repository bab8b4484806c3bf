import { describe, expect, test } from 'vitest';
import {
  answerWith,
  apply,
  assertFact,
  change,
  invent,
  now,
  pick,
  questionOf,
  recorder,
  type Recorder,
  takeBack,
  textOf,
} from './recorder.js';
import { answerWritten } from '../../../src/editor/recording/question.js';

const numbers = [
  { word: 'cost', value: 1 },
  { word: 'power', value: 3 },
];

/** Two units against two, and a card that retires up to two. */
const fight = async (): Promise<Recorder> => {
  const to = recorder('fire-force/1.0.0', 'Recorded');
  await invent(to, { name: 'Recruit', words: ['unit'], numbers, names: [], lines: [] });
  const cost = [{ word: 'cost', value: 0 }];
  const lines = ["retire up to 2 of your opponent's units"];
  await invent(to, { name: 'Great Trap', words: ['event'], numbers: cost, names: [], lines });
  const put = (card: string, player: string, zone: string) =>
    change(to, { do: 'put', what: { card }, to: { player, zone } });
  await put('Great Trap', 'A', 'hand');
  await put('Recruit', 'B', 'field');
  await put('Recruit', 'B', 'field');
  return to;
};

const script = (to: Recorder): readonly string[] =>
  textOf(to)
    .split('\n')
    .slice(textOf(to).split('\n').indexOf('  given') + 1)
    .map((line) => line.trim())
    .filter(Boolean);

describe('writing by answering', () => {
  test('a line is written with labels for the cards that it names, and for no others', async () => {
    const to = await fight();
    await answerWith(to, { line: 'A: use great-trap' });
    await pick(to, ['recruit2']);
    expect(script(to)).toEqual([
      'A hand   "Great Trap" as great-trap',
      'B field  "Recruit", "Recruit" as recruit2',
      'do',
      'A: use great-trap',
      'A: choose recruit2',
    ]);
  });

  test.each([
    ['by its line', (to: Recorder) => answerWith(to, { line: 'A: choose recruit3' })],
    ['by what is picked', (to: Recorder) => pick(to, ['recruit3'])],
  ])(
    'where a label would tell cards apart that were alike, the card is called by its name: %s',
    async (_, answer) => {
      const to = await fight();
      const cost = [{ word: 'cost', value: 0 }];
      const lines = ["retire 1 of your opponent's units"];
      await invent(to, { name: 'Snare', words: ['event'], numbers: cost, names: [], lines });
      const put = (card: string, player: string, zone: string) =>
        change(to, { do: 'put', what: { card }, to: { player, zone } });
      await put('Snare', 'A', 'hand');
      await put('Recruit', 'B', 'field');
      const { length } = textOf(to);
      apply(to, [{ start: length, end: length, text: '  do\n    A: use "Snare"\n' }]);
      await answerWith(to, { line: 'A: use great-trap' });
      await answer(to);
      expect(script(to)).toEqual([
        'A hand   "Great Trap" as great-trap, "Snare"',
        'B field  "Recruit", "Recruit", "Recruit"',
        'do',
        'A: use "Snare"',
        'A: use great-trap',
        'A: choose "Recruit"',
      ]);
    },
  );

  test('what is decided is told in words, with all there is to choose from and what the text leaves out', async () => {
    const to = await fight();
    await answerWith(to, { line: 'A: use great-trap' });
    const question = questionOf(to);
    expect(question).toMatchObject({ by: 'A', kind: 'choose', rests: false });
    expect(question?.several).toMatchObject({ min: 0, max: 2, ordered: false });
    expect(question?.several?.options.map(({ text }) => text)).toEqual(['recruit', 'recruit2']);
    expect(question?.lines.map(({ text }) => text)).toContain('A: choose nothing');
    expect(question?.barred.map(({ text }) => text)).toEqual(['A: choose great-trap']);
  });

  test('what was expected is so in between, once something is done behind it', async () => {
    const to = await fight();
    await answerWith(to, { line: 'A: use great-trap' });
    await pick(to, ['recruit']);
    await assertFact(to, 'recruit in B adolla');
    await assertFact(to, 'turn of A, main phase');
    await answerWith(to, { line: 'A: end main phase' });
    const blocks = script(to).filter((line) => ['do', 'check', 'expect'].includes(line));
    expect(blocks).toEqual(['do', 'check', 'do']);
  });

  test('each line is taken back as it came, and labels that nothing needs with it', async () => {
    const to = await fight();
    const texts = [textOf(to)];
    const note = (): void => void texts.push(textOf(to));
    await answerWith(to, { line: 'A: use great-trap' });
    note();
    await pick(to, ['recruit']);
    note();
    await assertFact(to, 'recruit in B adolla');
    note();
    await assertFact(to, 'recruit2 in B field');
    note();
    await answerWith(to, { line: 'A: end main phase' });
    for (const text of texts.toReversed()) {
      await takeBack(to);
      expect(textOf(to)).toBe(text);
    }
    await takeBack(to);
    expect(textOf(to)).toBe(texts[0]);
  });

  test('a line is written in the middle of a script', async () => {
    const to = await fight();
    await answerWith(to, { line: 'A: use great-trap' });
    await pick(to, ['recruit']);
    await answerWith(to, { line: 'A: end main phase' });
    const place = textOf(to).indexOf('A: choose');
    const found = await answerWritten(now(to), { picked: [1] }, place);
    if ('edits' in found) apply(to, found.edits);
    expect(script(to).filter((line) => line.startsWith('A:'))).toEqual([
      'A: use great-trap',
      'A: choose recruit2',
      'A: choose recruit',
      'A: end main phase',
    ]);
  });

  test.each<readonly [answer: Parameters<typeof answerWritten>[1], why: RegExp]>([
    [{ line: 'A: attack x' }, /not among the legal lines/u],
    [{ picked: [0, 1, 2] }, /no such option/u],
    [{ number: 3 }, /no such option/u],
  ])('%o is no answer', async (answer, why) => {
    const to = await fight();
    await answerWith(to, { line: 'A: use great-trap' });
    const found = await answerWritten(now(to), answer);
    expect('refused' in found ? found.refused : '').toMatch(why);
  });
});
