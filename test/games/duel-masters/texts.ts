/** Texts of cards as the language would compile them, and other things that several tests share. */
import type { Ability, Filter, Instruction, Selection } from '../../../src/kernel/ability.js';
import { numberOf } from '../../../src/kernel/continuous.js';
import { card, type Table } from './play.js';

export const filter = (more: Partial<Filter> = {}): Filter => ({
  zones: ['battle zone'],
  whose: 'any',
  other: false,
  tests: [{ test: 'has', trait: 'type', value: 'creature' }],
  ...more,
});
export const all = (more: Partial<Filter> = {}): Selection => ({
  is: 'cards',
  quantity: { is: 'all', amount: 0 },
  filter: filter(more),
});
export const exactly = (amount: number, more: Partial<Filter> = {}): Selection => ({
  is: 'cards',
  quantity: { is: 'exactly', amount },
  filter: filter(more),
});
export const act = (
  verb: string,
  more: Partial<Extract<Instruction, { do: 'act' }>> = {},
): Instruction => ({
  do: 'act',
  who: 'you',
  verb,
  with: {},
  ...more,
});
export const draw = (amount: number): Instruction => act('draw', { amount });
export const when = (
  event: string,
  roles: Readonly<Record<string, object>>,
  effect: readonly Instruction[],
  where_?: Readonly<Record<string, string>>,
): Ability =>
  ({
    kind: 'triggered',
    when: {
      event,
      roles,
      ...(where_ ? { where: where_ } : {}),
      // "Is being destroyed", as against "is destroyed".
      ...(event === 'destroy' ? { being: true } : {}),
    },
    costs: [],
    effect,
  }) as Ability;
export const entersDraw = when('move', { card: { is: 'this' } }, [draw(1)], { to: 'battle zone' });

export const mana = (number: number, civilization: string) =>
  Array.from({ length: number }, (_, index) => ({
    definition: card(civilization, {
      type: ['creature'],
      civilization: [civilization],
      cost: 1,
      power: 1000,
    }),
    as: `${civilization} ${index + 1}`,
  }));

export const power = ({ game, labels }: Table, label: string): number =>
  numberOf(game, labels.get(label) ?? 0, 'power');
