/** The parts of a claim that the grammar tells apart, ready to be read. */
import type { SaidClaim } from '../../../language/document.js';
import type { Assertion, Ref } from '../../assertion.js';
import { partWords } from '../places.js';
import { type Cursor, cursorOn, refuseRest } from '../reader.js';
import { type Names, readRefs } from '../refs.js';
import { report } from '../scope.js';

/** What makes an assertion of a claim; nothing where it is not understood. */
export type Reader = (names: Names, claim: SaidClaim) => Assertion | undefined;

/** What stands in front of the claim's verb, and behind it. */
export const headOf = ({ head }: SaidClaim): Cursor => cursorOn(partWords(head));
export const tailOf = ({ tail }: SaidClaim): Cursor => cursorOn(partWords(tail));

/** All of the head, as cards. */
export const cardsNamed = (names: Names, claim: SaidClaim): readonly Ref[] => {
  const refs = refsIn(names, claim);
  const player = refs.find(({ is }) => is === 'player');
  if (player !== undefined)
    report(names, 'nonsense', claim.at, `‘${player.text}’ is no card`, 'say: x in A hand');
  return refs;
};

/** All of the head, as cards and players. */
export const refsIn = (names: Names, claim: SaidClaim): readonly Ref[] => {
  const cursor = headOf(claim);
  const refs = readRefs(names, cursor);
  refuseRest(names, cursor, 'cards');
  return refs;
};
