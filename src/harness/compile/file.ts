/** A whole file: its cases, and what is wrong with it beside them. */
import type { Checked, Document, Problem, Ruling, Span } from '../../language/document.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Case, GameEntry, Loaded, ReadImport, SourceFile } from '../suite.js';
import { newestEditions } from '../editions.js';
import { makeCase } from './case.js';
import type { Sense } from '../senses.js';
import {
  boardPlan,
  boardsOf,
  cardProblems,
  compiledCard,
  type Edition,
  editionOf,
  faultyCards,
  plansOf,
  usedCards,
} from './edition.js';
import {
  type Catalogue,
  catalogueOf,
  type Parse,
  problemsWithin,
  type CardSource,
} from './imports.js';
import type { Label } from './entries.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { nearest, suggestion } from '../../language/names.js';
import { problem } from './scope.js';
import { wordsNear } from './unread.js';

interface Whole {
  readonly file: SourceFile;
  readonly parsed: Checked<Document>;
  readonly catalogue: Catalogue;
  readonly games: readonly GameEntry[];
  /** By rulebook, for each that a ruling names and a game has. */
  readonly editions: ReadonlyMap<string, Edition>;
  readonly within: ReadonlyMap<object, readonly Problem[]>;
}

export const loadFile = (
  file: SourceFile,
  read: ReadImport,
  games: readonly GameEntry[],
  parse: Parse,
): Loaded => {
  const parsed = parse(file.text);
  const catalogue = catalogueOf(file, parsed, read, parse);
  const editions = editionsOf(parsed.value, catalogue, games);
  const within = problemsWithin(parsed.value, parsed.problems);
  const whole: Whole = { file, parsed, catalogue, games, editions, within };
  const cases = parsed.value.rulings.flatMap((ruling) => casesOf(whole, ruling));
  let errors: readonly Problem[] | undefined;
  let problems: readonly Problem[] | undefined;
  return {
    path: file.path,
    document: parsed.value,
    get errors() {
      return (errors ??= errorsIn(whole));
    },
    get problems() {
      return (problems ??= [...this.errors, ...warningsIn(whole, cases)]);
    },
    cases,
  };
};

const editionsOf = (
  { rulings }: Document,
  catalogue: Catalogue,
  games: readonly GameEntry[],
): ReadonlyMap<string, Edition> => {
  const held = new Map<string, Ruling[]>();
  for (const ruling of rulings)
    for (const rulebook of new Set(ruling.rulebooks.map(({ text }) => text))) {
      const list = held.get(rulebook);
      if (list === undefined) held.set(rulebook, [ruling]);
      else list.push(ruling);
    }
  const editions = new Map<string, Edition>();
  for (const game of games) {
    const own = held.get(game.rulebook);
    if (own !== undefined) editions.set(game.rulebook, editionOf(game, catalogue, own));
  }
  return editions;
};

/** One for each rulebook; one that cannot be played where it names none. */
const casesOf = (whole: Whole, ruling: Ruling): readonly Case[] => {
  const { file, games, editions, within } = whole;
  const named = new Set(ruling.rulebooks.map(({ text }) => text));
  const rulebooks = named.size === 0 ? [''] : [...named];
  const problems = within.get(ruling) ?? [];
  return rulebooks.map((rulebook) => {
    const edition = editions.get(rulebook);
    const standIn = edition === undefined ? standInFor(whole, ruling, rulebook) : undefined;
    return makeCase({ file, ruling, rulebook, edition, standIn, games, problems });
  });
};

/** The newest edition of the game that an unknown rulebook was probably meant to be of. */
const standInFor = (
  { games, catalogue }: Whole,
  ruling: Ruling,
  rulebook: string,
): Edition | undefined => {
  const gameOf = (id: string) => id.split('/')[0] ?? '';
  const near = nearest(gameOf(rulebook), new Set(games.map((game) => gameOf(game.rulebook))));
  const game = newestEditions(games).find((one) => gameOf(one.rulebook) === near);
  return game && editionOf(game, catalogue, [ruling]);
};

// ---------------------------------------------------------------- problems of the file

const errorsIn = (whole: Whole): readonly Problem[] => {
  const { parsed, catalogue, within, editions } = whole;
  const ofRulings = new Set(parsed.value.rulings.flatMap((ruling) => within.get(ruling) ?? []));
  return eachOnce([
    ...parsed.problems.filter((one) => !ofRulings.has(one)),
    ...catalogue.problems,
    ...duplicateRulings(parsed.value),
    ...[...editions.values()].flatMap(usedProblems),
    ...idleCards(whole).flatMap((source) => idleProblems(whole, source)),
  ]);
};

/** What no ruling needs, and names that no card has. Of a file of cards, or where no game is known, only the latter. */
const warningsIn = (whole: Whole, cases: readonly Case[]): readonly Problem[] => {
  const { parsed, editions } = whole;
  if (parsed.value.rulings.length === 0 || editions.size === 0) return unknownNames(whole, cases);
  const spoken = namesSpoken(whole, cases);
  const cards = idleCards(whole)
    .filter(({ card: { name } }) => !spoken.has(name.text))
    .map(({ card: { name } }) =>
      problem('unused-card', name.at, `no ruling here uses the card ‘${name.text}’`),
    );
  return [...cards, ...idleLabels(whole, cases), ...unknownNames(whole, cases)];
};

/** Names in the texts of the file's own cards, and of its boards, that no known card has: these texts find nothing. */
const unknownNames = (whole: Whole, cases: readonly Case[]): readonly Problem[] => {
  const { parsed, editions, catalogue } = whole;
  const idle = idleCards(whole).flatMap((source) => {
    const lexicon = lexiconFor(whole, source);
    return lexicon === undefined ? [] : compiledCard(lexicon, source.card).senses;
  });
  const used = [...editions.values()].flatMap((edition) => {
    const names = usedCards(edition);
    const { lexicon } = edition.background;
    return parsed.value.cards
      .filter(({ name }) => names.has(name.text))
      .flatMap((card) => compiledCard(lexicon, card).senses);
  });
  const texts = [...used, ...idle];
  // Where a card must be known, that it is not is told as more than a remark.
  const told = new Set(cases.flatMap(({ problems }) => problems.map(({ at }) => at.start)));
  const known = new Set([...catalogue.cards.keys(), ...lexiconsIn(whole).flatMap(fillersIn)]);
  const senses = [...texts, ...cases.flatMap((one) => one.senses)];
  const names = new Map(
    senses.flatMap(({ is, word, at }) =>
      is === 'card' && !known.has(word) && !told.has(at.start)
        ? [[at.start, { word, at }] as const]
        : [],
    ),
  );
  const compare = bounded();
  return [
    ...[...names.values()].map(({ word, at }) =>
      problem(
        'unknown-name',
        at,
        `no card known here is called ‘${word}’`,
        compare(catalogue.cards.size, () => suggestion(word, catalogue.cards.keys())),
      ),
    ),
    ...misspeltValues(whole, senses),
  ];
};

/** So many words of a file are compared with others to find what was meant: of very many mistakes the first are told first. */
const mostCompared = 100_000;

/** Looks among so many words as long as that is not too much in all. */
const bounded = (): (<T>(among: number, look: () => T) => T | undefined) => {
  let left = mostCompared;
  return (among, look) => {
    left -= among;
    return left < 0 ? undefined : look();
  };
};

/** Values of characteristics that no known card has, where one has a similar one: "Dragn". Others may be meant to be no card's. */
const misspeltValues = (
  { parsed, catalogue }: Whole,
  senses: readonly Sense[],
): readonly Problem[] => {
  const values = new Set([...catalogue.cards.values()].flatMap(({ card }) => valuesOn(card)));
  const own = new Set(
    parsed.value.cards.flatMap(({ traits }) =>
      traits.flatMap((trait) => trait.values.map(({ at }) => at.start)),
    ),
  );
  const said = new Map(
    senses.flatMap(({ is, word, at }) =>
      is === 'name' && !own.has(at.start) ? [[at.start, { word, at }] as const] : [],
    ),
  );
  const compare = bounded();
  const nearTo = (word: string): string | undefined =>
    // A part of one is said of it as well.
    [...values].some((value) => value.includes(word)) ? undefined : nearest(word, values);
  return [...said.values()].flatMap(({ word, at }) => {
    // Letters are all like one another.
    if (word.length < 3 || values.has(word)) return [];
    const near = compare(values.size, () => nearTo(word));
    return near === undefined
      ? []
      : [
          problem(
            'unknown-name',
            at,
            `no card known here has ‘${word}’ on it`,
            `did you mean ‘${near}’?`,
          ),
        ];
  });
};

const valuesOn = ({ traits }: CardSource['card']): readonly string[] =>
  traits.flatMap(({ values }) => values.flatMap((value) => ('text' in value ? [value.text] : [])));

/** The names that scripts and the texts of used cards speak of. */
const namesSpoken = ({ editions }: Whole, cases: readonly Case[]): ReadonlySet<string> => {
  const texts = [...editions.values()].flatMap(textSenses);
  const all = [...texts, ...cases.flatMap(({ senses }) => senses)];
  return new Set(all.flatMap(({ is, word }) => (is === 'name' || is === 'card' ? [word] : [])));
};

/** What the words in the texts of used cards mean, without the cards' own names. */
const textSenses = (edition: Edition): readonly Sense[] =>
  [...usedCards(edition)].flatMap((name) => {
    const source = edition.catalogue.cards.get(name);
    if (source === undefined) return [];
    const { senses } = compiledCard(edition.background.lexicon, source.card);
    return senses.filter(({ at }) => at !== source.card.name.at);
  });

/** Blank cards are called by their kind. */
const fillersIn = ({ vocabulary }: Lexicon): readonly string[] =>
  entriesOf(vocabulary, 'filler').map(({ filler }) => filler);

const duplicateRulings = ({ rulings }: Document): readonly Problem[] => {
  const first = new Map<string, Ruling>();
  return rulings.flatMap((ruling) => {
    const { text, at } = ruling.name;
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, ruling);
      return [];
    }
    const help = `the first is in line ${before.name.at.line}`;
    return [problem('duplicate-ruling', at, `two rulings have the name ‘${text}’`, help)];
  });
};

/** Of boards and cards that the rulings of an edition use. */
const usedProblems = (edition: Edition): readonly Problem[] => [
  ...boardsOf(edition).flatMap((board) => boardPlan(edition, board).problems),
  ...[...faultyCards(edition).values()].flat(),
];

/** The file's own cards that no ruling uses. */
const idleCards = ({ parsed, catalogue, editions }: Whole): readonly CardSource[] => {
  const used = [...editions.values()].map(usedCards);
  return parsed.value.cards.flatMap((card) => {
    const source = catalogue.cards.get(card.name.text);
    const isIdle = source?.card === card && !used.some((names) => names.has(card.name.text));
    return isIdle ? [source] : [];
  });
};

/** The words of the games that rulings of the file name; of all games, where there are none. */
const lexiconsIn = ({ editions, games }: Whole): readonly Lexicon[] => {
  const among = editions.size > 0 ? [...editions.values()].map(({ game }) => game) : games;
  return [...new Set(among.map(({ vocabulary }) => lexiconOf(vocabulary)))];
};

/**
 * Whose an idle card is nobody says: it is looked at in the words of the game that understands it best, its
 * characteristics before its texts.
 */
const lexiconFor = (whole: Whole, source: CardSource): Lexicon | undefined => {
  const all = lexiconsIn(whole).map((lexicon) => {
    const problems = cardProblems(lexicon, source);
    const strange = problems.filter(({ code }) => code === 'unknown-trait').length;
    return { lexicon, strange, wrong: problems.length };
  });
  const [best] = all.sort((one, other) => one.strange - other.strange || one.wrong - other.wrong);
  return best?.lexicon;
};

const idleProblems = (whole: Whole, source: CardSource): readonly Problem[] => {
  const lexicon = lexiconFor(whole, source);
  return lexicon === undefined ? source.problems : cardProblems(lexicon, source);
};

/**
 * Labels that nothing mentions but their own place on the board; of a run of labels not all need be. A line that was
 * not understood may mention any label whose name it has.
 */
const idleLabels = ({ editions, parsed }: Whole, cases: readonly Case[]): readonly Problem[] => {
  const all = new Map<string, Label>();
  const used = new Set<string>();
  for (const { rulebook, ruling, senses, problems } of cases) {
    const edition = editions.get(rulebook);
    if (edition === undefined) continue;
    const spoken = wordsNear(parsed.value.words, problems);
    const mentions = new Map<string, Set<Span>>();
    for (const { is, word, at } of senses)
      if (is === 'label') mentions.set(word, (mentions.get(word) ?? new Set()).add(at));
    for (const label of plansOf(edition, ruling).flatMap(({ labels }) => labels)) {
      const key = `${label.at.start} ${label.name}`;
      all.set(key, label);
      const places = mentions.get(label.name) ?? new Set();
      const isMentioned = places.size > (places.has(label.at) ? 1 : 0);
      if (label.run || isMentioned || spoken.has(label.name)) used.add(key);
    }
  }
  return [...all]
    .filter(([key]) => !used.has(key))
    .map(([, { name, at }]) => problem('unused-label', at, `nothing mentions the label ‘${name}’`));
};

/** Each problem once, though several editions found it. */
export const eachOnce = (problems: readonly Problem[]): readonly Problem[] => {
  const seen = new Set<string>();
  return problems.filter(({ code, at, message }) => {
    const key = `${code} ${at.start} ${at.end} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
