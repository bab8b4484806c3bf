/**
 * Why each line of a ruling came out as it did: plays it again with a witness, and asks at every expectation what
 * brought it about and, where it does not hold, what stood in the way.
 */
import { examine, type Scene } from '../harness/examine.js';
import { judge, type JudgeOptions } from '../harness/judge.js';
import type { Case } from '../harness/suite.js';
import type { Examined } from '../harness/verdict.js';
import type { Claimed } from '../harness/compile/script.js';
import { lastOf } from './fates.js';
import type { Explanation, Obstacle } from './obstacle.js';
import { obstaclesFor, subjectsOf } from './obstacles.js';
import { refusalOf, rulesNamed } from './refusal.js';
import { watch, type Watch } from './watch.js';
import { type Cause, causesBehind } from './why.js';
import { nodeOf } from '../kernel/ledger.js';

/** Explains every line of a case that was reached. A case that makes no sense has no explanations. */
export const explain = (
  one: Case,
  { limits }: Pick<JudgeOptions, 'limits'> = {},
): readonly Explanation[] => {
  const explanations: Explanation[] = [];
  let scene: Scene | undefined;
  const watched = watch(() => scene);
  const add = (about: Omit<Explanation, 'ruling' | 'rulebook'>): void => {
    explanations.push({ ruling: one.ruling.at.line, rulebook: one.rulebook, ...about });
  };
  judge(one, {
    ...(limits === undefined ? {} : { limits }),
    witness: watched.witness,
    onLine: (_, now) => (scene = now),
    onExamined: (claimed, examined, at) =>
      add(explanationOf({ ...at, behind: [] }, watched, claimed, examined)),
    onStop: (stop, order, line, at) => {
      if (stop.is !== 'refused' || order === undefined) return;
      const obstacles = refusalOf({ scene: at, watched, order, stop });
      const { result } = at.game.state;
      const causes = result === null ? [] : causesBehind(at, [nodeOf(at.game, result)]);
      add({ line, held: false, came: false, obstacles, causes });
    },
  });
  return explanations;
};

const explanationOf = (
  scene: Scene & { readonly behind: number[] },
  watched: Watch,
  { assertion }: Claimed,
  examined: Examined,
): Omit<Explanation, 'ruling' | 'rulebook'> => {
  const { game } = scene;
  const { witness } = game;
  game.witness = undefined;
  const { holds, decidedBy } = examine(scene, assertion);
  const { came, obstacles } = holds
    ? { came: false, obstacles: [] }
    : obstaclesFor(scene, watched, assertion, decidedBy);
  game.witness = witness;
  const behind = causesBehind(scene, scene.behind);
  // Where nothing is known of what was expected, the last that became of the cards says most.
  const causes =
    holds || behind.length > 0 || obstacles.length > 0
      ? behind
      : causesBehind(scene, lastOf(scene, subjectsOf(scene, assertion)));
  return {
    line: examined.line,
    held: holds,
    came,
    obstacles: [...obstacles, ...unusedOf(scene, examined)],
    causes: [...neededOf(scene, examined), ...causes],
  };
};

/** Rules that left no mark on it, and without which it would not be so: the nearest of its causes. */
const neededOf = (scene: Scene, { needed = [] }: Examined): readonly Cause[] =>
  needed.map((rule) => ({
    kind: 'rule',
    text: 'without this rule it would not be so',
    rules: rulesNamed(scene, [rule], ''),
  }));

/** Cited rules that had no part in it, with what they had a part in. */
const unusedOf = (scene: Scene, { idle = [] }: Examined): readonly Obstacle[] =>
  idle.map(({ rule, elsewhere, without, stopped }) => ({
    kind: 'idle',
    rules: rulesNamed(scene, [rule], ''),
    elsewhere,
    without,
    stopped,
  }));
