/** What a verb cannot do without, in the words behind it. */
import { nounOf, type VerbWord } from '../../kernel/vocabulary.js';
import { roleOfJoin } from './lexicon.js';
import { report, type Scope } from './scope.js';
import type { WrittenAct } from './verbs.js';

/** What a verb cannot do without stands behind it; what takes the place of an event is done to a part of that. */
export const checkNeeded = (
  scope: Scope,
  sentence: WrittenAct,
  word: VerbWord,
  beside: Readonly<Record<string, unknown>>,
): void => {
  const { needs } = word;
  if (needs === undefined) return;
  const isThere = beside[needs] !== undefined;
  if (word.ofEvent !== true || scope.inPlace !== true) {
    // What is said and not understood has been told.
    const isTold = scope.problems.length > 0 && isSaid(sentence, needs);
    if (!isThere && !isTold) reportMissing(scope, sentence, word, needs);
  } else if (isThere)
    report(
      scope,
      'nonsense',
      sentence.verb.at,
      `what takes the place of that is done to a part of it, and to nothing that is still to come`,
      `leave out ‘${needs} …’`,
    );
};

/** Cards are put to a zone, and on one. */
const isSaid = ({ prepositions }: WrittenAct, needs: string): boolean =>
  prepositions.some(({ join }) =>
    [needs, ...(needs === 'to' ? ['on'] : [])].includes(roleOfJoin(join)),
  );

const reportMissing = (
  scope: Scope,
  { at, verb }: WrittenAct,
  word: VerbWord,
  join: string,
): void => {
  const takes = word.joins?.[join] ?? [];
  const { vocabulary } = scope.lexicon;
  // `add … as a defending card`
  const [noun] = (word.coming ?? []).flatMap((predicate) => nounOf(vocabulary, predicate) ?? []);
  const [message, example] = takes.includes('place')
    ? [`‘${verb.text}’ does not say where to`, `${join} your hand`]
    : [
        `‘${verb.text}’ needs ‘${join} …’ behind it`,
        `${join} ${noun === undefined ? 'your opponent' : `a ${noun.words[0] ?? ''}`}`,
      ];
  report(scope, 'nonsense', at, message, `for example: ${word.forms.base} … ${example}`);
};
