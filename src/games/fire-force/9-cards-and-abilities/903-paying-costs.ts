/** 903. Paying costs. */
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import { amount } from '../../../kernel/select.js';
import { wordIn } from '../../../kernel/state.js';
import { isCost, readyFlame } from '../words.js';
import { definition, say } from '../questions.js';

/** 903.1. Without the rule nothing is asked for as a cost. */
export const payCost = definition('payCost', () => true);

/** 903.2. Whether a cost can be paid; without the rule, as much of it as possible would do. */
export const costInFull = definition('costInFull', (_, payable) => payable);

/** 903.2. Nor is anything chosen for it of which a part could not be carried out. */
export const doneInFull = definition('doneInFull', (_, about) => isCost(about));

/** 903.2. What would take the place of an action makes no cost possible; once it is paid, 903.3 says what counts. */
export const triedWithReplacements = definition(
  'triedWithReplacements',
  (_, about) => !isCost(about),
);

/** 903.3. What was replaced counts, but only for costs. */
export const replacedCounts = definition('replacedCounts', (_, about) => isCost(about));

/** 903.4. Which of several actions comes next; without the rule, any order would do: we take the reverse. */
export const nextInstruction = definition(
  'nextInstruction',
  (_, at, __, ___) => at,
  (_, at, length, about) => (isCost(about) ? length - 1 - at : at),
);

/** 903.4. What a text has happen at the same time is done one after another where it is a cost. */
export const inOrderWritten = definition('inOrderWritten', (_, about) => isCost(about));

/** 903.5. Zero cards, and even fewer, can be paid. */
export const zeroCostIsPaid = definition('zeroCostIsPaid', () => true);

/** 903.5. The same once the action was tried. */
export const zeroIsDone = definition(
  'zeroIsDone',
  (_, __) => true,
  (_, about) => !isCost(about),
);

/** What a cost is paid for, in the locals of what pays it. */
export const aboutCosts = bookkeeping(definition('aboutCosts', () => 'cost'));

/** 903.6. Paying ① and the cost of a card: so many own cards with flame are spent. Locals: player, amount. */
export const payFlame = procedure([
  step(
    'spendFlame',
    (game, { locals }) => {
      const by = wordIn(locals['player']);
      const options = readyFlame(game, by).map((card) => ({ verb: 'pay', card, rules: [] }));
      // Where it is no cost, as many as there are are spent (104.2).
      const wanted = Math.min(options.length, Number(locals['amount']));
      // Of nothing nobody is asked.
      if (wanted <= 0) return undefined;
      return { ask: { kind: 'pay', by, options, min: wanted, max: wanted, source: 0 } };
    },
    (_, { locals }, picked) => ({
      events: picked.map((option) => ({
        kind: 'spend',
        card: option.card!,
        player: wordIn(locals['player']),
      })),
      into: 'spent',
    }),
  ),
  /** What paid is told: the cards spent, and those to which something else happened as far as that counts (903.3). */
  bookkeeping(
    step('tellPaid', (game, { locals }) => {
      const spent = (locals['spent'] ?? []) as readonly number[];
      const replaced = (locals['replaced'] ?? []) as readonly number[];
      const counts = replaced.length > 0 && say(game, 'replacedCounts', 'cost');
      return { end: true, value: counts ? [...spent, ...replaced] : spent };
    }),
  ),
]);

/** 903.6. `pay 1` in a text. */
export const pay = term('pay', (_, act) => ({
  call: 'payFlame',
  locals: { player: act.player, amount: act.amount ?? 0 },
}));

/** Whether one action of a cost could be carried out as things stand; nothing where it is cards that must be there. */
export const costPayable = bookkeeping(
  definition('costPayable', (game, { verb, amount: said }, player, context) => {
    if (verb !== 'pay' || said === undefined) return undefined;
    const wanted = amount(game, said, context);
    return wanted <= 0 ? say(game, 'zeroCostIsPaid') : wanted <= readyFlame(game, player).length;
  }),
);

/** The cards that pay; nothing where a cost is paid otherwise. */
export const paidWith = bookkeeping(
  definition('paidWith', (game, instruction, player) =>
    instruction.verb === 'pay' ? readyFlame(game, player) : null,
  ),
);

/** 903.7. What comes before "if so" is a cost: it must be possible in full. */
export const mayIsCost = definition('mayIsCost', () => true);

/** 903.7. What comes behind "if so" is done only where the cost was paid; without the rule, in any case. */
export const ifSo = definition(
  'ifSo',
  (_, __, paid) => paid,
  () => true,
);

/** 903.7a. Without the rule, whoever's turn it is would decide. */
export const paysForEffect = definition(
  'paysForEffect',
  (_, by, __) => by,
  (game, by, who) => (who === 'you' ? game.state.turn.player : by),
);
