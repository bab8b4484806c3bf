/** 701.21. Gachinko judge: the top cards of both decks are compared. */
import { numberOf } from '../../../kernel/continuous.js';
import { fact, isCurrent, opponentOf } from '../../../kernel/game.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef } from '../../../kernel/state.js';
import { keepFact, move, refJson, textOf, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';

/** 701.21a. The card that whoever called for it has shown is "it" to what follows. */
export const judgeTerm = term(
  'gachinko judge',
  (_, { player, source }) => ({
    call: 'gachinkoJudge',
    locals: { player, by: source },
    into: 'done',
  }),
  { findsCards: true },
);

/** 701.21. Locals: player, by. Kept: own and other (the cards shown). Returns the player's own card. */
export const gachinkoJudge = procedure([
  step('reveal', (game, { locals }) => {
    const player = textOf(locals['player']);
    const [own = 0] = topOfDeck(game, player, 1);
    const [other = 0] = topOfDeck(game, opponentOf(game, player), 1);
    Object.assign(locals, { own, other });
    const shown = [own, other].filter((card) => card !== 0);
    const by = Number(locals['by']);
    return { events: shown.map((card) => ({ kind: 'reveal', card, player, by })) };
  }),
  step('compare', (game, { locals }) => {
    const [own, other] = [Number(locals['own'] ?? 0), Number(locals['other'] ?? 0)];
    if (own === 0) return;
    const costs = [own, other].map((card) => (card === 0 ? 0 : numberOf(game, card, 'cost')));
    const won = say(game, 'winsJudge', costs[0] ?? 0, costs[1] ?? 0);
    const player = textOf(locals['player']);
    const kind = won ? 'win-judge' : 'lose-judge';
    return {
      events: [keepFact('judge won', won ? refJson(game, own) : null), { kind, card: own, player }],
    };
  }),
  step('putUnder', (game, { locals }) => {
    const shown = [locals['own'], locals['other']].map(Number).filter((card) => card > 0);
    return { events: shown.map((card) => move(game, card, 'deck', { position: 'bottom' })) };
  }),
  /** Its own card is what the judge was about. */
  bookkeeping(
    step('tell', (_, { locals: { own = 0 } }) => ({ end: true, value: own === 0 ? [] : [own] })),
  ),
]);

/** 701.21b. */
export const winsJudge = definition('winsJudge', (_, own, other) => own >= other);

/** 701.21b. A judge is spoken of as the card that was shown for it. */
export const judgeWon = definition('judgeWon', (game, card) => {
  const ref = fact<CardRef>(game, 'judge won');
  return ref?.[0] === card && isCurrent(game, ref);
});
