/** 603. Triggered abilities: those that trigger before a break, once the shields are chosen that will be broken. */
import { type Game, quietly, Unsupported } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import type { Frame, Tag, Waiting } from '../../../kernel/state.js';
import {
  goesRound,
  isTried,
  isWatched,
  type Stand,
  standingWithoutFrames,
} from '../../../kernel/watched.js';
import { definition, say } from '../questions.js';

/** 603.7. Told once for all shields of a choice, which have not been broken yet. */
export const beforeBreak = definition('beforeBreak', (_, by, player) => [
  { kind: 'before-break', by, player },
]);

/** So many breaks within breaks none is looked at closely. */
const unwatched = 4;

/** What waits for an earlier break than the one whose abilities are being carried out. */
const waitingForEarlier = (game: Game, frame: Frame): readonly Waiting[] => {
  const before = frame.locals['before'] as readonly Tag[];
  const left = quietly(game, () => say(game, 'leftForEarlierBreak', before));
  return game.state.waiting.filter(
    ({ id, event }) => event.kind === 'before-break' && left.includes(id),
  );
};

/** Where the game stands, but for that: each break within another leaves more, and nothing is done of it before they are over. */
const standingBefore: Stand = (game) => {
  const left = waitingForEarlier(game, game.state.frames.at(-1)!);
  const waiting = game.state.waiting.filter((one) => !left.includes(one));
  return standingWithoutFrames({ ...game, state: { ...game.state, waiting } });
};

/** A break has come before another that came before another, and so on for ever: no rule says what becomes of that. */
const refuseEndless = (game: Game, frame: Frame): void => {
  if (isTried(game, frame, true)) return;
  const within = game.state.frames.filter(({ procedure: name }) => name === frame.procedure);
  if (within.length > unwatched && goesRound(game, frame, standingBefore, within))
    throw new Unsupported(
      '',
      'before each break there is another without end, nobody can stop that, and no rule of this edition says what becomes of it',
    );
};

/** 603.7. What has triggered before the break is carried out. Locals: before (what waited before it triggered, by its ids). */
export const resolveBeforeBreak = procedure([
  bookkeeping(step('goesOn', refuseEndless)),
  /** 603.7b. That of this break alone, where another is waiting for it. */
  step('resolveThose', (game, { locals }) => {
    const before = locals['before'] as readonly Tag[];
    const fresh = triggeredSince(game, before);
    if (fresh.length === 0) return { end: true };
    const except = say(game, 'leftForEarlierBreak', before);
    return { call: 'resolveWaiting', locals: { only: 'before-break', except: [...except] } };
  }),
  /** 603.7a. */
  step('resolveOthers', (game, frame) => {
    // Who tries out whether anybody can stop it took what waits for earlier breaks to be left alone.
    if (game.state.frames.some(isWatched) && waitingForEarlier(game, frame).length > 0)
      throw new Unsupported('', 'what waits for an earlier break is carried out in a trial');
    return { call: 'resolveWaiting' };
  }),
]);

/** 603.7b. */
export const leftForEarlierBreak = definition('leftForEarlierBreak', (_, before) => before);

const triggeredSince = ({ state }: Game, before: readonly Tag[]): readonly Tag[] =>
  state.waiting
    .filter(({ id, event }) => event.kind === 'before-break' && !before.includes(id))
    .map(({ id }) => id);
