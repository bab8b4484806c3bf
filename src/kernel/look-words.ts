/** Words for looking at cards that not all may see, for a game to complete. */
import { type EventWord, forms, inRole, type Role, type VerbWord } from './vocabulary.js';

const { card, player } = inRole;
const look = forms('look looks looked looked looking');

/** @param within where such cards lie */
export const lookVerb = (within: readonly string[], by: string): VerbWord => ({
  kind: 'verb',
  verb: 'look',
  leavesThere: true,
  pointsOut: true,
  with: 'at',
  forms: look,
  object: 'cards',
  within,
  words: ['look at'],
  japanese: '見る',
  means: 'see cards by yourself',
  by: [by],
});

/** @param unseen where such cards lie */
export const lookEvent = (
  unseen: Pick<Role, 'zones'>,
  by: string,
  more: Pick<EventWord, 'anywhere'> = {},
): EventWord => ({
  kind: 'event',
  event: 'look',
  forms: look,
  active: { subject: player('player'), joins: { at: card('card', unseen) } },
  words: ['looks at', 'looked at'],
  japanese: '見る',
  means: 'an effect lets a player see a card that not all may see',
  by: [by],
  ...more,
});
