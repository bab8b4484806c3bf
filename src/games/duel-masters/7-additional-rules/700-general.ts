/** 700. Additional rules: events, modes, and abilities that rules respect. */
import { hasKeyword } from '../../../kernel/continuous.js';
import type { Game } from '../../../kernel/game.js';
import { definition, note, restriction, todo } from '../../../kernel/rule.js';
import { isTold } from '../words.js';

export const event = note(
  '700.1',
  'definition',
  "all that happens is an event, and an ability's text defines whether it sees one event or several",
  'names what happens; each ability says which events it means',
);

export const modes = note(
  '700.2',
  'definition',
  'a card or ability that offers several options has modes',
  'names such cards and abilities',
);

export const chooseModeOnUse = todo(
  '700.2a',
  'procedure',
  'a mode of a card or activated ability is chosen as it is used or activated',
  'a mode is asked for as the effect is resolved, not as the card is used',
);

export const chooseModeOnWaiting = todo(
  '700.2b',
  'procedure',
  'a mode of a triggered ability is chosen as its effect starts to wait',
  'a mode is asked for as the effect is resolved, not as it triggers',
);

export const opponentChoosesMode = todo(
  '700.2c',
  'procedure',
  'where another player chooses the mode, that player does so at the usual time for choosing it',
  'a mode is asked for as the effect is resolved',
);

/** 700.3. */
export const cannotBeDestroyed = restriction(
  '700.3',
  'no rule or effect destroys or removes a creature that cannot be, not even at power 0 or less',
  ['event destroy', 'event move'],
  (game, event) => {
    if (!('kind' in event) || event.card === undefined) return false;
    if (event.kind === 'destroy') return isTold(game, 'cannot', 'be destroyed', event.card);
    return (
      event['from'] === 'battle zone' && isTold(game, 'cannot', 'leave the battle zone', event.card)
    );
  },
  { kind: 'continuous' },
);

/** 700.4. */
export const cannotBeBlocked = restriction(
  '700.4',
  'an attacker that "is not blocked" has no creature that can properly block it',
  'block',
  (game, { card }, _, attacker) =>
    isTold(game, 'cannot', 'be blocked', Number(attacker), Number(card)),
);

/** 700.5. */
export const winsBattles = definition(
  '700.5',
  'a creature that "wins battles" wins whatever the power of the creature it battles',
  (game: Game, card: number) => hasKeyword(game, card, 'wins battles'),
  () => false,
  { kind: 'replacement' },
);

/** 700.5a. */
export const bothWinBattle = definition(
  '700.5a',
  'when both creatures in a battle "win battles", both win and neither loses',
  (_: Game, one: number, other: number) => ({ winners: [one, other], losers: [] as number[] }),
  () => null,
  { kind: 'replacement' },
);
