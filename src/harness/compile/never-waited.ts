/** What nobody can wait for, or put something in the place of: events that never come about so, and a problem tells it. */
import { entriesOf, type EventWord, type Voice } from '../../kernel/vocabulary.js';
import type { Happening, Span } from '../../language/document.js';
import type { EventDraft, HappeningRead } from './happenings.js';
import { report, type Scope } from './scope.js';

/** `when a creature begins the game`: that only a card itself waits for, and with what is written on it. */
export const checkOnlyThis = (
  { scope, entry, roles }: EventDraft,
  { at }: Happening,
  role: string,
): void => {
  if (roles[role]?.is === 'this' && scope.own.length > 0 && scope.isLater !== true) return;
  const [word = ''] = entry.words;
  report(scope, 'nonsense', at, `only what is written on a card waits for ‘${word}’, of itself`);
};

/** `when this would attack: instead …`: what only tells that it attacks keeps nothing from happening where it is replaced. */
export const checkReplaced = (scope: Scope, { at }: Happening, entry: EventWord): void => {
  const { onlyTold, onlyForbidden } = scope.lexicon.vocabulary;
  const { event, before = event, neverReplaced, words } = entry;
  if (neverReplaced || ![...onlyTold, ...onlyForbidden].includes(before)) return;
  const [word = ''] = words;
  report(
    scope,
    'unsupported',
    at,
    `no rule carries out yet that something takes the place of ‘${word}’`,
  );
};

/** `when a flame card attached to this is detached`: by then it is attached to nothing. */
export const checkLoosened = (
  { scope, roles }: EventDraft,
  { subject }: Happening,
  voice: Pick<Voice, 'subject'>,
): void => {
  const one = voice.subject?.loosened ? roles[voice.subject.role] : undefined;
  if (one?.is !== 'card' || !one.filter.tests.some(({ test }) => test === 'attached')) return;
  report(
    scope,
    'nonsense',
    subject.at,
    'when this has come about the card is attached to nothing',
    'leave out to what: when a flame card is detached; what is to be kept from it: flame cards attached to this cannot be detached',
  );
};

/** `when an untapped creature becomes tapped`: by then it is tapped, and how it was nobody looks at. */
export const checkStateBefore = (
  scope: Scope,
  at: Span,
  { forms: { base }, brings: bringsItself }: EventWord,
  { pattern: { roles }, aspect }: HappeningRead,
): void => {
  const verbs = entriesOf(scope.lexicon.vocabulary, 'verb');
  const brings =
    bringsItself ??
    verbs.find((one) => one.brings !== undefined && one.forms.base === base)?.brings;
  const card = roles['card'];
  if (aspect !== 'done' || brings === undefined || card?.is !== 'card') return;
  const told = card.filter.tests.some(
    (test) => test.test === 'status' && test.status === brings.status,
  );
  if (told)
    report(
      scope,
      'nonsense',
      at,
      'how it lies is looked at once that has changed: this is never so, or always',
      'leave the state out: when a creature …',
    );
};
