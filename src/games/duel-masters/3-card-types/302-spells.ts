/** 302. Spells: cast, carried out, put into the graveyard. */
import { cardOf } from '../../../kernel/game.js';
import { bookkeeping, permission, procedure, restriction, step } from '../../../kernel/rule.js';
import type { Json } from '../../../kernel/state.js';
import { declaredFor, forgetModesFor, spellTexts } from '../modes.js';
import { isOnItsWay, refuseLeftNowhere } from '../nowhere.js';
import { isOfType, move, refJson, usableFromHand } from '../words.js';
import { say } from '../questions.js';

/** 302.1. */
export const castInMain = permission('cast', (game, player) =>
  usableFromHand(game, player, 'spell'),
);

/**
 * 302.2. Locals: card, player, origin (the zone from which it is cast). Kept: texts (that are to be carried out yet, as they were
 * when it was cast: it says them wherever the first of them puts it), source (the card, as it was then).
 */
export const carryOutSpell = procedure([
  step('carryOut', (game, { locals }) => {
    const card = Number(locals['card']);
    const told = locals['texts'] === undefined ? [{ kind: 'resolves', card }] : [];
    const texts = (locals['texts'] ?? spellTexts(game, card)) as readonly number[];
    const source = locals['source'] ?? refJson(game, card);
    const [block, ...others] = texts;
    if (block === undefined) return { events: told };
    Object.assign(locals, { texts: others, source });
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
