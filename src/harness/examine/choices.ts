/** Claims about who decides, and what may and may not be chosen. */
import { cardsIn, collect, type Game } from '../../kernel/game.js';
import { copyState, type Option } from '../../kernel/state.js';
import type { Choice, Part } from '../../language/document.js';
import { normal } from '../../language/names.js';
import { answer, newGame } from '../../kernel/machine.js';
import { exclusions } from '../../kernel/options.js';
import { knowsCount, sees } from '../../kernel/sight.js';
import { deciders, obey, settle, type Stop, wrongNumber } from '../play.js';
import { expandRuns, orderOf, type Order as ScriptOrder } from '../script.js';

import { placeOf, textOf } from './places.js';
import { type Finding, type Of, type Scene, because, cardsFor, origin } from './scene.js';

/** Tries an action on a copy of the game. */
export const examineCan = (scene: Scene, claim: Of<'can'>): Finding => {
  const known = examineSight(scene, claim);
  if (known !== undefined) return known;
  const [set] = claim.sets;
  const parts: readonly Part[] = set === undefined ? claim.parts : [...claim.parts, ...set.members];
  const order = orderOf(claim.player.text, parts, scene.vocabulary, scene.labels);
  if (order === undefined) return { holds: false, found: 'no such command', decidedBy: new Set() };
  const trial = trialOf(scene.game);
  const before = trial.trace.nodes.length;
  const stop = attempt(trial, order, scene);
  const decidedBy = new Set<string>();
  if (stop !== undefined && 'rules' in stop) for (const rule of stop.rules) decidedBy.add(rule);
  if (stop === undefined)
    for (const node of trial.trace.nodes.slice(before))
      if (node.kind.is === 'decision') for (const { rule } of node.marks) decidedBy.add(rule);
  const can = stop === undefined;
  return {
    holds: can !== claim.not,
    found: can
      ? 'it is legal'
      : stop.is === 'refused'
        ? `refused: ${stop.message} [${stop.rules.join(', ')}]`
        : stop.message,
    decidedBy,
  };
};

/**
 * Tries an order now or, where the player rests at something else, at the next place of the same turn where it is
 * asked for: who may attack is already to be said in the step before.
 */
export const attempt = (trial: Game, order: ScriptOrder, scene: Scene): Stop | undefined => {
  const { number } = trial.state.turn;
  const first = attemptNow(trial, order, scene);
  const labelled = new Set(scene.labels.values());
  let stop = first;
  while (stop?.is === 'refused' && !isAskedFor(trial, order)) {
    const onward = wayOn(trial, order.actor);
    if (onward === undefined) return first;
    answer(trial, [onward]);
    if (settle(trial, labelled) !== undefined || trial.state.turn.number !== number) return first;
    stop = obey(trial, order, labelled, scene.naming);
  }
  return stop;
};

/** Tries an order where the game stands. */
export const attemptNow = (trial: Game, order: ScriptOrder, scene: Scene): Stop | undefined =>
  obey(trial, order, new Set(scene.labels.values()), scene.naming);

export const isAskedFor = ({ state: { asked } }: Game, { wanted }: ScriptOrder): boolean =>
  asked !== null && (wanted[0]?.part.decision.includes(asked.kind) ?? true);

/** The one option of a resting place that is about nothing: to want no more there. */
const wayOn = ({ state: { asked } }: Game, player: string): Option | undefined => {
  if (asked?.rest !== true || asked.by !== player) return undefined;
  const ways = asked.options.filter((one) => one.card === undefined && one.player === undefined);
  return ways.length === 1 ? ways[0] : undefined;
};

/** `B cannot see x`, `B can count A hand`: what a player may know; nothing where the claim is about an action. */
const examineSight = (scene: Scene, claim: Of<'can'>): Finding | undefined => {
  const { game } = scene;
  const [verb, ...rest] = claim.parts.map(textOf).filter(Boolean);
  const player = claim.player.text;
  if ((verb !== 'see' && verb !== 'count') || scene.vocabulary.commands[verb] !== undefined)
    return undefined;
  const place = placeOf(rest.join(' '), scene.vocabulary);
  const ids =
    place === undefined
      ? claim.parts
          .slice(1)
          .flatMap((part) =>
            cardsFor(scene, { at: part.at, text: textOf(part), quoted: part.kind === 'name' }),
          )
          .map(({ id }) => id)
      : cardsIn(game, place.side ?? '', place.zone);
  const nodes = ids.flatMap((id) => [origin(scene, `${id} zone`), origin(scene, `${id} shown`)]);
  const [known, why] = collect(game, () =>
    verb === 'count'
      ? [knowsCount(game, player, place?.side ?? '', place?.zone ?? '')]
      : ids.map((id) => sees(game, player, id)),
  );
  const decidedBy = because(scene, [...nodes, ...why.because]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const holds = known.length > 0 && known.every((one) => one === !claim.not);
  const found = known.includes(undefined)
    ? 'no rule says so'
    : `${player} ${known.includes(true) ? 'can' : 'cannot'} ${verb} it`;
  return { holds, found: known.length === 0 ? 'there is no such card' : found, decidedBy };
};

/** A copy that can be played on without touching the game. */
export const trialOf = (game: Game): Game => ({
  ...newGame(game.world, copyState(game.state), { nodes: game.trace.nodes.slice() }, game.limits),
  witness: game.witness,
});

export const examineOptions = (scene: Scene, claim: Of<'options'>): Finding => {
  const { asked } = scene.game.state;
  if (asked === null || asked.by !== claim.player.text)
    return {
      holds: false,
      found: `${claim.player.text} has nothing to choose`,
      decidedBy: new Set(),
    };
  const legal = new Set(
    legalSets(asked.options, asked.min, asked.max)
      .filter((set) => wrongNumber(asked, set) === undefined)
      .map((set) => keyOf(set.map((option) => nameOf(scene, option)))),
  );
  const wanted = new Set(claim.sets.map((set) => keyOf(membersOf(set))));
  const holds = legal.size === wanted.size && [...wanted].every((key) => legal.has(key));
  const decidedBy = new Set(deciders(scene.game, asked));
  for (const option of asked.options) for (const rule of option.rules) decidedBy.add(rule);
  const { of = [], by, on = null } = asked;
  for (const rule of exclusions(scene.game, of, by, on)) decidedBy.add(rule);
  return {
    holds,
    found: `the choices are ${[...legal].map((key) => `{${key}}`).join(' or ')}`,
    decidedBy,
  };
};

const keyOf = (names: readonly string[]): string => [...names].sort().join(', ');

const membersOf = ({ members }: Choice): readonly string[] =>
  expandRuns(members).map(textOf).filter(Boolean);

export const nameOf = ({ naming, game }: Scene, option: Option): string => {
  if (option.card !== undefined)
    return option.verb === 'choose' ||
      (game.state.asked?.options.every((one) => one.verb === option.verb) ?? false)
      ? naming(option.card)
      : `${option.verb} ${naming(option.card)}`;
  return (
    option.player ??
    (typeof option.value === 'number' || typeof option.value === 'string'
      ? String(option.value)
      : option.verb)
  );
};

/** Every set of options between `min` and `max` large; bounded. */
const legalSets = (
  options: readonly Option[],
  min: number,
  max: number,
): readonly (readonly Option[])[] => {
  const sets: Option[][] = [[]];
  for (const option of options)
    for (const set of sets.slice()) {
      if (set.length >= max || sets.length > 5000) continue;
      sets.push([...set, option]);
    }
  return sets.filter((set) => set.length >= min);
};

export const examineDecides = (scene: Scene, claim: Of<'decides'>): Finding => {
  const { asked } = scene.game.state;
  const what = claim.what === undefined ? undefined : normal(claim.what.text);
  return {
    holds:
      asked !== null &&
      asked.by === claim.player.text &&
      (what === undefined || asked.kind === what),
    found: asked === null ? 'nobody decides' : `${asked.by} decides: ${asked.kind}`,
    decidedBy: asked === null ? new Set() : new Set(deciders(scene.game, asked)),
  };
};
