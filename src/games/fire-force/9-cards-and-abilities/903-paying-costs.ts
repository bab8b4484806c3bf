/** 903. Paying costs. */
import type { Instruction, Who } from '../../../kernel/ability.js';
import { cardsIn, type Game, say } from '../../../kernel/game.js';
import { definition, procedure, step, term } from '../../../kernel/rule.js';
import { amount, type Context } from '../../../kernel/select.js';
import { type Json, type Player, wordIn } from '../../../kernel/state.js';
import { isCost, readyFlame } from '../words.js';

/** 903.1. Without the rule nothing is asked for as a cost. */
export const payCost = definition(
  '903.1',
  'paying a cost is carrying out the actions asked for as the cost of a card or ability',
  () => true,
  () => false,
);

/** 903.2. Whether a cost can be paid; without the rule, as much of it as possible would do. */
export const costInFull = definition(
  '903.2',
  'a cost of which any part is impossible, replacements set aside, cannot be paid',
  (_: Game, payable: boolean) => payable,
  () => true,
  { kind: 'restriction' },
);

/** 903.3. What was replaced counts, but only for costs. */
export const replacedCounts = definition(
  '903.3',
  'a cost of which an action was replaced by another still counts as paid',
  (_: Game, about: Json) => isCost(about),
  () => false,
);

/** 903.4. Which of several actions comes next; without the rule, any order would do: we take the reverse. */
export const nextInstruction = definition(
  '903.4',
  'the actions of a cost are carried out in the order written',
  (_: Game, at: number, __: number, ___: Json) => at,
  (_: Game, at: number, length: number, about: Json) => (isCost(about) ? length - 1 - at : at),
  { kind: 'procedure' },
);

/** 903.4. What a text has happen at the same time is done one after another where it is a cost. */
export const inOrderWritten = definition(
  '903.4',
  'the actions of a cost are carried out in the order written',
  (_: Game, about: Json) => isCost(about),
  () => false,
  { kind: 'procedure' },
);

/** 903.5. Zero cards, and even fewer, can be paid. */
export const zeroCostIsPaid = definition(
  '903.5',
  'a cost action whose amount is zero or less counts as carried out',
  () => true,
  () => false,
);

/** 903.5. The same once the action was tried. */
export const zeroIsDone = definition(
  '903.5',
  'a cost action whose amount is zero or less counts as carried out',
  (_: Game, __: Json) => true,
  (_: Game, about: Json) => !isCost(about),
);

/** What a cost is paid for, in the locals of what pays it. */
export const aboutCosts = definition(
  '',
  'what is carried out is a cost',
  (): Json => 'cost',
  (): Json => null,
);

/** 903.6. Paying ① and the cost of a card: so many own cards with flame are spent. Locals: player, amount. */
export const payFlame = procedure('903', [
  step(
    '903.6',
    "a circled number as cost is paid by spending that many of one's cards with flame",
    (game, { locals }) => {
      const by = wordIn(locals['player']);
      const wanted = Number(locals['amount']);
      if (wanted <= 0) return { end: true, value: [] };
      const options = readyFlame(game, by).map((card) => ({ verb: 'pay', card, rules: ['903.6'] }));
      // Too few, where no rule keeps one from paying as far as it goes.
      if (options.length < wanted)
        return {
          events: options.map(({ card }) => ({ kind: 'spend', card, player: by })),
          end: true,
          value: options.map(({ card }) => card),
        };
      return { ask: { kind: 'pay', by, options, min: wanted, max: wanted, source: 0 } };
    },
    (_, { locals }, picked) => ({
      events: picked.map((option) => ({
        kind: 'spend',
        card: option.card ?? 0,
        player: wordIn(locals['player']),
      })),
      end: true,
      value: picked.map((option) => option.card ?? 0),
    }),
  ),
]);

/** 903.6. `pay 1` in a text. */
export const pay = term(
  '903.6',
  "a circled number as cost is paid by spending that many of one's cards with flame",
  'pay',
  (_, act) => ({
    call: 'payFlame',
    locals: { player: act.player, amount: act.amount ?? 0 },
    into: 'done',
  }),
);

/** Whether one action of a cost could be carried out as things stand; nothing where it is cards that must be there. */
export const costPayable = definition(
  '',
  'whether an action of a cost is possible',
  (game: Game, instruction: Instruction, player: Player, context: Context): boolean | undefined => {
    if (instruction.do !== 'act') return undefined;
    const wanted = wantedBy(game, instruction, context);
    if (wanted !== undefined && wanted <= 0) return say<boolean>(game, 'zeroCostIsPaid');
    if (instruction.verb === 'pay') return readyFlame(game, player).length >= (wanted ?? 0);
    if (instruction.verb === 'draw') return cardsIn(game, player, 'deck').length >= (wanted ?? 1);
    return undefined;
  },
  () => undefined,
);

/** The cards that pay; nothing where a cost is paid otherwise. */
export const paidWith = definition(
  '',
  'the cards with which an action of a cost is paid',
  (game: Game, instruction: Instruction, player: Player): readonly number[] | null =>
    instruction.do === 'act' && instruction.verb === 'pay' ? readyFlame(game, player) : null,
  () => null,
);

const wantedBy = (
  game: Game,
  { amount: said, object }: Extract<Instruction, { do: 'act' }>,
  context: Context,
): number | undefined => {
  if (said !== undefined) return amount(game, said, context);
  if (object?.is !== 'cards') return undefined;
  const { quantity } = object;
  return quantity.is === 'exactly' || quantity.is === 'or-more'
    ? amount(game, quantity.amount, context)
    : undefined;
};

/** 903.7. What comes before "if so" is a cost: it must be possible in full. */
export const mayIsCost = definition(
  '903.7',
  'in "may do A; if so, B", A is a cost paid or declined on resolution; declined, B is not done',
  () => true,
  () => false,
);

/** 903.7. What comes behind "if so" is done only where the cost was paid; without the rule, in any case. */
export const ifSo = definition(
  '903.7',
  'in "may do A; if so, B", A is a cost paid or declined on resolution; declined, B is not done',
  (_: Game, __: boolean, paid: boolean) => paid,
  () => true,
);

/** 903.7a. Without the rule, whoever's turn it is would decide. */
export const paysForEffect = definition(
  '903.7a',
  'such a cost is for the controller of the card or ability unless a player is named',
  (_: Game, by: Player, __: Who) => by,
  (game: Game, by: Player, who: Who) => (who === 'you' ? game.state.turn.player : by),
);
