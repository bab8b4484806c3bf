/** Noun phrases made where none was written. */
import type { NounPhrase, Span } from './document.js';

/** A noun phrase that says nothing. */
export const emptyNoun = (at: Span): NounPhrase => ({
  at,
  pronoun: undefined,
  definite: false,
  quantity: undefined,
  of: false,
  other: false,
  owners: [],
  noun: undefined,
  name: undefined,
  properties: [],
  place: undefined,
  attachedTo: undefined,
  or: [],
  orNames: [],
  among: false,
  others: [],
});
