/** 609. Replacement effects: one event instead of another. */
import type { Game } from '../../../kernel/game.js';
import { definition, note, todo } from '../../../kernel/rule.js';
import type { GameEvent, Player } from '../../../kernel/state.js';

/** 609.1. */
export const replaces = definition(
  '609.1',
  'a replacement effect waits for a certain event and replaces all or part of it, like a shield',
  (_: Game, __: GameEvent) => true,
  () => false,
  {
    kind: 'replacement',
  },
);

export const instead = note(
  '609.1a',
  'definition',
  'an effect that says "instead" is a replacement effect, and states what becomes what',
  'names what says "instead"; 609.1 rules it',
);

export const replacementMustPrecede = note(
  '609.2',
  'restriction',
  'a replacement effect must exist before its event and changes nothing that has happened',
  'replacements are looked for as the event is about to happen',
);

/** 609.3. Asked with the replacements that an event has had already. */
export const onlyOnce = definition(
  '609.3',
  'replacement is applied only once to each event',
  (_: Game, history: readonly string[]) => history.length === 0,
  () => true,
  { kind: 'replacement' },
);

/** 609.4. A replacement that cannot be carried out does not apply. */
export const replacementPossible = definition(
  '609.4',
  'a replaced event never happened; its substitute does and triggers, and must be possible',
  (_: Game, possible: boolean) => possible,
  () => true,
  { kind: 'replacement' },
);

export const nothingToReplace = note(
  '609.5',
  'replacement',
  'a replacement effect does nothing if the event it would replace does not happen',
  'replacements are looked for only where an event is about to happen',
);

export const drawReplacements = note(
  '609.6',
  'overview',
  'some replacement effects replace drawing a card',
  'introduces rules wholly contained in 609.6a and 609.6b',
);

/** 609.6a. */
export const drawReplacementFirst = definition(
  '609.6a',
  'a replacement of one of several draws is finished before the next card is drawn',
  () => true,
  () => false,
  {
    kind: 'replacement',
  },
);

export const noDrawNoAction = note(
  '609.6b',
  'replacement',
  'a part that acts on the drawn card does nothing when the draw was replaced and no card drawn',
  'what was not drawn is not there to be acted on (605.2b)',
);

export const selfReplacement = todo(
  '609.7',
  'replacement',
  'a spell or ability can replace part or all of its own effect on resolving, and is not continuous then',
  'needs texts that replace a part of themselves',
);

/** 609.8. */
export const choosesReplacement = definition(
  '609.8',
  "of several for one event the turn player's applies first, and a player chooses among their own",
  (game: Game, _: GameEvent, controllers: readonly Player[]) =>
    controllers.find((player) => player === game.state.turn.player) ?? controllers[0] ?? '',
  (_: Game, __: GameEvent, controllers: readonly Player[]) => controllers[0] ?? '',
  { kind: 'replacement' },
);
