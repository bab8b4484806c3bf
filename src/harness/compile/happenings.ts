/** What wakes a trigger or is replaced. */
import type * as Kernel from '../../kernel/ability.js';
import type { EventWord } from '../../kernel/vocabulary.js';
import type { Happening, NounPhrase } from '../../language/document.js';
import { normal, own, singulars } from '../../language/names.js';
import { bareNoun, placeIn, roleOf } from './nouns.js';
import { whoseIs } from './players.js';
import { report, type Scope, unknown } from './scope.js';

export const patternOf = (scope: Scope, written: Happening): Kernel.EventPattern => {
  const happening =
    [written, withLongerVerb(written)]
      .map((one) => withObject(scope, one))
      .find((one) => eventNamed(scope, one) !== undefined) ?? withObject(scope, written);
  const found = eventNamed(scope, happening);
  if (found === undefined) {
    const form = formsOf(happening)[0] ?? normal(happening.verb.text);
    unknown(scope, 'unknown-event', happening.verb.at, {
      word: form,
      as: 'event',
      among: Object.keys(scope.lexicon.vocabulary.events),
    });
    return { event: '', roles: {} };
  }
  const { word, objectSaid, joinSaid, subjectSaid } = found;
  const { subject, object, prepositions } = happening;
  const pattern: Filling = { scope, word, roles: {}, where: { ...word.where } };
  if (subjectSaid) Object.assign(pattern.roles, ownerRole(scope, word, subject));
  else if (word.subject !== undefined) fill(pattern, word.subject, subject, 'the subject');
  if (object !== undefined && !objectSaid && !(word.object === undefined && isAnyCard(object)))
    fill(pattern, word.object ?? word.place, object, 'the object');
  for (const { join, object: behind } of prepositions)
    if (join !== joinSaid) fill(pattern, joinRole(word, join), behind, `‘${join} …’`);
  const { roles, where } = pattern;
  return { event: word.event, roles, ...(Object.keys(where).length > 0 ? { where } : {}) };
};

interface Filling {
  readonly scope: Scope;
  readonly word: EventWord;
  readonly roles: Record<string, Kernel.RolePattern>;
  readonly where: Record<string, string | number | boolean>;
}

const joinRole = ({ joins, place }: EventWord, join: string): string | undefined =>
  joins?.[join] ?? (['to', 'into', 'on', 'in'].includes(join) ? place : undefined);

/** Says what must stand in a role: a card or player, or a zone as a fixed word. */
const fill = (
  { scope, roles, where }: Filling,
  role: string | undefined,
  phrase: NounPhrase,
  what: string,
): void => {
  if (role === undefined)
    return report(scope, 'nonsense', phrase.at, `${what} has no meaning here`);
  const place = placeIn(scope, phrase);
  if (place === undefined) {
    roles[role] = roleOf(scope, phrase);
    return;
  }
  where[role] = place.zone;
  // "A card is put into your graveyard": then it is in yours.
  const { card } = roles;
  if (place.whose !== undefined && card?.is === 'card' && card.filter.whose === 'any')
    roles['card'] = { ...card, filter: { ...card.filter, whose: place.whose } };
};

/** `draw a card`: that it is a card goes without saying. */
const isAnyCard = ({ noun, owners, name, properties, place, other }: NounPhrase): boolean =>
  /^cards?$/.test(normal(noun?.text ?? '')) &&
  owners.length === 0 &&
  name === undefined &&
  properties.length === 0 &&
  place === undefined &&
  !other;

/** `your turn starts`: the noun belongs to the event's name, and its owner fills the role. */
const ownerRole = (
  scope: Scope,
  { subject }: EventWord,
  phrase: NounPhrase,
): Readonly<Record<string, Kernel.RolePattern>> => {
  const whose = whoseIs(scope, phrase.owners);
  if (subject === undefined || whose === undefined || whose === 'any') return {};
  return { [subject]: { is: 'player', who: whose } };
};

interface Named {
  readonly word: EventWord;
  /** Which neighbours of the verb are part of the event's name. */
  readonly objectSaid: boolean;
  readonly joinSaid: string | undefined;
  readonly subjectSaid: boolean;
}

/** The event with the longest name that fits the verb and its neighbours. */
const eventNamed = (scope: Scope, happening: Happening): Named | undefined => {
  const { events } = scope.lexicon.vocabulary;
  const { subject, object, prepositions } = happening;
  const noun = (phrase: NounPhrase | undefined) => normal(phrase?.noun?.text ?? '');
  const join = prepositions[0]?.join;
  const said = { objectSaid: false, joinSaid: undefined, subjectSaid: false };
  for (const form of formsOf(happening)) {
    const tries: readonly (readonly [string, Omit<Named, 'word'>])[] = [
      [`${form} ${noun(object)}`, { ...said, objectSaid: true }],
      [`${form} ${join ?? ''} ${noun(prepositions[0]?.object)}`, { ...said, joinSaid: join }],
      [`${noun(subject)} ${form}`, { ...said, subjectSaid: true }],
      [form, said],
    ];
    for (const [key, parts] of tries) {
      const word = own(events, key);
      if (word !== undefined) return { word, ...parts };
    }
    const ofTurn = noun(subject) === 'turn' ? own(events, form) : undefined;
    if (ofTurn !== undefined) return { word: ofTurn, ...said, subjectSaid: true };
  }
  return undefined;
};

/** `your opponent takes damage`: only the last word was taken for the verb. */
const withLongerVerb = (happening: Happening): Happening => {
  const { subject, verb } = happening;
  const words = subject.noun?.text.split(' ') ?? [];
  const last = words.at(-1);
  if (subject.noun === undefined || last === undefined || words.length < 2) return happening;
  const noun = { ...subject.noun, text: words.slice(0, -1).join(' ') };
  return {
    ...happening,
    subject: { ...subject, noun },
    verb: { ...verb, text: `${last} ${verb.text}` },
  };
};

/** `enters battle zone`, without an article, comes as one verb: what no event knows is the object. */
const withObject = (scope: Scope, happening: Happening): Happening => {
  const words = normal(happening.verb.text).split(' ');
  if (words.length < 2 || happening.object !== undefined) return happening;
  const { events } = scope.lexicon.vocabulary;
  for (let length = words.length; length > 0; length--) {
    const verb = { ...happening.verb, text: words.slice(0, length).join(' ') };
    if (!formsOf({ ...happening, verb }).some((form) => own(events, form) !== undefined)) continue;
    if (length === words.length) return happening;
    return {
      ...happening,
      verb,
      object: bareNoun(happening.verb.at, words.slice(length).join(' ')),
    };
  }
  return happening;
};

/** How a vocabulary may write the verb: `is destroyed`, `be destroyed`, `destroyed`; `enters`, `enter`. */
const formsOf = ({ verb, passive, would }: Happening): readonly string[] => {
  const said = normal(verb.text);
  if (passive && would) return [`be ${said}`, `is ${said}`, said];
  if (passive) return [`is ${said}`, `are ${said}`, `be ${said}`, said];
  return [said, `${said}s`, `${said}es`, `${said.replace(/y$/, 'ie')}s`, ...singulars(said)];
};
