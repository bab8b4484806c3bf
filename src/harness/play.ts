/** Playing a scenario: a script answers decisions, and whatever leaves no choice is answered by itself. */
import {
  cardOf,
  collect,
  definitionOf,
  type Game,
  isOff,
  LimitReached,
  Unsupported,
} from '../kernel/game.js';
import { advance, answer, interrupt } from '../kernel/machine.js';
import { forbidders } from '../kernel/options.js';
import type { Decision, Option } from '../kernel/state.js';
import { rulesOf } from '../kernel/trace.js';
import type { CommandPart } from '../kernel/vocabulary.js';
import { isFiller } from './compile/cards.js';
import type { Order, Ref, Wanted } from './script.js';

/** Why a script could not go on. */
export type Stop =
  | { readonly is: 'refused'; readonly message: string; readonly rules: readonly string[] }
  | { readonly is: 'undecided'; readonly decision: Decision; readonly message: string }
  | { readonly is: 'unsupported'; readonly message: string; readonly rules: readonly string[] }
  | { readonly is: 'limit'; readonly message: string };

/** What the labels of a scenario look like to people; unlabelled cards are named. */
export type Naming = (id: number) => string;

/** Runs on until somebody must choose, turning the kernel's complaints into reasons to stop. */
const run = (game: Game): Stop | undefined => {
  try {
    advance(game);
  } catch (error) {
    if (error instanceof Unsupported)
      return {
        is: 'unsupported',
        message: error.what,
        rules: error.rule === '' ? [] : [error.rule],
      };
    if (error instanceof LimitReached) return { is: 'limit', message: error.message };
    throw error;
  }
  const { refusal } = game.state;
  return refusal === null ? undefined : { is: 'refused', ...refusal };
};

/** Runs on past everything that leaves no choice; stops at rest. */
export const settle = (game: Game, labelled: ReadonlySet<number>): Stop | undefined => {
  for (;;) {
    const stop = run(game);
    if (stop !== undefined) return stop;
    const { asked } = game.state;
    if (asked === null || asked.rest) return undefined;
    const forced = forcedAnswer(game, asked, labelled);
    if (forced === undefined) return undefined;
    answer(game, forced);
  }
};

/** Gives a card without a label one: chance may call cards by names that nobody has used. */
export type Christen = (label: string, id: number) => void;

/** Carries out one line of a script. */
export const obey = (
  game: Game,
  order: Order,
  labelled: ReadonlySet<number>,
  naming: Naming,
  christen?: Christen,
): Stop | undefined => {
  const anytime = game.world.rules.anytime[order.verb];
  if (anytime !== undefined) {
    interrupt(game, anytime, { player: order.actor });
    return settle(game, labelled);
  }
  for (const wanted of order.wanted) {
    const stop = reach(game, order, wanted, labelled);
    if (stop !== undefined) return stop;
    const known = christen === undefined ? wanted : named(game, wanted, labelled, christen);
    const refusal = giveAll(game, order, known, labelled, naming);
    if (refusal !== undefined) return refusal;
  }
  return run(game);
};

/** Payment may be asked for piece by piece: what one decision does not take is for the next of its kind. */
const giveAll = (
  game: Game,
  order: Order,
  wanted: Wanted,
  labelled: ReadonlySet<number>,
  naming: Naming,
): Stop | undefined => {
  const { asked } = game.state;
  if (asked === null || wanted.refs.length <= asked.max || asked.ordered)
    return give(game, order, wanted, naming);
  const taken = wanted.refs
    .filter((ref) => asked.options.some((option) => means(game, option, ref)))
    .slice(0, asked.max);
  const rest = { ...wanted, refs: wanted.refs.filter((ref) => !taken.includes(ref)) };
  if (taken.length < asked.min || !wanted.part.decision.includes('pay'))
    return give(game, order, wanted, naming);
  return (
    give(game, order, { ...wanted, refs: taken }, naming) ??
    reach(game, order, rest, labelled) ??
    giveAll(game, order, rest, labelled, naming)
  );
};

/** Runs on to the decision that the wanted answer is for. */
const reach = (
  game: Game,
  order: Order,
  wanted: Wanted,
  labelled: ReadonlySet<number>,
): Stop | undefined => {
  for (;;) {
    const stop = run(game);
    if (stop !== undefined) return stop;
    const { asked, result } = game.state;
    if (asked === null)
      return {
        is: 'refused',
        message: result === null ? 'nothing is left to decide' : 'the game is over',
        rules: result === null ? [] : [...rulesOf(game.trace, [result.node])],
      };
    if (isFor(asked, order, wanted)) return undefined;
    const forced = asked.rest ? undefined : forcedAnswer(game, asked, labelled);
    if (forced === undefined) return notAsked(game, asked, order, wanted);
    answer(game, forced);
  }
};

/** An order that chance gives to cards: words that are no labels yet become those of fillers, from the top. */
const named = (
  game: Game,
  { part, refs }: Wanted,
  labelled: ReadonlySet<number>,
  christen: Christen,
): Wanted => {
  const { asked } = game.state;
  if (asked?.by !== 'chance' || !asked.ordered) return { part, refs };
  const nameless = asked.options.flatMap(({ card }) =>
    card !== undefined && !labelled.has(card) && isFiller(cardOf(game, card).definition)
      ? [card]
      : [],
  );
  return {
    part,
    refs: refs.map((ref) => {
      const id = ref.is === 'word' ? nameless.shift() : undefined;
      if (id === undefined) return ref;
      christen(ref.text, id);
      return { is: 'card', id, text: ref.text };
    }),
  };
};

const isFor = (asked: Decision, order: Order, { part, refs }: Wanted): boolean =>
  asked.by === order.actor &&
  part.decision.includes(asked.kind) &&
  !refs.some((ref) => isAnotherSubject(asked, ref));

/** `B deck order …` is no answer to a decision about A's deck. */
const isAnotherSubject = (asked: Decision, ref: Ref): boolean =>
  asked.by === 'chance' &&
  asked.about !== undefined &&
  ref.is === 'player' &&
  ref.text !== asked.about &&
  asked.options.every((one) => one.player === undefined);

const notAsked = (game: Game, asked: Decision, order: Order, wanted: Wanted): Stop => {
  if (!asked.rest && (asked.by !== order.actor || !wanted.part.decision.includes(asked.kind)))
    return {
      is: 'undecided',
      decision: asked,
      message: `${asked.by} has to decide first: ${asked.kind}`,
    };
  return {
    is: 'refused',
    message: `nothing asks ${order.actor} for '${order.verb}' here; ${asked.by} is to decide: ${asked.kind}`,
    rules: asked.rule === '' ? [] : [asked.rule],
  };
};

/** Gives a wanted answer to the decision that is open. */
const give = (
  game: Game,
  order: Order,
  { part, refs }: Wanted,
  naming: Naming,
): Stop | undefined => {
  const { asked } = game.state;
  if (asked === null) return undefined;
  const picked: Option[] = [];
  const about = refs.filter((ref) => !isTheSubject(asked, ref));
  if (part.from === 'none' && part.verbs !== undefined) {
    const option = asked.options.find((one) => isOf(part, one));
    if (option === undefined) return refuse(game, asked, order, part, undefined, naming);
    picked.push(option);
  }
  for (const ref of about) {
    const option = asked.options.find(
      (one) => !picked.includes(one) && isOf(part, one) && means(game, one, ref),
    );
    if (option === undefined) return refuse(game, asked, order, part, ref, naming);
    picked.push(option);
  }
  // An order of cards goes on with the rest as they lie.
  if (asked.ordered) for (const one of asked.options) if (!picked.includes(one)) picked.push(one);
  const wrong = wrongNumber(asked, picked);
  if (wrong !== undefined) return { is: 'refused', message: wrong, rules: deciders(game, asked) };
  answer(game, picked);
  return undefined;
};

const isOf = ({ verbs }: CommandPart, option: Option): boolean =>
  verbs === undefined || verbs.includes(option.verb);

/** A decision about a player's deck names that player first; that is not an answer. */
const isTheSubject = (asked: Decision, ref: Ref): boolean =>
  ref.is === 'player' &&
  asked.about === ref.text &&
  asked.options.every((one) => one.player !== ref.text);

export const means = (game: Game, option: Option, ref: Ref): boolean => {
  switch (ref.is) {
    case 'card':
      return option.card === ref.id;
    case 'name':
      return (
        option.card !== undefined && definitionOf(game, cardOf(game, option.card)).name === ref.text
      );
    case 'player':
      return option.player !== undefined && (ref.text === 'player' || option.player === ref.text);
    case 'number':
      return option.value === ref.value;
    case 'word':
      return option.verb === ref.text || option.value === ref.text;
  }
};

export const wrongNumber = (asked: Decision, picked: readonly Option[]): string | undefined => {
  if (picked.length < asked.min)
    return `at least ${asked.min} must be chosen, not ${picked.length}`;
  if (picked.length > asked.max)
    return `no more than ${asked.max} may be chosen, not ${picked.length}`;
  const { total } = asked;
  if (total === undefined) return undefined;
  const sum = picked.reduce(
    (all, option) => all + (total.values[asked.options.indexOf(option)] ?? 0),
    0,
  );
  if (sum > total.max) return `together they count ${sum}, which is more than ${total.max}`;
  if (sum < total.min) return `together they count ${sum}, which is less than ${total.min}`;
  return undefined;
};

/** The rules that made a decision what it is: the asking rule, and what took part in its step. */
export const deciders = (game: Game, asked: Decision): readonly string[] => {
  const here = game.state.frames.at(-1)?.here ?? 0;
  const rules = new Set(rulesOf(game.trace, [here]));
  if (asked.rule !== '') rules.add(asked.rule);
  return [...rules];
};

const refuse = (
  game: Game,
  asked: Decision,
  order: Order,
  part: CommandPart,
  ref: Ref | undefined,
  naming: Naming,
): Stop => {
  const what = ref === undefined ? '' : ` ${ref.is === 'card' ? naming(ref.id) : ref.text}`;
  const rules = refusalOf(game, asked, part, ref);
  return {
    is: 'refused',
    message: `${order.actor} may not ${order.verb}${what} here`,
    rules: rules.length > 0 ? rules : deciders(game, asked),
  };
};

/** The rules that forbid an option: of the actions the decision is made of, or of the permission that left it out. */
const refusalOf = (
  game: Game,
  asked: Decision,
  part: CommandPart,
  ref: Ref | undefined,
): readonly string[] => {
  const book = game.world.rules.book;
  const actions = asked.of ?? (asked.kind === 'choose' ? ['choose'] : []);
  const rules = new Set<string>();
  for (const action of actions) {
    const permissions = book.permissions.get(action) ?? [];
    let offered = false;
    // What made a permission leave it out, where it did.
    const leftOut = new Set<string>();
    for (const permission of permissions) {
      if (isOff(game, permission.number)) continue;
      const [options, why] = collect(game, () =>
        permission.offers(game, asked.by, asked.on ?? null),
      );
      for (const { rule } of why.marks) leftOut.add(rule);
      for (const option of options) {
        const full: Option = { ...option, rules: [] };
        if (!isOf(part, full)) continue;
        if (ref !== undefined && !means(game, full, ref)) continue;
        offered = true;
        const [forbidden] = collect(game, () =>
          forbidders(game, action, full, asked.by, asked.on ?? null),
        );
        for (const rule of forbidden) rules.add(rule);
      }
    }
    if (offered) continue;
    if (permissions.length === 0 && ref?.is === 'card') {
      const option: Option = { verb: 'choose', card: ref.id, rules: [] };
      for (const rule of forbidders(game, action, option, asked.by)) rules.add(rule);
    }
    if (part.verbs === undefined || part.verbs.includes(action))
      for (const rule of [...permissions.map(({ number }) => number), ...leftOut]) rules.add(rule);
  }
  return [...rules];
};

// ---------------------------------------------------------------- what leaves no choice

/**
 * The only answer there is, up to cards that nobody can tell apart; nothing where there is a real choice.
 *
 * @param labelled cards that the scenario names, and so tells apart
 */
export const forcedAnswer = (
  game: Game,
  asked: Decision,
  labelled: ReadonlySet<number>,
): readonly Option[] | undefined => {
  const { options, min, max } = asked;
  if (max === 0 || options.length === 0) return [];
  if (min === options.length && !asked.ordered) return options;
  const [first] = options;
  if (first === undefined || min !== max) return undefined;
  const kind = looks(game, first, labelled);
  const alike = options.every(
    (option) => option === first || looks(game, option, labelled) === kind,
  );
  return alike && (asked.total === undefined || asked.total.max === Number.MAX_SAFE_INTEGER)
    ? options.slice(0, min)
    : undefined;
};

/** Options with the same looks lead to games that nobody can tell apart. */
export const looks = (game: Game, option: Option, labelled: ReadonlySet<number>): string => {
  const { verb, card, player, value, ability } = option;
  if (card === undefined) return JSON.stringify([verb, player, value, ability]);
  if (labelled.has(card) || typeof value === 'number')
    return `${verb} card ${card} ${JSON.stringify(value)}`;
  const { definition, zone, side, controller, status, host, since } = cardOf(game, card);
  const touched = game.state.effects.some((effect) => effect.cards?.some(([id]) => id === card));
  const attached = game.state.cards.some((one) => one.host === card || one.above === card);
  if (touched || attached) return `${verb} card ${card}`;
  return JSON.stringify([
    verb,
    ability,
    definition,
    zone,
    side,
    controller,
    status,
    host,
    // When it came to a deck says nothing of a card there.
    game.world.rules.hidden[zone] !== 'nobody' && since === game.state.turn.number,
  ]);
};
