/**
 * Why each line of a ruling came out as it did: plays it again with a witness, and asks at every expectation what
 * brought it about and, where it does not hold, what stood in the way.
 */
import {
  attempt,
  attemptNow,
  cardsFor,
  examine,
  isAskedFor,
  type Scene,
  trialOf,
} from '../harness/examine.js';
import { placeOf } from '../harness/examine/places.js';
import { judge, type JudgeOptions } from '../harness/judge.js';
import { eventSaid } from '../harness/said.js';
import { orderOf } from '../harness/script.js';
import type { Case } from '../harness/suite.js';
import type { Examined } from '../harness/verdict.js';
import type { GameEvent } from '../kernel/state.js';
import type { Claim, Expectation, Part, Reference } from '../language/document.js';
import { normal } from '../language/names.js';
import { rulesAt, textOf } from '../harness/tell.js';
import { declinedFor, preventedFor, undoneIn } from './fates.js';
import { nearFor, waitingFor } from './near.js';
import type { Explanation, Obstacle } from './obstacle.js';
import { refusalOf, rulesNamed } from './refusal.js';
import { valueOf } from './value.js';
import { watch, type Watch } from './watch.js';
import { causesBehind } from './why.js';

/** Explains every line of a case that was reached. A case that makes no sense has no explanations. */
export const explain = (
  one: Case,
  { limits }: Pick<JudgeOptions, 'limits'> = {},
): readonly Explanation[] => {
  const explanations: Explanation[] = [];
  let scene: Scene | undefined;
  const named = (): ReadonlySet<number> => new Set(scene?.labels.values());
  const watched = watch(named, (id) => scene?.naming(id) ?? '');
  const add = (about: Omit<Explanation, 'ruling' | 'rulebook'>): void => {
    explanations.push({ ruling: one.ruling.at.line, rulebook: one.rulebook, ...about });
  };
  judge(one, {
    ...(limits === undefined ? {} : { limits }),
    witness: watched.witness,
    onLine: (_, now) => (scene = now),
    onExamined: (expectation, examined, at) =>
      add(explanationOf({ ...at, behind: [] }, watched, expectation, examined)),
    onStop: (stop, order, line, at) => {
      if (stop.is !== 'refused' || order === undefined) return;
      const obstacles = refusalOf({ scene: at, order, stop });
      add({ line, held: false, obstacles, causes: [] });
    },
  });
  return explanations;
};

const explanationOf = (
  scene: Scene & { readonly behind: number[] },
  watched: Watch,
  expectation: Expectation,
  { line, verdict }: Examined,
): Omit<Explanation, 'ruling' | 'rulebook'> => {
  const { game } = scene;
  const { witness } = game;
  game.witness = undefined;
  const { holds, decidedBy } = examine(scene, expectation);
  const obstacles = [
    ...(holds ? [] : obstaclesFor(scene, watched, expectation.claim)),
    ...(verdict === 'miscited' ? idle(scene, expectation, decidedBy) : []),
  ];
  game.witness = witness;
  return { line, held: holds, obstacles, causes: causesBehind(scene, scene.behind) };
};

/** Cited rules that had no part in it, with what they had a part in. */
const idle = (
  scene: Scene,
  { cited }: Expectation,
  decidedBy: ReadonlySet<string>,
): readonly Obstacle[] =>
  cited
    .filter(({ number }) => !decidedBy.has(number))
    .map(({ number }) => ({
      kind: 'idle',
      rules: rulesNamed(scene, [number], ''),
      elsewhere: scene.game.trace.nodes.flatMap((node) =>
        rulesAt(scene, node).some(({ rule }) => rule === number) ? (textOf(scene, node) ?? []) : [],
      ),
    }));

const obstaclesFor = (scene: Scene, watched: Watch, claim: Claim): readonly Obstacle[] => {
  switch (claim.kind) {
    case 'in': {
      const zone = placeOf(claim.place.text, scene.vocabulary)?.zone;
      const ids = idsOf(scene, claim.subjects);
      const undone = claim.not ? [] : [...ids].flatMap((id) => undoneIn(scene, id, zone ?? ''));
      return [...undone, ...aboutCards(scene, watched, ids)];
    }
    case 'is':
      return aboutCards(scene, watched, idsOf(scene, claim.subjects));
    case 'happened': {
      const { subjects, passive, verb } = claim.happening;
      const kind = eventSaid(scene.vocabulary, passive, verb.text)?.word.event;
      return aboutCards(scene, watched, idsOf(scene, subjects), kind);
    }
    case 'equals':
      return aboutValue(scene, watched, claim.left);
    case 'has':
      return aboutHaving(scene, watched, claim);
    case 'can':
      return claim.not ? [] : aboutTrying(scene, claim);
    case 'options':
    case 'decides': {
      const { asked } = scene.game.state;
      const player = claim.player.text;
      if (asked?.by === player && claim.kind === 'options') return [];
      const now = asked === null ? '' : `${asked.by}: ${asked.kind}`;
      const none = new Set<number>();
      return [{ kind: 'not-asked', player, asked: now }, ...aboutCards(scene, watched, none)];
    }
    case 'turn':
    case 'game':
      return preventedFor(scene, watched, ({ kind }) => kind === 'lose' || kind === 'game-over');
  }
};

const idsOf = (scene: Scene, subjects: readonly Reference[]): ReadonlySet<number> =>
  new Set(subjects.flatMap((subject) => cardsFor(scene, subject).map(({ id }) => id)));

const namedIn = ({ labels }: Scene): ReadonlySet<number> => new Set(labels.values());

/** @param kind events of which kind are meant where no card is spoken of */
const aboutCards = (
  scene: Scene,
  watched: Watch,
  ids: ReadonlySet<number>,
  kind?: string,
): readonly Obstacle[] => {
  const isAbout = (event: GameEvent): boolean =>
    ids.size === 0 ? event.kind === kind : ids.has(Number(event.card));
  return [
    ...preventedFor(scene, watched, isAbout),
    ...declinedFor(scene, ids),
    ...nearFor(scene, watched, ids, namedIn(scene)),
    ...waitingFor(scene, watched, ids, namedIn(scene)),
  ];
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
  { subject, parts }: Extract<Claim, { kind: 'has' }>,
): readonly Obstacle[] => {
  const text = normal(parts.map((part) => ('text' in part ? part.text : '')).join(' '));
  if (text === 'won' || text === 'lost')
    return preventedFor(scene, watched, ({ kind }) => kind === 'lose' || kind === 'game-over');
  const ids = idsOf(scene, [subject]);
  const trait = Object.entries(scene.vocabulary.traits).find(([key]) =>
    text.startsWith(`${key} `),
  )?.[1].trait;
  const values = trait === undefined ? [] : [...ids].flatMap((id) => valueOf(scene, id, trait));
  return [...values, ...aboutCards(scene, watched, ids)];
};

/** Tries the action again, to stand at the decision where it is refused. */
const aboutTrying = (scene: Scene, claim: Extract<Claim, { kind: 'can' }>): readonly Obstacle[] => {
  const parts = [...claim.parts, ...(claim.sets[0]?.members ?? [])];
  const order = orderOf(claim.player.text, parts, scene.vocabulary, scene.labels);
  if (order === undefined) return [];
  for (const tried of [attempt, attemptNow]) {
    const trial = trialOf(scene.game);
    const stop = tried(trial, order, scene);
    const isAsked = isAskedFor(trial, order) || tried === attemptNow;
    if (stop?.is === 'refused' && isAsked)
      return refusalOf({ scene: { ...scene, game: trial }, order, stop });
  }
  return [];
};
