/** 302. Spells: cast, carried out, put into the graveyard. */
import { cardOf, refOf } from '../../../kernel/game.js';
import { bookkeeping, permission, procedure, restriction, step } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { declaredFor, forgetModesFor, spellTexts } from '../modes.js';
import { isOnItsWay, refuseLeftNowhere } from '../nowhere.js';
import { isOfType, move, usableFromHand } from '../words.js';
import { say } from '../questions.js';

/** 302.1. */
export const castInMain = permission('cast', (game, player) =>
  usableFromHand(game, player, 'spell'),
);

/** 302.2. Locals: card, player, origin (the zone from which it is cast). */
export const carryOutSpell = procedure([
  step('carryOut', (game, { locals }) => {
    const card = Number(locals['card']);
    const block = spellTexts(game, card)[Number(locals['at'] ?? 0)];
    const told = locals['at'] === undefined ? [{ kind: 'resolves', card }] : [];
    if (block === undefined) return { events: told };
    locals['at'] = Number(locals['at'] ?? 0) + 1;
    const source = [...refOf(game, card)];
    const controller = locals['player'] ?? '';
    const about = { block, controller, source, it: [], that: 0 };
    const modes = declaredFor(game, card, block);
    if (modes === undefined) return { events: told, call: 'effect', locals: about, go: 'again' };
    return {
      events: [...told, forgetModesFor(game, card, block)],
      call: 'effect',
      locals: { ...about, modes: modes as unknown as Json },
      go: 'again',
    };
  }),
  step('leaveForGraveyard', (game, { locals }) => {
    const card = Number(locals['card']);
    const { zone } = cardOf(game, card);
    const to = say(game, 'restsAfterResolving', card);
    if (!isOnItsWay(game, card) || to === 'nowhere zone') return;
    return { events: [move(game, card, to, { origin: locals['origin'] ?? zone })], into: 'left' };
  }),
  /** What took the place of its going has put it somewhere. */
  bookkeeping(step('isSomewhere', refuseLeftNowhere)),
]);

/** 302.3. */
export const spellsNeverEnter = restriction(
  'event move',
  (game, event) =>
    'kind' in event &&
    event['to'] === 'battle zone' &&
    isOfType(game, Number(event.card), 'spell') &&
    !isOfType(game, Number(event.card), 'creature'),
);
