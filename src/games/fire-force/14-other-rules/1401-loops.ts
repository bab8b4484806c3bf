/**
 * 1401. Loops: naming how often, and the draw where nobody can stop one. A player acts as often as they like in two
 * places: the turn player in the main phase, and the other in the counter window of an attack. In both a loop may be
 * repeated. What a player may do or not in every round of a rule check is asked each time.
 */
import { type Game, rests, say } from '../../../kernel/game.js';
import {
  definition,
  type Move,
  permission,
  procedure,
  restriction,
  step,
} from '../../../kernel/rule.js';
import {
  type AnswersAhead,
  type Frame,
  type Json,
  keyOf,
  type Option,
  type PastAnswer,
  type Player,
} from '../../../kernel/state.js';
import { answersOf, freeAnswers, keptOfLoops, whereaboutsOf } from '../repetition.js';
import { fact, other } from '../words.js';

/** An action that is over: where the cards were before it, and everything answered in it. */
interface PastAction {
  readonly before: string;
  readonly answers: readonly PastAnswer[];
}

/** Longer loops are not looked for. HOUSE: the rulebook knows no such limit. */
const longest = 6;

/** More than anybody needs. HOUSE: the options of a decision are listed, so they need an end. */
const mostTimes = 99;

type Place = 'main' | 'counter';

/** Actions are chosen in the main phase, or while there is an attack in its counter window. */
const placeOf = (game: Game): Place =>
  game.state.facts['attack'] === undefined ? 'main' : 'counter';

const actorIn = (game: Game): Player =>
  placeOf(game) === 'main' ? game.state.turn.player : other(game);

/** What is kept of a place has its name, so that an attack in the midst of a loop forgets nothing of the main phase. */
const kept = (game: Game, what: (typeof keptOfLoops)[number]): string => keyOf(placeOf(game), what);

/** What was answered since the last choice of an action here. In the main phase it is then forgotten. */
const answersHere = (game: Game): readonly PastAnswer[] =>
  answersOf(game).slice(Number(game.state.facts[kept(game, 'answers before')] ?? 0));

const answersRead = (game: Game) =>
  placeOf(game) === 'main'
    ? fact('answers')
    : fact(kept(game, 'answers before'), answersOf(game).length);

/**
 * Before every choice of an action: has what was done led back to where the game was? Keeps the last actions taken
 * here, as many as a loop may have, and the loop that ends here.
 */
export const rememberActions = procedure('1401', [
  step('', 'what was done is remembered', (game) => {
    const here = `${game.state.turn.number} ${whereaboutsOf(game)}`;
    const past = pastActions(game);
    const done = answersHere(game);
    // Naming how often is no action, and leaves the loop as it was found.
    if (done.some((one) => isOf(game, one) && one.picked[0]?.verb === 'repeat'))
      return { events: [answersRead(game)] };
    const last = past.at(-1);
    const all =
      last === undefined || done.length === 0
        ? []
        : [...past.slice(0, -1), { ...last, answers: done }];
    const from = all.map(({ before }) => before).lastIndexOf(here);
    const loop = from < 0 ? null : all.slice(from).flatMap(({ answers }) => answers);
    const events = [
      fact(kept(game, 'past actions'), [
        ...all.slice(-longest),
        { before: here, answers: [] },
      ] as unknown as Json),
      fact(kept(game, 'loop'), loop as unknown as Json),
      answersRead(game),
    ];
    // Done with the named repetitions: the loop rests until something else was done.
    const run = loopRun(game);
    const isOther =
      run !== undefined &&
      !done.some((one) => isOf(game, one) && run.some((its) => isSame(one, its)));
    return {
      events: isOther && done.length > 0 ? [...events, fact(kept(game, 'loop run'))] : events,
    };
  }),
]);

/** Once an attack is over, so is what was repeated in its counter window. */
export const forgetCounters = procedure('1401', [
  step('', 'what was done in the counter window is forgotten', (game) => {
    const events = keptOfLoops
      .map((what) => keyOf('counter', what))
      .filter((name) => game.state.facts[name] !== undefined)
      .map((name) => fact(name));
    return events.length === 0 ? undefined : { events };
  }),
]);

const pastActions = (game: Game): readonly PastAction[] =>
  (game.state.facts[kept(game, 'past actions')] ?? []) as unknown as readonly PastAction[];

/** The loop that was last run so many times as named, until something else is done. */
const loopRun = (game: Game): readonly PastAnswer[] | undefined =>
  game.state.facts[kept(game, 'loop run')] as unknown as readonly PastAnswer[] | undefined;

/** Whether an answer chose an action here. */
const isOf = (game: Game, { kind }: PastAnswer): boolean => kind === placeOf(game);

const isSame = (one: PastAnswer, its: PastAnswer): boolean =>
  one.kind === its.kind && JSON.stringify(one.picked) === JSON.stringify(its.picked);

/** 1401.1. The answers of a round that has just led back to where it began. */
export const loopHere = definition(
  '1401.1',
  'actions that can be, or must be, repeated without limit are a loop',
  (game: Game): readonly PastAnswer[] | null => {
    const name = kept(game, 'loop');
    rests(game, game.state.origins[name]);
    return (game.state.facts[name] as unknown as readonly PastAnswer[] | undefined) ?? null;
  },
  () => null,
  {
    fault:
      'does not say when actions count as a loop; we take it that they do once they have led back to where every card was and how it lay, whatever effects have piled up meanwhile, and have a number named where a player acts as often as they like: in the main phase and in the counter window (702.12)',
  },
);

/** Whether it is not only the player who acts here that chose something in the round. */
const isOfBoth = (game: Game, loop: readonly PastAnswer[]): boolean =>
  freeAnswers(loop).some(({ by }) => by !== actorIn(game));

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

/** Who wants the loop repeated names one time at least; the other may want none of it. */
const askCount = (game: Game, by: Player): Move => {
  const least = by === actorIn(game) ? 1 : 0;
  const options = Array.from({ length: mostTimes + 1 - least }, (_, at) => ({
    verb: 'times',
    value: at + least,
    rules: [],
  }));
  return { ask: { kind: 'loop count', by, options, min: 1, max: 1, source: 0 } };
};

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
      return loop === null || isOfBoth(game, loop) ? undefined : askCount(game, actorIn(game));
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
        : askCount(game, game.state.turn.player);
    },
    countAnswered,
  ),
  step(
    '1401.1b',
    'if both can, the turn player then the other name a number, and the smaller one is run',
    (game) => {
      const loop = say<readonly PastAnswer[] | null>(game, 'loopHere');
      return loop === null || !isOfBoth(game, loop) ? undefined : askCount(game, other(game));
    },
    countAnswered,
  ),
  step('', 'the same answers, so many times over', (game, { locals, decisions }) => {
    const loop = say<readonly PastAnswer[] | null>(game, 'loopHere') ?? [];
    const answers = Array.from({ length: Number(locals['count'] ?? 0) }).flatMap(() => loop);
    const ahead: AnswersAhead = { answers, node: decisions.at(-1) ?? 0 };
    const run = fact(kept(game, 'loop run'), loop as unknown as Json);
    // In a loop that is being repeated, the answers to come have these among them.
    if (answers.length === 0 || game.state.facts['answers ahead'] !== undefined)
      return { events: [run] };
    return { events: [run, fact('answers ahead', ahead as unknown as Json)] };
  }),
]);

/** Whether an option would begin the loop again that was run last; while its rounds are running it may. */
const beginsAgain = (game: Game, option: Partial<Option>): boolean => {
  rests(game, game.state.origins[kept(game, 'loop run')]);
  const run = loopRun(game);
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

const isOfBothRun = (game: Game): boolean => isOfBoth(game, loopRun(game) ?? []);

const repeatableActions = ['use unit', 'use event', 'activate', 'attack', 'counter', 'repeat'];

/** 1401.1a. */
export const loopNotResumed = restriction(
  '1401.1a',
  'a loop only one player can go on with is run a number of times they name, and not resumed at once',
  repeatableActions,
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
  repeatableActions,
  (game, option) => isOfBothRun(game) && beginsAgain(game, option),
);

/** 1401.1c. Nobody can stop it: the game is a draw. What counts as that is in repetition.ts. */
export const endlessLoop = procedure('1401', [
  step('1401.1c', 'a loop that no player can stop ends the game in a draw', () => ({
    events: [{ kind: 'game-over', winner: '', loser: '', why: 'endless loop' }],
  })),
]);
