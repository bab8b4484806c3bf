/** What stood in the way of a claim that does not hold, or of what it denies. */
import type { Asserting, Assertion, Ref, StandIn } from '../harness/assertion.js';
import {
  tryOrder,
  attemptNow,
  cardsFor,
  isAskedFor,
  eachOf,
  nodesOf,
  type Scene,
  trialOf,
} from '../harness/examine.js';
import { type OrderNow, orderNow } from '../harness/script.js';
import type { GameEvent } from '../kernel/state.js';
import {
  declinedFor,
  hasChanged,
  hasCome,
  hasLeft,
  occurredAt,
  preventedFor,
  undoneIn,
} from './fates.js';
import { nearFor, type SpokenCards, unpreventedFor, waitingFor } from './near.js';
import type { Explanation, Obstacle } from './obstacle.js';
import { keptOutFor, offersFor } from './offers.js';
import { refusalOf, rulesNamed } from './refusal.js';
import { valueObstacles } from './value.js';
import type { Watch } from './watch.js';

type Answer = Pick<Explanation, 'came' | 'obstacles'>;

const missing = (obstacles: readonly Obstacle[]): Answer => ({ came: false, obstacles });
const unwanted = (obstacles: readonly Obstacle[]): Answer => ({ came: true, obstacles });

/** @param decidedBy the rules that took part in what was found */
export const obstaclesFor = (
  scene: Scene,
  watched: Watch,
  claim: Assertion,
  decidedBy: ReadonlySet<string>,
): Answer => {
  switch (claim.is) {
    case 'where':
      return aboutPlace(scene, watched, claim);
    case 'state':
    case 'joined':
      return aboutState(scene, watched, claim);
    case 'happened':
      return aboutHappening(scene, watched, claim);
    case 'trait': {
      const ids = idsOf(scene, [claim.ref]);
      return missing([...ids].flatMap((id) => valueObstacles(scene, id, claim.trait)));
    }
    case 'attached':
      return missing(aboutCards(scene, watched, idsOf(scene, claim.refs)));
    case 'contents':
    case 'size':
    case 'holds':
    case 'asset':
    case 'lawful':
      return missing(aboutCards(scene, watched, new Set()));
    case 'sight': {
      const rules = rulesNamed(scene, [...decidedBy], '');
      return missing(
        claim.not
          ? [{ kind: 'allowed', action: claim.said, by: '', rules }]
          : [{ kind: 'refused', action: claim.said, by: [], rules }],
      );
    }
    case 'can':
      return missing(aboutTrying(scene, watched, claim, decidedBy));
    case 'options':
      return missing(
        isAsked(scene, claim.player)
          ? offersFor(scene, watched, claim)
          : aboutAsking(scene, watched, claim.player, ''),
      );
    case 'asked':
    case 'decides':
      return missing(aboutAsking(scene, watched, claim.player, claim.decision ?? ''));
    case 'result':
    case 'turn':
    case 'game':
      return missing(aboutResult(scene, watched));
  }
};

/** The cards that a claim speaks of. */
export const subjectsOf = (scene: Scene, claim: Assertion): ReadonlySet<number> => {
  if (claim.is === 'happened') return idsOf(scene, claim.told.subject?.refs ?? []);
  if ('refs' in claim) return idsOf(scene, claim.refs);
  return idsOf(scene, 'ref' in claim ? [claim.ref] : []);
};

/** What a card is or has: a value of one of its characteristics, where the claim is about one. */
const aboutState = (scene: Scene, watched: Watch, claim: Asserting<'state' | 'joined'>): Answer => {
  const ids = idsOf(scene, claim.refs);
  if (claim.not && [...ids].some((id) => hasChanged(scene, id)))
    return unwanted(aboutPrevention(scene, watched, ids));
  const traits =
    claim.is === 'joined' ? [] : claim.tests.flatMap((one) => ('trait' in one ? [one.trait] : []));
  const values = traits.flatMap((trait) =>
    [...ids].flatMap((id) => valueObstacles(scene, id, trait)),
  );
  return missing([...values, ...aboutCards(scene, watched, ids)]);
};

const idsOf = (scene: Scene, refs: readonly (Ref | StandIn)[]): ReadonlySet<number> =>
  new Set(refs.flatMap((ref) => cardsFor(scene, ref).map(({ id }) => id)));

const spokenIn = ({ labels }: Scene, ids: ReadonlySet<number>): SpokenCards => ({
  ids,
  named: new Set(labels.values()),
});

/** @param kind events of which kind are meant where no card is spoken of */
const aboutCards = (
  scene: Scene,
  watched: Watch,
  ids: ReadonlySet<number>,
  kind?: string,
): readonly Obstacle[] => {
  const isAbout = (event: GameEvent): boolean =>
    ids.size === 0 ? event.kind === kind : ids.has(Number(event.card));
  const spoken = spokenIn(scene, ids);
  return [
    ...preventedFor(scene, watched, isAbout),
    ...declinedFor(scene, ids),
    ...nearFor(scene, watched, spoken),
    ...waitingFor(scene, watched, spoken),
  ];
};

/** What might have prevented what happened to these cards. */
const aboutPrevention = (
  scene: Scene,
  watched: Watch,
  ids: ReadonlySet<number>,
): readonly Obstacle[] => [
  ...declinedFor(scene, ids).filter((one) => one.kind === 'declined' && one.decision === 'replace'),
  ...unpreventedFor(scene, watched, spokenIn(scene, ids)),
];

const aboutPlace = (
  scene: Scene,
  watched: Watch,
  { refs, not, place: { zone } }: Asserting<'where'>,
): Answer => {
  const ids = idsOf(scene, refs);
  const all = [...ids];
  if (not && all.some((id) => hasCome(scene, id, zone)))
    return unwanted(aboutPrevention(scene, watched, ids));
  const undone = not ? [] : all.flatMap((id) => undoneIn(scene, id, zone));
  const about = all.some((id) => hasLeft(scene, id, zone)) ? aboutPrevention : aboutCards;
  return missing([...undone, ...about(scene, watched, ids)]);
};

/** What did not happen; what happened and should not have; or each time that it did, where it is counted. */
const aboutHappening = (
  scene: Scene,
  watched: Watch,
  { told, not, times }: Asserting<'happened'>,
): Answer => {
  // Of several that are named those count of which it is not so.
  const parts = eachOf(told).map((one) => nodesOf(scene, one).happened);
  const isLacking = !not && times === undefined && parts.some(({ length }) => length === 0);
  const happened = isLacking ? [] : nodesOf(scene, told).happened;
  const ids = idsOf(scene, told.subject?.refs ?? []);
  const each = happened.flatMap((node) => occurredAt(scene, node, false));
  const isTooMany = times === undefined ? not : happened.length > times;
  if (isTooMany && happened.length > 0) {
    const counted = times === undefined || times === 0 ? [] : each;
    return unwanted([...counted, ...aboutPrevention(scene, watched, ids)]);
  }
  const found = [...each, ...aboutCards(scene, watched, ids, told.event)];
  if (found.length > 0) return missing(found);
  const anybody = nodesOf(scene, { ...told, subject: undefined }).happened;
  return missing(anybody.flatMap((node) => occurredAt(scene, node, true)));
};

const aboutResult = (scene: Scene, watched: Watch): readonly Obstacle[] =>
  preventedFor(scene, watched, ({ kind }) => kind === 'lose' || kind === 'game-over');

const isAsked = ({ game }: Scene, player: string): boolean => game.state.asked?.by === player;

/**
 * Somebody else is asked, or nobody: what was kept out of the decision, so that it did not arise.
 *
 * @param kind which decision was expected; any, where it is empty
 */
const aboutAsking = (
  scene: Scene,
  watched: Watch,
  player: string,
  kind: string,
): readonly Obstacle[] => {
  const { asked } = scene.game.state;
  return [
    {
      kind: 'not-asked',
      player,
      for: kind,
      asked: asked === null ? '' : `${asked.by}: ${asked.kind}`,
    },
    ...keptOutFor(scene, watched, player, kind),
    ...aboutCards(scene, watched, new Set()),
  ];
};

/** Tries the action again, to stand at the decision where it is refused. */
const aboutTrying = (
  scene: Scene,
  watched: Watch,
  claim: Asserting<'can'>,
  decidedBy: ReadonlySet<string>,
): readonly Obstacle[] => {
  const order = orderNow(claim.order, scene.labels);
  if (!claim.not) return refusedIn(scene, watched, order);
  const rules = rulesNamed(scene, [...decidedBy], 'allowed');
  return [{ kind: 'allowed', action: claim.order.said, by: '', rules }];
};

const refusedIn = (scene: Scene, watched: Watch, order: OrderNow): readonly Obstacle[] => {
  for (const tried of [tryOrder, attemptNow]) {
    const trial = trialOf(scene.game);
    const stop = tried(trial, order, scene);
    const isThere = isAskedFor(trial, order) || tried === attemptNow;
    if (stop?.is === 'refused' && isThere)
      return refusalOf({ scene: { ...scene, game: trial }, watched, order, stop });
  }
  return [];
};
