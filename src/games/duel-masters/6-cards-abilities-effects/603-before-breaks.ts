/** 603. Triggered abilities: those that trigger before a break, once the shields are chosen that will be broken. */
import { procedure, step } from '../../../kernel/rule.js';
import type { Game } from '../../../kernel/game.js';
import type { Tag } from '../../../kernel/state.js';
import { definition, say } from '../questions.js';

/** 603.7. Told once for all shields of a choice, which have not been broken yet. */
export const beforeBreak = definition('beforeBreak', (_, by, player) => [
  { kind: 'before-break', by, player },
]);

/** 603.7. What has triggered before the break is carried out. Locals: before (what waited before it triggered, by its ids). */
export const resolveBeforeBreak = procedure([
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
