/** What stands where something is done, and is no verb that a text has: what is gained as a number, or what cards may do. */
import { keywordSpellings } from '../../../grammar/keywords.js';
import type { Word } from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { kindsOf } from './lexicon.js';
import { takeAll } from './reader.js';
import { quiet, report, type Scope, unknown } from './scope.js';
import type { WrittenAct } from './verbs.js';

/** The words behind which a text says what cards are like, and some verbs how much. */
const changing = [...keywordSpellings('Gain'), ...keywordSpellings('Lose')];

/** `it gains power equal to its cost`, as `they gain life equal to its cost`: a characteristic is no number of things. */
export const isToldAsChange = (scope: Scope, { verb, object, amount }: WrittenAct): boolean => {
  const [first, ...rest] = verb.words;
  const said = first?.text.toLowerCase() ?? '';
  if (amount === undefined || !changing.includes(said)) return false;
  const behind = [...rest, ...(object?.noun?.words ?? [])];
  const trait = wording(behind).toLowerCase();
  const verbs = scope.lexicon.verbs.get(said) ?? [];
  if (verbs.some(({ entry }) => entry.counts?.includes(trait))) return false;
  if (takeAll(quiet(scope), behind, 'trait') === undefined) return false;
  report(scope, 'nonsense', verb.at, `‘${said}’ does not go with this`, "say 'gets'");
  return true;
};

/** `your creatures cannot attack and block`: what cards can, cannot and must do no text does; reported where it is said so. */
export const isAction = (scope: Scope, { text, at }: Word): boolean => {
  if (!kindsOf(scope.lexicon, text.toLowerCase()).includes('action')) return false;
  report(
    scope,
    'nonsense',
    at,
    `‘${text}’ is nothing that a text has done: cards can, cannot or must do it`,
    `several of these are joined with ‘or’: it cannot attack or ${text} this turn`,
  );
  return true;
};

/** `your spells cost 1 less`, `this dances`: whether no verb of the game or the language begins so; reported. */
export const isNoVerb = (scope: Scope, { subject, verb }: WrittenAct): boolean => {
  const said = verb.words[0]?.text.toLowerCase() ?? '';
  if (subject === undefined || scope.lexicon.verbs.has(said) || changing.includes(said))
    return false;
  noVerb(scope, verb);
  return true;
};

/** Reports that these words are no verb. */
export const noVerb = (scope: Scope, { text, at }: WrittenAct['verb']): void =>
  /^costs?$/iu.test(text)
    ? report(
        scope,
        'nonsense',
        at,
        `‘${text}’ is nothing that cards do`,
        'what is paid for them is changed with gets: your spells get -1 cost',
      )
    : unknown(scope, 'unknown-word', at, { word: text, as: 'verb', among: ['verb'] });
