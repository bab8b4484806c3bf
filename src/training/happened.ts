/** What happened or did not, said as the expectation says it. */
import { examine, type Scene } from '../harness/examine.js';
import type { Asserting } from '../harness/assertion.js';
import type { Claimed } from '../harness/compile/script.js';
import type { Forms } from '../kernel/vocabulary.js';
import { howOften } from './words.js';

/** Nobody counts further than this. */
const mostTimes = 12;

export const happenedSentences = (
  scene: Scene,
  { expectation: { text } }: Claimed,
  claim: Asserting<'happened'>,
): readonly string[] | undefined => {
  const { order, times, told } = claim;
  if (order !== undefined) return inOrder(scene, text, claim);
  const subjects = told.subject?.refs ?? [];
  const heads = headsOf(text, subjects.length);
  if (heads === undefined) return undefined;
  const said = heads.map(({ text: own, at }) => {
    const ref = subjects[at];
    const one =
      ref === undefined || told.subject === undefined || heads.length === 1
        ? claim
        : { ...claim, told: { ...told, subject: { ...told.subject, refs: [ref] } } };
    const isSo = (count: number | undefined): boolean =>
      examine(scene, { ...one, not: false, times: count, order: undefined }).holds;
    if (times === undefined) return toldAs(own, told.entry.forms, isSo(undefined) ? undefined : 0);
    for (let count = 0; count <= mostTimes; count++)
      if (isSo(count)) return toldAs(own, told.entry.forms, count);
    return undefined;
  });
  return said.some((one) => one === undefined) ? undefined : said.flatMap((one) => one ?? []);
};

/** "x, y were destroyed" says it of each: a sentence for each. */
const headsOf = (
  text: string,
  subjects: number,
): readonly { readonly text: string; readonly at: number }[] | undefined => {
  if (subjects < 2) return [{ text, at: 0 }];
  const [, list, rest] = /^(.+?) (were .*|did .*)$/u.exec(text) ?? [];
  const names = list?.split(/, | and /u) ?? [];
  if (rest === undefined || names.length !== subjects) return undefined;
  return names.map((name, at) => ({ text: `${name} ${rest.replace(/^were /u, 'was ')}`, at }));
};

/** The sentence with as many times as it happened; nothing says: at least once. */
const toldAs = (text: string, forms: Forms, times: number | undefined): string | undefined => {
  const bare = text
    .replace(/ (?:exactly )?(?:\d+ times?|once|twice)(?= |$)/u, '')
    .replace(/ (was|were) not /u, ' $1 ')
    .replace(/ did not (\S+)/u, (all, base: string) =>
      base === 'happen' ? ' happened' : base === forms.base ? ` ${forms.past}` : all,
    );
  if (/ did not /u.test(bare)) return undefined;
  if (times === 0) return denied(bare, forms);
  return times === undefined ? bare : `${bare} ${howOften(times)}`;
};

const denied = (text: string, forms: Forms): string | undefined => {
  if (/ (was|were) /u.test(text)) return text.replace(/ (was|were) /u, ' $1 not ');
  if (/ happened\b/u.test(text)) return text.replace(/ happened\b/u, ' did not happen');
  const past = ` ${forms.past}`;
  return `${text} `.includes(`${past} `)
    ? `${text} `.replace(`${past} `, ` did not ${forms.base} `).trimEnd()
    : undefined;
};

/** `pit resolved before spark resolved`, or the other way round, or neither. */
const inOrder = (
  scene: Scene,
  text: string,
  claim: Asserting<'happened'>,
): readonly string[] | undefined => {
  const { order, not, times } = claim;
  const parts = text.split(/ (?:before|after) /u);
  const [first, second] = parts;
  if (order === undefined || not || times !== undefined || parts.length !== 2) return undefined;
  const isSo = (when: 'before' | 'after'): boolean =>
    examine(scene, { ...claim, order: { ...order, when } }).holds;
  // Always with the same one in front, whatever is right.
  if (isSo('before')) return [`${first} before ${second}`];
  if (isSo('after')) return [`${first} after ${second}`];
  return undefined;
};
