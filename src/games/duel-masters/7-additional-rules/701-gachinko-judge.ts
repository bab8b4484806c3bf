/** 701.21. Gachinko judge: the top cards of both decks are compared. */
import { numberOf } from '../../../kernel/continuous.js';
import { fact, type Game, inTurnOrder, isCurrent, opponentOf } from '../../../kernel/game.js';
import { bookkeeping, procedure, step, term } from '../../../kernel/rule.js';
import type { CardRef, Frame, Json, Player } from '../../../kernel/state.js';
import { keepFact, move, refJson, textOf, topOfDeck } from '../words.js';
import { definition, say } from '../questions.js';
import { twoCostsOf } from '../reading.js';

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
  /** Of cards of two costs somebody says which counts. Kept: costs (by card), asked. */
  bookkeeping(
    step(
      'sayCosts',
      (game, { locals }) => {
        const next = inTurnOrder(game)
          .map((by) => [by, shownBy(locals, by)] as const)
          .find(([, card]) => isToSay(game, locals, card));
        if (next === undefined) return;
        const [by, card] = next;
        locals['asked'] = card;
        const options = twoCostsOf(game, card).map((value) => ({
          verb: 'choose value',
          value,
          rules: [],
        }));
        return {
          ask: { kind: 'choose value', by, about: 'cost', options, min: 1, max: 1, source: card },
        };
      },
      (_, { locals }, [picked]) => {
        const said = { ...(locals['costs'] as Record<string, Json> | undefined) };
        locals['costs'] = { ...said, [Number(locals['asked'])]: picked?.value ?? 0 };
        return { go: 'again' };
      },
    ),
  ),
  step('compare', (game, { locals }) => {
    const [own, other] = [Number(locals['own'] ?? 0), Number(locals['other'] ?? 0)];
    if (own === 0) return;
    const costs = [own, other].map((card) => costShown(game, locals, card));
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

/** The card that a player has shown; 0 where none. */
const shownBy = ({ player, own, other }: Frame['locals'], by: Player): number =>
  Number((by === player ? own : other) ?? 0);

const isToSay = (game: Game, locals: Frame['locals'], card: number): boolean =>
  card !== 0 &&
  costSaid(locals, card) === undefined &&
  twoCostsOf(game, card).length > 0 &&
  say(game, 'saysCostShown');

const costSaid = ({ costs }: Frame['locals'], card: number): Json | undefined =>
  (costs as Record<string, Json> | undefined)?.[card];

/** What the card costs that was shown: what its player has said, where it has two costs; without a rule for that, the first. */
const costShown = (game: Game, locals: Frame['locals'], card: number): number => {
  if (card === 0) return 0;
  const [first] = twoCostsOf(game, card);
  return first === undefined
    ? numberOf(game, card, 'cost')
    : Number(costSaid(locals, card) ?? first);
};

/** 701.21b. */
export const winsJudge = definition('winsJudge', (_, own, other) => own >= other);

/** 701.21b. A judge is spoken of as the card that was shown for it. */
export const judgeWon = definition('judgeWon', (game, card) => {
  const ref = fact<CardRef>(game, 'judge won');
  return ref?.[0] === card && isCurrent(game, ref);
});
