/** What a text begins that goes on: a continuous effect, or an ability that waits for something later. */
import type { Duration, Selection } from './ability.js';
import { type Game, opponentOf, refOf } from './game.js';
import type { InstructionOf } from './instructions.js';
import { withLives, withValues } from './locals.js';
import { say } from './questions.js';
import { type Context, isOnCourse, players, reached, referredBy } from './select.js';
import type { CardRef, GameEvent, Json, Player } from './state.js';

/** That a continuous effect begins, for what its text speaks of now. */
export const changeEvent = (
  game: Game,
  { text, duration }: InstructionOf<'change'>,
  context: Context,
): GameEvent => {
  const { subject } = text;
  // Whether an effect is fixed to the cards it finds now is for the game to say.
  const isOpen = text.next !== undefined || (subject.is === 'cards' && !say(game, 'scopeIsFixed'));
  const fixed = isOpen ? null : cardsOf(game, subject, context);
  return {
    kind: 'begin-effect',
    text: game.world.textIds.get(text) ?? -1,
    source: context.source,
    by: context.source?.[0] ?? 0,
    controller: say(game, 'controllerOfEffect', context.controller, context.source),
    cards: fixed,
    it: context.it,
    roles: context.roles ?? {},
    ...withValues(context.values),
    // Its numbers are worked out as it begins: of cards that have moved on, as they were.
    ...withLives(context.was),
    that: context.that,
    duration: ofWhom(game, duration, context) as unknown as Json,
  };
};

/** `until the end of their next turn`: who that is is settled as the effect begins. */
const ofWhom = (game: Game, duration: Duration, context: Context): Duration => {
  if (typeof duration !== 'object' || !('until' in duration)) return duration;
  const { until, whose } = duration;
  if (whose === undefined || whose === 'you' || whose === 'opponent') return duration;
  const [player] = players(game, whose, context);
  return player === undefined ? duration : { until, whose: { player } };
};

/** In whose turns an effect ends; nothing where it makes no difference. */
export const endsInTurnOf = (
  game: Game,
  { whose }: Extract<Duration, { until: string }>,
  controller: Player,
): Player | undefined => {
  if (whose === undefined) return undefined;
  if (typeof whose === 'object' && 'player' in whose) return whose.player;
  return whose === 'opponent' ? opponentOf(game, controller) : controller;
};

const cardsOf = (game: Game, subject: Selection, context: Context): readonly CardRef[] => {
  switch (subject.is) {
    case 'this':
    case 'it':
    case 'role':
    case 'rest':
      return referredBy(context, subject).filter((ref) => isOnCourse(context, ref));
    case 'player':
      return [];
    case 'cards':
      return reached(game, subject.filter, context).map((id) => refOf(game, id));
  }
};

/** That an ability waits from now on, and what its text may speak of then. */
export const laterEvent = (
  game: Game,
  { ability }: InstructionOf<'later'>,
  context: Context,
): GameEvent => ({
  kind: 'delay',
  text: game.world.abilityIds.get(ability) ?? -1,
  source: context.source,
  controller: context.controller,
  it: context.lost ? null : context.it,
  roles: context.roles ?? {},
  ...withValues(context.values),
  ...withLives(context.was),
});
