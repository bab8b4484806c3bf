/** What somebody has chosen besides cards, where a text speaks of it: `of that race`, `it has that name`, `that number`. */
import type * as Kernel from '../../kernel/ability.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { NounPhrase } from '../../language/document.js';
import { isBare } from './located.js';
import { cursorOn, isDone, take, takeWords } from './reader.js';
import { report, type Scope } from './scope.js';

/** The test that `that race` stands for; nothing where the phrase says something else. */
export const chosenTest = (scope: Scope, phrase: NounPhrase): Kernel.Test | undefined => {
  const { noun, at } = phrase;
  if (noun === undefined || !saysThat(phrase)) return undefined;
  const cursor = cursorOn(noun.words);
  const trait = take(scope, cursor, 'trait')?.entry;
  if (trait === undefined || !isDone(cursor)) return undefined;
  checkChosen(scope, at, trait.trait, trait.words[0] ?? '');
  if (trait.is !== 'names')
    report(scope, 'nonsense', at, `‘${noun.text}’ has no values to choose from`);
  return { test: 'has', trait: trait.trait, chosen: true };
};

/** The amount that `that number` stands for; nothing where the phrase says something else. */
export const chosenNumber = (scope: Scope, phrase: NounPhrase): Kernel.Amount | undefined => {
  const { noun, at } = phrase;
  if (noun === undefined || !saysThat(phrase)) return undefined;
  const cursor = cursorOn(noun.words);
  if (takeWords(scope, cursor, 'reference', 'number') === undefined || !isDone(cursor))
    return undefined;
  checkChosen(scope, at, 'number', 'number');
  return { chosen: 'number' };
};

/** `that race`, and no card that was spoken of. */
const saysThat = (phrase: NounPhrase): boolean =>
  phrase.pronoun === 'it' &&
  phrase.quantity === undefined &&
  phrase.noun !== undefined &&
  isBare({ ...phrase, pronoun: undefined, place: undefined });

const checkChosen = (scope: Scope, at: NounPhrase['at'], what: string, word: string): void => {
  if (scope.spoken.values.has(what)) return;
  const known = entriesOf(scope.lexicon.vocabulary, 'verb').find(({ leaves }) => leaves === what);
  report(
    scope,
    'nonsense',
    at,
    known === undefined
      ? `in this game nobody chooses a ${word}`
      : `no ${word} was chosen before that this could mean`,
    known === undefined ? undefined : `say first: ${known.words[0] ?? ''}`,
  );
};

/** Of several who choose, nobody can say whose choice is meant. */
export const noteChosen = (
  values: Set<string>,
  leaves: string,
  instruction: Kernel.Instruction,
): void => {
  if (instruction.do === 'act' && instruction.who === 'each') values.delete(leaves);
  else values.add(leaves);
};
