/** Nouns that could mean no card at all: a problem says so. */
import type * as Kernel from '../../kernel/ability.js';
import { isModal } from '../../kernel/layer-changes.js';
import { entriesOf, type NounWord, type Vocabulary, zonesLooked } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span } from '../../language/document.js';
import { describe, type Description } from './describe.js';
import { areNeverThere, cardsMeant, checkKeyword, zonesSince } from './kinds.js';
import type { Located } from './located.js';
import type { Looking } from './nouns.js';
import { refuseUsedUp } from './never-done.js';
import { quiet, report, type Scope, zonesSaid } from './scope.js';

/** `1 of your opponent's`, `discard 1`, `1 in your hand`: of what? Only of what was spoken of it is known. */
export const checkWhich = (scope: Scope, phrase: NounPhrase, { from }: Looking): void => {
  const { owners, noun, name, properties, place, at } = phrase;
  if (noun !== undefined || name !== undefined) return;
  if (properties.length > 0)
    report(scope, 'nonsense', at, 'which cards?', 'say, for example: a card with …');
  else if (owners.length > 0)
    report(scope, 'nonsense', at, 'which cards?', 'say, for example: your opponent’s cards');
  else if (!from?.among && !place?.among)
    report(scope, 'nonsense', at, 'which cards?', 'say, for example: 1 card');
};

/** Whether words say what kind of card is meant, or nothing that is understood. */
export const isKind = ({ saysKind, zone, tests }: Description): boolean =>
  saysKind || zone !== undefined || tests.length === 0;

/** `for each fire`: a fire creature, or any fire card? `each graveyard`: a place, and no card. */
export const checkKinds = (
  scope: Scope,
  { noun, or, name, quantity }: NounPhrase,
  kinds: readonly Description[],
): void => {
  if (name !== undefined) return;
  const said = [...(noun === undefined ? [] : [noun]), ...or];
  for (const [index, { text, at }] of said.entries()) {
    const kind = kinds[index];
    if (kind === undefined) continue;
    if (!isKind(kind)) {
      const nouns = entriesOf(scope.lexicon.vocabulary, 'noun').slice(0, 2);
      const examples = nouns.map(({ words: [word = ''] }) => `${text} ${word}`);
      const help = `say, for example: ${examples.join(', ')}`;
      report(scope, 'nonsense', at, `‘${text}’ does not say what kind of card is meant`, help);
    } else if (kind.zone !== undefined && kind.noun === undefined && quantity !== undefined)
      report(
        scope,
        'nonsense',
        at,
        `‘${text}’ is a place, and no card`,
        `say, for example: 1 card in your ${text}`,
      );
  }
};

/** `shields in your deck`: a noun that says only where the cards are cannot speak of others. */
export const checkThere = (
  scope: Scope,
  place: Located,
  phrase: NounPhrase,
  { noun, zone }: Description,
): void => {
  // Of `item card` it is `item` that tells where they are, and what they are besides.
  if (
    (noun !== undefined && isElsewhere(noun.entry, place.zone)) ||
    (zone ?? place.zone) !== place.zone
  )
    refuseElsewhere(scope, phrase.noun?.at ?? phrase.at, phrase.noun?.text ?? '', place.zone);
};

/** `discard 1 of your shields`, `discard 1 flame card`: where a verb looks for its cards by itself, there are none of these. */
export const checkLooked = (
  scope: Scope,
  zones: readonly string[] | undefined,
  phrase: NounPhrase,
  { noun }: Description,
): void => {
  const [zone] = zones ?? [];
  if (zone === undefined || noun === undefined) return;
  const { at, text } = phrase.noun ?? { at: phrase.at, text: '' };
  const { zones: there = [], lie } = noun.entry;
  const isNever = (one: string): boolean =>
    isElsewhere(noun.entry, one) || lie?.includes(one) === false;
  if (phrase.attachedTo === undefined && zones?.every(isNever))
    refuseElsewhere(
      scope,
      at,
      text,
      zone,
      `say where they are: 1 card in your ${zonesSaid(scope, lie ?? there)}`,
    );
};

/** Whether a noun says only where cards are, and that is not there. */
export const isElsewhere = ({ tests, zones }: NounWord, zone: string): boolean =>
  tests.length === 0 && zones?.includes(zone) === false;

export const refuseElsewhere = (
  scope: Scope,
  at: Span,
  noun: string,
  zone: string,
  help?: string,
): void => report(scope, 'nonsense', at, `‘${noun}’ is no word for cards in ‘${zone}’`, help);

/** `your events get +1`: a card that is carried out once never lies where the others are played to. */
export const checkStays = (
  scope: Scope,
  phrase: NounPhrase,
  { noun, tests }: Description,
  zones: readonly string[],
): void => {
  const { defaultZone } = scope.lexicon.vocabulary;
  if (!areNeverThere(scope, tests, zones)) return;
  const plural = noun?.entry.plurals[0] ?? 'cards';
  report(
    scope,
    'nonsense',
    phrase.noun?.at ?? phrase.at,
    `‘${phrase.noun?.text ?? ''}’ never lie in the ${zonesSaid(scope, [defaultZone])}`,
    `say where they are, for example: ${plural} in your hand`,
  );
};

/** Whether one is meant that lies where texts look: `your unit`, and not `your unit card`, `a unit in your hand`. Some never do. */
export const checkTypeAlone = (
  scope: Scope,
  phrase: NounPhrase,
  pattern: Kernel.RolePattern,
): boolean => {
  const { noun, place } = phrase;
  if (pattern.is !== 'card' || pattern.filter.zones.length > 0) return false;
  if (place !== undefined || noun === undefined) return false;
  const described = describe(quiet(scope), noun.words);
  if (described.noun?.entry.typeAlone !== true) return false;
  checkStays(scope, phrase, described, zonesLooked(scope.lexicon.vocabulary));
  return true;
};

/** `your spells gain speed attacker`, `this loses slayer`: whether it does anything on those cards. */
export const checkKeywords = (
  scope: Scope,
  at: Span,
  subject: Kernel.Selection,
  changes: readonly Kernel.Change[],
): void => {
  // Of the card itself nothing lasts anyway: that is told.
  if (scope.carriedOut && subject.is === 'this') return;
  for (const change of changes) {
    const keyword = keywordIn(change);
    if (keyword !== undefined) checkKeyword(scope, at, cardsMeant(scope, subject), keyword);
  }
};

const keywordIn = (change: Kernel.Change): string | undefined => {
  if (change.change === 'gain-ability' && change.ability.kind === 'keyword')
    return change.ability.keyword;
  return change.change === 'lose-keyword' ? change.keyword : undefined;
};

/**
 * `destroy 1 aura. it gets +2`, `draw 1 card. it gets +2`: what lies there by now is the aura, or the card drawn, and nobody asks how
 * strong it is.
 */
export const checkUsedUp = (
  scope: Scope,
  at: Span,
  subject: Kernel.Selection,
  changes: readonly Kernel.Change[],
): void => {
  if (changes.every(isModal)) return;
  if (scope.spoken.usedUp && (subject.is === 'it' || subject.is === 'role'))
    return refuseUsedUp(scope, at);
  const zones = uselessIn(scope, subject, changes);
  if (zones.length === 0) return;
  report(
    scope,
    'nonsense',
    at,
    `the card that was spoken of last lies in the ${zonesSaid(scope, zones)} by then, where this makes nothing of it`,
    'say which card is meant: this gets …, 1 of your … gets …; or say it first, and then what is done to another card',
  );
};

/** The zones where the cards lie that were spoken of last, if nothing comes of it there. */
const uselessIn = (
  scope: Scope,
  subject: Kernel.Selection,
  changes: readonly Kernel.Change[],
): readonly string[] => {
  const { usedUpIn = [], heldIn = [] } = scope.lexicon.vocabulary;
  const since = zonesSince(scope, subject);
  const isUsedUp = (zone: string): boolean =>
    usedUpIn.some((one) =>
      typeof one === 'string' ? one === zone : one.zone === zone && !lieAs(scope, one.unless),
    );
  if (since.length > 0 && since.every(isUsedUp)) return since;
  if (subject.is !== 'it') return [];
  const there = since.length > 0 ? since : (cardsMeant(scope, subject)?.zones ?? []);
  const areHeld = there.length > 0 && there.every((zone) => heldIn.includes(zone));
  return areHeld && !changes.some((change) => isReadAhead(scope, change, there)) ? there : [];
};

/** Whether the text has put the cards that were spoken of last so: `face up`. */
const lieAs = ({ spoken: { taken } }: Scope, how: Readonly<Record<string, string>>): boolean =>
  typeof taken === 'object' &&
  Object.entries(how).every(([status, value]) => taken.as?.[status] === value);

/** What is read of cards before they are used: what they cost, and whether they have what lets them be used otherwise. */
const isReadAhead = (
  { lexicon: { vocabulary } }: Scope,
  change: Kernel.Change,
  zones: readonly string[],
): boolean => {
  const keyword = keywordIn(change);
  if (keyword !== undefined) return aheadIn(vocabulary, keyword) !== undefined;
  return (
    'trait' in change &&
    entriesOf(vocabulary, 'trait').some(
      ({ trait, unread }) =>
        trait === change.trait &&
        unread !== undefined &&
        !zones.some((zone) => unread.zones.includes(zone)),
    )
  );
};

/** In which zone a keyword does something, if that is none where texts work. */
const aheadIn = (vocabulary: Vocabulary, keyword: string): string | undefined =>
  entriesOf(vocabulary, 'keyword').find((one) => one.keyword === keyword)?.ahead;

/** `your spells gain gravity zero`: those that have been used already? */
export const checkAhead = (
  scope: Scope,
  { place }: NounPhrase,
  at: Span,
  subject: Kernel.Selection,
  changes: readonly Kernel.Change[],
): void => {
  const { vocabulary } = scope.lexicon;
  const zones = subject.is === 'cards' ? subject.filter.zones : [];
  // Who names the zone says that it is about the cards there.
  if (place !== undefined || zones.length === 0) return;
  const worked = [...zonesLooked(vocabulary), vocabulary.carriedOutIn];
  if (!zones.every((zone) => worked.includes(zone))) return;
  for (const change of changes) {
    const keyword = keywordIn(change);
    const zone = keyword && aheadIn(vocabulary, keyword);
    if (zone === undefined) continue;
    report(
      scope,
      'nonsense',
      at,
      `‘${keyword}’ does something of cards in the ${zonesSaid(scope, [zone])}, and these lie elsewhere`,
      `say where the cards are: cards in your ${zonesSaid(scope, [zone])} gain …`,
    );
  }
};

/** `your spells get -1 cost`: those that are being carried out, whose cost is settled by then? */
export const checkBeforeUse = (
  scope: Scope,
  at: Span,
  subject: Kernel.Selection,
  traits: readonly string[],
): void => {
  const { carriedOutIn, entries } = scope.lexicon.vocabulary;
  const zones = subject.is === 'cards' ? subject.filter.zones : [];
  const areCarriedOut = zones.length > 0 && zones.every((zone) => zone === carriedOutIn);
  if (!areCarriedOut && !(scope.carriedOut && subject.is === 'this')) return;
  for (const word of entries)
    if (word.kind === 'trait' && word.beforeUse && traits.includes(word.trait))
      report(
        scope,
        'nonsense',
        at,
        `‘${word.words[0] ?? ''}’ is settled before a card is carried out`,
        'say where the cards are that are to be used: spells in your hand',
      );
};
