/** What happened or did not, as a sentence: its words as the expectation has them, the verb in the form that is so. */
import { examine, type Scene } from '../harness/examine.js';
import type { Asserting, ToldEvent } from '../harness/assertion.js';
import { howOften } from './words.js';

/** Nobody counts further than this. */
const mostTimes = 12;

/** "x, y were destroyed" says it of each: a sentence for each. Nothing where there is no plain way to say it. */
export const happenedSentences = (
  scene: Scene,
  claim: Asserting<'happened'>,
): readonly string[] | undefined => {
  const { told } = claim;
  if (claim.order !== undefined) return inOrder(scene, claim);
  const said = told.said.each.map((subject, at) => {
    const ref = told.subject?.refs[at];
    const isOfOne = told.said.each.length === 1 || ref === undefined || told.subject === undefined;
    const one = isOfOne
      ? claim
      : { ...claim, told: { ...told, subject: { ...told.subject, refs: [ref] } } };
    const times = timesOf(scene, one);
    return times === undefined ? undefined : sentence(told, { subject, times, isOfOne });
  });
  return said.every((one) => one !== undefined) ? said : undefined;
};

/** How often it happened; `some` where the expectation asks only whether it did. */
const timesOf = (scene: Scene, claim: Asserting<'happened'>): number | 'some' | undefined => {
  const isSo = (times: number | undefined): boolean =>
    examine(scene, { ...claim, not: false, times, order: undefined }).holds;
  if (claim.times === undefined) return isSo(undefined) ? 'some' : 0;
  for (let times = 0; times <= mostTimes; times++) if (isSo(times)) return times;
  return undefined;
};

interface Sentence {
  readonly subject: string;
  readonly times: number | 'some';
  /** It is said of all that the expectation speaks of, so that its own verb fits. */
  readonly isOfOne: boolean;
}

const sentence = (told: ToldEvent, { subject, times, isOfOne }: Sentence): string =>
  [
    subject,
    ...verbOf(told, times === 0, isOfOne),
    told.said.behind,
    times === 0 || times === 'some' ? '' : howOften(times),
  ]
    .filter((text) => text !== '')
    .join(' ');

const verbOf = (
  { said: { auxiliary, being }, entry: { forms } }: ToldEvent,
  isDenied: boolean,
  isOfOne: boolean,
): readonly string[] => {
  if (auxiliary === 'happened') return isDenied ? ['did not happen'] : ['happened'];
  if (auxiliary === 'none') return isDenied ? ['did not', forms.base] : [forms.past];
  return [
    auxiliary === 'were' && isOfOne ? 'were' : 'was',
    isDenied ? 'not' : '',
    being ? 'being' : '',
    forms.participle,
  ].filter((word) => word !== '');
};

/** `pit resolved before spark resolved`, or the other way round, or neither. */
const inOrder = (scene: Scene, claim: Asserting<'happened'>): readonly string[] | undefined => {
  const { order, not, times, told } = claim;
  if (order === undefined || not || times !== undefined) return undefined;
  const isSo = (when: 'before' | 'after'): boolean =>
    examine(scene, { ...claim, order: { ...order, when } }).holds;
  const [first, second] = [told, order.told].map((one) =>
    sentence(one, { subject: one.said.subject, times: 'some', isOfOne: true }),
  );
  // Always with the same one in front, whatever is right.
  if (isSo('before')) return [`${first} before ${second}`];
  if (isSo('after')) return [`${first} after ${second}`];
  return undefined;
};
