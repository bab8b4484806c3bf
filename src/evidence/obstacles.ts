/** What stood in the way of a claim that does not hold, or of what it denies. */
import {
  attempt,
  attemptNow,
  cardsFor,
  isAskedFor,
  nodesOf,
  type Scene,
  trialOf,
} from '../harness/examine.js';
import { placeOf } from '../harness/examine/places.js';
import { eventSaid } from '../harness/said.js';
import { type Order, orderOf } from '../harness/script.js';
import type { GameEvent } from '../kernel/state.js';
import type { Claim, Part, Reference } from '../language/document.js';
import { normal } from '../language/names.js';
import {
  declinedFor,
  hasChanged,
  hasCome,
  hasLeft,
  occurredAt,
  preventedFor,
  undoneIn,
} from './fates.js';
import { nearFor, type Spoken, unpreventedFor, waitingFor } from './near.js';
import type { Explanation, Obstacle } from './obstacle.js';
import { keptOutFor, offersFor } from './offers.js';
import { refusalOf, rulesNamed } from './refusal.js';
import { valueOf } from './value.js';
import type { Watch } from './watch.js';

type Answer = Pick<Explanation, 'came' | 'obstacles'>;
type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

const missing = (obstacles: readonly Obstacle[]): Answer => ({ came: false, obstacles });
const unwanted = (obstacles: readonly Obstacle[]): Answer => ({ came: true, obstacles });

/** @param decidedBy the rules that took part in what was found */
export const obstaclesFor = (
  scene: Scene,
  watched: Watch,
  claim: Claim,
  decidedBy: ReadonlySet<string>,
): Answer => {
  switch (claim.kind) {
    case 'in':
      return aboutPlace(scene, watched, claim);
    case 'is': {
      const ids = idsOf(scene, claim.subjects);
      return claim.not && [...ids].some((id) => hasChanged(scene, id))
        ? unwanted(aboutPrevention(scene, watched, ids))
        : missing(aboutCards(scene, watched, ids));
    }
    case 'happened':
      return aboutHappening(scene, watched, claim);
    case 'equals':
      return missing(aboutValue(scene, watched, claim.left));
    case 'has':
      return missing(aboutHaving(scene, watched, claim));
    case 'can':
      return missing(aboutTrying(scene, watched, claim, decidedBy));
    case 'options':
      return missing(
        isAsked(scene, claim.player.text)
          ? offersFor(scene, watched, claim)
          : aboutAsking(scene, watched, claim),
      );
    case 'decides':
      return missing(aboutAsking(scene, watched, claim));
    case 'turn':
    case 'game':
      return missing(aboutResult(scene, watched));
  }
};

/** The cards that a claim speaks of. */
export const subjectsOf = (scene: Scene, claim: Claim): ReadonlySet<number> => {
  const { subjects } = claim.kind === 'happened' ? claim.happening : { subjects: [], ...claim };
  return idsOf(scene, subjects);
};

const idsOf = (scene: Scene, subjects: readonly Reference[]): ReadonlySet<number> =>
  new Set(subjects.flatMap((subject) => cardsFor(scene, subject).map(({ id }) => id)));

const spokenIn = ({ labels }: Scene, ids: ReadonlySet<number>): Spoken => ({
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

const aboutPlace = (scene: Scene, watched: Watch, claim: Of<'in'>): Answer => {
  const ids = idsOf(scene, claim.subjects);
  const zone = placeOf(claim.place.text, scene.vocabulary)?.zone ?? '';
  const all = [...ids];
  if (claim.not && all.some((id) => hasCome(scene, id, zone)))
    return unwanted(aboutPrevention(scene, watched, ids));
  const undone = claim.not ? [] : all.flatMap((id) => undoneIn(scene, id, zone));
  const about = all.some((id) => hasLeft(scene, id, zone)) ? aboutPrevention : aboutCards;
  return missing([...undone, ...about(scene, watched, ids)]);
};

/** What did not happen; what happened and should not have; or each time that it did, where it is counted. */
const aboutHappening = (scene: Scene, watched: Watch, claim: Of<'happened'>): Answer => {
  const { subjects, passive, verb } = claim.happening;
  const { happened } = nodesOf(scene, claim.happening);
  const times = claim.times?.value;
  const ids = idsOf(scene, subjects);
  const each = happened.flatMap((node) => occurredAt(scene, node, false));
  const isTooMany = times === undefined ? claim.not : happened.length > times;
  if (isTooMany && happened.length > 0) {
    const counted = times === undefined || times === 0 ? [] : each;
    return unwanted([...counted, ...aboutPrevention(scene, watched, ids)]);
  }
  const kind = eventSaid(scene.vocabulary, passive, verb.text)?.word.event;
  const found = [...each, ...aboutCards(scene, watched, ids, kind)];
  if (found.length > 0) return missing(found);
  const anybody = nodesOf(scene, { ...claim.happening, subjects: [] }).happened;
  return missing(anybody.flatMap((node) => occurredAt(scene, node, true)));
};

/** `mine power = 4000`; anything else that is counted is about no card. */
const aboutValue = (scene: Scene, watched: Watch, left: readonly Part[]): readonly Obstacle[] => {
  const [subject, ...rest] = left;
  if (subject === undefined || !('text' in subject)) return [];
  const ids = idsOf(scene, [
    { at: subject.at, text: subject.text, quoted: subject.kind === 'name' },
  ]);
  const words = normal(rest.map((part) => ('text' in part ? part.text : '')).join(' '));
  const trait = scene.vocabulary.traits[words.replace(/^printed /u, '')]?.trait;
  if (trait === undefined) return aboutCards(scene, watched, ids);
  return [...ids].flatMap((id) => valueOf(scene, id, trait));
};

const aboutHaving = (
  scene: Scene,
  watched: Watch,
  { subject, parts }: Of<'has'>,
): readonly Obstacle[] => {
  const text = normal(parts.map((part) => ('text' in part ? part.text : '')).join(' '));
  if (text === 'won' || text === 'lost') return aboutResult(scene, watched);
  const ids = idsOf(scene, [subject]);
  const trait = Object.entries(scene.vocabulary.traits).find(([key]) =>
    text.startsWith(`${key} `),
  )?.[1].trait;
  const values = trait === undefined ? [] : [...ids].flatMap((id) => valueOf(scene, id, trait));
  return [...values, ...aboutCards(scene, watched, ids)];
};

const aboutResult = (scene: Scene, watched: Watch): readonly Obstacle[] =>
  preventedFor(scene, watched, ({ kind }) => kind === 'lose' || kind === 'game-over');

const isAsked = ({ game }: Scene, player: string): boolean => game.state.asked?.by === player;

/** Somebody else is asked, or nobody: what was kept out of the decision, so that it did not arise. */
const aboutAsking = (
  scene: Scene,
  watched: Watch,
  claim: Of<'options' | 'decides'>,
): readonly Obstacle[] => {
  const { asked } = scene.game.state;
  const player = claim.player.text;
  const kind = claim.kind === 'decides' && claim.what ? normal(claim.what.text) : '';
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
  claim: Of<'can'>,
  decidedBy: ReadonlySet<string>,
): readonly Obstacle[] => {
  const parts = [...claim.parts, ...(claim.sets[0]?.members ?? [])];
  const order = orderOf(claim.player.text, parts, scene.vocabulary, scene.labels);
  const numbers = [...decidedBy];
  const action = parts.map((part) => ('text' in part ? part.text : '')).join(' ');
  if (claim.not)
    return [{ kind: 'allowed', action, by: '', rules: rulesNamed(scene, numbers, 'allowed') }];
  if (order === undefined)
    return [{ kind: 'refused', action, by: [], rules: rulesNamed(scene, numbers, '') }];
  return refusedIn(scene, watched, order);
};

const refusedIn = (scene: Scene, watched: Watch, order: Order): readonly Obstacle[] => {
  for (const tried of [attempt, attemptNow]) {
    const trial = trialOf(scene.game);
    const stop = tried(trial, order, scene);
    const isThere = isAskedFor(trial, order) || tried === attemptNow;
    if (stop?.is === 'refused' && isThere)
      return refusalOf({ scene: { ...scene, game: trial }, watched, order, stop });
  }
  return [];
};
