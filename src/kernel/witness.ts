/**
 * What the kernel looked at and the trace does not keep: patterns, conditions and selections with what came of them.
 * Told only to whoever listens while a game is played again to learn why something did not come about.
 */
import type {
  Change,
  Comparison,
  Condition,
  EventPattern,
  Selection,
  TraitValue,
} from './ability.js';
import type { Active } from './active-effects.js';
import type { Game } from './game.js';
import type { Context, Seen } from './select.js';
import type { GameEvent, Option, Player } from './state.js';

/** What an effect says cannot, can or must be done: an action by name, or an event with somebody in a role of it. */
export type ModalAction = string | Pick<Extract<Change, { change: 'forbid' }>, 'event' | 'role'>;

export type Sight =
  /** An event of the kind that a trigger or a replacement waits for, and whether it is one it means. */
  | {
      readonly is: 'pattern';
      readonly pattern: EventPattern;
      readonly event: GameEvent;
      readonly context: Context;
      /** How the cards of the event looked to the pattern, where it does not see them as they are. */
      readonly seen: ((id: number) => Seen | null) | undefined;
      readonly held: boolean;
    }
  | {
      readonly is: 'condition';
      readonly condition: Condition;
      readonly context: Context;
      readonly held: boolean;
    }
  /** The cards to which a verb of a text can be done. */
  | {
      readonly is: 'selection';
      readonly selection: Selection;
      readonly verb: string;
      readonly context: Context;
      readonly found: readonly number[];
    }
  /** An event that could not happen as things stand. */
  | { readonly is: 'impossible'; readonly event: GameEvent }
  /** An option that rules keep out of a decision. */
  | {
      readonly is: 'forbidden';
      readonly player: Player;
      readonly action: string;
      readonly option: Option;
      readonly rules: readonly string[];
    }
  /** An effect that says what cannot, can or must be done, where a rule asked whether it says so of this card or player. */
  | {
      readonly is: 'modal';
      readonly how: 'cannot' | 'can' | 'must';
      readonly action: ModalAction;
      readonly who: number | Player;
      readonly active: Active;
      readonly held: boolean;
    }
  /** Two numbers that a text compares: by how much the first is the larger one. */
  | { readonly is: 'comparison'; readonly compare: Comparison['is']; readonly by: number }
  /** A number that a text makes use of otherwise than by comparing it. */
  | { readonly is: 'amount'; readonly amount: number }
  /** A step has been taken: the position is as it stands between that and the next. */
  | { readonly is: 'stepped' }
  /** One more round of whatever the game repeats by itself. */
  | { readonly is: 'round' }
  /** An effect that changed a characteristic of a card, or its abilities. */
  | {
      readonly is: 'change';
      readonly card: number;
      readonly trait: string;
      readonly before: TraitValue | readonly number[] | undefined;
      readonly after: TraitValue | readonly number[] | undefined;
      readonly layer: string;
      readonly active: Active;
    };

export type Witness = (sight: Sight, game: Game) => void;
