/** 104. The principles that all other rules bow to. */
import { isRuledOut, modals } from '../../../kernel/modals.js';
import { numberOf } from '../../../kernel/continuous.js';
import {
  cardOf,
  definitionOf,
  type Game,
  inTurnOrder,
  opponentOf,
  say,
} from '../../../kernel/game.js';
import {
  definition,
  permission,
  procedure,
  restriction,
  step,
  term,
} from '../../../kernel/rule.js';
import { fills } from '../../../kernel/conditions.js';
import { type GameEvent, type Option, type Player, wordIn } from '../../../kernel/state.js';
import { endsTurn, skips } from '../../../kernel/turns.js';
import { isSaidToAttack, unitsOf } from '../words.js';

/** 104.1. A text that says "can" lifts the rule that says "may not". */
export const cardBeatsRule = definition(
  '104.1',
  "where a card's text and these rules disagree, the text is followed",
  () => true,
  () => false,
  { kind: 'continuous' },
);

/** 104.1. A text has a player go without a phase, or a turn, that the rules would give them. */
export const skipTerm = term(
  '104.1',
  "where a card's text and these rules disagree, the text is followed",
  'skip',
  skips,
);

/**
 * 104.1. A text ends a turn that the rules would let go on. What is being carried out, and what has triggered, is
 * carried out before; nothing more is begun.
 */
export const endTurnTerm = term(
  '104.1',
  "where a card's text and these rules disagree, the text is followed",
  'end turn',
  endsTurn,
);

/** 104.1. Where a text says so, players are attacked without flame, and units that are not spent. */
export const textLetsAttack = permission(
  '104.1',
  "where a card's text and these rules disagree, the text is followed",
  'attack target',
  (game, player, about) => {
    const attacker = Number(about);
    const opponent = opponentOf(game, player);
    const can = (target: number | Player) => isSaidToAttack(game, 'can', attacker, target);
    return [
      ...unitsOf(game, opponent)
        .filter(can)
        .map((card) => ({ verb: 'attack target', card })),
      ...(can(opponent) ? [{ verb: 'attack target', player: opponent }] : []),
    ];
  },
);

/** 104.2. As many as there are where there are too few; without the rule, none. */
export const asFarAsPossible = definition(
  '104.2',
  'do as much of an instruction as possible; an amount of zero or less does nothing',
  (_: Game, possible: number, wanted: number) => Math.max(0, Math.min(possible, wanted)),
  (_: Game, possible: number, wanted: number) => (possible < wanted ? 0 : wanted),
  { kind: 'procedure' },
);

/** 104.3. Whoever acts at the same time as another acts in this order. */
export const actingOrder = definition(
  '104.3',
  'when players are told to act at the same time, the turn player acts first',
  (game: Game): readonly Player[] => inTurnOrder(game),
  (game: Game): readonly Player[] => game.world.rules.players,
  { kind: 'procedure' },
);

/** 104.4. What makes a card what it is already changes nothing and so is no change. */
export const isSoAlready = definition(
  '104.4',
  'being put into the state one is already in does not count as entering it',
  (game: Game, id: number, status: string, value: string) =>
    cardOf(game, id).status[status] === value,
  () => false,
  { kind: 'restriction' },
);

/** 104.5. "Cannot be retired", "cannot draw": what an effect forbids is not carried out, whoever orders it. */
export const forbiddenIsNotDone = restriction(
  '104.5',
  'an instructed action that another effect forbids is not carried out',
  ['any event', 'choose', 'use unit', 'use event', 'counter', 'defend', 'support'],
  (game, what, by, about) =>
    'kind' in what
      ? isRuledOut(
          game,
          { ...what, by: doneBy(game, what) },
          about as unknown as readonly GameEvent[],
        )
      : comesTo(what, by).some((event) => isRuledOut(game, event)) ||
        (what.verb === 'choose' && cannotBeChosen(game, what, by)),
);

/** What would happen by an action of a player: what an effect rules out there is not begun. */
const comesTo = ({ verb, card = 0 }: Option, player: Player): readonly GameEvent[] => {
  switch (verb) {
    case 'use unit':
      return [
        { kind: 'use', card, player },
        { kind: 'deploy', card, player },
        { kind: 'move', card, to: 'field', side: player },
      ];
    case 'use event':
      return [{ kind: 'use', card, player }];
    case 'defend':
      return [
        { kind: 'spend', card, player },
        { kind: 'defended', card },
      ];
    case 'support':
      return [
        { kind: 'support', card, player },
        { kind: 'move', card, to: 'adolla' },
      ];
    default:
      return [];
  }
};

/** By what it would happen: "cannot be retired by events" speaks of the effects of events (901.2d). */
const doneBy = (game: Game, { by }: GameEvent): number =>
  by === undefined ? 0 : say<number>(game, 'effectOfDescribed', by);

/** "Cannot be chosen by your opponent": the other side is whoever chooses. */
const cannotBeChosen = (game: Game, { card }: Option, by: Player): boolean => {
  if (card === undefined) return false;
  for (const { change, active } of modals(game, 'cannot', 'be chosen', card))
    if (change.other === undefined || fills(game, change.other, by, active.context)) return true;
  return false;
};

/** 104.6. Numbers that players think of begin at zero, and have no end. */
export const wholeNumbers = definition(
  '104.6',
  'a player who chooses a number may choose only whole numbers from zero up',
  (): number | null => 0,
  (): number | null => null,
  { kind: 'restriction' },
);

/** A text asks for a number; what it comes to is "that many". Locals: player. */
export const chooseNumber = procedure('', [
  step(
    '',
    'a player chooses a number',
    (game, { locals }) => {
      const by = wordIn(locals['player']);
      const numbers = { verb: 'number', from: say<number | null>(game, 'wholeNumbers') };
      return { ask: { kind: 'number', by, options: [], numbers, min: 1, max: 1, source: 0 } };
    },
    (_, __, [picked]) => ({ end: true, value: Number(picked?.value ?? 0) }),
  ),
]);

export const chooseNumberTerm = term(
  '',
  'to choose a number',
  'choose number',
  (_, { player }) => ({
    call: 'chooseNumber',
    locals: { player },
    into: 'number',
  }),
);

/**
 * 104.7. A value that is now higher than the one on the card is increased, whatever made it so.
 * UNCLEAR: "the value before" is not defined for several changes in a row; we take the value printed on the card.
 */
export const changedBy = definition(
  '104.7',
  'a value that became higher counts as increased, lower as decreased, also when set or swapped',
  (game: Game, id: number): 'increased' | 'decreased' | undefined => {
    const printed = definitionOf(game, cardOf(game, id)).traits['power'];
    if (typeof printed !== 'number') return undefined;
    const now = numberOf(game, id, 'power');
    return now > printed ? 'increased' : now < printed ? 'decreased' : undefined;
  },
  () => undefined,
);

export const increased = definition(
  '',
  'whether its power is increased',
  (game: Game, id: number) => say(game, 'changedBy', id) === 'increased',
  () => false,
);

export const decreased = definition(
  '',
  'whether its power is decreased',
  (game: Game, id: number) => say(game, 'changedBy', id) === 'decreased',
  () => false,
);
