/** 6.2. Continuous effects: how long they last, and what they go on for. */
import { isCurrent } from '../../../kernel/game.js';
import { subjectsIn } from '../subjects.js';
import { definition } from '../questions.js';

/** 6.2.2a. What says nothing of how long it lasts ends with the turn. */
export const endsUnsaid = definition('endsUnsaid', (_, moment) => moment === 'end of turn');

/** 6.2.2c. What an effect of a layer has begun to apply to it goes on applying to, whatever that is by now. */
export const keptSubjects = definition('keptSubjects', (game, { effect }) => {
  const kept = effect === undefined ? undefined : subjectsIn(game)[effect.id];
  return kept?.filter((ref) => isCurrent(game, ref)).map(([id]) => id) ?? [];
});

/** 6.2.2c. The same of its parts: what one of them applies to, the others do. */
export const partsGoOn = definition(
  'partsGoOn',
  () => true,
  () => false,
);

/** 6.2.4. What is for the next of something goes for that from when it comes. */
export const findsNext = definition(
  'findsNext',
  () => true,
  () => false,
);

/** 6.2.5a. What begins to apply to a card in one moment applies in the order of its stages, each to what those before made of it. */
export const nextInOrder = definition('nextInOrder', () => true);
