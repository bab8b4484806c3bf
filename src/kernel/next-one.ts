/** Effects that wait for the next of something: from the first such event on they go for its card, and for no other. */
import type { ContinuousText } from './ability.js';
import { isStillAtWork, resolvedEffect } from './active-effects.js';
import type { Happening } from './batch.js';
import { fits, meantIn } from './conditions.js';
import { changed, type Game, refOf } from './game.js';
import { carry } from './ledger.js';
import { say } from './questions.js';
import type { CardRef, ContinuousEffect, GameEvent } from './state.js';

/** What has happened is what effects have waited for; each of them for one alone. */
export const findNext = (game: Game, happened: readonly Happening[]): void => {
  for (const { event } of happened)
    for (const [at, effect] of game.state.effects.entries()) {
      const card = cardFor(game, effect, event);
      if (card === undefined) continue;
      const it = [card];
      const found = { ...effect, cards: it, it };
      if (game.ledger !== null) carry(game.ledger)(effect, found);
      game.state.effects[at] = found;
      changed(game);
    }
};

const cardFor = (game: Game, effect: ContinuousEffect, event: GameEvent): CardRef | undefined => {
  if (effect.cards !== null) return undefined;
  const { next, subject } = game.world.texts[effect.text] as ContinuousText;
  if (next === undefined || next.event !== event.kind) return undefined;
  const active = resolvedEffect(game, effect);
  if (active === undefined || !isStillAtWork(game, active)) return undefined;
  if (!say(game, 'findsNext', effect)) return undefined;
  const role = subject.is === 'role' ? subject.role : 'card';
  const card = event[role];
  if (typeof card !== 'number' || !fits(game, next, event, active.context)) return undefined;
  return meantIn(game, next, event, active.context)[role] ?? refOf(game, card);
};
