/** What a card says cannot be done to itself: its text works where it lies, and much is done to it only elsewhere. */
import type * as Kernel from '../../kernel/ability.js';
import type { ActionWord, Voice } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { isCarriedOut } from './one-offs.js';
import { report, type Scope, zonesSaid } from './scope.js';

/** `this cannot be used`: in the hand the card, where it lies its abilities. */
export const checkOwnZone = (
  scope: Scope,
  { ownNeedsZone, words: [word = ''] }: ActionWord,
  at: Span,
): void => {
  if (!ownNeedsZone || scope.inZone !== undefined || isCarriedOut(scope)) return;
  report(
    scope,
    'nonsense',
    at,
    `that it cannot ‘${word}’ a card says of itself only with a zone`,
    `say: in hand: this …, or: in ${zonesSaid(scope, [scope.lexicon.vocabulary.defaultZone])}: this …`,
  );
};

/** `you cannot summon this`: where its text works a card is not summoned, and what is carried out is used already. */
export const checkDoneToItself = (
  scope: Scope,
  at: Span,
  voice: Voice | undefined,
  change: Kernel.Change,
): void => {
  if (voice === undefined || scope.inZone !== undefined) return;
  const { defaultZone } = scope.lexicon.vocabulary;
  const done = [voice.object, ...Object.values(voice.joins ?? {})].filter((role) =>
    change.change === 'forbid'
      ? role !== undefined && change.event.roles[role.role]?.is === 'this'
      : 'other' in change && change.other?.is === 'this' && role === voice.object,
  );
  const isThere = !scope.carriedOut && done.every((role) => role?.zones?.includes(defaultZone));
  if (done.length === 0 || isThere) return;
  report(
    scope,
    'nonsense',
    at,
    'where this is so, that is never done to the card itself',
    'say it of the card, in its zone: in hand: this cannot be …',
  );
};
