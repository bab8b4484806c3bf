/** Claims about who decides, and what may and may not be chosen. */
import { cardsIn, collect, type Game } from '../../kernel/game.js';
import type { Decision, Option } from '../../kernel/state.js';
import { answer } from '../../kernel/machine.js';
import { knowsCount, sees, seesFace } from '../../kernel/sight.js';
import type { Asserting, Ref } from '../assertion.js';
import { isAnswerTo, isOf } from '../options.js';
import { obey, settleFor, type Stop, stopBy } from '../play.js';
import { deciders } from '../refused.js';
import { orderNow, type OrderNow, type RefNow } from '../script.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import { because, cardsReferred, type Finding, origin, type Scene } from './scene.js';
import { traceOf } from '../../kernel/ledger.js';
import type { TraceNode } from '../../kernel/trace.js';
import { copyOf } from '../../kernel/copies.js';

export { answersTo, examineOptions, namesKey, memberNames, nameOf } from './answers.js';
/** A copy that can be played on without touching the game. */
export { copyOf as trialOf };

/** Tries an action on a copy of the game. */
export const examineCan = (scene: Scene, { order: said, not }: Asserting<'can'>): Finding => {
  const order = orderNow(said, scene.labels);
  const trial = copyOf(scene.game);
  const before = traceOf(trial).nodes.length;
  // What cannot be played to its end is neither legal nor illegal, and is nobody's claim.
  const stop = attemptFreely(trial, order, scene);
  const decidedBy = new Set<string>();
  if (stop !== undefined && 'rules' in stop) for (const rule of stop.rules) decidedBy.add(rule);
  if (stop === undefined)
    for (const node of traceOf(trial).nodes.slice(before))
      if (node.kind.is === 'decision') for (const { rule } of node.marks) decidedBy.add(rule);
  const elsewhere = not && stop !== undefined ? namedElsewhere(scene, order) : undefined;
  if (elsewhere !== undefined) return { holds: false, found: elsewhere, decidedBy };
  if (not && stop?.is === 'undecided' && hasBegun(traceOf(trial).nodes.slice(before), order))
    return { holds: false, found: `it can be begun, and then: ${stop.message}`, decidedBy };
  return {
    holds: not ? isForbidden(stop) : stop === undefined,
    found: stop === undefined ? 'it is legal' : whyNot(stop),
    decidedBy,
    ...(not && stop !== undefined ? remarkOn(trial, order, stop) : {}),
  };
};

/** `A cannot play x pitching y`, where the target is not said: that is no reason why x could not be played. */
const hasBegun = (nodes: readonly TraceNode[], { actor, wanted: [first] }: OrderNow): boolean =>
  first !== undefined &&
  nodes.some(
    ({ kind }) =>
      kind.is === 'decision' &&
      kind.decision.by === actor &&
      isAnswerTo(first.part, kind.decision) &&
      kind.answer.some((option) => option.card !== undefined && isOf(first.part, option)),
  );

/** `B cannot choose {x}`, where B decides with which cards to defend, and x is one of them: another word is meant. */
const namedElsewhere = (
  { game: { state }, vocabulary }: Scene,
  order: OrderNow,
): string | undefined => {
  const { asked } = state;
  const refs = order.wanted[0]?.refs ?? [];
  if (asked === null || asked.rest === true || asked.by !== order.actor) return undefined;
  if (order.verb !== 'choose' || refs.length === 0 || isAskedFor({ state }, order))
    return undefined;
  const isNamed = (ref: RefNow): boolean =>
    asked.options.some(
      ({ card, value }) =>
        (ref.is === 'card' && ref.id === card) || (ref.is === 'number' && ref.value === value),
    );
  if (!refs.every(isNamed)) return undefined;
  const command = entriesOf(vocabulary, 'command').find(({ parts: [first] }) =>
    first?.decision.includes(asked.kind),
  );
  const named = refs.map((ref) => ('text' in ref ? ref.text : '')).filter(Boolean);
  const say = [command?.words[0] ?? asked.kind, ...named].join(' ');
  return `${order.actor} decides ${asked.kind} now, and can say so there: ${say}`;
};

/**
 * What nothing carries out yet, or a bound of ours cut short, is not forbidden; nor is what is said by a name of which nobody
 * knows whose it is.
 */
const isForbidden = (stop: Stop | undefined): boolean =>
  stop?.is === 'refused' || (stop?.is === 'undecided' && stop.unclear !== true);

/** That it cannot be done may only mean that nobody asks for it. */
const remarkOn = (
  { state: { asked } }: Game,
  order: OrderNow,
  stop: Stop,
): Pick<Finding, 'remark'> => {
  if (stop.is === 'refused' && stop.unasked) return { remark: stop.message };
  const isTheirs = asked?.by === order.actor;
  if (stop.is === 'refused' && isTheirs && isAskedFor({ state: { asked } }, order)) return {};
  const instead = asked === null ? 'nobody decides anything' : `${asked.by} decides: ${asked.kind}`;
  return {
    remark: `${order.actor} is not asked for this (${instead}): cite what decides it, if a rule does`,
  };
};

const whyNot = (stop: Stop): string =>
  stop.is === 'refused'
    ? `refused: ${stop.message} [${stop.rules.join(', ')}]`
    : `${stop.is}: ${stop.message}`;
/** Tries an order as a claim does; a bound, or a rule that nobody has written, is what stops it. */
export const tryOrder = (trial: Game, order: OrderNow, scene: Scene): Stop | undefined =>
  stopping(() => attemptFreely(trial, order, scene));

/** Tries an order where the game stands. */
export const attemptNow = (trial: Game, order: OrderNow, scene: Scene): Stop | undefined =>
  stopping(() => tryHere(trial, order, scene));

const stopping = (work: () => Stop | undefined): Stop | undefined => {
  try {
    return work();
  } catch (error) {
    const stop = stopBy(error);
    if (stop === undefined) throw error;
    return stop;
  }
};

/**
 * Tries an order now or, where the player rests at something else, at the next place of the same turn where it is
 * asked for: who may attack is already to be said in the step before.
 */
const attemptFreely = (trial: Game, order: OrderNow, scene: Scene): Stop | undefined => {
  const { number } = trial.state.turn;
  const first = tryHere(trial, order, scene);
  const labelled = new Set(scene.labels.values());
  let stop = first;
  while (stop?.is === 'refused' && !isAskedFor(trial, order)) {
    const onward = wayOn(trial, order.actor);
    if (onward === undefined) return first;
    answer(trial, onward);
    if (settleFor(trial, labelled) !== undefined || trial.state.turn.number !== number)
      return first;
    stop = obey(trial, order, labelled, scene.naming);
  }
  return stop;
};

const tryHere = (trial: Game, order: OrderNow, scene: Scene): Stop | undefined =>
  obey(trial, order, new Set(scene.labels.values()), scene.naming);

export const isAskedFor = (
  { state: { asked } }: { readonly state: Pick<Game['state'], 'asked'> },
  { wanted }: OrderNow,
): boolean => asked !== null && (wanted[0] === undefined || isAnswerTo(wanted[0].part, asked));

/** To want no more at a resting place: the one option there that is about nothing, or none of those that need not be taken. */
const wayOn = ({ state: { asked } }: Game, player: string): readonly Option[] | undefined => {
  if (asked?.rest !== true || asked.by !== player) return undefined;
  const ways = asked.options.filter((one) => one.card === undefined && one.player === undefined);
  return ways.length === 1 ? ways : asked.min === 0 ? [] : undefined;
};

/** `B cannot see x`, `B can count A hand`: what a player may know. */
export const examineSight = (
  scene: Scene,
  { how, face, player, what, not }: Asserting<'sight'>,
): Finding => {
  const { game } = scene;
  const place = 'zone' in what ? what : undefined;
  const ids =
    place === undefined
      ? cardsReferred(scene, what as readonly Ref[]).map(({ id }) => id)
      : cardsIn(game, place.player ?? '', place.zone);
  const nodes = ids.flatMap((id) => [origin(scene, `${id} zone`), origin(scene, `${id} shown`)]);
  const [known, why] = collect(game, () =>
    how === 'count'
      ? [knowsCount(game, player, place?.player ?? '', place?.zone ?? '')]
      : ids.map((id) =>
          face === undefined ? sees(game, player, id) : seesFace(game, player, id, face),
        ),
  );
  const decidedBy = because(scene, [...nodes, ...why.because]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const holds = known.length > 0 && known.every((one) => one === !not);
  const found = known.includes(undefined)
    ? 'no rule says so'
    : `${player} ${not ? 'can' : 'cannot'} ${how} ${place === undefined ? otherwise(scene, ids, known, !not) : 'it'}`;
  return { holds, found: known.length === 0 ? 'there is no such card' : found, decidedBy };
};

/** The cards of which it is not as is expected, each by its name. */
const otherwise = (
  { naming }: Scene,
  ids: readonly number[],
  known: readonly (boolean | undefined)[],
  expected: boolean,
): string =>
  ids
    .filter((_, at) => known[at] !== expected)
    .map(naming)
    .join(', ');

/**
 * Whether a player was asked for something at any time so far, and had a choice: what has one answer is asked of nobody.
 */
export const examineAsked = (
  scene: Scene,
  { player, decision, not }: Asserting<'asked'>,
): Finding => {
  const { game } = scene;
  const isMeant = ({ kind }: Decision): boolean => decision === undefined || kind === decision;
  const nodes = traceOf(game).nodes.flatMap(({ id, kind }) =>
    kind.is === 'decision' && isMeant(kind.decision) && leavesChoice(kind.decision)
      ? [{ id, by: kind.decision.by }]
      : [],
  );
  const { asked } = game.state;
  const now = asked !== null && isMeant(asked) && leavesChoice(asked) ? asked : undefined;
  const theirs = nodes.filter(({ by }) => by === player).map(({ id }) => id);
  const times = theirs.length + (now?.by === player ? 1 : 0);
  const decidedBy = because(scene, theirs);
  if (now?.by === player) for (const rule of deciders(game, now)) decidedBy.add(rule);
  const isNever = nodes.length === 0 && now === undefined;
  return {
    holds: times > 0 !== not,
    found: times === 0 ? `${player} was not asked` : `${player} was asked ${times} times`,
    decidedBy,
    ...(not && isNever
      ? { remark: 'nobody was asked for this: cite what decides it, if a rule does' }
      : {}),
  };
};

const leavesChoice = ({ options, numbers, min, max, ordered = false }: Decision): boolean =>
  numbers !== undefined || (max > 0 && (options.length > min || (ordered && options.length > 1)));

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
