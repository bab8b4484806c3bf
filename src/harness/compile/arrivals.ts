/** How cards come to a zone: `this enters the battle zone tapped`, `your opponent's units enter spent`. */
import type * as Kernel from '../../kernel/ability.js';
import { zonesLooked } from '../../kernel/vocabulary.js';
import type { NounPhrase, Sentence } from '../../language/document.js';
import { describe, lying } from './describe.js';
import { takeEvent } from './events.js';
import { eventTold } from './told.js';
import { checkStatesOf, checkStatesThere } from './kinds.js';
import { isBare } from './located.js';
import { selectionOf } from './nouns.js';
import { cursorOn, restOf } from './reader.js';
import { report, type Scope, zonesSaid } from './scope.js';

/** The continuous text of a sentence that says how something enters; nothing where it says something else. */
export const arrivalOf = (
  scope: Scope,
  { subject, verb, object, prepositions, may, amount, at }: Extract<Sentence, { kind: 'act' }>,
): Kernel.ContinuousText | undefined => {
  if (subject === undefined || prepositions.length > 0 || may || amount !== undefined)
    return undefined;
  if (object !== undefined && (!isBare(object) || object.quantity !== undefined)) return undefined;
  const happening = {
    subject,
    verb,
    object,
    prepositions,
    would: false,
    passive: false,
    auxiliary: undefined,
    or: [],
    at,
  };
  const told = eventTold(scope, happening);
  const to = told?.found.entry.where?.['to'];
  if (told === undefined || told.found.entry.event !== 'move' || typeof to !== 'string')
    return undefined;
  const { found, cursor } = told;
  const words = cursor.words.slice(0, cursor.at);
  const behind = cursor.words.slice(cursor.at + found.length);
  if (behind.length === 0) return undefined;
  takeEvent(scope, cursor, found);
  const said = describe(scope, behind, 'unknown-word', 'state');
  const zone = said.zone ?? to;
  const of = selectionOf(scope, { ...subject, noun: restOf(cursorOn(words)) });
  checkThatZone(scope, subject, of, zone);
  checkStatesThere(scope, at, said.status, zone);
  checkStatesOf(scope, at, said.status, of);
  return {
    subject: subjectIn(of, zone),
    changes: [{ change: 'enter', zone, status: lying(scope, at, said.status) }],
  };
};

/** `your shields enter face up`: to which zone? And `creatures in your hand enter tapped` would go for those of other zones, too. */
const checkThatZone = (
  scope: Scope,
  { at }: NounPhrase,
  subject: Kernel.Selection,
  zone: string,
): void => {
  if (subject.is !== 'cards') return;
  const { zones } = subject.filter;
  const looked = zonesLooked(scope.lexicon.vocabulary);
  if (zones.length === 0 || zones.includes(zone) || zones.every((one) => looked.includes(one)))
    return;
  const there = zonesSaid(scope, [zone]);
  report(
    scope,
    'nonsense',
    at,
    `this says how cards come to the ${there}, and names those of the ${zonesSaid(scope, zones)}`,
    `say to which zone they come: … enter the ${zonesSaid(scope, zones.slice(0, 1))} …; or leave out where they are`,
  );
};

/** The cards are meant as they are once they are there. */
const subjectIn = (subject: Kernel.Selection, zone: string): Kernel.Selection =>
  subject.is === 'cards' ? { ...subject, filter: { ...subject.filter, zones: [zone] } } : subject;
