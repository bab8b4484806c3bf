/**
 * Cards for what takes the places of several events of one moment: where the game has them chosen as it is settled what
 * takes which place, they are chosen before any of it is carried out.
 */
import type { Instruction } from './ability.js';
import { type ActInstruction } from './acting.js';
import { choose, roles } from './choosing.js';
import { collect, type Game, Impossible, Unsupported } from './game.js';
import type { Batch, Proposed } from './batch.js';
import { blockNumber, contextOf, keyOfAct, type Locals } from './locals.js';
import { nodeOf, writeMore } from './ledger.js';
import { say } from './questions.js';
import type { Replacement } from './replacement.js';
import { players } from './select.js';
import { type Decision, newFrame, type Option, wordIn } from './state.js';
import { abilityInPlace, localsInPlace } from './substitutes.js';

/** A choice of cards on its way: for which act of the last replacement that was settled, and what that act keeps. */
export interface Choosing {
  act: number;
  readonly locals: Locals;
}

/** A choice that has to be made before a batch goes on. */
export interface AheadDecision {
  readonly decision: Omit<Decision, 'rule'>;
  readonly rules: readonly string[];
}

interface AheadAct {
  readonly instruction: ActInstruction;
  readonly block: number;
  readonly at: number;
}

/** Begins to choose for the replacement that was settled last. */
export const beginAhead = (game: Game, batch: Batch): void => {
  const { open, cleared, ready, instead } = batch;
  const several = open.length + cleared.length + ready.length + instead.length > 1;
  if (several && say(game, 'choosesAhead')) batch.ahead = { act: 0, locals: {} };
};

/** What is to be chosen next; nothing where all is. */
export const nextAhead = (game: Game, batch: Batch): AheadDecision | undefined => {
  while (batch.ahead !== null) {
    const { ahead } = batch;
    const one = lastOf(batch);
    const next = actsOf(game, one)[ahead.act];
    if (next === undefined) break;
    const [{ frame, decision }, why] = collect(game, () => {
      say(game, 'choosesAhead');
      const frame = { ...newFrame('act'), locals: localsFor(game, batch, next) };
      return { frame, decision: chosenFor(game, frame, next) };
    });
    // What is carried out in the end rests on what it could be carried out with.
    writeMore(game, nodeOf(game, one), why);
    if (decision !== null) {
      batch.ahead = { act: ahead.act, locals: frame.locals };
      return { decision, rules: why.marks.map(({ rule }) => rule) };
    }
    const key = keyOfAct(next.block, next.at);
    one.ahead = { ...one.ahead, [key]: chosenIn(frame.locals) };
    batch.ahead = { act: ahead.act + 1, locals: {} };
  }
  batch.ahead = null;
  return undefined;
};

/** @param node the decision */
export const aheadAnswered = (
  game: Game,
  batch: Batch,
  picked: readonly Option[],
  node: number,
): void => {
  const { ahead } = batch;
  if (ahead === null) throw new Impossible('an answer to a choice that nobody has');
  const role = wordIn(ahead.locals['role']);
  const cards = picked.map(({ card }) => card ?? 0);
  ahead.locals['chosen'] = { ...chosenIn(ahead.locals), [role]: cards };
  writeMore(game, nodeOf(game, lastOf(batch)), { marks: [], because: [node] });
};

const lastOf = ({ instead }: Batch): Replacement => {
  const one = instead.at(-1);
  if (one === undefined) throw new Impossible('cards are chosen for what takes no place');
  return one;
};

const chosenIn = (locals: Locals) => (locals['chosen'] ?? {}) as Record<string, readonly number[]>;

const localsFor = (game: Game, batch: Batch, { block, at }: AheadAct): Locals => {
  const one = lastOf(batch);
  const own = { ...localsInPlace(game, one), block, index: at, taken: takenFor(game, batch) };
  return Object.assign(own, batch.ahead?.locals);
};

/** What was chosen for others of the same moment, as far as it may not be chosen once more. */
const takenFor = (game: Game, { instead, placed }: Batch): readonly number[] => {
  const taken = [...placed, ...instead].flatMap(cardsAhead);
  return taken.length > 0 && !say(game, 'choosesAgain') ? taken : [];
};

/** What was chosen ahead lies there until it is carried out: no card goes elsewhere in that moment. */
export const refuseChosenTwice = (game: Game, { ready, instead, placed }: Batch): void => {
  const chosen = [...placed, ...instead].flatMap(cardsAhead);
  const isGone = ({ event: { kind, card }, isInPlace }: Proposed): boolean =>
    !isInPlace && kind === 'move' && chosen.includes(Number(card));
  if (!ready.some(isGone)) return;
  const [, { marks }] = collect(game, () => say(game, 'choosesAhead'));
  throw new Unsupported(
    marks[0]?.rule ?? '',
    'a card was chosen for what takes the place of an event, and moves in the same moment itself',
  );
};

const cardsAhead = ({ ahead = {} }: Replacement): readonly number[] =>
  Object.values(ahead).flatMap((chosen) => Object.values(chosen).flat());

/** Those acts for which cards can be named ahead: what is paid, and the first thing that is done. */
const actsOf = (game: Game, one: Replacement): readonly AheadAct[] => {
  const { costs, instead } = abilityInPlace(game, one);
  return [...actsIn(game, one, costs), ...actsIn(game, one, instead, 1)];
};

const actsIn = (
  game: Game,
  one: Replacement,
  block: readonly Instruction[],
  until = block.length,
): readonly AheadAct[] =>
  block.slice(0, until).flatMap((instruction, at) => {
    if (instruction.do !== 'act') return [];
    const doers = players(game, instruction.who, contextOf(localsInPlace(game, one)));
    return doers.length === 1 ? [{ instruction, block: blockNumber(game, block), at }] : [];
  });

/** Only what somebody chooses is settled ahead: what a text means otherwise it means once it is carried out. */
const chosenFor = (
  game: Game,
  frame: ReturnType<typeof newFrame>,
  { instruction }: AheadAct,
): Omit<Decision, 'rule'> | null => {
  const [player = ''] = players(game, instruction.who, contextOf(frame.locals));
  for (const [role, selection] of roles(instruction)) {
    if (selection.is !== 'cards' || selection.quantity.is === 'all') continue;
    const decision = choose(game, frame, player, role, selection, instruction);
    if (decision !== null) return decision;
  }
  return null;
};
