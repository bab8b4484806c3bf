/** 6.4. Replacement effects: prevention, a replacement of a part of the damage that would be dealt. */
import type { Ability, EventPattern } from '../../../kernel/ability.js';
import { inPlaceOf } from '../../../kernel/locals.js';
import { isTold } from '../../../kernel/modals.js';
import { cardOf, type Game, refOf } from '../../../kernel/game.js';
import { type Act, bookkeeping, eventKind, type Move, term } from '../../../kernel/rule.js';
import type { CardRef, GameEvent } from '../../../kernel/state.js';
import { heroOf } from '../words.js';
import { definition, say } from '../questions.js';

/** What a shield waits for, and what it does then: as much as is left of it. */
const shieldOf = (more: Partial<EventPattern> = {}): Ability => ({
  kind: 'replacement',
  when: { event: 'damage', ...more, roles: { card: { is: 'it' }, ...more.roles } },
  optional: false,
  costs: [],
  instead: [{ do: 'act', who: 'you', verb: 'prevent', with: {} }],
});

const shield = shieldOf();
const arcaneShield = shieldOf({ where: { type: 'arcane' } });

/** The same, of damage by a source that is named, whatever becomes of that while it is the same object. */
const shieldAgainst = shieldOf({ roles: { by: { is: 'role', role: 'by' } } });

/** That damage is prevented, for what waits for that. */
export const prevent = bookkeeping(
  eventKind('prevent', { possible: (_, event) => Number(event['amount']) > 0 }),
);

/**
 * 6.4.10. Of what it takes the place of, so much is not dealt; otherwise it begins to wait for damage to those that are
 * named.
 */
export const preventTerm = term(
  'prevent',
  (game, act) => preventing(game, act, 'by' in act.others ? shieldAgainst : shield),
  { later: [shield, shieldAgainst], ofEvent: true },
);

/** 6.4.10a. */
export const preventsAtMost = definition('preventsAtMost', (_, left) => left);

/** 6.4.10c. Of arcane damage alone. */
export const preventArcaneTerm = term(
  'prevent arcane',
  (game, act) => preventing(game, act, arcaneShield, 'arcane'),
  { later: [arcaneShield], ofEvent: true },
);

/**
 * 6.4.10h. What takes the place of damage that cannot be prevented does so all the same, and prevents nothing of it. What a
 * weapon deals as it attacks its attack deals, too (1.4.3a).
 */
export const canPrevent = definition('canPrevent', (game, { by, ofAttack }) => {
  const [attack] = (ofAttack ?? []) as unknown as Partial<CardRef>;
  return ![by, attack].some(
    (one) => typeof one === 'number' && isTold(game, 'cannot', 'deal preventable damage', one),
  );
});

/** @param type the damage of which alone it prevents any */
const preventing = (game: Game, act: Act, waiting: Ability, type?: string): Move => {
  const { others, players, amount, frame } = act;
  if ('to' in others || players.length > 0) return beginsToWait(game, waiting, act);
  const replaced = inPlaceOf(frame.locals);
  if (replaced === null) return {};
  const shielding = game.state.delayed.find(({ id }) => id === replaced.delayed);
  const isOther = type !== undefined && replaced.event['type'] !== type;
  return prevented(game, replaced.event, shielding, isOther ? 0 : amount);
};

const beginsToWait = (
  game: Game,
  ability: Ability,
  { players, others, source, player, amount = 0 }: Act,
): Move => {
  const heroes = [...players.map((one) => heroOf(game, one)), ...(others['to'] ?? [])];
  const cards = heroes.filter((card) => card > 0);
  const [by] = others['by'] ?? [];
  return {
    events: cards.map((card) => waits(game, ability, { card, source, player, left: amount, by })),
  };
};

interface Shield {
  readonly card: number;
  readonly source: number;
  readonly player: string;
  readonly left: number;
  readonly by: number | undefined;
}

const waits = (
  game: Game,
  ability: Ability,
  { card, source, player, left, by }: Shield,
): GameEvent => ({
  kind: 'delay',
  text: game.world.abilityIds.get(ability) ?? -1,
  source: refOf(game, source),
  controller: player,
  it: [refOf(game, card)],
  roles: by === undefined ? {} : { by: refOf(game, by) },
  left,
  until: 'end of turn',
});

/** 6.4.10a, 6.4.10j. Less is dealt by as much, and as much less is left of what goes on waiting. */
const prevented = (
  game: Game,
  event: GameEvent,
  shielding: { readonly id: string; readonly left?: number } | undefined,
  said: number | undefined,
): Move => {
  const { card = 0 } = event;
  const dealt = Number(event['amount']);
  const most = say(game, 'preventsAtMost', shielding?.left ?? said ?? dealt, dealt);
  const amount = say(game, 'canPrevent', event) ? Math.min(dealt, most) : 0;
  const tells = { kind: 'prevent', card, amount, player: cardOf(game, card).controller };
  const used = amount > 0 && shielding && { kind: 'use-up', id: shielding.id, amount };
  return {
    events: [
      tells,
      ...(used ? [used] : []),
      ...(dealt > amount ? [{ ...event, amount: dealt - amount }] : []),
    ],
  };
};
