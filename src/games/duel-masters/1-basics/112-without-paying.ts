/** 112. Costs: using cards without paying, and what can be declared for that as shields go to the hand. */
import type { Ability, Condition, Instruction, TriggeredAbility } from '../../../kernel/ability.js';
import { hasKeyword } from '../../../kernel/continuous.js';
import { cardOf, cardsIn, type Game, isCurrent, isHeld } from '../../../kernel/game.js';
import { keyword, permission, procedure, step } from '../../../kernel/rule.js';
import type { CardRef, Player } from '../../../kernel/state.js';
import { isTold } from '../../../kernel/modals.js';
import { cards, declaring, useThis, yours } from '../free-use.js';
import { asUsed } from '../faces.js';
import { say } from '../questions.js';
import { usedFor } from '../striking.js';
import { isOfType, usableByText } from '../words.js';

/** 112.3a. What the keyword allows is below. */
export const shieldTrigger = keyword('shield trigger', () => []);

/** 112.3a. About: shields that are about to go to the hand; which of them are shield triggers 113.6b says. */
export const declareShieldTrigger = permission('shield trigger', (game, player, about) =>
  (about as readonly number[])
    .filter((id) => {
      const { zone, owner } = cardOf(game, id);
      return zone === 'shield zone' && owner === player && isTriggerOnItsWay(game, id);
    })
    .map((card) => ({ verb: 'shield trigger', card })),
);

/** What is asked about are those that were shield triggers, where that has been looked at before. */
const isTriggerOnItsWay = (game: Game, id: number): boolean =>
  (isHeld(game, id) && say(game, 'shieldTriggersAsBefore')) ||
  hasKeyword(game, id, 'shield trigger');

/** 112.3a. A declared card that still waits in the hand is used without paying. Locals: card (as declared), player, halves (see useCard). */
export const useShieldTrigger = procedure([
  step('use', (game, { locals }) => {
    const card = locals['card'] as unknown as CardRef;
    if (!isCurrent(game, card)) return;
    // The halves that were shield triggers as it was declared say as which it can be used.
    const { player = '', halves = [] } = locals;
    return {
      call: 'useCard',
      locals: { card: card[0], player, halves, free: true },
      end: true,
    };
  }),
]);

/** So many cards in the mana zone. */
const manaThereFor = (amount: number | undefined): Condition => ({
  is: 'count',
  filter: { ...cards, zones: ['mana zone'], whose: 'you' },
  compare: { is: 'at-least', amount: amount ?? 0 },
});

/** Declared as a creature of the other player's attacks or blocks. */
const afterTheirs = (effect: readonly Instruction[], usableIf?: Condition): readonly Ability[] =>
  ['attack', 'block'].map((event) =>
    declaring(
      { event, roles: { card: { is: 'card', filter: { ...cards, whose: 'opponent' } } } },
      effect,
      usableIf,
    ),
  );

/** 112.3c. Whether there is enough mana is looked at as it is declared; at the end of the turn it goes back to the deck. */
export const ninjaStrike = keyword('ninja strike', (amount) =>
  afterTheirs(summonedForTheTurn(), manaThereFor(amount)),
);

/** 112.3c. Whether there is enough mana is looked at as it is carried out, and no sooner. */
export const ninjaStrikeCheckedLater = keyword('ninja strike', (amount) =>
  afterTheirs([
    { do: 'if', condition: manaThereFor(amount), then: summonedForTheTurn(), otherwise: [] },
  ]),
);

const summonedForTheTurn = (): readonly Instruction[] => [
  useThis,
  { do: 'later', ability: returnsToDeck },
];

/** Back to the bottom of its owner's deck as the turn ends. */
const returnsToDeck: TriggeredAbility = {
  kind: 'triggered',
  when: { event: 'turn-ends', roles: {} },
  costs: [],
  effect: [
    {
      do: 'act',
      who: 'you',
      verb: 'put',
      // Only if it came there: what forbids its summoning leaves it in the hand.
      object: {
        is: 'cards',
        quantity: { is: 'all', amount: 0 },
        filter: { ...cards, zones: ['battle zone'], among: { is: 'it' } },
      },
      with: { to: { place: { zone: 'deck', whose: 'owner', position: 'bottom' } } },
    },
  ],
};

/** 112.3d. Declared for such a card that has come from the shields to the hand, which is discarded for it. */
export const judgmentZ = keyword('judgment z', (_, of) => [usedFor('judgment z', of)]);

/** 112.3d. When it is so, the text of the card says: `while …, this gains gravity zero`. */
export const gravityZero = keyword('gravity zero', () => []);

/** 112.3d. */
export const summonForNothing = permission('summon', (game, player) =>
  usableForNothing(game, player, 'creature'),
);

/** 112.3d. */
export const castForNothing = permission('cast', (game, player) =>
  usableForNothing(game, player, 'spell'),
);

/** From the hand, and from where a text lets the card be used (110.4d). */
const usableForNothing = (game: Game, player: Player, type: string) =>
  ['hand', ...usableByText(game)]
    .flatMap((zone) => cardsIn(game, player, zone))
    .filter((id) =>
      asUsed(game, id, 'use gravity zero').some(
        (there) =>
          isOfType(there, id, type) &&
          hasKeyword(there, id, 'gravity zero') &&
          (cardOf(game, id).zone === 'hand' || isTold(there, 'can', 'be used', id)),
      ),
    )
    .map((card) => ({ verb: 'use gravity zero', card }));

/** 112.3f. Declared as such a creature of its player's attacks. */
export const attackChance = keyword('attack chance', (_, of) => [
  declaring({ event: 'attack', roles: { card: { is: 'card', filter: yours(of) } } }, [useThis]),
]);
