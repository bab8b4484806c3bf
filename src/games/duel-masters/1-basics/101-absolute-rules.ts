/** 101. Absolute rules: cards beat rules, "cannot" beats "can", and the order in which effects are carried out. */
import { numberOfUnit } from '../../../kernel/book.js';
import { type Game } from '../../../kernel/game.js';
import { isIgnored, isRuledOut, isTold } from '../../../kernel/modals.js';
import {
  bookkeeping,
  keyword,
  type Move,
  procedure,
  restriction,
  step,
  term,
} from '../../../kernel/rule.js';
import type { Frame, GameEvent, Json, Option } from '../../../kernel/state.js';
import { endsTurn, skips } from '../../../kernel/turns.js';
import {
  onTheirWay,
  stillGoing,
  strikeCard,
  strikeDeclared,
  takenOut,
  takeOut,
  usedFor,
} from '../striking.js';
import { isForbiddenWhole } from '../../../kernel/may-happen.js';
import { asUsed, usesOf } from '../faces.js';
import { keepFact, useOf, uses } from '../words.js';
import { type Pending, pendingOf } from '../waiting.js';
import { definition, say } from '../questions.js';
import { rests } from '../../../kernel/ledger.js';

/** 101.1. An effect that says "can" lifts the rule that says "cannot". */
export const cardBeatsRule = definition(
  'cardBeatsRule',
  () => true,
  () => false,
);

/** 101.1. A text has a player go without a step, or a turn, that the rules would give them. */
export const skipTerm = term('skip', skips);

/**
 * 101.1. A text ends a turn that the rules would let go on. What is being carried out, and what waits, is carried out
 * before; nothing more is begun.
 */
export const endTurnTerm = term('end turn', endsTurn);

/** 101.2. What an effect forbids stays forbidden, whatever else would allow it. */
export const cannotBeatsCan = restriction(
  [
    ...['attack', 'attack target', 'block', ...uses, 'shield trigger', 'charge', 'choose'],
    'any event',
  ],
  (game, what, by, about) =>
    'kind' in what
      ? what['isDeclared'] !== true &&
        (isRuledOut(game, what, about as unknown as readonly GameEvent[]) ||
          isForbiddenUse(game, what, by))
      : comesToNothing(game, what, by) ||
        asUsedBy(game, what).every((there) => forbidden(there, what, by, Number(about))),
);

/** A charge that some effect forbids, or all that it consists of: who could say it would have said it in vain. */
const comesToNothing = (game: Game, { verb, card }: Option, player: string): boolean =>
  verb === 'charge' &&
  card !== undefined &&
  isForbiddenWhole(game, { kind: 'charge', card, player });

/** Of a card of two halves each is looked at as which it would be used. */
const asUsedBy = (game: Game, { verb, card }: Option): readonly Game[] =>
  card !== undefined && [...uses, 'use gravity zero', 'shield trigger'].includes(verb)
    ? asUsed(game, card, verb)
    : [game];

/** What is forbidden where a player would do it is forbidden, too, where an effect has them do it. */
const isForbiddenUse = (game: Game, { kind, card }: GameEvent, by: string): boolean =>
  card !== undefined &&
  [...uses, 'charge'].includes(kind) &&
  forbidden(game, { verb: kind, card, rules: [] }, by, 0);

/** 101.2. What ignores a "cannot" takes its force away. */
export const ignoresCannot = definition(
  'ignoresCannot',
  () => true,
  () => false,
);

const forbidden = (game: Game, what: Option, by: string, attacker: number): boolean => {
  const { card, player } = what;
  const says = (action: string, who: number | string | undefined, other?: number | string) =>
    who !== undefined && isTold(game, 'cannot', action, who, other);
  // What a card ignores is ignored where it is said of its player, too.
  const saysOfUse = (passive: string, action: string) =>
    says(passive, card) ||
    (says(action, by, card) && !(card !== undefined && isIgnored(game, passive, card)));
  const isUse = () => saysOfUse('be used', 'use');
  const use = () => isUse() && say(game, 'eachIsUse');
  switch (what.verb) {
    case 'attack':
      return says('attack', card) || says('attack', by);
    case 'attack target': {
      const target = card ?? player;
      const saysOfAttack = (who: number | string) =>
        isTold(game, 'cannot', 'attack', who, target, 'of that') ||
        (says('attack', who) && say(game, 'forbidsDeclared', attacker));
      return saysOfAttack(attacker) || saysOfAttack(by) || says('be attacked', target, attacker);
    }
    case 'block':
      return says('block', card, attacker);
    case 'choose':
      return says('be chosen', card, by);
    case 'shield trigger':
      return forbidden(game, { ...what, verb: useOf(game, card ?? 0) }, by, attacker);
    case 'summon':
      return saysOfUse('be summoned', 'summon') || use();
    case 'cast':
      return saysOfUse('be cast', 'cast') || use();
    case 'expand':
      return saysOfUse('be expanded', 'expand') || use();
    case 'use':
      return isUse();
    case 'use gravity zero':
      return forbidden(game, { ...what, verb: useOf(game, card ?? 0) }, by, attacker);
    case 'charge':
      return says('charge', by, card);
    default:
      return says(what.verb, card);
  }
};

/** 101.2. The rulebook's own example of "can" beating a rule: speed attackers know no summoning sickness. */
export const speedAttacker = keyword('speed attacker', () => [
  {
    kind: 'static',
    changes: [
      {
        subject: { is: 'this' },
        changes: [{ change: 'can', action: 'attack the turn it enters' }],
      },
    ],
  },
]);

/** 101.3. */
export const doesWhatIsPossible = definition('doesWhatIsPossible', (_, there, __) => there);

/** 101.3a. "If you do" asks whether it was tried, not what came of it. */
export const attemptIsEnough = definition('attemptIsEnough', (_, __) => true);

/** 101.4. Of all that waits, declared shield triggers go first, with what goes with them. */
export const shieldTriggersFirst = definition('shieldTriggersFirst', (game, all) => {
  const early = all.filter(
    ({ shield, strikeBack }) => shield || (strikeBack && say(game, 'strikesBackEarly')),
  );
  return early.length > 0 ? early : all;
});

/**
 * 101.4a. Whatever waits is carried out, one effect after another, until nothing waits.
 * Locals: only (the kind of event whose triggers are meant; all where absent), of (the player whose effects are meant, and
 * shield triggers), except (what is left for later, by its ids).
 */
export const resolveWaiting = procedure([
  step(
    'resolveNext',
    (game, frame) => nextWaiting(game, frame),
    (game, frame, [picked]) => {
      const chosen = pendingOf(game).find(({ id }) => id === picked?.value);
      return chosen && begin(game, frame, chosen);
    },
  ),
]);

const nextWaiting = (game: Game, frame: Frame): Move => {
  const { only, other, of } = frame.locals;
  const except = (frame.locals['except'] ?? []) as readonly string[];
  const all = pendingOf(game).filter(
    ({ event, shield, player, id }) =>
      (only === undefined || event === only) &&
      (of === undefined || shield || player === of) &&
      !except.includes(id),
  );
  if (all.length === 0) return { end: true };
  const urgent = say(game, 'shieldTriggersFirst', all);
  const order = other === true ? 'turnPlayerCutsIn' : 'turnPlayersFirst';
  const mine = say(game, order, urgent);
  const by = mine[0]?.player ?? '';
  const free = say(
    game,
    'anyOrder',
    mine.filter(({ player }) => player === by),
  );
  const [first] = free;
  if (first === undefined) return { end: true };
  if (free.length === 1) return begin(game, frame, first);
  const options = free.map(({ id, card }) => ({
    verb: 'resolve',
    card,
    value: id,
    rules: [numberOfUnit(game.world.rules.book, 'anyOrder')],
  }));
  return { ask: { kind: 'order', by, options, min: 1, max: 1, source: 0 } };
};

const halvesOf = ({ locals }: Pending): readonly number[] =>
  (locals['halves'] ?? []) as readonly number[];

/** It waits no longer, and is carried out completely before anything else that waits. */
const begin = (game: Game, { locals }: Frame, next: Pending): Move => {
  rests(game, next.node);
  if (!next.shield) locals['other'] = next.player !== game.state.turn.player;
  const again = { go: 'resolveNext' };
  if (!next.shield)
    return {
      events: [
        { kind: 'use-waiting', id: next.id },
        { kind: 'resolves', card: next.card },
      ],
      call: 'resolveTriggered',
      locals: { ...next.locals },
      ...again,
    };
  const declared = (game.state.facts['shield triggers'] ?? []) as readonly Json[];
  return {
    events: [
      keepFact(
        'shield triggers',
        declared.filter((one) => (one as { card: readonly number[] }).card[0] !== next.card),
      ),
      // A spell tells it itself as it is carried out.
      ...(usesOf(game, next.card, '', halvesOf(next)).includes('cast')
        ? []
        : [{ kind: 'resolves', card: next.card }]),
    ],
    call: 'useShieldTrigger',
    locals: { ...next.locals },
    ...again,
  };
};

/** 101.4b. Declared for such a card on its way from the shields to the hand, which is discarded for it. */
export const strikeBack = keyword('strike back', (_, of) => [usedFor('strike back', of)]);

/** 101.4b. Declared one after another, and each by discarding a card. Locals: cards, kind, by, player (as of what takes the shields). */
export const strikeBacks = procedure([
  bookkeeping(step('takeOut', takeOut)),
  strikeDeclared('declare', onTheirWay),
  strikeCard('chooseCard', 'takeOut', onTheirWay, takenOut),
  /** What still goes to the hand. */
  bookkeeping(step('tell', (_, frame) => ({ end: true, value: stillGoing(frame) }))),
]);

/** 101.4b. */
export const strikesBackEarly = definition('strikesBackEarly', () => true);

/** 101.4c. What triggers for the turn player among the opponent's effects goes before the rest of those. */
export const turnPlayerCutsIn = definition(
  'turnPlayerCutsIn',
  (game, all) => {
    const theirs = all.filter(({ player }) => player === game.state.turn.player);
    return theirs.length > 0 ? theirs : all;
  },
  (game, all) => {
    const others = all.filter(({ player }) => player !== game.state.turn.player);
    return others.length > 0 ? others : all;
  },
);

/** 101.4f. In a battle that an effect causes, what triggers on battling does not wait for the effect to end. */
export const battleTriggersAtOnce = definition('battleTriggersAtOnce', () => true);

/** 101.5. What took the place of an event counts as that event, and how often one is replaced 609.3 says. */
export const mayReplaceAgain = definition(
  'mayReplaceAgain',
  (game, _, history) => say(game, 'onlyOnce', history),
  () => true,
);

/** 101.5a. What another sentence does, such as "if you do", may be replaced, though the one before took an event's place. */
export const isEventOfItsOwn = definition('isEventOfItsOwn', () => true);

/** 101.5b. Whose go first 609.8 says. */
export const replacementsFirst = definition(
  'replacementsFirst',
  (game, options) =>
    say(game, 'turnPlayersReplacements', say(game, 'spellsOwnReplacements', options)),
  // Without the rule nobody's goes first, and nobody has a choice among their own.
  (_, options) =>
    new Set(options.map(({ controller }) => controller)).size > 1 ? options : options.slice(0, 1),
);

/** 101.5b. Of what happens at once, too, where what takes the place of one leaves nothing for another. */
export const choosesWhichFirst = definition('choosesWhichFirst', () => true);
