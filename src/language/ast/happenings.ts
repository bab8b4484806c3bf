/** What happens, and to whom: what wakes a trigger, or is replaced. */
import type * as cst from '../../../grammar/generated/cst.js';
import type { Happening, NounPhrase, Preposition, Term } from '../document.js';
import { alternative, lastWord, nothing, nounPhrase, subject } from './nouns.js';
import { between, complain, join, spanOf, termOf, type Source, wordOf } from './source.js';
import { since, verb, withMore } from './clauses.js';

export function happening(source: Source, node: cst.HappeningCstNode): Happening {
  const {
    subject: subjects,
    Would,
    Be,
    Is,
    verb: verbs,
    nounPhrase: objects,
    preposition: preps,
    orHappens: others = [],
    since: times,
  } = node.children;
  const at = spanOf(source, node);
  const inSubject = verbs === undefined ? verbsInSubject(subjects[0]) : [];
  const own = withoutVerbs(subjects[0], inSubject, () =>
    subjectAndVerb(source, subjects[0], verbs?.[0]),
  );
  const first: Happening = {
    subject: own.subject,
    would: Would !== undefined,
    passive: (Is ?? Be) !== undefined,
    auxiliary: Is?.[0] && wordOf(source, Is[0]),
    verb: own.verb,
    object: undefined,
    prepositions: own.prepositions,
    or: [],
    at,
  };
  const all = [
    first,
    ...inSubject.map((one) => ({ ...first, verb: alternative(source, one), prepositions: [] })),
  ];
  // What stands behind several verbs belongs to the last of them.
  const last = all.pop() ?? first;
  const whole = {
    ...last,
    object: objects?.[0] && nounPhrase(source, objects[0]),
    prepositions: withMore(source, last.prepositions, preps),
  };
  const [head = whole, ...more] = [
    ...all,
    whole,
    ...others.map((one) => orHappens(source, one, first)),
  ];
  return { ...head, or: more, since: times?.[0] && since(source, times[0]) };
}

/** `this attacks or blocks`: where the subject's last word is the verb, what stands behind `or` are verbs, too. */
const verbsInSubject = (node: cst.SubjectCstNode | undefined): readonly cst.AlternativeCstNode[] =>
  (node?.children.nounPhrase[0]?.children.alternative ?? []).every(
    ({ children }) => children.Plain?.length === 1,
  )
    ? (node?.children.nounPhrase[0]?.children.alternative ?? [])
    : [];

/** Reads a subject without the verbs in it; the tree is left as it was. */
const withoutVerbs = <T>(
  node: cst.SubjectCstNode | undefined,
  verbs: readonly cst.AlternativeCstNode[],
  read: () => T,
): T => {
  const own = node?.children.nounPhrase[0]?.children;
  if (own === undefined || verbs.length === 0) return read();
  delete own.alternative;
  const result = read();
  own.alternative = [...verbs];
  return result;
};

/** `or returned to your hand`: the `is` of the first goes for it, too. */
export const orHappens = (
  source: Source,
  node: cst.OrHappensCstNode,
  { subject, would, passive }: Happening,
): Happening => {
  const { Is, verb: verbs, nounPhrase: objects, preposition: preps } = node.children;
  return {
    subject,
    would,
    passive: passive || Is !== undefined,
    auxiliary: Is?.[0] && wordOf(source, Is[0]),
    verb: verbs[0] ? verb(source, verbs[0]) : termOf(source, []),
    object: objects?.[0] && nounPhrase(source, objects[0]),
    prepositions: withMore(source, [], preps),
    or: [],
    at: spanOf(source, node),
  };
};

/**
 * A subject with a verb behind it, or with the verb as the last word of its noun. In the latter case `on` belongs
 * to the verb: `a creature attacks on your turn`.
 */
export function subjectAndVerb(
  source: Source,
  node: cst.SubjectCstNode | undefined,
  explicit: cst.VerbCstNode | undefined,
): {
  readonly subject: NounPhrase;
  readonly verb: Term;
  readonly prepositions: readonly Preposition[];
} {
  if (!node || explicit)
    return {
      subject: node ? subject(source, node) : nothing(source),
      verb: explicit ? verb(source, explicit) : termOf(source, []),
      prepositions: [],
    };
  const [main, where] = node.children.nounPhrase;
  const last = main && lastWord(main);
  if (!last) {
    const end = spanOf(source, node);
    complain(
      source,
      { ...end, start: end.end, line: end.endLine, column: end.endColumn },
      'expected what happens: a verb is missing',
      undefined,
      'unexpected-end',
    );
  }
  last?.list.pop();
  const own = main ? nounPhrase(source, main) : nothing(source);
  // The tree is left as it was.
  last?.list.push(last.word);
  const on = node.children.On?.[0];
  return {
    subject: own,
    verb: termOf(source, last ? [last.word] : []),
    prepositions:
      on && where
        ? [
            {
              join: 'on',
              object: nounPhrase(source, where),
              at: join(between(source, on, on), spanOf(source, where)),
            },
          ]
        : [],
  };
}
