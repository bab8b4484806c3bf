/** What the text of a card can say of the card itself that is carried out once: a spell, an event, an action. */
import type { AskedFor } from './asking.js';

/** What has effect where the text of a card that is carried out once names no zone, besides what is carried out. */
export interface OwnOfOneOffs {
  /** The actions that it says cannot be done with it. */
  readonly actions: readonly string[];
  /** What happens to it that it waits for; some of it only where it is said from which zone. */
  readonly waitsFor: readonly OwnEvent[];
  /** What happens to it of which it can take the place. */
  readonly replaces?: readonly string[];
  /** The verbs with which its text has the card itself used: it waits for that wherever it can be used. */
  readonly uses: readonly string[];
  /** Those that lie for a while among what stays: all that their texts say works there. */
  readonly lyingThere?: {
    /** Which they are, by what is written on them. */
    readonly cards: readonly { readonly trait: string; readonly value?: string }[];
    /** The actions that they say cannot be done with them, besides those that others say. */
    readonly actions: readonly string[];
    /** Others of which only that works there which asks for one thing: of types that do not stay anywhere. */
    readonly partly?: {
      readonly types: readonly string[];
      readonly cards: readonly { readonly trait: string; readonly value?: string }[];
      readonly asking: AskedFor;
      /** Why anything else is refused, and what can be said instead. */
      readonly why: string;
      readonly help: string;
    };
  };
}

interface OwnEvent {
  readonly event: string;
  /** What must be said of the event besides. */
  readonly where?: string;
}
