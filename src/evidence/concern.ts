/** Whether an ability could have anything to do with what is expected of some cards. */
import type { Scene } from '../harness/examine.js';
import type { Ability, Instruction, Selection } from '../kernel/ability.js';
import { cardOf } from '../kernel/game.js';
import { within } from '../kernel/instructions.js';
import { selectionsOf } from '../kernel/select.js';

/**
 * @param ability nothing where it is not known from which a text is: then it may
 * @param ids     the cards that are spoken of; none: something else is, such as what a player did
 */
export const mayConcern = (
  scene: Scene,
  ability: Ability | undefined,
  source: number,
  ids: ReadonlySet<number>,
): boolean => {
  if (ability === undefined || ids.size === 0) return true;
  const aims = (selection: Selection): boolean =>
    selection.is === 'cards' || selection.is === 'it' || ids.has(source);
  const { hidden } = scene.game.world.rules;
  const isHidden = [...ids].some((id) => hidden[cardOf(scene.game, id).zone] !== undefined);
  const concerns = (block: readonly Instruction[]): boolean =>
    block.some((instruction) => {
      // What draws or looks names no card, and may be about any that lies hidden.
      if (instruction.do === 'act' && instruction.object === undefined) return isHidden;
      if (instruction.do === 'act') return selectionsOf(instruction.object).some(aims);
      const { blocks = [], text, ability: delayed } = within(instruction);
      return (
        delayed !== undefined || (text !== undefined && aims(text.subject)) || blocks.some(concerns)
      );
    });
  switch (ability.kind) {
    case 'triggered':
    case 'activated':
    case 'one-off':
      return concerns(ability.effect);
    case 'replacement': {
      const { card } = ability.when.roles;
      if (card === undefined) return concerns([...ability.costs, ...ability.instead]);
      return card.is !== 'this' || ids.has(source);
    }
    case 'static':
      return ability.changes.some(({ subject }) => aims(subject));
    case 'keyword':
      return true;
  }
};
