/** Whether an instruction can be carried out at all, and completely: for costs and for replacements. */
import type { Instruction, Selection } from './ability.js';
import { type Game, cardOf, isCurrent, isOff, mark, sayOr } from './game.js';
import { amount, type Context, matching, players, referredBy, selectionsOf } from './select.js';
import type { Player } from './state.js';

/** The cards that a selection offers to an instruction: those that the filter lets through and the verb can act on. */
export const candidatesFor = (
  game: Game,
  selection: Selection,
  verb: string,
  context: Context,
  player: Player,
): readonly number[] => {
  const found = candidates(game, selection, verb, context, player);
  game.witness?.({ is: 'selection', selection, verb, context, found }, game);
  return found;
};

const candidates = (
  game: Game,
  selection: Selection,
  verb: string,
  context: Context,
  player: Player,
): readonly number[] => {
  const term = game.world.rules.book.terms.get(verb);
  const possible = (id: number) =>
    term?.possible === undefined ||
    isOff(game, term.number) ||
    term.possible(game, cardOf(game, id), { player, verb });
  switch (selection.is) {
    case 'this':
      return context.source !== null &&
        sayOr(game, 'effectFollows', isCurrent(game, context.source), context.source)
        ? [context.source[0]].filter(possible)
        : [];
    case 'it':
    case 'role':
    case 'rest':
      return referredBy(context, selection)
        .filter((ref) => sayOr(game, 'effectFollows', isCurrent(game, ref), ref))
        .map(([id]) => id)
        .filter(possible);
    case 'player':
      return [];
    case 'cards': {
      const found = matching(game, selection.filter, context);
      const left = found.filter(possible);
      if (left.length < found.length) mark(game, term?.number ?? '', 'forbade');
      return left;
    }
  }
};

/** How many cards an instruction asks for at least. */
export const needed = (game: Game, selection: Selection, context: Context): number => {
  if (selection.is !== 'cards') return 1;
  switch (selection.quantity.is) {
    case 'exactly':
    case 'or-more':
      return Math.max(0, amount(game, selection.quantity.amount, context));
    case 'up-to':
    case 'all':
    case 'any':
      return 0;
  }
};

/** Whether an instruction could be carried out completely as things stand. */
export const feasible = (game: Game, instruction: Instruction, context: Context): boolean => {
  switch (instruction.do) {
    case 'act': {
      const [player] = players(game, instruction.who, context);
      if (player === undefined) return false;
      const check = sayOr<boolean | undefined>(
        game,
        'costPayable',
        undefined,
        instruction,
        player,
        context,
      );
      if (check !== undefined) return check;
      const { object } = instruction;
      return selectionsOf(object).every(
        (one) =>
          one.is === 'player' ||
          candidatesFor(game, one, instruction.verb, context, player).length >=
            needed(game, one, context),
      );
    }
    case 'may':
    case 'each':
    case 'players':
    case 'if':
    case 'if-did':
    case 'modes':
    case 'change':
    case 'later':
      return true;
  }
};
