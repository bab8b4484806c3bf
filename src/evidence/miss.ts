/** Why a text's words do not fit: each part of a pattern, filter or condition that is not true, with what is. */
import type {
  Comparison,
  Condition,
  EventPattern,
  Filter,
  RolePattern,
  Selection,
  Test,
} from '../kernel/ability.js';
import { type Active, subjects } from '../kernel/active-effects.js';
import { countedBy, differing, isFilled, isTrue, seenAs, testedBy } from '../kernel/conditions.js';
import { type FoundOfCard, foundFor, unmetBy } from '../kernel/fitting.js';
import type { Game } from '../kernel/game.js';
import { say } from '../kernel/questions.js';
import {
  amount,
  cardInRole,
  type Context,
  matching,
  players,
  type Seen,
  sideOf,
  valueFor,
  zonesOf,
} from '../kernel/select.js';
import type { GameEvent } from '../kernel/state.js';
import { type Bound, boundText } from './bound.js';
import { type NamedGame, predicateWords, wordsOfEvent } from './wording.js';

/** One part that is not true. Cards are called what people call them. */
export type Miss =
  | {
      readonly is: 'number';
      readonly card: string;
      readonly trait: string;
      readonly found: number | undefined;
      readonly wanted: Bound;
      readonly not: boolean;
    }
  /** A name, race, type or flag. */
  | {
      readonly is: 'value';
      readonly card: string;
      readonly trait: string;
      readonly found: readonly string[];
      readonly wanted: string;
      readonly not: boolean;
    }
  /** A state, a keyword or a word that a rule defines. */
  | {
      readonly is: 'state';
      readonly card: string;
      readonly found: string;
      readonly wanted: string;
      readonly not: boolean;
    }
  | {
      readonly is: 'zone';
      readonly card: string;
      readonly found: string;
      readonly wanted: readonly string[];
      readonly not: boolean;
    }
  | {
      readonly is: 'whose';
      readonly card: string;
      readonly found: string;
      readonly wanted: readonly string[];
    }
  /** "Another", and it is the card itself. */
  | { readonly is: 'itself'; readonly card: string }
  /** It happened to somebody or something else. */
  | {
      readonly is: 'role';
      readonly role: string;
      readonly found: string;
      readonly wanted: readonly string[];
    }
  | {
      readonly is: 'count';
      readonly of: string;
      readonly found: number;
      readonly wanted: Bound;
      readonly not: boolean;
    }
  | {
      readonly is: 'turn';
      readonly found: string;
      readonly wanted: readonly string[];
      readonly not: boolean;
    }
  /** A zone of a player with nothing in it. */
  | { readonly is: 'empty'; readonly zone: string; readonly of: string }
  /** A text speaks of a card in a zone that it had left by then. */
  | { readonly is: 'left'; readonly card: string; readonly now: string }
  /** What the text speaks of is nowhere any more. */
  | { readonly is: 'gone' };

/** Everything in which an event is not what a pattern describes. */
export const patternMisses = (
  named: NamedGame,
  pattern: EventPattern,
  event: GameEvent,
  context: Context,
  seen?: (id: number) => Seen | null,
): readonly Miss[] => [
  ...differing(named.game, pattern.where ?? {}, event).map(([role, found]): Miss => ({
    is: 'role',
    role,
    found: wordOf(found),
    wanted: [wordOf(pattern.where?.[role])],
  })),
  ...Object.entries(pattern.roles)
    .filter(([role]) => !isFilled(named.game, pattern, role, event, context, seen))
    .flatMap(([role, wanted]) => roleMisses(named, role, wanted, event, context, seen)),
];

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';

const roleMisses = (
  named: NamedGame,
  role: string,
  pattern: RolePattern,
  event: GameEvent,
  context: Context,
  seen?: (id: number) => Seen | null,
): readonly Miss[] => {
  const { game, naming } = named;
  const there = event[role];
  const isCard = typeof there === 'number' && there > 0;
  const found = isCard ? naming(there) : wordOf(there);
  const other = (wanted: readonly string[]): readonly Miss[] => [
    { is: 'role', role, found, wanted },
  ];
  switch (pattern.is) {
    case 'this':
      return other(context.source === null ? [] : [naming(context.source[0])]);
    case 'it':
      return other(context.it.map(([id]) => naming(id)));
    case 'role': {
      const ref = cardInRole(context.roles, pattern.role);
      return other(ref === undefined ? [] : [naming(ref[0])]);
    }
    case 'player':
      return other(players(game, pattern.who, context));
    case 'card':
      return isCard
        ? filterMisses(named, seenAs(game, there, seen), pattern.filter, context)
        : other([]);
  }
};

/** Everything in which a card is not one that a filter means. */
export const filterMisses = (
  named: NamedGame,
  seen: Seen,
  filter: Filter,
  context: Context,
): readonly Miss[] => {
  const { game, naming } = named;
  const card = naming(seen.id);
  const unmet = unmetBy(game, seen, filter, context);
  if (unmet.length === 0) return extremeMisses(named, seen, filter, context);
  return unmet.map((part): Miss => {
    switch (part) {
      case 'zones':
        return { is: 'zone', card, found: seen.zone, wanted: zonesOf(game, filter), not: false };
      case 'other':
        return { is: 'itself', card };
      case 'whose': {
        const wanted = players(game, filter.whose, context);
        return { is: 'whose', card, found: sideOf(game, seen), wanted };
      }
      default:
        return testMiss(named, seen, part, context);
    }
  });
};

/** Others have less of it, or more. */
const extremeMisses = (
  { game, naming }: NamedGame,
  seen: Seen,
  filter: Filter,
  context: Context,
): readonly Miss[] => {
  const { extreme } = filter;
  const [one] = extreme === undefined ? [] : matching(game, filter, context);
  if (extreme === undefined || one === undefined || one === seen.id) return [];
  const [found, wanted] = [seen, seenAs(game, one)].map((card) =>
    Number(valueFor(game, card, extreme)),
  );
  if (found === wanted) return [];
  const bound = { is: 'exactly', amount: wanted ?? 0 } as const;
  return [
    { is: 'number', card: naming(seen.id), trait: extreme.trait, found, wanted: bound, not: false },
  ];
};

/** Why a continuous effect does not mean a card; nothing where it does, or where it names other cards. */
export const subjectMisses = (named: NamedGame, active: Active, id: number): readonly Miss[] => {
  const { game } = named;
  const { subject } = active.text;
  if (active.cards !== null || subject.is !== 'cards' || subjects(game, active).includes(id))
    return [];
  return filterMisses(named, seenAs(game, id), subject.filter, active.context);
};

const testMiss = (named: NamedGame, seen: Seen, test: Test, context: Context): Miss => {
  const { game, naming, vocabulary } = named;
  const card = naming(seen.id);
  const not = test.not ?? false;
  const found = foundFor(game, seen, test);
  const number = typeof found === 'number' ? found : undefined;
  switch (test.test) {
    case 'compare': {
      const wanted = boundOf(game, test.compare, context);
      return { is: 'number', card, trait: test.trait, found: number, wanted, not };
    }
    case 'has':
    case 'part':
      return {
        is: 'value',
        card,
        trait: test.trait,
        found: namesIn(found),
        wanted: test.value ?? '',
        not,
      };
    case 'status':
      return { is: 'state', card, found: listed(found), wanted: test.value, not };
    case 'keyword':
      return { is: 'state', card, found: listed(found), wanted: test.keyword, not };
    case 'word':
      return { is: 'state', card, found: '', wanted: predicateWords(vocabulary, test.word), not };
    case 'new':
      return { is: 'state', card, found: '', wanted: 'new this turn', not };
    case 'attached':
      return { is: 'state', card, found: '', wanted: attachedText(named, test.to, context), not };
    case 'same':
      return { is: 'state', card, found: '', wanted: sameText(test), not };
    case 'of':
      return { is: 'state', card, found: '', wanted: partText(named, test.of, context), not };
    case 'zone':
      return { is: 'zone', card, found: listed(found), wanted: [test.zone], not };
    case 'whose': {
      const wanted = players(game, test.whose, context);
      return { is: 'whose', card, found: listed(found), wanted };
    }
  }
};

const namesIn = (found: FoundOfCard): readonly string[] =>
  typeof found === 'object' ? found : found === undefined ? [] : [String(found)];

const listed = (found: FoundOfCard): string => namesIn(found).join(', ');

const boundOf = (game: Game, compare: Comparison, context: Context): Bound => ({
  is: compare.is,
  amount: amount(game, compare.amount, context),
});

/**
 * The parts for which a condition is not what it should be.
 *
 * @param wanted false: the condition holds and should not, as behind "not"
 */
export const conditionMisses = (
  named: NamedGame,
  condition: Condition,
  context: Context,
  wanted = true,
): readonly Miss[] => {
  const { game, vocabulary } = named;
  if (isTrue(game, condition, context) === wanted) return [];
  switch (condition.is) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap((one) => conditionMisses(named, one, context, wanted));
    case 'not':
      return conditionMisses(named, condition.condition, context, !wanted);
    case 'count':
    case 'acted':
    case 'happened':
      return [
        {
          is: 'count',
          of:
            condition.is === 'happened'
              ? wordsOfEvent(vocabulary, condition.event)
              : described(named, condition.filter, context),
          found: countedBy(game, condition, context),
          wanted: boundOf(game, condition.compare, context),
          not: !wanted,
        },
      ];
    case 'test': {
      const seen = testedBy(game, condition, context);
      if (seen === null) return [{ is: 'gone' }];
      const miss = testMiss(named, seen, condition.test, context);
      return ['not' in miss && !wanted ? { ...miss, not: !miss.not } : miss];
    }
    case 'turn': {
      const found = say(game, 'turnPlayer');
      return [{ is: 'turn', found, wanted: players(game, condition.who, context), not: !wanted }];
    }
  }
};

const attachedText = (named: NamedGame, to: Selection, context: Context): string =>
  `attached to ${to.is === 'cards' ? `a ${described(named, to.filter, context)}` : 'it'}`;

const sameText = ({ trait }: Extract<Test, { test: 'same' }>): string => `the same ${trait}`;

const partText = (named: NamedGame, of: Selection, context: Context): string =>
  `a card of ${of.is === 'cards' ? `a ${described(named, of.filter, context)}` : 'it'}`;

/** What a filter looks for, in its own words: `fire creature in graveyard`. */
const described = (named: NamedGame, filter: Filter, context: Context): string => {
  const { game, vocabulary } = named;
  const { zones, tests, whose } = filter;
  const words = tests.flatMap((test) => {
    switch (test.test) {
      case 'has':
      case 'part':
        return [`${test.not ? 'not ' : ''}${test.value ?? test.trait}`];
      case 'status':
        return [`${test.not ? 'not ' : ''}${test.value}`];
      case 'word':
        return [`${test.not ? 'not ' : ''}${predicateWords(vocabulary, test.word)}`];
      case 'keyword':
        return [`${test.not ? 'without' : 'with'} ${test.keyword}`];
      case 'compare':
        return [`with ${test.trait} ${boundText(boundOf(game, test.compare, context))}`];
      case 'zone':
        return [`${test.not ? 'not ' : ''}in ${test.zone}`];
      case 'whose':
        return [`of ${players(game, test.whose, context).join(' or ')}`];
      case 'new':
        return [`${test.not ? 'not ' : ''}new this turn`];
      case 'attached':
        return [`${test.not ? 'not ' : ''}${attachedText(named, test.to, context)}`];
      case 'same':
        return [`with ${test.not ? 'not ' : ''}${sameText(test)}`];
      case 'of':
        return [`${test.not ? 'not ' : ''}${partText(named, test.of, context)}`];
    }
  });
  const owners = whose === 'any' ? '' : ` of ${players(game, whose, context).join(' or ')}`;
  const place = zones.length === 0 ? '' : ` in ${zones.join(' or ')}`;
  return `${words.join(' ') || 'card'}${place}${owners}`;
};
