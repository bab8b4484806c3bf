/** Whole games by players who choose anything legal, with decks of the corpus's cards. */
import { LimitReached } from '../../../src/kernel/budget.js';
import { newGame, trialOf } from '../../../src/kernel/copies.js';
import { type Game, Unsupported } from '../../../src/kernel/game.js';
import { advance, answer } from '../../../src/kernel/machine.js';
import { withoutReplacements } from '../../../src/kernel/replacement.js';
import { everyAnswerTo } from '../../../src/kernel/trying.js';
import { copyState, type Decision, type Option, type State } from '../../../src/kernel/state.js';
import { random } from '../../language/random.js';
import { again, json, legalAnswer, lostCard, notJson } from '../random/play.js';
import type { Dealt } from './decks.js';

/** How a game ended: by its rules, at a bound of ours, or at a rule that nobody has written. */
export interface Soaked {
  readonly end: string;
  readonly decisions: number;
  /** What went wrong, if anything did. */
  readonly complaint?: string;
}

/** A game takes some thousand decisions; one that takes so many more goes round without end. */
const mostDecisions = 20_000;

/** Some games have nothing that ends them once nobody attacks any more: they are over after so many turns. */
const mostTurns = 100;

/** In the others decks run out within some eighty turns, but for those to which cards keep coming back: these games are over after so many. */
const mostTurnsWithDecks = 200;

/** In a turn somebody may do as often as they like what costs nothing, or order what never stops waking: so many decisions are enough. */
const mostInTurn = 500;

/** What who pays is asked, besides what they pay with. */
const choices: readonly string[] = ['choose', 'may'];

/** What stands for an ability that is used is numbered for good: a long game has many. */
const limits = { steps: 1_000_000, depth: 300, cards: 40_000, work: 1e8, memory: 1e8 };

/** Every so-manieth decision each of its options is taken, on a copy, and the whole position goes through JSON. */
const triedEvery = 25;

/**
 * Plays a game to its end, every position through JSON on the way, and checks after each answer that no card is lost or
 * doubled, and now and then that each option offered can be taken.
 */
export const soak = ({ scenario }: Dealt, seed: number): Soaked => {
  const { world } = scenario;
  const roll = random(seed);
  let game = newGame(world, copyState(scenario.state), null, limits);
  const cards = game.state.things.length;
  const throughJson = anew();
  let hasChosen = false;
  let [retry, begun]: (Retry | undefined)[] = [];
  let [turn, before] = [0, 0];
  for (let decisions = 0; ; decisions++) {
    try {
      advance(game);
      const wrong = lostCard(game, cards);
      if (wrong !== undefined) return { end: 'fault', decisions, complaint: wrong };
      const { asked, result, refusal } = game.state;
      // What was begun and could not be paid after all is taken back, and a ruling would be refused there: whoever pays one
      // part of a cost with what the next one needs has it so, or says no to what would have made it payable, and so has it
      // whose payment something else took the place of, since nothing of that is looked at before. Where nobody chose, and
      // nothing else could have been answered, it was offered for nothing.
      if (refusal !== null)
        return hasChosen ||
          (retry !== undefined &&
            goesOtherwise(newGame(world, copyState(retry.before), null, limits))) ||
          (begun !== undefined &&
            isPaidOtherwise(newGame(world, begun.before, null, limits), begun.picked))
          ? { end: `taken back: ${refusal.message}`, decisions }
          : wrongBy('taken back', refusal.message, decisions);
      if (asked === null && result === null)
        return { end: 'fault', decisions, complaint: 'nothing is asked, and the game is not over' };
      if (asked === null) return { end: result?.why ?? '', decisions };
      const lastTurn = isEndless(world.rules.book.id) ? mostTurns : mostTurnsWithDecks;
      if (game.state.turn.number > lastTurn) return { end: 'turns', decisions };
      if (game.state.turn.number !== turn) [turn, before] = [game.state.turn.number, decisions];
      if (decisions - before > mostInTurn && !endsLoops(world.rules.book.id))
        return { end: 'a turn without end', decisions };
      if (decisions === mostDecisions)
        return { end: 'goes on', decisions, complaint: `after ${decisions} decisions it goes on` };
      if (decisions % triedEvery === 0) {
        const refused = notTaken(game, asked);
        if (refused !== undefined) return { end: 'fault', decisions, complaint: refused };
      }
      const state = throughJson(game.state, decisions % triedEvery === 0);
      if (typeof state === 'string') return { end: 'fault', decisions, complaint: state };
      const stored = newGame(world, state, null, limits);
      stored.steps = game.steps;
      const picked = legalAnswer(asked, roll);
      if (picked === undefined)
        return { end: 'fault', decisions, complaint: 'there is no legal answer' };
      retry = { before: copyState(stored.state), picked: again(stored, asked, picked) };
      if (stored.state.checkpoint === null) begun = retry;
      answer(stored, again(stored, asked, picked));
      // What takes the place of a payment is said behind the choice of what pays.
      if (asked.kind !== 'replace')
        hasChosen = choices.includes(asked.kind) && asked.options.length > picked.length;
      game = stored;
    } catch (error) {
      // What goes on by itself ends at a bound, where a book has no rule for it.
      if (error instanceof LimitReached)
        return endsLoops(world.rules.book.id)
          ? wrongBy('bound', error.message, decisions)
          : { end: `bound: ${error.message}`, decisions };
      if (error instanceof Unsupported) return { end: `unsupported: ${error.message}`, decisions };
      const complaint = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { end: 'fault', decisions, complaint };
    }
  }
};

/** A decision with the answer that it was given. */
interface Retry {
  readonly before: State;
  readonly picked: readonly Option[];
}

/** Whether what is begun here is not taken back, by some answers, where nothing takes the place of events. */
const isPaidOtherwise = (game: Game, picked: readonly Option[]): boolean => {
  game.state.facts[withoutReplacements] = true;
  answer(game, picked);
  advance(game);
  const { refusal, checkpoint, asked } = game.state;
  if (refusal !== null) return false;
  if (checkpoint === null || asked === null) return true;
  for (const next of everyAnswerTo(asked)) if (isPaidOtherwise(trialOf(game), next)) return true;
  return false;
};

/** Whether another answer to the decision is not taken back: then it was the answer, and not what was offered. */
const goesOtherwise = (game: Game): boolean => {
  const { options = [], min = 0, numbers } = game.state.asked ?? {};
  if (min !== 1 || numbers !== undefined) return false;
  return options.some((option) => {
    const trial = trialOf(game);
    answer(trial, [option]);
    advance(trial);
    return trial.state.refusal === null;
  });
};

/**
 * Takes positions of a game through JSON, one after another. Cards are never changed, but replaced: those that have been
 * through it stay as they are until the whole is wanted.
 *
 * @returns what JSON made of a position, or what it would have made another thing of
 */
const anew = (): ((state: State, whole: boolean) => State | string) => {
  const been = new WeakSet<object>();
  const through = <T extends object>(part: T): T => {
    if (been.has(part)) return part;
    const copy = json(part);
    been.add(copy);
    return copy;
  };
  return (state, whole) => {
    const { cards, things, ...rest } = state;
    const parts = [...cards, ...things].filter((part) => !been.has(part));
    const wrong = notJson(whole ? state : [rest, parts], 'state');
    if (wrong !== undefined) return wrong;
    return whole
      ? json(state)
      : { ...json(rest), cards: cards.map(through), things: things.map(through) };
  };
};

/** Whoever cannot draw has not lost, in these, and nothing ends what goes round. */
const isEndless = (rulebook: string): boolean => rulebook.startsWith('flesh-and-blood/');

/** Of what nobody can stop, and what changes something each time, this one has rules that end it. */
const endsLoops = (rulebook: string): boolean => rulebook.startsWith('fire-force/');

/** No game should come to that: each has its end, or a loop for its rules, and what is offered can be done. */
const wrongBy = (end: string, message: string, decisions: number): Soaked => ({
  end: `${end}: ${message}`,
  decisions,
  complaint: `${end}: ${message}`,
});

/** An option that is offered and cannot be taken. */
const notTaken = (game: Game, { options, min, numbers }: Decision): string | undefined => {
  if (min > 1 || numbers !== undefined) return undefined;
  for (const option of options) {
    const trial = trialOf(game);
    try {
      answer(trial, [option]);
      advance(trial);
    } catch (error) {
      if (error instanceof LimitReached || error instanceof Unsupported) continue;
      return `${JSON.stringify(option)} cannot be taken: ${String(error)}`;
    }
  }
  return undefined;
};
