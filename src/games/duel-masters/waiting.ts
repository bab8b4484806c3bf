/** What waits to be carried out: declared shield triggers, and the effects of abilities that have triggered. */
import { ruleBehind } from '../../kernel/continuous.js';
import { fact, type Game, isCurrent, isHeld } from '../../kernel/game.js';
import type { CardRef, Json, Player, Waiting } from '../../kernel/state.js';
import { withValues } from '../../kernel/locals.js';
import { modesKeptFor } from './modes.js';
import { nodeOf, originOf } from '../../kernel/ledger.js';

/** A shield trigger that was declared as the card went to the hand, where it waits. */
export interface Declared {
  readonly card: CardRef;
  readonly player: Player;
  /** As which of its halves it can be used: those that were shield triggers as it was declared; none of any other card. */
  readonly halves: readonly number[];
}

export interface Pending {
  readonly shield: boolean;
  /** It is a strike back, or what goes when that does. */
  readonly strikeBack: boolean;
  /** That of the waiting ability, or one of the declared card's own. */
  readonly id: string;
  /** The card whose effect waits. */
  readonly card: number;
  readonly player: Player;
  /** The kind of event that made it wait. */
  readonly event: string;
  /** The trace node that made it wait. */
  readonly node: number;
  /** What the procedure that carries it out needs to know. */
  readonly locals: Record<string, Json>;
}

/** What goes at the time of shield triggers. */
const early: readonly string[] = ['strike back', 'judgment z'];

/** Stands in front of what a card does when it was shown on its way from the shields to the hand. */
export const strikeIcon = 'g strike';

export const declaredTriggers = (game: Game): readonly Declared[] =>
  (fact(game, 'shield triggers') ?? []) as unknown as readonly Declared[];

export const pendingOf = (game: Game): readonly Pending[] => [
  ...declaredTriggers(game).map(({ card, player, halves }) => ({
    shield: true,
    strikeBack: false,
    id: `card ${card[0]}`,
    card: card[0],
    player,
    event: 'shield trigger',
    node: originOf(game, 'shield triggers'),
    locals: { card: [...card], player, halves: [...halves] },
  })),
  ...game.state.waiting.map((waiting) => ({
    shield: false,
    strikeBack:
      isStrike(game, waiting) || early.some((keyword) => isOfKeyword(game, waiting, keyword)),
    id: waiting.id,
    card: waiting.source[0],
    player: waiting.controller,
    event: waiting.event.kind,
    node: nodeOf(game, waiting),
    locals: {
      ability: waiting.ability,
      controller: waiting.controller,
      source: sourceOf(game, waiting),
      it: waiting.it,
      roles: waiting.roles,
      was: waiting.was ?? [],
      ...withValues(waiting.values),
      ...withModes(modesKeptFor(game, waiting)),
    },
  })),
];

/** Whether what waits is what a keyword stands for. */
const isStrike = ({ world }: Game, { ability }: Waiting): boolean => {
  const found = world.abilities[ability];
  return found?.kind === 'triggered' && found.icon === strikeIcon;
};

const isOfKeyword = ({ world }: Game, { ability }: Waiting, keyword: string): boolean => {
  const found = world.abilities[ability];
  const rule = world.rules.book.keywords.get(keyword);
  return found !== undefined && rule !== undefined && ruleBehind(found) === rule.number;
};

const withModes = (modes: string | undefined): Record<string, Json> =>
  modes === undefined ? {} : { modes };

/** A card that moved in the very event that its ability waited for is meant in the zone to which it came. */
const sourceOf = (game: Game, { source, event, it }: Waiting): Json => {
  const moved = event.card === source[0] && !isCurrent(game, source) ? it?.[0] : undefined;
  return [...(moved ?? source)];
};

/** Whether a card was shown as something was declared of it that still waits. */
export const isShownForUse = (game: Game, id: number): boolean =>
  isHeld(game, id) ||
  declaredTriggers(game).some(({ card }) => card[0] === id && isCurrent(game, card)) ||
  isDeclared(game, id);

/** Whether an ability of a card was declared and still waits. */
export const isDeclared = (game: Game, id: number): boolean =>
  game.state.waiting.some(
    ({ event, source }) =>
      event.kind === 'declare-use' && source[0] === id && isCurrent(game, source),
  );

/** Whatever of a player's waits, by its ids. */
export const waitingOf = (game: Game, player: Player): readonly string[] =>
  pendingOf(game)
    .filter((one) => one.player === player)
    .map(({ id }) => id);

export const isWaiting = (game: Game): boolean =>
  game.state.waiting.length > 0 || declaredTriggers(game).length > 0;

/** What of abilities waits at the moment, by its ids. */
export const waitingNow = ({ state }: Game): readonly string[] => state.waiting.map(({ id }) => id);
