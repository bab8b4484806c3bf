/** 503. Main phase: the turn player acts until they want no more. */
import { cardOf, cardsIn, collect, fact as factOf, type Game } from '../../../kernel/game.js';
import { legalOptions, noOption } from '../../../kernel/options.js';
import { bookkeeping, permission, procedure, step } from '../../../kernel/rule.js';
import { type Option, wordIn } from '../../../kernel/state.js';
import { turnIsOver } from '../../../kernel/turns.js';
import { remembered } from '../past-actions.js';
import { canActivate, eventIsValid, keepFact, isOfType, unitsOf } from '../words.js';
import { say } from '../questions.js';

/** The actions of 503.3, and the repetition of a loop of them (1401). */
const actions = [
  'use unit',
  'use event',
  'activate',
  'attack',
  'end main phase',
  'repeat',
] as const;

/** What the chosen action calls. */
const procedures: Readonly<Record<string, string>> = {
  'use unit': 'useUnitCard',
  'use event': 'useEventCard',
  activate: 'useActivatedAbility',
  attack: 'attackWithUnit',
  'end main phase': 'endMainPhase',
  repeat: 'repeatLoop',
};

const actionsTaken = (game: Game): readonly string[] =>
  (game.state.facts['actions this turn'] ?? []) as readonly string[];

/** Every legal option; 601.2 stands behind those of an action that was taken this turn already. */
const optionsOf = (game: Game, by: string): readonly Option[] => {
  const taken = actionsTaken(game);
  const all: Option[] = [];
  for (const action of actions)
    all.push(
      ...(taken.includes(action) ? optionsAgain(game, by, action) : legalOptions(game, by, action)),
    );
  return all;
};

const optionsAgain = (game: Game, by: string, action: string): readonly Option[] => {
  const [again, why] = collect(game, () => say(game, 'mayActAgain', action));
  if (!again) return [];
  const options = legalOptions(game, by, action);
  if (why.marks.length === 0) return options;
  const also = why.marks.map(({ rule }) => rule);
  return options.map((option) => ({ ...option, rules: [...option.rules, ...also] }));
};

/** 503. The condition, then a rule check and an action, over and over. */
export const mainPhase = procedure([
  step('begin', (game) => ({
    events: [{ kind: 'phase-begins', step: 'main phase', player: game.state.turn.player }],
  })),
  step('checkRules', () => ({
    call: 'checkRules',
  })),
  /** What was done is remembered, for 1401.1. */
  bookkeeping(step('remember', (game) => ({ events: remembered(game) }))),
  step(
    'act',
    (game) => {
      if (turnIsOver(game) !== undefined) return { end: true };
      const by = game.state.turn.player;
      const options = optionsOf(game, by);
      return {
        ask: { kind: 'main', by, options, of: actions, min: 1, max: 1, rest: true, source: 0 },
      };
    },
    (game, _, [picked = noOption]) => {
      const { verb, card = 0, ability = null } = picked;
      const taken = actionsTaken(game);
      return {
        events: taken.includes(verb) ? [] : [keepFact('actions this turn', [...taken, verb])],
        call: wordIn(procedures[verb]),
        locals: { card, ability },
      };
    },
  ),
  step('goOn', (game) =>
    factOf(game, 'main phase over') === true
      ? { events: [keepFact('main phase over')] }
      : { go: 'checkRules' },
  ),
]);

/** 503.3a. */
export const mayUseUnit = permission('use unit', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((card) => isOfType(game, card, 'unit'))
    .map((card) => ({ verb: 'use unit', card })),
);

/** 503.3b. */
export const mayUseEvent = permission('use event', (game, player) =>
  cardsIn(game, player, 'hand')
    .filter((card) => isOfType(game, card, 'event') && eventIsValid(game, card))
    .map((card) => ({ verb: 'use event', card })),
);

/** 503.3c. */
export const mayActivate = permission('activate', (game, player) => canActivate(game, player));

/** 503.3d. */
export const mayAttack = permission('attack', (game, player) =>
  unitsOf(game, player)
    .filter((card) => cardOf(game, card).controller === player)
    .map((card) => ({ verb: 'attack', card })),
);

/** 503.3e. */
export const mayEndMainPhase = permission('end main phase', () => [{ verb: 'end main phase' }]);
