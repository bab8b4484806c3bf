/** 603. Triggered abilities: those that trigger before a break, once the shields are chosen that will be broken. */
import { type Game, Unsupported } from '../../../kernel/game.js';
import { bookkeeping, procedure, step } from '../../../kernel/rule.js';
import type { Frame, Tag } from '../../../kernel/state.js';
import { goesRound, isTried, standingWithoutFrames } from '../../../kernel/watched.js';
import { definition, say } from '../questions.js';

/** 603.7. Told once for all shields of a choice, which have not been broken yet. */
export const beforeBreak = definition('beforeBreak', (_, by, player) => [
  { kind: 'before-break', by, player },
]);

/** So many breaks within breaks none is looked at closely. */
const unwatched = 4;

/** A break has come before another that came before another, and so on for ever: no rule says what becomes of that. */
const refuseEndless = (game: Game, frame: Frame): void => {
  if (isTried(game, frame, standingWithoutFrames, true)) return;
  const within = game.state.frames.filter(({ procedure: name }) => name === frame.procedure);
  if (within.length > unwatched && goesRound(game, frame, standingWithoutFrames, within))
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
  step('resolveOthers', () => ({ call: 'resolveWaiting' })),
]);

/** 603.7b. */
export const leftForEarlierBreak = definition('leftForEarlierBreak', (_, before) => before);

const triggeredSince = ({ state }: Game, before: readonly Tag[]): readonly Tag[] =>
  state.waiting
    .filter(({ id, event }) => event.kind === 'before-break' && !before.includes(id))
    .map(({ id }) => id);
