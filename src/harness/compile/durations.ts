/** How long: `until end of turn`, `during your opponent's next turn`, `while this is tapped`, `this turn`. */
import type * as Kernel from '../../kernel/ability.js';
import type {
  Duration,
  Happening,
  NounPhrase,
  Sentence,
  Term,
  Word,
} from '../../language/document.js';
import { wording } from '../../language/wording.js';
import { conditionOf, takeTurn } from './conditions.js';
import { spellings } from './lexicon.js';
import { takePossessor } from './players.js';
import { attemptAll, take } from './reader.js';
import { quiet, report, type Scope, unknown } from './scope.js';

export const durationOf = (scope: Scope, duration: Duration | undefined): Kernel.Duration => {
  if (duration === undefined) return 'game';
  switch (duration.kind) {
    case 'while':
      if (duration.unless)
        report(
          scope,
          'nonsense',
          duration.at,
          'is this asked once, or again and again?',
          'once: if you do not have 2 or more units, this …; again and again: this … while …',
        );
      return { as: 'long', condition: conditionOf(scope, duration.condition) };
    case 'until-so':
      report(scope, 'nonsense', duration.at, 'only what is counted goes on until something is so');
      return 'game';
    case 'until':
      return momentOf(scope, duration.moment, 'moment');
    case 'during':
      return momentOf(scope, duration.period, 'period');
  }
};

/** `until end of turn, this gets +1000. this gains blocker`: until when does it have that? */
export const checkHowLong = (
  scope: Scope,
  before: Sentence | undefined,
  sentence: Sentence,
): void => {
  if (!isLasting(sentence)) return;
  if (before !== undefined && isLasting(before) && before.stops === sentence.stops)
    checkSaidOfBoth(scope, before, sentence);
  if (before?.inFront === undefined || sentence.inFront !== undefined) return;
  if (sentence.duration !== undefined) return;
  report(
    scope,
    'nonsense',
    sentence.at,
    'how long is said in front of the sentence before this: does it go for this, too?',
    'say it in one sentence: until end of turn, it gets +1000 and gains blocker; or say how long behind each',
  );
};

/** What says that something is so, and perhaps how long. */
export type Lasting = Extract<Sentence, { readonly kind: 'change' | 'modal' }>;

export const isLasting = (sentence: Sentence): sentence is Lasting =>
  sentence.kind === 'change' || sentence.kind === 'modal';

/** How long a sentence says, wherever the words stand. */
export const howLong = (scope: Scope, sentence: Lasting): Lasting['duration'] =>
  withoutPeriod(scope, sentence).duration;

/** `this gets +2, then that gets +1 until end of turn`: nobody knows whether the end of it goes for both. */
const checkSaidOfBoth = (scope: Scope, before: Lasting, sentence: Lasting): void => {
  if (howLong(scope, sentence) === undefined || howLong(scope, before) !== undefined) return;
  report(
    scope,
    'nonsense',
    before.at,
    'how long is said of the other, and not of this',
    'say it of each: it gets +2 until end of turn, then this gets +1 until end of turn',
  );
};

/** `end of turn`, `the start of your next turn`: a moment of the game, and whose. */
const momentOf = (scope: Scope, term: Term, kind: 'moment' | 'period'): Kernel.Duration => {
  const found = named(scope, term.words, kind);
  if (found !== undefined) return found;
  const whole = kind === 'moment' ? momentsOf(scope, term.words) : [];
  if (whole.length === 0)
    unknown(scope, 'unknown-word', term.at, { word: term.text, as: kind, among: [kind] });
  else
    report(
      scope,
      'unknown-word',
      term.at,
      `until which moment of ‘${term.text}’?`,
      `say, and whose: ${whole.join(', ')}`,
    );
  return 'game';
};

/** `until your next turn`: the moments of that time. */
const momentsOf = ({ lexicon }: Scope, words: readonly Word[]): readonly string[] => {
  const [found = []] = words
    .map((_, from) => {
      const time = wording(words.slice(from));
      return spellings(lexicon, ['moment']).filter((one) => one.endsWith(` of ${time}`));
    })
    .filter((each) => each.length > 0);
  return found;
};

/** The entry that the words make without those that say whose. */
const named = (
  scope: Scope,
  words: readonly Word[],
  kind: 'moment' | 'period',
): Kernel.Duration | undefined => {
  for (let from = -1; from < words.length; from++)
    for (let to = words.length; to > Math.max(from, 0); to--) {
      if (from < 0 && to < words.length) break;
      const owner = from < 0 ? [] : words.slice(from, to);
      const rest = from < 0 ? words : [...words.slice(0, from), ...words.slice(to)];
      const found = ownedBy(scope, rest, owner, kind);
      if (found !== undefined) return found;
    }
  return undefined;
};

const ownedBy = (
  scope: Scope,
  rest: readonly Word[],
  owner: readonly Word[],
  kind: 'moment' | 'period',
): Kernel.Duration | undefined => {
  if (rest.length === 0) return undefined;
  const whose = owner.length === 0 ? undefined : attemptAll(scope, owner, takePossessor);
  if (owner.length > 0 && (whose === undefined || whose === 'any')) return undefined;
  return attemptAll(scope, rest, (inner, cursor) => {
    const found = take(inner, cursor, kind);
    if (found === undefined || (whose !== undefined && !found.entry.owned)) return undefined;
    const isTheirs = owner[0]?.text.toLowerCase() === 'their' && owner.length === 1;
    if (whose === 'owner' || (whose === 'controller' && !isTheirs) || whose === 'doer')
      refuseTurnOf(inner, owner);
    if (inner.ofBoard && found.entry.notYet) refuseNotYet(inner, rest);
    const until = found.entry.kind === 'moment' ? found.entry.moment : found.entry.period;
    return whose === undefined || whose === 'any' ? { until } : { until, whose };
  });
};

/** `effect e: mine gets +2 until end of battle`: on a board none is going on. */
const refuseNotYet = (scope: Scope, [first]: readonly Word[]): void => {
  if (first !== undefined)
    report(
      scope,
      'nonsense',
      first.at,
      'none is going on as a board begins, so the effect would have no end',
      'have it begin in the script, or say: until end of turn',
    );
};

/** `until the end of its owner's next turn`: turns are counted of you, and of your opponent. */
const refuseTurnOf = (scope: Scope, owner: readonly Word[]): void => {
  const [first] = owner;
  if (first !== undefined)
    report(
      scope,
      'unsupported',
      first.at,
      'no rule carries out yet how long that is: of one card it is another turn than of the next',
      'say: your next turn, your opponent’s next turn',
    );
};

/** `this turn` where a noun could stand: how long, and not what. */
export const asPeriod = (
  { lexicon }: Scope,
  { pronoun, noun, at }: NounPhrase,
): Duration | undefined => {
  if (pronoun !== 'this' || noun === undefined) return undefined;
  const lower = ['this', ...noun.words.map(({ text }) => text.toLowerCase())].join(' ');
  const isPeriod = lexicon.meanings.get(lower)?.some(({ entry }) => entry.kind === 'period');
  if (!isPeriod) return undefined;
  const words: readonly Word[] = [{ text: 'this', quoted: false, at }, ...noun.words];
  return { kind: 'during', period: { words, text: lower, at }, at };
};

/** `cannot attack this turn`: the grammar, which knows no periods, took the last words for what is attacked. */
export const withoutPeriod = (
  scope: Scope,
  sentence: Lasting,
): { readonly sentence: Lasting; readonly duration: Lasting['duration'] } => {
  const { duration } = sentence;
  const said = sentence.kind === 'modal' ? sentence : sentence.changes.at(-1);
  const last = said?.kind === 'modal' ? said.actions.at(-1) : undefined;
  const period = last?.object && asPeriod(scope, last.object);
  if (said?.kind !== 'modal' || last === undefined || period === undefined || duration)
    return { sentence, duration };
  const actions = [...said.actions.slice(0, -1), { ...last, object: undefined }];
  const without =
    sentence.kind === 'modal'
      ? { ...sentence, actions }
      : { ...sentence, changes: [...sentence.changes.slice(0, -1), { ...said, actions }] };
  return { sentence: without, duration: period };
};

/** `when a creature attacks this turn`: how long is waited is not said of what is waited for. */
export const withoutTime = (scope: Scope, happening: Happening): Happening => {
  const { object } = happening;
  const period = object && asPeriod(scope, object);
  if (object === undefined || period === undefined) return happening;
  report(
    scope,
    'nonsense',
    object.at,
    `‘when’ says what is waited for, and ‘${asPeriodSaid(object)}’ how long`,
    'what waits on a card waits as long as that is there; for the rest of a turn: this gains { when …: … } until end of turn',
  );
  return { ...happening, object: undefined };
};

const asPeriodSaid = ({ noun }: NounPhrase): string => `this ${noun?.text ?? ''}`;

/** How long a static text applies: while something is so, or during somebody's turn. */
export const whileOf = (
  scope: Scope,
  duration: Duration | undefined,
): { readonly condition?: Kernel.Condition } => {
  if (duration === undefined) return {};
  if (duration.kind === 'while') return { condition: conditionOf(scope, duration.condition) };
  const who =
    duration.kind === 'during' ? attemptAll(scope, duration.period.words, takeTurn) : undefined;
  if (who !== undefined && who !== 'any') return { condition: { is: 'turn', who } };
  if (duration.kind === 'during' && isUnknown(scope, duration.period)) {
    const { at, text } = duration.period;
    const help = 'say: during your turn, during your opponent’s turn; or while …';
    report(scope, 'unknown-word', at, `‘${text}’ is no time in which a text is always so`, help);
    return {};
  }
  durationOf(scope, duration);
  report(
    scope,
    'nonsense',
    duration.at,
    'what is always so has no end',
    'say: while …, during your turn',
  );
  return {};
};

const isUnknown = (scope: Scope, period: Term): boolean =>
  named(quiet(scope), period.words, 'period') === undefined;
