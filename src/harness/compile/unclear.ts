/** Why nobody can tell which of several cards is meant, or which number: a problem says so. */
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

export type Unclear = keyof typeof reasons;

const reasons = {
  // It happens at the same time.
  beside: [
    'what happens at the same time cannot be spoken of yet',
    'say what comes first, then the other: draw 1 card, then discard it',
  ],
  several: [
    'several things were done at the same time, and this could mean any of them',
    'say them one after another, with then; them means all of the cards',
  ],
  // One thing was done to several that are named apart.
  'several objects': [
    'several things were done at the same time, and this could mean any of them',
    'say them one after another, with then; them means all of the cards',
  ],
  each: [
    'behind ‘for each’ this could be any of the cards for which something was done, or what was spoken of before',
    'say it within, with then: for each of your creatures, discard 1 card, then if it is …; or do it to all of them: all of your …',
  ],
  either: [
    'if that was so, this would be the card that was taken then, and otherwise the one that was spoken of before',
    'say it before, or within: if …, discard 1 card, then …; or name it: this, 1 of your …',
  ],
  'in the condition': [
    'this could be the card that the condition names, or the one that was spoken of before',
    'say first which is meant: if …, choose 1 of your …, then destroy it; or name it: this, 1 of your …',
  ],
  'this in the condition': [
    'this could be the card that has the text, which the condition names, or the one that was spoken of before',
    'name what is meant: this; that creature; or say it before: it gets …. if this is …, …',
  ],
  // To this, or to other cards, between what was spoken of and what is said of it.
  since: [
    'this could be the card that was spoken of before, or the one to which something was done since',
    'say first what is done to the one before; or name it: this, 1 of your …',
  ],
  'of the event': [
    'this could be the card of the event that is waited for, or the one that was spoken of before',
    'wait for that card: when it …; or name what is meant: 1 of your …',
  ],
  paid: [
    'this could be the card of what happened, or the one that was paid with',
    'say: this, where it is the card itself; that unit, of what happened; for each card discarded this way, of what was paid with',
  ],
  'number since': [
    'this could be the number that was spoken of before, or that of what was done since',
    'say it before: discard 2 cards. draw that many cards. tap this',
  ],
  drawn: [
    'this could be the card that was spoken of before, or the one that was drawn',
    'say first what is done to the one before, and then: draw 1 card; or name it: this, 1 of your …',
  ],
  both: [
    'one card did something to another, and this could mean either of them',
    'say first what is done to the one: choose 1 of your …, untap it, then it …; or name it: this, 1 of your …',
  ],
  'of the bearer': [
    'this could be the card that has what stands in braces, or the one of which the text around it spoke',
    'say: this, for the card that has it; or do to the other what is done to it before',
  ],
} as const satisfies Readonly<Record<string, readonly [message: string, help: string]>>;

/** Which card is meant is as unclear as which number; or both are clear. */
export const unclearAll = (why: Unclear | undefined) =>
  ({ unclear: why, unclearNumber: why }) as const;

/** `choose 1 creature. your creatures gain { when this attacks: destroy it }`: the one that attacks, or the chosen one? */
const ofBearer = ({ spoken: { it, itself }, amongOthers }: Scope): Unclear | undefined =>
  amongOthers === true && it !== undefined && it === itself ? 'of the bearer' : undefined;

/**
 * Whether it is clear which of the things done is meant; reported where it is not.
 *
 * @param of what is spoken of: cards, or a number
 */
export const isClear = (
  scope: Scope,
  at: Span,
  of: 'unclear' | 'unclearNumber' = 'unclear',
): boolean => {
  const unclear = scope.spoken[of] ?? (of === 'unclear' ? ofBearer(scope) : undefined);
  if (unclear === undefined) return true;
  const [message, help] = reasons[unclear];
  report(scope, 'nonsense', at, message, help);
  return false;
};

/** The same of what only a cost makes unclear, which stands in front of what takes the place of an event. */
export const checkNotPaid = (scope: Scope, at: Span): void => {
  const { paid, takings } = scope.spoken;
  const [message, help] = reasons.paid;
  if (scope.inPlace === true && paid?.takings === takings)
    report(scope, 'nonsense', at, message, help);
};
