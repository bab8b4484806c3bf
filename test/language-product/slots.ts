/** The tables of a game that combinations are made of: by the name of a slot, every phrase that is tried there. */
import { entriesOf, type EventWord, type VerbWord } from '../../src/kernel/vocabulary.js';
import type { Table } from './boards.js';

export type Slots = Readonly<Record<string, readonly string[]>>;

/** What a game calls things, and numbers that tell some of its cards from others. */
export interface Names {
  readonly fighter: string;
  readonly fighters: string;
  readonly field: string;
  readonly leave: string;
  readonly trait: string;
  readonly low: number;
  readonly high: number;
  readonly bonus: number;
  /** A characteristic made of names, and two values that cards on the board have. */
  readonly list: string;
  readonly value: string;
  readonly other: string;
  readonly keyword: string;
  readonly state: string;
  readonly opposite: string;
}

export const namesOf: Readonly<Record<string, Names>> = {
  'duel-masters': {
    fighter: 'creature',
    fighters: 'creatures',
    field: 'battle zone',
    leave: 'destroy',
    trait: 'power',
    low: 2000,
    high: 4000,
    bonus: 1000,
    list: 'race',
    value: 'Human',
    other: 'Guardian',
    keyword: 'blocker',
    state: 'tapped',
    opposite: 'untapped',
  },
  'fire-force': {
    fighter: 'unit',
    fighters: 'units',
    field: 'field',
    leave: 'retire',
    trait: 'power',
    low: 2,
    high: 4,
    bonus: 1,
    list: 'attribute',
    value: 'Company 8',
    other: 'Company 1',
    keyword: 'assault',
    state: 'spent',
    opposite: 'ready',
  },
  'flesh-and-blood': {
    fighter: 'ally',
    fighters: 'allies',
    field: 'permanent zone',
    leave: 'destroy',
    trait: 'power',
    low: 2,
    high: 4,
    bonus: 1,
    list: 'supertype',
    value: 'Warrior',
    other: 'Wizard',
    keyword: 'go again',
    state: 'face up',
    opposite: 'face down',
  },
};

export const joins = ['to', 'into', 'from', 'on', 'under', 'with', 'by', 'for', 'as', 'at'];

export const slotsOf = ({ game, vocabulary }: Table): Slots => {
  const names = namesOf[game];
  if (names === undefined) throw new Error(`${game} has no names`);
  const first = (kind: Parameters<typeof entriesOf>[1]) =>
    entriesOf(vocabulary, kind).flatMap(({ words }) => words.slice(0, 1));
  const describing = (['state', 'predicate', 'value', 'keyword', 'noun'] as const).flatMap(first);
  const flags = entriesOf(vocabulary, 'trait').flatMap(({ is, words }) =>
    is === 'flag' ? words.slice(0, 1) : [],
  );
  const filters = [...new Set([...describing, ...flags])];
  return {
    ...Object.fromEntries(Object.entries(names).map(([name, word]) => [name, [String(word)]])),
    join: joins,
    zone: first('zone'),
    noun: entriesOf(vocabulary, 'noun').flatMap(({ plurals }) => plurals.slice(0, 1)),
    singular: first('noun'),
    filter: [...filters, ...filters.map((word) => `non-${word}`)],
    keyword: first('keyword'),
    numberTrait: entriesOf(vocabulary, 'trait').flatMap(({ is, words }) =>
      is === 'number' ? words.slice(0, 1) : [],
    ),
    listTrait: entriesOf(vocabulary, 'trait').flatMap(({ is, words }) =>
      is === 'names' ? words.slice(0, 1) : [],
    ),
    flagTrait: flags,
    valueWord: first('value'),
    stateWord: first('state'),
    moment: entriesOf(vocabulary, 'moment').flatMap(({ words }) => words),
    period: entriesOf(vocabulary, 'period').flatMap(({ words }) => words),
    icon: first('icon'),
    action: [...new Set([...first('action'), ...entriesOf(vocabulary, 'event').flatMap(asAction)])],
    verb: [...new Set(entriesOf(vocabulary, 'verb').map(base))],
    verbs: [...new Set(entriesOf(vocabulary, 'verb').map(third))],
    done: [...new Set(entriesOf(vocabulary, 'event').flatMap(asDone))],
    would: [...new Set(entriesOf(vocabulary, 'event').flatMap(asWould))],
    being: [...new Set(entriesOf(vocabulary, 'event').flatMap(asBeing))],
    time: [...new Set(entriesOf(vocabulary, 'event').flatMap(asTime))],
  };
};

// ---------------------------------------------------------------- verbs and events in their forms

const base = ({ forms, with: more }: VerbWord): string => behind(forms.base, more);
const third = ({ forms, with: more }: VerbWord): string => behind(forms.third, more);

const behind = (form: string, more: string | undefined): string =>
  more === undefined ? form : `${form} ${more}`;

const asAction = ({
  forms,
  with: [more] = [],
  active,
  passive,
  noun,
}: EventWord): readonly string[] =>
  noun !== undefined
    ? []
    : [
        ...(active !== undefined && forms.base !== '-' ? [behind(forms.base, more)] : []),
        ...(passive !== undefined ? [behind(`be ${forms.participle}`, more)] : []),
      ];

const asDone = ({
  forms,
  with: [more] = [],
  active,
  passive,
  noun,
}: EventWord): readonly string[] =>
  noun !== undefined
    ? []
    : [
        ...(active !== undefined && forms.third !== '-'
          ? [behind(`${forms.third}~${forms.base}`, more)]
          : []),
        ...(passive !== undefined ? [behind(`is~are ${forms.participle}`, more)] : []),
      ];

const asWould = (event: EventWord): readonly string[] =>
  asAction(event).map((form) => `would ${form}`);

const asBeing = ({
  forms,
  with: [more] = [],
  passive,
  active,
  noun,
}: EventWord): readonly string[] =>
  noun !== undefined
    ? []
    : [
        ...(passive !== undefined ? [behind(`is~are being ${forms.participle}`, more)] : []),
        ...(active !== undefined && forms.ing !== '-' ? [behind(`is~are ${forms.ing}`, more)] : []),
      ];

/** `turn ends`: an event with a noun of its own. */
const asTime = ({ forms, noun = [] }: EventWord): readonly string[] =>
  noun.map((one) => `${one} ${forms.third}`);
