/** Since when what happened is looked at: `this way`, `this turn`, `this combat chain`; and how often by then. */
import type * as Kernel from '../../kernel/ability.js';
import type { Happening, NounPhrase, Preposition, Span, Term } from '../../language/document.js';
import { countOf } from './how-many.js';
import { cursorOn, isDone, takeWords } from './reader.js';
import { report, type Scope } from './scope.js';

/** Since when something was done: by the sentence in front, in this turn, or within a time of the game. */
export const sinceWhen = (
  scope: Scope,
  { since, at }: { readonly since?: Term | undefined; readonly at: Span },
): 'way' | 'turn' | { readonly time: string } | undefined => {
  const cursor = cursorOn(since?.words ?? []);
  const said = takeWords(scope, cursor, 'condition', 'way', 'turn');
  if (said !== undefined && isDone(cursor)) return said;
  const time = since && timeIn(scope, since);
  if (time !== undefined) return { time };
  report(
    scope,
    'nonsense',
    since?.at ?? at,
    'since when?',
    'what the sentence before did is said with ‘this way’, and what happened in this turn with ‘this turn’ behind it; what somebody may do is offered first: you may discard 1 card. if you do not, destroy this',
  );
  return undefined;
};

/** `this combat chain`: a time of the game within which things happen. */
const timeIn = (scope: Scope, { words, text, at }: Term): string | undefined => {
  const lower = `this ${text.toLowerCase()}`;
  const meant = scope.lexicon.meanings.get(lower) ?? [];
  const entry = meant.map((one) => one.entry).find((one) => one.kind === 'period');
  if (entry?.kind !== 'period' || entry.time === undefined) return undefined;
  for (const word of words) scope.senses.push({ at: word.at, is: 'period', word: text, entry });
  scope.senses.push({ at, is: 'period', word: text, entry });
  return entry.time;
};

// ---------------------------------------------------------------- how often

const ordinals = ['first time', 'second time', 'third time', 'fourth time', 'fifth time'] as const;

/** `when you attack for the second time this turn`: the event without that, and which of them it is. */
export const countedAs = (
  scope: Scope,
  happening: Happening,
): { readonly event: Happening; readonly nth?: Kernel.EventPattern['nth'] } => {
  const { prepositions, since, at } = happening;
  const behind = prepositions.at(-1);
  const number = behind && ordinalIn(scope, behind);
  if (behind === undefined || number === undefined) {
    if (since !== undefined)
      report(
        scope,
        'nonsense',
        since.at,
        'what an ability waits for may happen in any turn',
        'say which of them is meant: for the first time this turn',
      );
    return { event: { ...happening, since: undefined } };
  }
  const event = { ...happening, prepositions: prepositions.slice(0, -1), since: undefined };
  if (happening.would)
    report(scope, 'unsupported', behind.at, 'no rule counts yet what something takes the place of');
  const when = sinceWhen(scope, { since, at });
  if (when === 'way')
    report(scope, 'nonsense', since?.at ?? at, 'nothing was done before', 'say: this turn');
  const within = typeof when === 'object' ? { within: when.time } : {};
  return { event, nth: { number, ...within } };
};

/** `attacks or blocks for the second time`: of both together nobody counts. */
export const countsSeveral = (scope: Scope, { or, since }: Happening): boolean => {
  if (or.length === 0 || since === undefined) return false;
  report(scope, 'unsupported', since.at, 'no rule counts several events together yet');
  return true;
};

/** `for the second time` */
const ordinalIn = (scope: Scope, { join, object }: Preposition): number | undefined => {
  const { noun, definite, quantity, properties, place } = object;
  if (join !== 'for' || !definite || noun === undefined) return undefined;
  if (quantity !== undefined || properties.length > 0 || place !== undefined) return undefined;
  const cursor = cursorOn(noun.words);
  const said = takeWords(scope, cursor, 'condition', ...ordinals);
  return said === undefined || !isDone(cursor) ? undefined : ordinals.indexOf(said) + 1;
};

/** `you attacked 2 times this turn`: how often, where the grammar took that for what it was done to. */
export const timesSaid = (
  scope: Scope,
  object: NounPhrase | undefined,
): Kernel.Comparison | undefined => {
  if (object?.quantity === undefined || object.noun === undefined) return undefined;
  const { noun, quantity, at } = object;
  const cursor = cursorOn(noun.words);
  const said = takeWords(scope, cursor, 'condition', 'times', 'time');
  if (said === undefined || !isDone(cursor)) return undefined;
  const isOne = quantity.kind === 'exactly' && 'amount' in quantity && isNumber(quantity.amount, 1);
  if (isOne !== (said === 'time'))
    report(scope, 'nonsense', at, `‘${noun.text}’ does not go with this number`);
  return countOf(scope, object);
};

const isNumber = (amount: { readonly kind: string; readonly value?: unknown }, value: number) =>
  amount.kind === 'number' && amount.value === value;

/** `once a turn`, in front of what an ability waits for. */
export const limitOf = (scope: Scope, limit: Term | undefined): { readonly oncePerTurn?: true } => {
  if (limit === undefined) return {};
  const cursor = cursorOn(limit.words);
  const said = takeWords(scope, cursor, 'condition', 'once a turn', 'once each turn');
  if (said !== undefined && isDone(cursor)) return { oncePerTurn: true };
  report(scope, 'nonsense', limit.at, `‘${limit.text}’ is no limit`, 'say: once a turn');
  return {};
};
