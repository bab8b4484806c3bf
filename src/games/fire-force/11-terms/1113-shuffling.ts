/** 1113. Shuffling: the order that comes of it is chance. */
import { wordIn } from '../../../kernel/state.js';
import { nextInstruction } from '../../../kernel/effect.js';
import type { Instruction } from '../../../kernel/ability.js';
import { cardOf, cardsIn, type Game, rests, say } from '../../../kernel/game.js';
import { definition, procedure, step, term } from '../../../kernel/rule.js';
import { fact } from '../words.js';

const fault =
  'speaks of the controller of a zone, but zones only belong to players (302.1); we take the player the zone belongs to';

/** Locals: side, zone; cards (what is shuffled). */
export const shuffle = procedure('1113', [
  step('', 'nothing is shuffled yet', (_, { locals }) => {
    locals['cards'] = [];
  }),
  step('1113.1a', 'to shuffle a zone is to shuffle all cards in it', (game, { locals }) => {
    const cards = cardsIn(game, wordIn(locals['side']), wordIn(locals['zone']));
    locals['cards'] = [...cards];
    return { events: [fact('shuffling', [...cards])] };
  }),
  step(
    '1113.1',
    'the player whose zone holds the cards puts them into random order',
    (game, { locals }) => {
      rests(game, game.state.origins['shuffling']);
      const [side, zone] = [wordIn(locals['side']), wordIn(locals['zone'])];
      const options = (locals['cards'] as number[]).map((card) => ({
        verb: 'order',
        card,
        rules: ['1113.1'],
      }));
      const all = options.length;
      if (all < 2) return { events: [{ kind: 'shuffle', player: side, zone }] };
      return {
        ask: {
          kind: `${zone} order`,
          by: 'chance',
          about: side,
          options,
          min: all,
          max: all,
          ordered: true,
          source: 0,
        },
      };
    },
    (_, { locals }, picked) => ({
      events: [
        { kind: 'shuffle', player: wordIn(locals['side']), zone: wordIn(locals['zone']) },
        {
          kind: 'order',
          side: wordIn(locals['side']),
          zone: wordIn(locals['zone']),
          order: picked.map((option) => option.card ?? 0),
        },
      ],
    }),
    { fault },
  ),
  step('', 'the shuffle is over, unless cards are placed right after it', (game, { locals }) => ({
    events: [
      say<boolean>(game, 'shuffleThenPlace', nextInstruction(game) ?? null)
        ? fact('shuffling', locals['cards'] ?? null)
        : fact('shuffling'),
    ],
  })),
]);

export const shuffleTerm = term(
  '1113.1',
  'the player whose zone holds the cards puts them into random order',
  'shuffle',
  (game, { player, place, cards: [card] }) => {
    // "Shuffle your opponent's deck": the zone is that of the cards meant.
    const of = card === undefined ? { side: player, zone: 'deck' } : cardOf(game, card);
    return {
      call: 'shuffle',
      locals: { side: place?.side ?? of.side, zone: place?.zone ?? of.zone },
    };
  },
);

const shuffled = (game: Game): readonly number[] =>
  (game.state.facts['shuffling'] as readonly number[] | undefined) ?? [];

/** 1113.2. Whether a card is being shuffled, so that what shows it does not count. */
export const shuffleUnseen = definition(
  '1113.2',
  'effects that let players see or reveal shuffled cards are ignored while the shuffle lasts',
  (game: Game, id: number) => {
    rests(game, game.state.origins['shuffling']);
    return shuffled(game).includes(id);
  },
  () => false,
  { kind: 'continuous' },
);

/** 1113.2a. Whether the instruction behind a shuffle belongs to it. */
export const shuffleThenPlace = definition(
  '1113.2a',
  'placing some of those cards right after the shuffle, in the same effect, is part of it',
  (_: Game, next: Instruction | null) => {
    if (next?.do !== 'act' || !['put', 'return'].includes(next.verb)) return false;
    const to = next.with['to'];
    return to !== undefined && 'place' in to && to.place.position !== undefined;
  },
  () => false,
);
