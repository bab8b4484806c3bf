/** Where two plays of one ruling part, and by which rules: their traces walked side by side. */
import type { Scene } from '../harness/examine.js';
import { nodeText } from '../harness/node-text.js';
import { type Book, byNumber, entryAt, type NamedUnit } from '../kernel/book.js';
import type { Rule } from '../kernel/rule.js';
import type { TraceNode } from '../kernel/trace.js';
import { menusThatPart } from './menus.js';
import { traceOf } from '../kernel/ledger.js';

/** A play that is over: what it left behind, and which line of the script each moment belongs to. */
export interface Played {
  readonly scene: Scene | undefined;
  /** For each line that was reached, how long the trace was then. */
  readonly lines: readonly { readonly line: number; readonly from: number }[];
  /** The rules that the verdict names: those that refused an action, or decided what was expected. */
  readonly rules: readonly string[];
}

/** A rule by the name of its unit, with its number in either edition. */
export interface PartingRule {
  readonly unit: string;
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly summary: string;
}

export interface Parting {
  /** The line of the ruling; 0 where the games part before the first. */
  readonly line: number;
  /** What happened in either game; nothing where its story ends here. */
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly rules: readonly PartingRule[];
}

/** Rules that are shown: those that part, not those that follow. */
const mostRules = 4;

/** The first event that differs; failing that, the first decision with other options; failing that, only the rules. */
export const partingOf = (a: Played, b: Played): Parting | undefined => {
  const [one, other] = [staged(a), staged(b)];
  if (one === undefined || other === undefined) return undefined;
  const [ours, theirs] = [momentsIn(one.scene), momentsIn(other.scene)];
  const at = ours.findIndex((node, index) => !isSame(node, theirs[index]));
  const place = at >= 0 ? at : ours.length < theirs.length ? ours.length : undefined;
  const menus = place === undefined ? menusThatPart(one, other) : undefined;
  const [here, there] = place === undefined ? [] : [ours[place], theirs[place]];
  const before = (place ?? 0) - 1;
  const rules = partingRules(
    { book: bookOf(one), numbers: menus?.a.rules ?? numbersAt(a, here, ours[before]) },
    { book: bookOf(other), numbers: menus?.b.rules ?? numbersAt(b, there, theirs[before]) },
  );
  return {
    line: menus?.line ?? lineOf(a, here) ?? lineOf(b, there) ?? 0,
    a: menus?.a.text ?? (here && nodeText(one.scene, here)),
    b: menus?.b.text ?? (there && nodeText(other.scene, there)),
    rules,
  };
};

type Staged = Played & { readonly scene: Scene };

const staged = (played: Played): Staged | undefined =>
  played.scene === undefined ? undefined : { ...played, scene: played.scene };

const bookOf = ({ scene }: Staged): Book => scene.game.world.rules.book;

/** What a story consists of. */
const momentsIn = (scene: Scene): readonly TraceNode[] =>
  traceOf(scene.game).nodes.filter((node) => nodeText(scene, node) !== undefined);

/** Roles of events that are numbers of the world's own, which editions may give differently. */
const ownNumbers = new Set(['text', 'ability', 'block', 'about', 'node', 'version']);

const isSame = (one: TraceNode, other: TraceNode | undefined): boolean =>
  other !== undefined && storyOf(one) === storyOf(other);

const storyOf = ({ kind }: TraceNode): string => {
  switch (kind.is) {
    case 'event':
      return JSON.stringify([
        kind.fate,
        Object.entries(kind.event)
          .filter(([role]) => !ownNumbers.has(role))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ]);
    case 'decision':
      return JSON.stringify([
        kind.decision.by,
        kind.decision.kind,
        kind.answer.map(({ verb, card, player, value }) => [verb, card, player, value]),
      ]);
    case 'ability':
      return JSON.stringify([kind.card, kind.controller, kind.what]);
    case 'refusal':
      return JSON.stringify(['refusal', kind.message]);
    case 'step':
    case 'root':
      return '';
  }
};

/** The line during which something happened: the last that had been reached. */
export const lineOf = ({ lines }: Played, node: TraceNode | undefined): number | undefined =>
  node && lines.findLast(({ from }) => from <= node.id)?.line;

/** The rules of a moment and of the steps that led to it since the last one; where the story ends, those named. */
const numbersAt = (
  { scene, rules }: Played,
  node: TraceNode | undefined,
  before: TraceNode | undefined,
): readonly string[] => {
  const nodes = scene === undefined ? [] : traceOf(scene.game).nodes;
  if (node === undefined || scene === undefined) {
    const rest = nodes.slice((before?.id ?? 0) + 1).flatMap(({ marks }) => marks);
    return [...rules, ...rest.map(({ rule }) => rule)];
  }
  const numbers = nodes.slice((before?.id ?? 0) + 1, node.id + 1).flatMap(({ marks }) => marks);
  const parent = nodes[node.parent]?.marks ?? [];
  return [...node.marks, ...parent, ...numbers].map(({ rule }) => rule);
};

interface Side {
  readonly book: Book;
  readonly numbers: readonly string[];
}

/**
 * Units that only one edition has, or that the editions carry out differently; failing these, units that took part in
 * only one of the two games.
 */
const partingRules = (a: Side, b: Side): readonly PartingRule[] => {
  const [unitsA, unitsB] = [unitsBehind(a), unitsBehind(b)];
  const [allA, allB] = [unitsOf(a.book), unitsOf(b.book)];
  const roles = [...new Set([...unitsA.keys(), ...unitsB.keys()])];
  const rules = roles.map(
    (role): PartingRule & { readonly role: string; readonly own: boolean } => {
      const [one, other] = [allA.get(role), allB.get(role)];
      return {
        role,
        unit: (one ?? other)?.name ?? '',
        a: one?.unit.number,
        b: other?.unit.number,
        summary: summaryOf(a, one) ?? summaryOf(b, other) ?? '',
        own: one === undefined || other === undefined || !isAlike(one, other),
      };
    },
  );
  const own = rules.filter((one) => one.own);
  const parted = rules.filter(({ role }) => unitsA.has(role) !== unitsB.has(role));
  return (own.length > 0 ? own : parted)
    .slice(0, mostRules)
    .map(({ unit, a: here, b: there, summary }) => ({ unit, a: here, b: there, summary }))
    .sort((one, other) =>
      byNumber({ number: one.a ?? one.b ?? '' }, { number: other.a ?? other.b ?? '' }),
    );
};

const summaryOf = ({ book }: Side, ruled: Ruled | undefined): string | undefined =>
  ruled && entryAt(book, ruled.unit.number)?.summary;

/** A unit as an edition has it; a procedure is as many as it has steps. */
type Ruled = NamedUnit & { readonly unit: Rule };

/** The units of a book by what they are there for: that is how those of two editions answer to one another. */
const unitsOf = ({ units }: Book): ReadonlyMap<string, Ruled> =>
  new Map(units.flatMap(rulesIn).map((one) => [roleOf(one), one]));

const rulesIn = ({ name, unit }: NamedUnit): readonly Ruled[] =>
  unit.unit === 'procedure'
    ? unit.steps.map((step) => ({ name: `${name}.${step.name}`, unit: step }))
    : [{ name, unit }];

/** Of what a book has only one unit for each, any edition may have another. */
const roleOf = ({ name, unit }: Ruled): string => {
  switch (unit.unit) {
    case 'event':
      return `event ${unit.event}`;
    case 'term':
      return `verb ${unit.verb}`;
    case 'keyword':
      return `keyword ${unit.keyword}`;
    default:
      return name;
  }
};

const unitsBehind = ({ book, numbers }: Side): ReadonlyMap<string, Ruled> => {
  const wanted = new Set(numbers);
  return new Map([...unitsOf(book)].filter(([, { unit }]) => wanted.has(unit.number)));
};

/** Whether two editions carry a rule out alike, whatever its number. */
const isAlike = ({ unit: one }: Ruled, { unit: other }: Ruled): boolean => {
  const [a, b] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...a.keys(), ...b.keys()])].every(
    (key) => key === 'number' || sameCode(a.get(key), b.get(key)),
  );
};

const sameCode = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'function' && JSON.stringify(one) === JSON.stringify(other));
