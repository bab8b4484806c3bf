/** 1401. Loops: naming how often, and the draw where nobody can stop one. */
import { type Game, opponentOf, rests, say } from '../../../kernel/game.js';
import {
  definition,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import type { AnswersAhead, Frame, Json, Option, PastAnswer } from '../../../kernel/state.js';
import { answersOf, freeAnswers, whereaboutsOf } from '../repetition.js';
import { fact, other } from '../words.js';

/** An action of the main phase that is over: where the cards were before it, and everything answered in it. */
interface PastAction {
  readonly before: string;
  readonly answers: readonly PastAnswer[];
}

/** Longer loops are not looked for. HOUSE: the rulebook knows no such limit. */
const longest = 6;

/** More than anybody needs. HOUSE: the options of a decision are listed, so they need an end. */
const mostTimes = 99;

/**
 * Before every choice of an action: has what was done led back to where the game was? Keeps the actions of this
 * turn, as many as a loop may have, and the loop that ends here.
 */
export const rememberActions = procedure('1401', [
  step('', 'what was done is remembered', (game) => {
    const here = `${game.state.turn.number} ${whereaboutsOf(game)}`;
    const past = pastActions(game);
    const done = answersOf(game);
    // Naming how often is no action, and leaves the loop as it was found.
    if (done.some(({ kind }) => kind === 'loop count')) return { events: [fact('answers')] };
    const last = past.at(-1);
    const all =
      last === undefined || done.length === 0
        ? []
        : [...past.slice(0, -1), { ...last, answers: done }];
    const from = all.map(({ before }) => before).lastIndexOf(here);
    const loop = from < 0 ? null : all.slice(from).flatMap(({ answers }) => answers);
    const events = [
      fact('past actions', [
        ...all.slice(-longest),
        { before: here, answers: [] },
      ] as unknown as Json),
      fact('loop', loop as unknown as Json),
      fact('answers'),
    ];
    // Done with the named repetitions: the loop rests until something else was done.
    const run = game.state.facts['loop run'] as unknown as readonly PastAnswer[] | undefined;
    const isOther = run !== undefined && !done.some((one) => run.some((its) => isSame(one, its)));
    return { events: isOther && done.length > 0 ? [...events, fact('loop run')] : events };
  }),
]);

const pastActions = (game: Game): readonly PastAction[] =>
  (game.state.facts['past actions'] ?? []) as unknown as readonly PastAction[];

const isSame = (one: PastAnswer, other: PastAnswer): boolean =>
  one.kind === 'main' && JSON.stringify(one.picked) === JSON.stringify(other.picked);

/** 1401.1. The answers of a round that has just led back to where it began. */
export const loopHere = definition(
  '1401.1',
  'actions that can be, or must be, repeated without limit are a loop',
  (game: Game): readonly PastAnswer[] | null => {
    rests(game, game.state.origins['loop']);
    return (game.state.facts['loop'] as unknown as readonly PastAnswer[] | undefined) ?? null;
  },
  () => null,
  {
    fault:
      'does not say when actions count as a loop; we take it that they do once they have led back to where every card was and how it lay, whatever effects have piled up meanwhile',
  },
);

/** Whether the non-turn player chose something in the round, too. */
const isOfBoth = (game: Game, loop: readonly PastAnswer[]): boolean =>
  freeAnswers(loop).some(({ by }) => by === other(game));

const countsFault =
  'does not say whether the round that showed the loop is one of the named number; we take the number as that of further rounds';

/** 1401.1a. */
export const mayRepeat = permission(
  '1401.1a',
  'a loop only one player can go on with is run a number of times they name, and not resumed at once',
  'repeat',
  (game) => {
    const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
    return loop === null || isOfBoth(game, loop) ? [] : [{ verb: 'repeat' }];
  },
  { fault: countsFault },
);

const askCount = (by: string, least: number): Move => ({
  ask: {
    kind: 'loop count',
    by,
    options: Array.from({ length: mostTimes + 1 - least }, (_, at) => ({
      verb: 'times',
      value: at + least,
      rules: [],
    })),
    min: 1,
    max: 1,
    source: 0,
  },
});

const countAnswered = (_: Game, { locals }: Frame, [picked]: readonly Option[]): Move => {
  const named = Number(picked?.value ?? 0);
  locals['count'] = Math.min(named, Number(locals['count'] ?? named));
  return {};
};

/** Locals: count. Both parts of the rule are here; which of them asks depends on whose loop it is. */
export const repeatLoop = procedure('1401', [
  step(
    '1401.1a',
    'a loop only one player can go on with is run a number of times they name, and not resumed at once',
    (game) => {
      const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
      return loop === null || isOfBoth(game, loop)
        ? undefined
        : askCount(game.state.turn.player, 1);
    },
    countAnswered,
  ),
  step(
    '1401.1b',
    'if both can, the turn player then the other name a number, and the smaller one is run',
    (game) => {
      const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
      return loop === null || !isOfBoth(game, loop)
        ? undefined
        : askCount(game.state.turn.player, 1);
    },
    countAnswered,
  ),
  step(
    '1401.1b',
    'if both can, the turn player then the other name a number, and the smaller one is run',
    (game) => {
      const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
      if (loop === null || !isOfBoth(game, loop)) return;
      return askCount(opponentOf(game, game.state.turn.player), 0);
    },
    countAnswered,
  ),
  step('', 'the same answers, so many times over', (game, { locals, decisions }) => {
    const loop = say<readonly PastAnswer[] | null>(game, 'loopHere') ?? [];
    const answers = Array.from({ length: Number(locals['count'] ?? 0) }).flatMap(() => loop);
    const ahead: AnswersAhead = { answers, node: decisions.at(-1) ?? 0 };
    return {
      events: [
        fact('loop run', loop as unknown as Json),
        fact('answers ahead', answers.length === 0 ? null : (ahead as unknown as Json)),
      ],
    };
  }),
]);

/** Whether an option would begin the loop again that was run last; while its rounds are running it may. */
const beginsAgain = (game: Game, option: Partial<Option>): boolean => {
  rests(game, game.state.origins['loop run']);
  const run = game.state.facts['loop run'] as unknown as readonly PastAnswer[] | undefined;
  if (run === undefined || game.state.facts['answers ahead'] !== undefined) return false;
  if (option.verb === 'repeat') return true;
  const first = run[0]?.picked[0];
  return (
    first !== undefined &&
    first.verb === option.verb &&
    first.card === option.card &&
    first.ability === option.ability
  );
};

const isOfBothRun = (game: Game): boolean =>
  isOfBoth(game, (game.state.facts['loop run'] ?? []) as unknown as readonly PastAnswer[]);

const mainActions = ['use unit', 'use event', 'activate', 'attack', 'repeat'];

/** 1401.1a. */
export const loopNotResumed = restriction(
  '1401.1a',
  'a loop only one player can go on with is run a number of times they name, and not resumed at once',
  mainActions,
  (game, option) => !isOfBothRun(game) && beginsAgain(game, option),
);

/** 1401.1b. */
export const mayRepeatTogether = permission(
  '1401.1b',
  'if both can, the turn player then the other name a number, and the smaller one is run',
  'repeat',
  (game) => {
    const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
    return loop !== null && isOfBoth(game, loop) ? [{ verb: 'repeat' }] : [];
  },
  { fault: countsFault },
);

/** 1401.1b. */
export const loopOfBothNotResumed = restriction(
  '1401.1b',
  'if both can, the turn player then the other name a number, and the smaller one is run',
  mainActions,
  (game, option) => isOfBothRun(game) && beginsAgain(game, option),
);

/** 1401.1c. Nobody can stop it: the game is a draw. What counts as that is in repetition.ts. */
export const endlessLoop = procedure('1401', [
  step('1401.1c', 'a loop that no player can stop ends the game in a draw', () => ({
    events: [{ kind: 'game-over', winner: '', loser: '', why: 'endless loop' }],
  })),
]);
