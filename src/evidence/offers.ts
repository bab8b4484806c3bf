/** Why the answers to a decision are others than expected: what keeps some out, and what lets others in. */
import type { Asserting, Member } from '../harness/assertion.js';
import { answersTo, namesKey, nameOf, memberNames, type Scene } from '../harness/examine.js';
import { refNow, type RefNow } from '../harness/script.js';
import type { Decision } from '../kernel/state.js';
import { nameIn, sayingOf } from './wording.js';
import { leftOutBy } from './near.js';
import type { Obstacle } from './obstacle.js';
import { missingFrom, askedNumber, rulesNamed } from './refusal.js';
import type { KeptOut, Watch } from './watch.js';

/** What each option lacks that is missing, what lets in each that was not expected, and how many are to be chosen. */
export const offersFor = (
  scene: Scene,
  watched: Watch,
  { sets }: Asserting<'options'>,
): readonly Obstacle[] => {
  const { asked } = scene.game.state;
  if (asked === null) return [];
  const nameOfMember = memberNames(scene, asked);
  const wanted = sets.map((set) => set.map(nameOfMember));
  const names = new Set(wanted.flat());
  const offered = new Set(asked.options.map((option) => nameOf(scene, option)));
  const missing = new Map<string, Member>();
  for (const member of sets.flat()) {
    const name = nameOfMember(member);
    if (!offered.has(name)) missing.set(name, member);
  }
  return [
    ...[...missing.values()].flatMap((member) => keptOutOf(scene, watched, asked, member)),
    ...allowedIn(scene, asked, names),
    ...numberOf(scene, asked, wanted, offered),
  ];
};

const keptOutOf = (
  scene: Scene,
  watched: Watch,
  asked: Decision,
  { verb, ref: said }: Member,
): readonly Obstacle[] => {
  const ref = said && refNow(said, scene.labels);
  return standsAgainst(scene, watched, asked, verb, ref);
};

/** What keeps something out of a decision: what rules say of it, or the text that asks. */
export const standsAgainst = (
  scene: Scene,
  watched: Watch,
  asked: Decision,
  verb: string | undefined,
  ref: RefNow | undefined,
): readonly Obstacle[] => {
  const found = missingFrom(scene, asked, verb, ref ?? { is: 'word', text: verb ?? '' });
  if (found.length > 0) return found;
  if (ref?.is !== 'card') return [];
  const kept = watched
    .keptOut()
    .filter(({ player, action }) => player === asked.by && action === asked.kind)
    .filter(({ option }) => option.card === ref.id);
  const latest = kept.slice(0, 1).map((one) => keptOut(scene, one));
  return latest.length > 0 ? latest : leftOutBy(scene, watched, asked.source, ref.id);
};

/** The options that nobody expected: the rules that allow each, and the card whose text offers it. */
const allowedIn = (
  scene: Scene,
  asked: Decision,
  names: ReadonlySet<string>,
): readonly Obstacle[] =>
  asked.options
    .filter((option) => !names.has(nameOf(scene, option)))
    .map((option) => ({
      kind: 'allowed',
      action: nameOf(scene, option),
      by: option.rules.length === 0 ? nameIn(scene, asked.source) : '',
      rules: rulesNamed(scene, option.rules, 'allowed'),
    }));

/** Where the options are as expected and the answers are not: there are more or fewer to choose. */
const numberOf = (
  scene: Scene,
  asked: Decision,
  wanted: readonly (readonly string[])[],
  offered: ReadonlySet<string>,
): readonly Obstacle[] => {
  const legal = answersTo(scene, asked);
  const names = new Set(wanted.flat());
  const [legalKeys, wantedKeys] = [new Set(legal.map(namesKey)), new Set(wanted.map(namesKey))];
  const differs =
    wanted.some((set) => set.every((one) => offered.has(one)) && !legalKeys.has(namesKey(set))) ||
    legal.some((set) => set.every((one) => names.has(one)) && !wantedKeys.has(namesKey(set)));
  const rules = rulesNamed(scene, [asked.rule].filter(Boolean), '');
  return differs ? [askedNumber(asked, rules)] : [];
};

/** What rules kept out of decisions of a player, what the fewest rules did first; a decision with no options left is not asked. */
export const keptOutFor = (
  scene: Scene,
  watched: Watch,
  player: string,
  action: string,
): readonly Obstacle[] => {
  const named = new Set(scene.labels.values());
  return watched
    .keptOut()
    .filter((one) => one.player === player && (action === '' || one.action === action))
    .filter(({ option }) => option.card === undefined || named.has(option.card))
    .sort((one, other) => one.rules.length - other.rules.length)
    .map((one) => keptOut(scene, one));
};

const keptOut = (scene: Scene, { action, option, rules, by }: KeptOut): Obstacle => ({
  kind: 'refused',
  action: [action, option.card === undefined ? option.player : scene.naming(option.card)]
    .filter(Boolean)
    .join(' '),
  by: by.map((one) => sayingOf(scene, one)),
  rules: rulesNamed(scene, rules, 'forbade'),
});
