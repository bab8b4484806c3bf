/** Claims about all the answers that a decision can have. */
import { exclusions, firstNumber } from '../../kernel/options.js';
import { type Game, spend } from '../../kernel/game.js';
import type { Decision, Numbers, Option } from '../../kernel/state.js';
import type { Asserting, Member } from '../assertion.js';
import { finderIn, wrongNumber } from '../options.js';
import { deciders } from '../refused.js';
import { refNow } from '../script.js';
import type { Finding, Scene } from './scene.js';

/** `A may choose exactly {x} or {y, z}`: what is written is looked for among the answers, and none may be left over. */
export const examineOptions = (scene: Scene, { player, sets }: Asserting<'options'>): Finding => {
  const { asked } = scene.game.state;
  if (asked === null || asked.by !== player)
    return { holds: false, found: `${player} has nothing to choose`, decidedBy: new Set() };
  const name = memberNames(scene, asked);
  const wanted = new Set(sets.map((set) => namesKey(set.map(name))));
  const decidedBy = new Set(deciders(scene.game, asked));
  for (const option of asked.options) for (const rule of option.rules) decidedBy.add(rule);
  const { of = [], by, on = null } = asked;
  for (const rule of exclusions(scene.game, of, by, on)) decidedBy.add(rule);
  const holds = areAll(wanted, answersIn(scene, asked));
  return { holds, found: holds ? '' : listed(answersIn(scene, asked)), decidedBy };
};

/** Whether the answers are just these. As soon as there is another one they are not: none needs to be looked at after it. */
const areAll = (wanted: ReadonlySet<string>, answers: Iterable<readonly string[]>): boolean => {
  const found = new Set<string>();
  for (const names of answers) {
    const key = namesKey(names);
    if (!wanted.has(key)) return false;
    found.add(key);
  }
  return found.size === wanted.size;
};

/** So many names are told of answers that nobody expected. */
const mostNames = 1000;

const listed = (answers: Iterable<readonly string[]>): string => {
  const told = new Set<string>();
  let left = mostNames;
  for (const names of answers) {
    left -= names.length + 1;
    if (left < 0) return `the choices are ${[...told].join(' or ')} or others`;
    told.add(`{${namesKey(names)}}`);
  }
  return `the choices are ${[...told].join(' or ')}`;
};

/** The answers that a decision can have, each as what people call its options: as many as anybody looks at. */
export const answersTo = (scene: Scene, asked: Decision): readonly (readonly string[])[] => {
  const found: (readonly string[])[] = [];
  for (const names of answersIn(scene, asked)) {
    if (found.length >= mostNames) break;
    found.push(names);
  }
  return found;
};

export const namesKey = (names: readonly string[]): string => [...names].sort().join(', ');

/** What members of a set are called in the list of all answers: as the options are that they mean. */
export const memberNames = (scene: Scene, asked: Decision): ((member: Member) => string) => {
  const { game, labels } = scene;
  const finders = new Map<string | undefined, ReturnType<typeof finderIn>>();
  return ({ verb, ref }) => {
    const isWanted = (one: Option): boolean => verb === undefined || one.verb === verb;
    const find = finders.get(verb) ?? finderIn(game, asked, isWanted);
    finders.set(verb, find);
    const option =
      ref === undefined
        ? asked.options.find((one) => one.card === undefined && isWanted(one))
        : find(refNow(ref, labels));
    return option === undefined
      ? [verb, ref?.text].filter(Boolean).join(' ')
      : nameOf(scene, option);
  };
};

export const nameOf = ({ naming, game }: Scene, option: Option): string => {
  if (option.card !== undefined)
    return option.verb === 'choose' || isOnlyVerb(game.state.asked, option.verb)
      ? naming(option.card)
      : `${option.verb} ${naming(option.card)}`;
  return (
    option.player ??
    (typeof option.value === 'number' || typeof option.value === 'string'
      ? String(option.value)
      : option.verb)
  );
};

const isOnlyVerb = (asked: Decision | null, verb: string): boolean => {
  if (asked === null) return false;
  let verbs = verbsOf.get(asked);
  if (verbs === undefined)
    verbsOf.set(asked, (verbs = new Set(asked.options.map((one) => one.verb))));
  return verbs.size === 0 || (verbs.size === 1 && verbs.has(verb));
};

const verbsOf = new WeakMap<Decision, ReadonlySet<string>>();

// ---------------------------------------------------------------- the answers there are

interface Item {
  readonly option: Option;
  readonly name: string;
  /** The same for options that nobody can tell apart. */
  readonly kind: string;
}

/** Every answer to a decision, the smaller ones first; one as good as another only once. */
function* answersIn(scene: Scene, asked: Decision): Generator<readonly string[]> {
  if (asked.numbers !== undefined) {
    yield* numbersIn(scene, asked.numbers);
    return;
  }
  const items = itemsOf(scene, asked);
  for (let size = asked.min; size <= Math.min(asked.max, items.length); size++)
    for (const picked of combinations(scene.game, items, size)) {
      const options = picked.map(({ option }) => option);
      if (!isBound(asked) || wrongNumber(asked, options) === undefined)
        yield picked.map(({ name }) => name);
    }
}

/** Whether it depends on more than their number whether options may be chosen together. */
const isBound = ({ total, owed, limits }: Decision): boolean =>
  total !== undefined || owed !== undefined || limits !== undefined;

/** The numbers that there are to choose from, of which there is no end. */
function* numbersIn({ game }: Scene, numbers: Numbers): Generator<readonly string[]> {
  for (let number = Number(firstNumber(numbers).value); ; number++) {
    spend(game, 1);
    yield [String(number)];
  }
}

/** The options, those that nobody can tell apart beside each other. */
const itemsOf = (
  scene: Scene,
  { options, total, owed, limits = [] }: Decision,
): readonly Item[] => {
  const kinds = new Map<string, Item[]>();
  options.forEach((option, at) => {
    const name = nameOf(scene, option);
    const isOwed = option.card !== undefined && owed?.cards.includes(option.card) === true;
    const within = limits.flatMap(({ among }, limit) => (among.includes(at) ? [limit] : []));
    const kind = `${name} ${(total?.values[at] ?? []).join(' or ')}${isOwed ? ' owed' : ''} ${within.join(' ')}`;
    const alike = kinds.get(kind);
    if (alike === undefined) kinds.set(kind, [{ option, name, kind }]);
    else alike.push({ option, name, kind });
  });
  return [...kinds.values()].flat();
};

/** So many of the items, in every way in which they differ. */
function* combinations(
  game: Game,
  items: readonly Item[],
  size: number,
): Generator<readonly Item[]> {
  const picked: number[] = [];
  let next = 0;
  for (;;) {
    spend(game, 1);
    if (picked.length < size && items.length - next >= size - picked.length) {
      picked.push(next++);
      continue;
    }
    if (picked.length === size) {
      spend(game, size);
      yield picked.map((at) => items[at]!);
    }
    const last = picked.pop();
    if (last === undefined) return;
    next = last + 1;
    while (next < items.length && items[next]?.kind === items[last]?.kind) next++;
  }
}
