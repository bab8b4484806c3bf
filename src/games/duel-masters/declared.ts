/** Abilities whose use is declared after an attack, a block or at the end of the turn: which there are, and asking for them. */
import { declaredIcon, happensToItself, type TriggeredAbility } from '../../kernel/ability.js';
import { fits, holds } from '../../kernel/conditions.js';
import { workingAbilities } from '../../kernel/continuous.js';
import { cardsIn, type Game, isAwaited, refOf } from '../../kernel/game.js';
import { usesItself } from '../../kernel/instructions.js';
import { abilityNumber } from '../../kernel/locals.js';
import { legalOptions } from '../../kernel/options.js';
import { type Answer, type Move, step, type Step } from '../../kernel/rule.js';
import { type Context, rolesIn, see } from '../../kernel/select.js';
import type { Frame, GameEvent, Json, Option, Player } from '../../kernel/state.js';
import { say } from './questions.js';
import { isWaiting, waitingOf } from './waiting.js';
import { creaturesOf, nonTurnPlayer, uses } from './words.js';

/** The event after which they are declared, and the lives that its cards led then. */
interface Occasion {
  readonly event: GameEvent;
  readonly versions: Readonly<Record<string, number>>;
}

/** Keeps an event in mind for the declarations that follow it. */
export const occasionOf = (game: Game, event: GameEvent): Json => {
  const versions = Object.fromEntries(
    Object.values(rolesIn(game, event)).flatMap((one) => (typeof one === 'string' ? [] : [one])),
  );
  return { event, versions } as unknown as Json;
};

/** What a player may declare: abilities that wait for the event, or one of several, and whose condition is met by now. */
export const declarable = (
  game: Game,
  player: Player,
  about: Json,
): readonly Omit<Option, 'rules'>[] => {
  const all = (Array.isArray(about) ? about : [about]) as unknown as readonly Occasion[];
  const zones = ['hand', 'mana zone', 'graveyard'].flatMap((zone) => cardsIn(game, player, zone));
  return [...zones, ...creaturesOf(game, player)].flatMap((card) =>
    workingAbilities(game, card).flatMap((one) =>
      one.kind === 'triggered' &&
      all.some((occasion) => isDeclarable(game, player, card, one, occasion))
        ? [{ verb: 'declare', card, ability: abilityNumber(game, one) }]
        : [],
    ),
  );
};

/** Stands in front of what triggers in the hand, as something happens after which players declare. */
export const handIcon = 'in hand';

const occasions: readonly string[] = ['attack', 'block', 'turn-ends'];

/** Whether an ability triggers in the hand, where its owner alone sees it. */
export const triggersInHand = ({ icon, zones, when, effect }: TriggeredAbility): boolean =>
  icon === undefined &&
  occasions.includes(when.event) &&
  !happensToItself(when) &&
  (zones?.includes('hand') ?? usesItself(effect, uses));

const needsDeclaring = (game: Game, ability: TriggeredAbility): boolean =>
  ability.icon === declaredIcon || (triggersInHand(ability) && say(game, 'mustBeDeclared'));

const isDeclarable = (
  game: Game,
  controller: Player,
  card: number,
  ability: TriggeredAbility,
  { event, versions }: Occasion,
): boolean => {
  const { when, usableIf } = ability;
  const conditions = [ability.while, ability.condition, usableIf];
  if (!needsDeclaring(game, ability)) return false;
  const seen = (id: number) => see(game, [id, versions[id] ?? 0]);
  const it: Context['it'] =
    event.card === undefined ? [] : [[event.card, versions[event.card] ?? 0]];
  const context: Context = {
    controller,
    source: refOf(game, card),
    roles: rolesIn(game, event),
    it,
    that: 1,
  };
  return (
    fits(game, when, event, context, seen) &&
    conditions.every((one) => one === undefined || holds(game, one, context))
  );
};

/** Asks a player which of them they use, all at once. */
const askToDeclare = (game: Game, { locals }: Frame, by: Player): Move | void => {
  const on = locals['occasion'];
  if (on === undefined || !isAwaited(game, 'triggered', 'declare-use')) return;
  const options = legalOptions(game, by, 'declare', on);
  if (options.length === 0) return;
  const max = options.length;
  return { ask: { kind: 'declare', of: ['declare'], on, by, options, min: 0, max, source: 0 } };
};

/** What has been declared waits. */
const declared = ({ locals }: Frame, picked: Answer): Move => {
  const { event } = locals['occasion'] as unknown as Occasion;
  return {
    events: picked.map(({ card = 0, ability = -1 }) => ({
      ...event,
      kind: 'declare-use',
      declares: card,
      ability,
    })),
  };
};

/** The turn player declares, and what waits for them is carried out, in a step of that name. */
export const turnPlayerDeclares = (resolving: string): readonly Step[] => [
  step(
    'declareUses',
    (game, frame) => askToDeclare(game, frame, game.state.turn.player),
    (_, frame, picked) => declared(frame, picked),
  ),
  step(resolving, (game) =>
    isWaiting(game)
      ? { call: 'resolveWaiting', locals: { of: game.state.turn.player } }
      : undefined,
  ),
];

/** Then the other player declares, where anything is declared still. */
export const othersDeclare = (isDeclaredStill: (game: Game) => boolean = () => true): Step =>
  step(
    'othersDeclareUses',
    (game, frame) =>
      isDeclaredStill(game) ? askToDeclare(game, frame, nonTurnPlayer(game)) : undefined,
    (_, frame, picked) => declared(frame, picked),
  );

/** The steps in which what an attack or a block triggers is declared and carried out, the turn player's first. */
export const declaringUses = (): readonly Step[] => [
  ...turnPlayerDeclares('resolveWaiting'),
  // Of an attack that is over early nothing more is declared.
  othersDeclare((game) => say(game, 'attackGoesOn')),
  step('resolveOthers', (game) =>
    isWaiting(game)
      ? {
          call: 'resolveWaiting',
          locals: { except: waitingOf(game, game.state.turn.player) },
        }
      : undefined,
  ),
];
