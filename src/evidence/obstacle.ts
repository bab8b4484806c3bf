/** What stood in the way of something that was expected; plain data, for people and programs to read. */
import type { Told } from '../harness/verdict.js';
import type { Cause } from './why.js';
import type { Miss } from './miss.js';

export type RuleUsed = Told['rules'][number];

export type Obstacle =
  /** Something else took an event's place: which effect, and what came of it. */
  | {
      readonly kind: 'replaced';
      readonly event: string;
      readonly by: string;
      readonly rules: readonly RuleUsed[];
    }
  /** An event that rules forbade, and the cards whose texts they carry out. */
  | {
      readonly kind: 'forbidden';
      readonly event: string;
      readonly by: readonly Saying[];
      readonly rules: readonly RuleUsed[];
    }
  /** An event that could not happen; had what `misses` say been otherwise, it could have. */
  | {
      readonly kind: 'impossible';
      readonly event: string;
      readonly misses: readonly Miss[];
      readonly rules: readonly RuleUsed[];
    }
  /** A player chose otherwise, though this was among the options. */
  | {
      readonly kind: 'declined';
      readonly by: string;
      readonly decision: string;
      readonly option: string;
      readonly chosen: readonly string[];
    }
  /** It came about, and did not last. */
  | {
      readonly kind: 'undone';
      readonly event: string;
      readonly rules: readonly RuleUsed[];
    }
  /** A trigger or a replacement that waited for such an event, and not for this one. */
  | {
      readonly kind: 'trigger' | 'replacement';
      readonly card: string;
      readonly event: string;
      readonly misses: readonly Miss[];
    }
  /** A triggered ability whose event never came. */
  | { readonly kind: 'waiting'; readonly card: string; readonly event: string }
  /** One that does not work where its card lies. */
  | { readonly kind: 'elsewhere'; readonly card: string; readonly zone: string }
  /** One whose event came, and which nobody has used yet. */
  | { readonly kind: 'unused'; readonly card: string; readonly event: string }
  /** An "if" that was false. */
  | { readonly kind: 'condition'; readonly card: string; readonly misses: readonly Miss[] }
  /** A card that a text did not mean. */
  | {
      readonly kind: 'selection';
      readonly card: string;
      readonly verb: string;
      /** The card that is left out. */
      readonly of: string;
      readonly misses: readonly Miss[];
    }
  /** An option that rules forbade. */
  | {
      readonly kind: 'refused';
      readonly action: string;
      readonly by: readonly Saying[];
      readonly rules: readonly RuleUsed[];
    }
  /** No permission offered an option; these could have, and this is what they missed. */
  | {
      readonly kind: 'not-offered';
      readonly action: string;
      readonly rules: readonly RuleUsed[];
    }
  /** Had this been otherwise, the option would have been legal. */
  | {
      readonly kind: 'but-for';
      readonly misses: readonly Miss[];
      readonly rules: readonly RuleUsed[];
    }
  /** The decision never arose; what it would have been for, and what is asked instead. */
  | {
      readonly kind: 'not-asked';
      readonly player: string;
      readonly for: string;
      readonly asked: string;
    }
  /** What is refused now would be legal later in the same turn. */
  | { readonly kind: 'later'; readonly action: string; readonly step: string }
  /** What is legal though it was not expected: the rules that allow it, or the card whose text means it. */
  | {
      readonly kind: 'allowed';
      readonly action: string;
      readonly by: string;
      readonly rules: readonly RuleUsed[];
    }
  /** How many there are to choose. */
  | {
      readonly kind: 'number';
      readonly player: string;
      readonly min: number;
      readonly max: number;
      readonly rules: readonly RuleUsed[];
    }
  /** Something of the kind that did happen: one of those counted, or what happened to another. */
  | {
      readonly kind: 'occurred';
      readonly event: string;
      /** The card by whose ability it did, or nothing. */
      readonly by: string;
      readonly other: boolean;
      readonly rules: readonly RuleUsed[];
    }
  /** A number, and every change that made it what it is. */
  | {
      readonly kind: 'value';
      readonly card: string;
      readonly trait: string;
      readonly printed: string;
      readonly changes: readonly {
        readonly by: string;
        readonly from: string;
        readonly to: string;
        readonly rules: readonly RuleUsed[];
      }[];
      readonly now: string;
    }
  /** A cited rule that does not decide the line, and what it took part in instead. */
  | {
      readonly kind: 'idle';
      readonly rules: readonly RuleUsed[];
      readonly elsewhere: readonly string[];
      /** What becomes of the line without it: it holds all the same, or the play does not come that far. */
      readonly without: 'holds' | 'unreached';
      /** Why the play does not come that far. */
      readonly stopped: string;
    };

/** A card and what its text says cannot be done. */
export interface Saying {
  readonly card: string;
  readonly action: string;
}

/** Why one line came out as it did: what brought it about, and what stood in the way of what was expected. */
export interface Explanation {
  /** Where the ruling begins, and its rulebook. */
  readonly ruling: number;
  readonly rulebook: string;
  /** The line of the expectation, or of the action that was refused. */
  readonly line: number;
  readonly held: boolean;
  /** What the line denies came about: the causes say why, and the obstacles what might have prevented it and did not. */
  readonly came: boolean;
  readonly obstacles: readonly Obstacle[];
  /** The nearest cause first. */
  readonly causes: readonly Cause[];
}
