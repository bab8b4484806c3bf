/** Claims about who decides, and what may and may not be chosen. */
import { cardsIn, collect, type Game } from '../../kernel/game.js';
import { copyState, type Decision, type Option } from '../../kernel/state.js';
import { answer, newGame } from '../../kernel/machine.js';
import { exclusions } from '../../kernel/options.js';
import { knowsCount, sees } from '../../kernel/sight.js';
import type { Asserting, Member, Ref } from '../assertion.js';
import { deciders, means, obey, settle, type Stop, wrongNumber } from '../play.js';
import { orderNow, type Order as ScriptOrder, refNow } from '../script.js';
import { because, cardsOf, type Finding, origin, type Scene } from './scene.js';

/** Tries an action on a copy of the game. */
export const examineCan = (scene: Scene, { order: said, not }: Asserting<'can'>): Finding => {
  const order = orderNow(said, scene.labels);
  const trial = trialOf(scene.game);
  const before = trial.trace.nodes.length;
  const stop = attempt(trial, order, scene);
  const decidedBy = new Set<string>();
  if (stop !== undefined && 'rules' in stop) for (const rule of stop.rules) decidedBy.add(rule);
  if (stop === undefined)
    for (const node of trial.trace.nodes.slice(before))
      if (node.kind.is === 'decision') for (const { rule } of node.marks) decidedBy.add(rule);
  return {
    // What nothing carries out yet, or a bound of ours cut short, is not forbidden.
    holds: not ? stop?.is === 'refused' || stop?.is === 'undecided' : stop === undefined,
    found: stop === undefined ? 'it is legal' : whyNot(stop),
    decidedBy,
  };
};

const whyNot = (stop: Stop): string =>
  stop.is === 'refused'
    ? `refused: ${stop.message} [${stop.rules.join(', ')}]`
    : `${stop.is}: ${stop.message}`;

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

/** `B cannot see x`, `B can count A hand`: what a player may know. */
export const examineSight = (
  scene: Scene,
  { how, player, what, not }: Asserting<'sight'>,
): Finding => {
  const { game } = scene;
  const place = 'zone' in what ? what : undefined;
  const ids =
    place === undefined
      ? cardsOf(scene, what as readonly Ref[]).map(({ id }) => id)
      : cardsIn(game, place.player ?? '', place.zone);
  const nodes = ids.flatMap((id) => [origin(scene, `${id} zone`), origin(scene, `${id} shown`)]);
  const [known, why] = collect(game, () =>
    how === 'count'
      ? [knowsCount(game, player, place?.player ?? '', place?.zone ?? '')]
      : ids.map((id) => sees(game, player, id)),
  );
  const decidedBy = because(scene, [...nodes, ...why.because]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const holds = known.length > 0 && known.every((one) => one === !not);
  const found = known.includes(undefined)
    ? 'no rule says so'
    : `${player} ${known.includes(true) ? 'can' : 'cannot'} ${how} it`;
  return { holds, found: known.length === 0 ? 'there is no such card' : found, decidedBy };
};

/** A copy that can be played on without touching the game. */
export const trialOf = (game: Game): Game => ({
  ...newGame(game.world, copyState(game.state), { nodes: game.trace.nodes.slice() }, game.limits),
  witness: game.witness,
});

export const examineOptions = (scene: Scene, { player, sets }: Asserting<'options'>): Finding => {
  const { asked } = scene.game.state;
  if (asked === null || asked.by !== player)
    return { holds: false, found: `${player} has nothing to choose`, decidedBy: new Set() };
  const legal = new Set(answersTo(scene, asked).map(keyOf));
  const wanted = new Set(
    sets.map((set) => keyOf(set.map((one) => nameOfMember(scene, asked, one)))),
  );
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

/** What an answer is called in the list of all: as the option is that it means. */
export const nameOfMember = (scene: Scene, asked: Decision, { verb, ref }: Member): string => {
  const now = ref && refNow(ref, scene.labels);
  const option = asked.options.find(
    (one) =>
      (verb === undefined || one.verb === verb) &&
      (now === undefined ? one.card === undefined : means(scene.game, one, now)),
  );
  return option === undefined ? [verb, ref?.text].filter(Boolean).join(' ') : nameOf(scene, option);
};

/** All the answers that a decision can have, each as what people call its options. */
export const answersTo = (scene: Scene, asked: Decision): readonly (readonly string[])[] =>
  legalSets(asked.options, asked.min, asked.max)
    .filter((set) => wrongNumber(asked, set) === undefined)
    .map((set) => set.map((option) => nameOf(scene, option)));

export const keyOf = (names: readonly string[]): string => [...names].sort().join(', ');

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

export const examineDecides = (
  scene: Scene,
  { player, decision }: Asserting<'decides'>,
): Finding => {
  const { asked } = scene.game.state;
  return {
    holds:
      asked !== null && asked.by === player && (decision === undefined || asked.kind === decision),
    found: asked === null ? 'nobody decides' : `${asked.by} decides: ${asked.kind}`,
    decidedBy: asked === null ? new Set() : new Set(deciders(scene.game, asked)),
  };
};
