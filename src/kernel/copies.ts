/** Games to play on from a state, and copies of them to try something on. */
import { type Ledger, copyLedger, newLedger, carry } from './ledger.js';
import { type Game, type World, spend } from './game.js';
import { type Budget, type Limits, newBudget, defaultLimits } from './budget.js';
import { copyState, type State } from './state.js';

/**
 * A game to play on from a state.
 *
 * @param ledger where it is written down how the game goes; null for nowhere
 */
export const newGame = (
  world: World,
  state: State,
  ledger: Ledger | null = newLedger(),
  limits: Limits = defaultLimits,
  budget: Budget = newBudget(limits),
): Game => gameOf({ world, state, ledger, limits, budget, steps: 0, witness: undefined });

type Given = Pick<Game, 'world' | 'state' | 'ledger' | 'limits' | 'budget' | 'steps' | 'witness'>;

/** All games have one shape, since everything looks at them. */
const gameOf = ({ world, state, ledger, limits, budget, steps, witness }: Given): Game => ({
  world,
  state,
  ledger,
  limits,
  budget,
  steps,
  listener: null,
  view: null,
  known: null,
  bearers: null,
  resolved: new WeakMap(),
  witness,
});

/** Another game that goes on from here without touching this one, at the cost of the same ruling. */
export const copyOf = (game: Game): Game => {
  const { world, state, ledger, limits, budget, witness, steps } = game;
  if (ledger === null) return trialOf(game);
  spend(game, state.things.length + ledger.trace.nodes.length / 16);
  const copy = copyState(state, carry(ledger));
  return gameOf({
    world,
    state: copy,
    ledger: copyLedger(ledger),
    limits,
    budget,
    steps,
    witness,
  });
};

/** The same with nothing written down: for whoever only wants to know what comes of it. */
export const trialOf = (game: Game): Game => trialFrom(game, game.state);

/** The same from a state that the game has been in. */
export const trialFrom = (game: Game, state: State): Game => {
  const { world, limits, budget, witness, steps } = game;
  spend(game, state.things.length);
  const copy = copyState(state);
  const trial = gameOf({ world, state: copy, ledger: null, limits, budget, steps, witness });
  // Its cards have the same abilities by themselves; whichever of the two finds out more finds it for both.
  if (game.bearers !== null && game.bearers.of === state.things)
    trial.bearers = { ...game.bearers, of: copy.things };
  return trial;
};

/** The game as it is but for one card that does not count where it lies: to look at, and never to play on. */
export const withHeld = (game: Game, card: number): Game => {
  const { world, state, ledger, limits, budget, witness, steps } = game;
  const held = { ...state, held: [...state.held, card] };
  const looked = gameOf({ world, state: held, ledger, limits, budget, steps, witness });
  looked.bearers = game.bearers;
  return looked;
};
