/** Texts that have cards used: without payment, and of a card with two halves as the one that the text means. */
import { isForbiddenWhole } from '../../kernel/may-happen.js';
import { term, type TermUnit } from '../../kernel/rule.js';
import type { GameEvent } from '../../kernel/state.js';
import { asUsed, canBeUsedSo, halvesSpokenOf, usesOf } from './faces.js';
import type { Game } from '../../kernel/game.js';
import type { WayOfUse } from './words.js';

/** What says how a card is used, where its text has it used: it is used as the half that says so. */
export const byItself = 'by itself';

const withoutPaying =
  (as: string): TermUnit['does'] =>
  (game, { cards, player, source, means }) => ({
    call: 'useCards',
    locals: {
      cards,
      player,
      as: as === '' && cards.includes(source) ? byItself : as,
      halves: cards.map((card) => halvesSpokenOf(game, card, means) ?? null),
    },
  });

/** An effect that says to use cards does so without payment. */
export const useWithoutPaying = withoutPaying('');

const foreseen =
  (as: string): TermUnit['foresees'] =>
  (game, { cards, player, means }) =>
    cards.map((card) => {
      const meant = halvesSpokenOf(game, card, means);
      const uses = usesOf(game, card, as, meant).map((kind) => ({ kind, card, player }));
      // What is forbidden of one half alone leaves the other.
      return (
        uses.find((use) => !isForbiddenAs(game, use)) ?? uses[0] ?? { kind: 'use', card, player }
      );
    });

const isForbiddenAs = (game: Game, use: GameEvent): boolean =>
  asUsed(game, Number(use.card), use.kind).every((there) => isForbiddenWhole(there, use));

/** What it comes to. */
export const foreseesUse = { foresees: foreseen('') };

/** An effect that says in which way: only cards that are used in that way can be. */
export const useTermOf = (use: WayOfUse): TermUnit =>
  term(use, withoutPaying(use), {
    foresees: foreseen(use),
    possible: (game, { id }) => canBeUsedSo(game, id, use),
  });
