import { describe, expect, test } from 'vitest';
import { browsingPlays } from '../../src/desk/engine/browsing.js';
import { corpusBook, corpusCards, corpusTexts, readCorpus } from '../../src/desk/engine/corpus.js';
import { trainingPlays } from '../../src/desk/engine/training.js';
import { type OpenCorpus, rulingPlace } from '../../src/desk/page/corpus.js';
import { isUnder, searchRulings, termsIn } from '../../src/desk/page/views/browse/search.js';
import { games } from '../../src/harness/games.js';
import { duel } from '../training/asking.js';

const files = [
  { path: 'rulings/duel-masters/a/one.ruling', text: duel },
  {
    path: 'rulings/duel-masters/a/two.ruling',
    text: `import "../cards/fighters.cards"

ruling "Evolution of 《ボルシャック》"
  rulebook duel-masters/1.13, duel-masters/1.8
  tags evolution
  given
    A battle zone  "Brawler" as mine
    B battle zone  "Slayer" as theirs, tapped
    turn of A, attack step
  do
    A: attack theirs with mine
  expect
    mine in graveyard  [115.3d]
`,
  },
  {
    path: 'rulings/duel-masters/cards/fighters.cards',
    text: `import "more.cards"\ncard "Brawler"\n  creature, fire, cost 3, power 3000\n`,
  },
  {
    path: 'rulings/duel-masters/cards/more.cards',
    text: 'card "Slayer"\n  creature, darkness, cost 3, power 1000\n  slayer\ncard "Idle"  spell, fire, cost 1\n  draw 1 card\n',
  },
];

const edition = games.find(({ rulebook }) => rulebook === 'duel-masters/1.13');
if (edition === undefined) throw new Error('no such rulebook');
const read = readCorpus(files);
const book = corpusBook(edition, read);
const corpus: OpenCorpus = {
  entry: { rulebook: edition.rulebook, rulings: 2, book: '', texts: '', cards: '' },
  book,
  texts: new Map(corpusTexts(read).map((one) => [one.path, one])),
};
const names = (find: string, rule = '', chapter = ''): readonly string[] =>
  searchRulings(corpus, { find, rule, chapter }).map(({ path }) => path.slice(-10, -7));

describe('the corpus as data', () => {
  test('is plain, and has every number of the rulebook', () => {
    expect(JSON.parse(JSON.stringify(book))).toEqual(book);
    const numbers = book.chapters.flatMap(({ sections }) => sections.flatMap((one) => one.numbers));
    expect(numbers.map(({ number }) => number)).toEqual([...edition.rules.book.entries.keys()]);
  });

  test('knows the imports of imports', () => {
    expect(corpus.texts.get(files[1]?.path ?? '')?.imports).toEqual([
      files[2]?.path,
      files[3]?.path,
    ]);
  });

  test('has only the rulings of its own rulebook', () => {
    const other = games.find(({ rulebook }) => rulebook === 'duel-masters/1.8');
    expect(other && corpusBook(other, read).rulings.map(({ name }) => name)).toEqual([
      'Evolution of 《ボルシャック》',
    ]);
  });
});

describe('the cards of the corpus', () => {
  const cards = corpusCards(
    readCorpus([
      ...files,
      {
        path: 'rulings/duel-masters/three.ruling',
        text: `import "cards/more.cards"
card "Caller"
  creature, darkness, cost 4, power 2000
  when this enters, put 1 "Slayer" from your deck into the battle zone
card "Slayer"
  creature, fire, cost 9, power 9000
`,
      },
    ]),
  );

  test('are there by name, each text once', () => {
    expect(cards.map(({ name, about }) => `${name}: ${about}`)).toEqual([
      'Brawler: creature, fire, cost 3, power 3000',
      'Caller: creature, darkness, cost 4, power 2000',
      'Idle: spell, fire, cost 1',
      'Slayer: creature, darkness, cost 3, power 1000',
      'Slayer: creature, fire, cost 9, power 9000',
    ]);
  });

  test('say which others their text names: those of their own file before those it imports', () => {
    expect(cards.map(({ needs }) => needs)).toEqual([[], [4], [], [], []]);
  });
});

describe('looking for rulings', () => {
  test.each([
    ['', ['one', 'two']],
    ['brawler', ['one', 'two']],
    ['115.3', ['one', 'two']],
    ['115.3b', ['one']],
    ['115', ['one', 'two']],
    ['11', []],
    ['evolution', ['two']],
    ['ボルシャック', ['two']],
    ['equal power', ['one']],
    ['"equal  power', []],
    ['brawler 703.4d', ['one']],
    ['EQUAL', ['one']],
    ['<script>', []],
  ])('%s', (find, found) => expect(names(find)).toEqual(found));

  test('by number and by chapter', () => {
    expect(names('', '115.3d')).toEqual(['two']);
    expect(names('', '115')).toEqual(['one', 'two']);
    expect(names('', '', book.rulings[0]?.chapter)).toEqual(['one', 'two']);
    expect(names('', '', 'no such chapter')).toEqual([]);
  });

  test.each([
    ['115.3b', '115.3', true],
    ['115.30', '115.3', false],
    ['1153', '115', false],
    ['115.3b', '115.3b', true],
  ])('%s is under %s: %s', (rule, wanted, is) => expect(isUnder(rule, wanted)).toBe(is));

  test('words, and names in quotes', () =>
    expect(termsIn('a "b c" d"')).toEqual(['a', 'b c', 'd"']));
});

describe('a ruling by itself', () => {
  const second = book.rulings.find(({ path }) => path.endsWith('two.ruling'));
  const place = second && rulingPlace(corpus, second);

  test('has the cards that it needs, and comes out the same', () => {
    const text = place && browsingPlays.alone(place);
    expect(text).toContain('card "Slayer"');
    expect(text).not.toContain('Idle');
    expect(text).not.toContain('import');
    const [seen] = browsingPlays.look({ text: text ?? '' });
    expect(seen).toMatchObject({ rulebook: 'duel-masters/1.13', verdict: 'pass' });
  });

  test.each(['', 'nonsense', 'ruling "x"'])('of what is none nothing passes: %j', (text) => {
    expect(browsingPlays.look({ text }).filter(({ verdict }) => verdict === 'pass')).toEqual([]);
  });

  test('becomes a question that is told', () => {
    const [first] = book.rulings;
    const found = first && trainingPlays.question({ ...rulingPlace(corpus, first), seed: 's' });
    expect(found).toMatchObject({ question: { id: first?.id, rulebook: 'duel-masters/1.13' } });
    if (found === undefined || !('question' in found)) throw new Error('no question');
    expect(found.wrong.filter((text) => text === '')).toHaveLength(1);
    expect(found.story.map(({ text }) => text).join()).toContain('attack');
  });
});
