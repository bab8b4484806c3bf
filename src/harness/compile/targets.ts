/** `1 target hero`: what a text calls its target, where its game has targets declared beforehand. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span } from '../../language/document.js';
import { cursorOn, restOf, takeWords } from './reader.js';
import { report, type Scope } from './scope.js';
import type { WrittenAct } from './verbs.js';

/** A phrase without the word, and the number of this mention of targets in its text; none where it is not said. */
export const withoutTarget = (
  scope: Scope,
  phrase: NounPhrase,
): { readonly phrase: NounPhrase; readonly target?: number } => {
  const { noun } = phrase;
  if (noun === undefined || scope.lexicon.vocabulary.declaresTargets !== true) return { phrase };
  const cursor = cursorOn(noun.words);
  if (takeWords(scope, cursor, 'reference', 'target') === undefined) return { phrase };
  const { targets } = scope;
  if (targets === undefined)
    report(
      scope,
      'nonsense',
      noun.at,
      'no targets are declared for this: it does not come to the stack by itself',
      'leave out ‘target’: what is chosen is chosen as it is carried out',
    );
  else targets.count++;
  return { phrase: { ...phrase, noun: restOf(cursor) }, target: targets?.count ?? 0 };
};

/** `when 1 target aura is destroyed`: what is waited for, counted or laid out is nothing that is declared. */
export const refuseTarget = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    scope.lexicon.vocabulary.declaresTargets === true
      ? 'targets are declared for what is carried out, and for nothing else'
      : 'no targets are declared in this game',
    'leave out ‘target’',
  );

/** How many targets there are is said. */
export const checkHowMany = (scope: Scope, { at }: NounPhrase, { is }: Kernel.Quantity): void => {
  if (is === 'all')
    report(scope, 'nonsense', at, 'how many targets?', 'say: 1 target hero, up to 2 target auras');
};

/** Whose text it is declares its targets: that another chooses them says nothing. */
export const checkWhoDeclares = (
  scope: Scope,
  { at }: WrittenAct,
  { ofSeveral }: VerbWord,
  meant: Kernel.Selection | Kernel.Several | undefined,
  who: Kernel.Who,
): void => {
  if (!ofSeveral || who === 'you') return;
  if (selectionsOf(meant).some((one) => one.is === 'cards' && one.target !== undefined))
    report(
      scope,
      'nonsense',
      at,
      'whoever has the text declares its targets, and nobody else',
      'say: choose 1 target aura; or leave out ‘target’: your opponent chooses 1 aura',
    );
};
