/** What is wrong with a file beside its cases, and what of it is only worth a remark. */
import type { Document, Problem, Ruling, Span } from '../../language/document.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import { didYouMean, nearest, suggestion } from '../../language/names.js';
import type { Sense } from '../senses.js';
import type { Case, GameEntry } from '../suite.js';
import {
  boardPlan,
  boardsOf,
  cardProblems,
  compiledCard,
  type Edition,
  faultyCards,
  plansOf,
  usedCards,
} from './edition.js';
import type { Label } from './entries.js';
import type { CardSource, Catalogue } from './imports.js';
import { type Lexicon, lexiconOf } from './lexicon.js';
import { lackedBy } from './lacking.js';
import { namesIn, traitsOn, valuesOn } from './named.js';
import { problem, secondOf } from './scope.js';
import { wordsNear } from './unread.js';

/** A file as all of its cases see it. */
export interface Whole {
  readonly document: Document;
  /** What does not parse, and stands in no ruling. */
  readonly loose: readonly Problem[];
  readonly catalogue: Catalogue;
  readonly games: readonly GameEntry[];
  /** Of the rulebooks that its rulings name and a game has; rulings may share one, or have one each. */
  readonly editions: readonly Edition[];
}

/** A case, and the cards and boards that it is read with; nothing where no game has its rulebook. */
export interface HeldCase {
  readonly one: Case;
  readonly edition: Edition | undefined;
}

/** What is more than worth a remark. */
export const errorsIn = (whole: Whole): readonly Problem[] => {
  const { document, loose, catalogue, editions } = whole;
  return eachOnce([
    ...loose,
    ...catalogue.problems,
    ...duplicateRulings(document),
    ...editions.flatMap(usedProblems),
    ...idleCards(whole).flatMap((source) => idleProblems(whole, source)),
  ]);
};

/** What no ruling needs, and names that no card has. Of a file of cards, or where no game is known, only the latter. */
export const warningsIn = (whole: Whole, held: readonly HeldCase[]): readonly Problem[] => {
  const { document, editions } = whole;
  const cases = held.map(({ one }) => one);
  if (document.rulings.length === 0 || editions.length === 0)
    return [...unknownNames(whole, cases), ...forgottenTraits(whole)];
  const spoken = namesSpoken(whole, cases);
  const idle = idleCards(whole)
    .filter(({ card: { name, names } }) => ![name, ...names].some(({ text }) => spoken.has(text)))
    .map(({ card: { name } }) =>
      problem('unused-card', name.at, `no ruling here uses the card ‘${name.text}’`),
    );
  return [...idle, ...idleLabels(held), ...unknownNames(whole, cases), ...forgottenTraits(whole)];
};

/** Names in the texts of the file's own cards, and of its boards, that no known card has: these texts find nothing. */
const unknownNames = (whole: Whole, cases: readonly Case[]): readonly Problem[] => {
  const { document, catalogue } = whole;
  const idle = idleCards(whole).flatMap((source) => {
    const lexicon = lexiconFor(whole, source);
    return lexicon === undefined ? [] : spokenIn(compiledCard(lexicon, source.card));
  });
  const used = [...usedByWords(whole)].flatMap(([lexicon, names]) =>
    document.cards
      .filter(({ name }) => names.has(name.text))
      .flatMap((card) => spokenIn(compiledCard(lexicon, card))),
  );
  const texts = [...used, ...idle];
  // Where a card must be known, that it is not is told as more than a remark.
  const told = new Set(cases.flatMap(({ problems }) => problems.map(({ at }) => at.start)));
  const known = new Set([...namesIn(catalogue), ...lexiconsIn(whole).flatMap(fillersIn)]);
  const senses = [...texts, ...cases.flatMap(spokenIn)];
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
        compare(catalogue.cards.size, () => suggestion(word, namesIn(catalogue))),
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
  { document, catalogue }: Whole,
  senses: readonly Sense[],
): readonly Problem[] => {
  const values = new Set([...catalogue.cards.values()].flatMap(({ card }) => valuesOn(card)));
  const own = new Set(
    document.cards.flatMap((card) =>
      traitsOn(card).flatMap((trait) => trait.values.map(({ at }) => at.start)),
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
      : [problem('unknown-name', at, `no card known here has ‘${word}’ on it`, didYouMean(near))];
  });
};

/** The names that scripts and the texts of used cards speak of. */
const namesSpoken = (whole: Whole, cases: readonly Case[]): ReadonlySet<string> => {
  const texts = textSenses(whole);
  return new Set([...texts, ...cases.flatMap(spokenIn)].map(({ word }) => word));
};

/** What the words in the texts of used cards mean, without the cards' own names. */
const textSenses = (whole: Whole): readonly Sense[] =>
  [...usedByWords(whole)].flatMap(([lexicon, names]) =>
    [...names].flatMap((name) => {
      const source = whole.catalogue.cards.get(name);
      if (source === undefined) return [];
      const senses = spokenIn(compiledCard(lexicon, source.card));
      return senses.filter(({ at }) => at !== source.card.name.at);
    }),
  );

const spoken = new WeakMap<object, readonly Sense[]>();

/** The names that a text speaks of: of cards, and of whatever else stands in quotes. Each text is looked through once. */
const spokenIn = (text: { readonly senses: readonly Sense[] }): readonly Sense[] => {
  let names = spoken.get(text);
  if (names === undefined) {
    names = text.senses.filter(({ is }) => is === 'name' || is === 'card');
    spoken.set(text, names);
  }
  return names;
};

/** The names of the cards that rulings use, by the words in which these are read: each card is looked at once in them. */
const usedByWords = ({ editions }: Whole): ReadonlyMap<Lexicon, ReadonlySet<string>> => {
  const used = new Map<Lexicon, Set<string>>();
  for (const edition of editions) {
    const { lexicon } = edition.background;
    const names = used.get(lexicon) ?? new Set();
    used.set(lexicon, names);
    for (const name of usedCards(edition)) names.add(name);
  }
  return used;
};

/** Blank cards are called by their kind. */
const fillersIn = ({ vocabulary }: Lexicon): readonly string[] =>
  entriesOf(vocabulary, 'filler').map(({ filler }) => filler);

/** What the file's own cards lack that all of their types have. */
const forgottenTraits = (whole: Whole): readonly Problem[] => {
  const idle = idleCards(whole).flatMap((source) => {
    const lexicon = lexiconFor(whole, source);
    return lexicon === undefined ? [] : lackedBy(lexicon, source.card);
  });
  const used = [...usedByWords(whole)].flatMap(([lexicon, names]) =>
    whole.document.cards
      .filter(({ name }) => names.has(name.text))
      .flatMap((card) => lackedBy(lexicon, card)),
  );
  return eachOnce([...used, ...idle]);
};

const duplicateRulings = ({ rulings }: Document): readonly Problem[] => {
  const first = new Map<string, Ruling>();
  return rulings.flatMap((ruling) => {
    const { text, at } = ruling.name;
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, ruling);
      return [];
    }
    return [
      secondOf('duplicate-ruling', at, `two rulings have the name ‘${text}’`, before.name.at),
    ];
  });
};

/** Of boards and cards that the rulings of an edition use. */
const usedProblems = (edition: Edition): readonly Problem[] => [
  ...boardsOf(edition).flatMap((board) => boardPlan(edition, board).problems),
  ...[...faultyCards(edition).values()].flat(),
];

/** The file's own cards that no ruling uses. */
const idleCards = ({ document, catalogue, editions }: Whole): readonly CardSource[] => {
  const used = new Set(editions.flatMap((edition) => [...usedCards(edition)]));
  return document.cards.flatMap((card) => {
    const source = catalogue.cards.get(card.name.text);
    const isIdle = source?.card === card && !used.has(card.name.text);
    return isIdle ? [source] : [];
  });
};

/** The words of the games that rulings of the file name; of all games, where there are none. */
const lexiconsIn = ({ editions, games }: Whole): readonly Lexicon[] => {
  const among = editions.length > 0 ? editions.map(({ game }) => game) : games;
  return [...new Set(among.map(({ vocabulary }) => lexiconOf(vocabulary)))];
};

/**
 * Whose an idle card is nobody says: it is looked at in the words of the game that understands it best, its
 * characteristics before its texts.
 */
export const lexiconFor = (whole: Whole, source: CardSource): Lexicon | undefined => {
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
const idleLabels = (held: readonly HeldCase[]): readonly Problem[] => {
  const all = new Map<string, Label>();
  const used = new Set<string>();
  for (const one of held) {
    const labels = labelsOf(one);
    for (const [key, { label, isUsed }] of labels) {
      all.set(key, label);
      if (isUsed) used.add(key);
    }
  }
  return [...all]
    .filter(([key]) => !used.has(key))
    .map(([, { name, at }]) => problem('unused-label', at, `nothing mentions the label ‘${name}’`));
};

type LabelUses = ReadonlyMap<string, { readonly label: Label; readonly isUsed: boolean }>;

const labelUses = new WeakMap<Case, LabelUses>();

/** The labels of a case's boards, and which of them it uses. Each case is looked through once. */
const labelsOf = ({ one, edition }: HeldCase): LabelUses => {
  const known = labelUses.get(one);
  if (known !== undefined) return known;
  const found = new Map<string, { label: Label; isUsed: boolean }>();
  labelUses.set(one, found);
  if (edition === undefined) return found;
  const { ruling, senses, problems } = one;
  const spoken = wordsNear(edition.catalogue.words, problems);
  const mentions = new Map<string, Set<Span>>();
  for (const { is, word, at } of senses)
    if (is === 'label') mentions.set(word, (mentions.get(word) ?? new Set()).add(at));
  for (const label of plansOf(edition, ruling).flatMap(({ labels }) => labels)) {
    const key = `${label.at.start} ${label.name}`;
    const places = mentions.get(label.name) ?? new Set();
    const isMentioned = places.size > (places.has(label.at) ? 1 : 0);
    const isUsed = label.run || isMentioned || spoken.has(label.name);
    found.set(key, { label, isUsed: isUsed || (found.get(key)?.isUsed ?? false) });
  }
  return found;
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
