/** 1.4. Attacks: what may be attacked, and what stands for the attack of a weapon. */
import type { TraitValue } from '../../../kernel/ability.js';
import { keywordsAt } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isCurrent, opponentOf, refOf } from '../../../kernel/game.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import {
  bookkeeping,
  type Move,
  permission,
  procedure,
  stateBased,
  step,
} from '../../../kernel/rule.js';
import { see, type Seen, traitOf } from '../../../kernel/select.js';
import { type CardRef, wordIn } from '../../../kernel/state.js';
import { linkNow } from '../combat.js';
import { isAttackLayer, isProxy } from '../playing.js';
import { arena, keepFact, layerOf } from '../words.js';
import { definition, say } from '../questions.js';

/** What an attack inherits from: its source, or what that was as it ceased to exist, since the attack is asked even then (1.2.3a). */
const sourceSeen = (game: Game, attack: number): Seen | null => {
  const source = layerOf(game, attack)?.source;
  return source === undefined ? null : see(game, source);
};

const inherited = (game: Game, attack: number, trait: string): TraitValue | undefined => {
  const source = sourceSeen(game, attack);
  return source === null ? undefined : traitOf(game, source, trait);
};

/** 1.4.3a. What stands for an attack has the numbers of its source besides its own. */
export const inherits = definition('inherits', (game, id, trait) => {
  const number = inherited(game, id, trait);
  return typeof number === 'number' ? number : 0;
});

/** 1.4.3a. Texts that tell attacks apart by what they are find it by what its source is. */
export const inheritsWords = definition('inheritsWords', (game, id, trait) => {
  const words = inherited(game, id, trait);
  return Array.isArray(words) ? (words as readonly string[]) : [];
});

/** 1.4.3a. It has the keywords that its source has, but for what is done as that resolves. */
export const inheritsKeywords = definition('readsKeywords', (game, id, keywords) => {
  const source = isProxy(game, id) ? sourceSeen(game, id) : null;
  if (source === null) return keywords;
  const ofSource = keywordsSeen(game, source);
  return [...keywords, ...ofSource.filter((one) => !say(game, 'isResolutionAbility', one))];
});

const keywordsSeen = (game: Game, { id, known }: Seen): readonly string[] =>
  known === null ? keywordsAt(game, id) : known.keywords;

/** 1.4.3a. A text means it only as an attack, and never as a card, a weapon or an ally: what those get, its source alone gets. */
export const meansAttacks = definition(
  'meansAsAttack',
  (game, { id }, { tests }) =>
    !isProxy(game, id) ||
    tests.some((one) => one.test === 'word' && asAttacks.includes(one.word) && one.not !== true),
);

const asAttacks: readonly string[] = ['isAttack', 'isLastAttack', 'isDefendedAgainst'];

/** Of what combat is about, the attack is spoken of as well as the card that makes it: as an attack, which it was by then. */
export const alsoIn = bookkeeping(
  definition('alsoIn', (game, event, role) => {
    const attack = event['ofAttack'] as unknown as CardRef | undefined;
    if (attack === undefined || attackersRole[event.kind] !== role) return [];
    if (isProxy(game, attack[0]) && !say(game, 'doesAsAttack')) return [];
    const seen = see(game, attack);
    if (seen === null) return [];
    const [last, life] = say(game, 'attackBefore') ?? [];
    const isLast = last === attack[0] && life === attack[1];
    const said = isLast ? ['isAttack', 'isLastAttack'] : ['isAttack'];
    return [{ ...seen, zone: 'combat chain', side: '', said }];
  }),
);

const attackersRole: Readonly<Record<string, string>> = {
  attack: 'card',
  hit: 'card',
  damage: 'by',
  'lose-life': 'by',
  defend: 'attack',
};

/** 1.4.3a. What its source does in combat, it does as an attack. */
export const doesAsAttack = definition('doesAsAttack', () => true);

/** 1.4.3c. It exists as long as its source does, and on the combat chain as long as that is on the same chain link. */
export const proxyCeases = stateBased((game) => {
  const link = linkNow(game);
  return ['stack', 'combat chain']
    .flatMap((zone) => cardsIn(game, '', zone))
    .filter((card) => {
      const source = layerOf(game, card)?.source;
      if (source === undefined || !isAttackLayer(game, card)) return false;
      if (!isCurrent(game, source)) return true;
      if (cardOf(game, card).zone === 'stack') return false;
      return link?.attack[0] !== card && link?.source?.[0] === source[0];
    })
    .map((card) => ({ kind: 'clear', card }));
});

/** Whether something is an attack: on the stack, or the active one on the combat chain. */
export const isAttack = bookkeeping(
  definition('isAttack', (game, id) => {
    if (typeof id !== 'number') return false;
    const { zone } = cardOf(game, id);
    if (zone === 'stack') return isAttackLayer(game, id);
    return zone === 'combat chain' && linkNow(game)?.attack[0] === id;
  }),
);

/** 1.4.5. An attackable object that an opponent controls; what is living is attackable (1.4.5a). */
export const mayTarget = permission('attack target', (game, player) => {
  const opponent = opponentOf(game, player);
  return arena
    .flatMap((zone) => cardsIn(game, opponent, zone))
    .filter((card) => cardOf(game, card).controller === opponent && say(game, 'isLiving', card))
    .map((card) => ({ verb: 'attack target', card }));
});

/** Locals: card (what attacks), player. */
export const declareAttackTarget = procedure([
  /** 1.4.5. */
  step(
    'declare',
    (game, { locals }): Move | void => {
      const by = wordIn(locals['player']);
      const on = locals['card'] ?? null;
      const options = legalOptions(game, by, 'attack target', on);
      if (options.length === 0) return { takeBack: 'there is nothing to attack' };
      const of = ['attack target'];
      return { ask: { kind: 'attack target', by, options, of, on, min: 1, max: 1, source: 0 } };
    },
    (game, _, [picked = noOption]) => ({
      events: [keepFact('attack target', refOf(game, picked.card ?? 0))],
    }),
  ),
]);
