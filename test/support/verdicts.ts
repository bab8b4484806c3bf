/** Verdicts, problems and books made by hand, for tests of reports. */
import type { Book } from '../../src/kernel/book.js';
import type { NumberEntry } from '../../src/kernel/listing.js';
import type { Problem, Span } from '../../src/language/document.js';
import type { Examined, Picture, Verdict } from '../../src/harness/verdict.js';
import type { FindRule } from '../../src/report/report.js';

export const verdict = (parts: Partial<Verdict> = {}): Verdict => ({
  file: 'rulings/battle.ruling',
  line: 3,
  name: 'Equal power: both lose',
  rulebook: 'fake/1.0',
  verdict: 'pass',
  message: '',
  at: 0,
  rules: [],
  problems: [],
  expectations: [],
  decision: undefined,
  fired: [],
  board: undefined,
  bug: false,
  milliseconds: 1.23456,
  ...parts,
});

export const examined = (parts: Partial<Examined> = {}): Examined => ({
  line: 12,
  text: 'mine in graveyard',
  verdict: 'pass',
  found: '',
  cited: [],
  decidedBy: [],
  ...parts,
});

export const span = (line: number, column: number, length: number): Span => ({
  start: line * 1000 + column,
  end: line * 1000 + column + length,
  line,
  column,
  endLine: line,
  endColumn: column + length,
});

export const problem = (parts: Partial<Problem> = {}): Problem => ({
  code: 'unknown-card',
  at: span(6, 17, 9),
  message: 'no card is called "Brawlar"',
  help: 'did you mean "Brawler"?',
  ...parts,
});

/** `5-turn/509-direct-attack.ts`: the tests' books are called as their files are. */
const titlesIn = (source: string): NumberEntry['titles'] => {
  const [chapter = '', section = ''] = source.replace(/\.ts$/, '').split('/').slice(-2).map(titled);
  return { chapter, section };
};

const titled = (name: string): string => {
  const words = name.replace(/^\d+-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const entry = (number: string, parts: Partial<NumberEntry> = {}): NumberEntry => ({
  number,
  section: number.split('.')[0] ?? '',
  titles: titlesIn(parts.source ?? '1-basics/115-battle.ts'),
  units: [],
  summary: `what ${number} says`,
  kind: 'procedure',
  implemented: true,
  reason: '',
  clauses: parts.implemented === false ? [] : [{ says: `what ${number} says`, reason: '' }],
  fault: '',
  source: '1-basics/115-battle.ts',
  standing: 'written',
  ...parts,
});

/** A book with these entries and nothing behind them. */
export const book = (id: string, entries: readonly NumberEntry[]): Book => ({
  id,
  entries: new Map(entries.map((one) => [one.number, one])),
  beside: new Map(),
  numbers: new Map(),
  questions: new Map(),
  procedures: new Map(),
  definitions: new Map(),
  permissions: new Map(),
  restrictions: new Map(),
  stateBased: [],
  terms: new Map(),
  keywords: new Map(),
  events: new Map(),
  layers: [],
  requirements: [],
  units: [],
  eventRules: new Map(),
});

const summaries: Readonly<Record<string, string>> = {
  '115.3b': 'the creature with less power loses the battle; with equal power both lose',
  '703.4d': 'a creature that lost a battle is destroyed',
  '301.6': 'a creature may not attack in the turn in which it was summoned',
};

export const findRule: FindRule = (_, rule) =>
  summaries[rule] === undefined ? undefined : entry(rule, { summary: summaries[rule] });

export const board: Picture = {
  turn: 'turn of A, attack step',
  zones: [
    {
      player: 'A',
      zone: 'battle zone',
      cards: [
        { text: 'mine', name: 'Brawler', states: ['tapped'], attached: [] },
        { text: '《光の番人》', name: '', states: [], attached: ['2 flame cards'] },
      ],
    },
    { player: 'A', zone: '手札', cards: [{ text: '5 cards', name: '', states: [], attached: [] }] },
    { player: 'B', zone: 'graveyard', cards: [] },
    {
      player: '',
      zone: 'stack',
      cards: [{ text: 'spark', name: 'Spark', states: [], attached: [] }],
    },
  ],
};

/** The text that the verdicts made here are about. */
export const text = `# Battles

ruling "Equal power: both lose"
  rulebook fake/1.0
  given
    A battle zone  "Brawlar" as mine
    B battle zone  "光の番人" as theirs, tapped
  do
    A: attack theirs with mine
    B: no block
  expect
    mine in graveyard      [115.3b, 703.4d]
    theirs in graveyard    [115.3b]
`;
