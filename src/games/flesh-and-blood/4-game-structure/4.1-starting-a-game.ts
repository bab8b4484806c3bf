/** 4.1. Starting a game: who begins, decks are shuffled, hands are drawn. */
import { whoGoesFirst } from '../../../kernel/chance.js';
import { noOption } from '../../../kernel/options.js';
import { procedure, step } from '../../../kernel/rule.js';
import { both } from '../words.js';
import { say } from '../questions.js';

/** 4.1. From heroes that lie there, with what they wear, to the first turn. */
export const setUp = procedure([
  /** 4.1.3. */
  step('chooseFirst', whoGoesFirst, (game, _, [picked = noOption]) => {
    const first = picked.player ?? both(game)[0];
    return { events: [{ kind: 'turn', player: first, first, number: 0, step: '' }] };
  }),
  /** 4.1.7. */
  step('shuffleDecks', (game) => ({
    call: 'shuffle',
    locals: { side: both(game)[0], others: [both(game)[1]] },
  })),
  /** 4.1.9. */
  step('drawHands', (game, { locals }) => {
    const left = (locals['left'] ?? [...both(game)]) as string[];
    const [player, ...others] = left;
    if (player === undefined) return;
    locals['left'] = others;
    return {
      call: 'drawCards',
      locals: { player, goal: say(game, 'drawsUpTo', player) },
      go: 'drawHands',
    };
  }),
  /** 4.1.9. What was drawn before it was drawn in no turn. */
  step('takeFirstTurn', () => ({
    events: [{ kind: 'turn', number: 1, step: '' }],
    call: 'takeTurns',
  })),
]);
