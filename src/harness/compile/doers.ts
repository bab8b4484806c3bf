/** Who does what a text says: a player, or a card. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase, Span } from '../../language/document.js';
import { checkVerb } from './agreement.js';
import { areApart } from './amounts.js';
import { checkDoing } from './never-done.js';
import { selectionOf } from './nouns.js';
import { actorIn, areSeveral, playersIn } from './players.js';
import { nowDoing, nowSpoken } from './references.js';
import { attempt, quiet, report, type Scope } from './scope.js';
import { isThey, sayWho, they } from './standing-for.js';
import type { VerbFound } from './verbs.js';
import { isClear } from './unclear.js';

/** Arguments by their joining words. */
export type Beside = Readonly<Record<string, Kernel.Argument>>;

/** Behind this word stands what does it, as in "is broken by this". */
export const doneBy = 'by';

/** Who does it; or the card that does it, for the player whose text says so. */
export const doerOf = (
  scope: Scope,
  found: VerbFound,
): { who: Kernel.Who; doing?: Kernel.Selection } => {
  const { word, sentence } = found;
  const { subject } = sentence;
  const isCard =
    word.byCards === 'only' ||
    (word.byCards === 'also' && subject !== undefined && !isPlayer(scope, subject));
  return isCard
    ? { who: 'you', doing: cardDoing(scope, found) }
    : { who: playerDoing(scope, found) };
};

const isPlayer = (scope: Scope, subject: NounPhrase): boolean =>
  they(quiet(scope), subject) !== undefined || playersIn(quiet(scope), subject) !== undefined;

/** `your opponent and you draw 1 card`: as one deed of both, or of each? */
const refuseSeveral = (scope: Scope, { others: [other] }: NounPhrase): void => {
  if (other !== undefined)
    report(
      scope,
      'nonsense',
      other.at,
      'what one does is said of one, or of each player',
      'say: each player …; or one after the other: your opponent …, then you …',
    );
};

/** Whom the sentence names; with "then draws" whoever the sentence before named; else you. */
const playerDoing = (scope: Scope, { word, form, sentence }: VerbFound): Kernel.Who => {
  const { subject, verb } = sentence;
  if (subject === undefined) {
    if (form !== 'third' || word.forms.third === word.forms.base) {
      const { base, third } = word.forms;
      if (scope.ofEach || scope.ofOthers || scope.spoken.several)
        refuseNobody(scope, verb.at, third, `they ${base} …, you ${base} …`);
      nowSpoken(scope.spoken, { doer: undefined, several: false });
      return 'you';
    }
    if (scope.spoken.doer === undefined)
      report(
        scope,
        'nonsense',
        verb.at,
        `who ‘${verb.text}’?`,
        `say: ${word.forms.base}, or: your opponent ${word.forms.third}`,
      );
    return scope.spoken.doer ?? 'you';
  }
  refuseSeveral(scope, subject);
  const before = they(scope, subject);
  const whose = before ?? attempt(scope, (inner) => playersIn(inner, subject));
  if (whose === undefined) {
    report(
      scope,
      'nonsense',
      subject.at,
      isThey(subject)
        ? `who are they that ‘${word.words[0] ?? verb.text}’? the text does not say`
        : `only a player can ‘${word.words[0] ?? verb.text}’`,
      sayWho,
    );
    return 'you';
  }
  const who = actorIn(scope, subject, whose);
  if (!sentence.may && (form === 'third' || form === 'base'))
    checkVerb(scope, subject, verb.words[0] ?? verb, {
      one: word.forms.third,
      several: word.forms.base,
    });
  // "They" are whoever was spoken of, and that was one.
  const isOfSeveral = before === undefined && areSeveral(withOwners(subject));
  if (isOfCards(who) && isOfSeveral) refusePlayers(scope, subject.at);
  else if (before === undefined || areApart(scope)) checkOneCard(scope, who, subject.at);
  if (isOfCards(who) && scope.spoken.it?.is === 'role')
    report(
      scope,
      'unsupported',
      subject.at,
      'no rule carries out yet what the player of that card does here',
      'say which player: your opponent discards 1 card',
    );
  nowDoing(scope.spoken, who);
  nowSpoken(scope.spoken, { several: areSeveral(subject) && !sentence.may });
  return who;
};

const isOfCards = (who: Kernel.Who): boolean => who === 'owner' || who === 'controller';

/** `each player retires 1 of their units. its owner draws 1 card`: that is one player where the text speaks of one card. */
export const checkOneCard = (scope: Scope, who: Kernel.Who | 'any', at: Span): void => {
  if (who === 'any' || !isOfCards(who)) return;
  if (areApart(scope)) refusePlayers(scope, at);
  else isClear(scope, at);
};

const refusePlayers = (scope: Scope, at: Span): void =>
  report(
    scope,
    'unsupported',
    at,
    'no rule carries out yet that the players of several cards do this',
    'of each card by itself: for each of them, its owner draws 1 card; of each player: they draw 1 card',
  );

/** `their owners`: whose they are is part of the words. */
const withOwners = (phrase: NounPhrase): NounPhrase => {
  const { owners, noun } = phrase;
  const text = [...owners, ...(noun ? [noun] : [])].map((one) => one.text).join(' ');
  return noun === undefined ? phrase : { ...phrase, noun: { ...noun, text } };
};

/** `they draw 1 card, then discard 1 card`, `each player chooses 1 of these: { draw 1 card | … }`: they, or you? */
export const refuseNobody = (scope: Scope, at: Span, verb: string, help: string): void =>
  report(scope, 'nonsense', at, `others than you were spoken of: who ${verb}?`, `say: ${help}`);

/** The subject of what only cards do: `it battles 1 creature`. */
const cardDoing = (scope: Scope, { word, sentence }: VerbFound): Kernel.Selection => {
  const { subject, verb, at } = sentence;
  const selection: Kernel.Selection =
    subject === undefined ? { is: 'it' } : selectionOf(scope, subject);
  if (subject === undefined || selection.is === 'player')
    report(scope, 'nonsense', subject?.at ?? at, `only a card can ‘${verb.text}’`);
  else if (!isOneCard(scope, selection))
    report(
      scope,
      'nonsense',
      subject.at,
      `one card can ‘${word.forms.base}’ at a time`,
      `say: 1 of your …, or of each of them: for each of your …, it ${word.forms.third}`,
    );
  if (word.byCards === 'only')
    checkDoing({ scope, word, verb: verb.text, at: subject?.at ?? at, meant: selection });
  return selection;
};

/** Whether one card is meant: of what each of several players chose, each of them has another. */
export const isOneCard = (
  scope: Scope,
  selection: Kernel.Selection | Kernel.Several,
  how: 'at most' | 'exactly' = 'exactly',
): boolean => {
  if (selection.is === 'several') return false;
  if (selection.is === 'it') return scope.spoken.many !== 'several' && !areApart(scope);
  if (selection.is !== 'cards') return true;
  const { is, amount } = selection.quantity;
  const isSo = is === 'exactly' || (how === 'at most' && is === 'up-to');
  return (isSo && amount === 1) || isTopOne(selection);
};

/** `the top card of your deck` */
const isTopOne = ({ quantity, filter }: Extract<Kernel.Selection, { is: 'cards' }>): boolean =>
  quantity.is === 'all' && filter.top === 1;
