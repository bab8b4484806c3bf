/** Makes the state in which a scenario begins: cards in their zones, effects, the turn, the frames. */
import {
  type Game,
  type GameRules,
  Impossible,
  isOff,
  sayOr,
  Unsupported,
  type World,
} from '../../kernel/game.js';
import { newGame } from '../../kernel/machine.js';
import { amount } from '../../kernel/select.js';
import {
  type Card,
  emptyState,
  type Frame,
  type Json,
  type Player,
  type State,
  zoneKey,
} from '../../kernel/state.js';
import type { Problem, Span } from '../../language/document.js';
import { fillerKey, isFiller } from './cards.js';
import { mostCards, type PlannedCard } from './entries.js';
import type { Plan, PlanStep } from './plan.js';
import { problem } from './scope.js';

export interface Built {
  readonly state: State;
  readonly labels: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

interface Site {
  readonly world: World;
  /** Whether nothing has been set up yet. */
  readonly start: boolean;
  readonly state: State;
  readonly labels: Map<string, number>;
  readonly problems: Problem[];
  /** Where each card was written, by id. */
  readonly spans: (Span | undefined)[];
  /** States that the text gives to cards, by id. */
  readonly states: Map<number, Readonly<Record<string, string>>>;
  readonly zones: Map<string, Zone>;
}

interface Zone {
  readonly side: Player;
  readonly zone: string;
  readonly top: number[];
  readonly main: number[];
  readonly bottom: number[];
  /** Only what the text says is in it. */
  exact: boolean;
}

/**
 * Puts plans together, the shared board's first.
 *
 * @param at where to report what concerns the board as a whole
 */
export const build = (world: World, plans: readonly Plan[], at: Span): Built => {
  const { rules } = world;
  const start = plans.some((plan) => plan.start);
  const site: Site = {
    world,
    start,
    state: emptyState(rules.players[0]),
    labels: new Map(),
    problems: [],
    spans: [],
    states: new Map(),
    zones: new Map(),
  };
  setTurn(site, plans, start);
  const steps = plans.flatMap((plan) => plan.steps);
  const effects: Effects[] = [];
  for (const step of steps) {
    if (step.is === 'cards') placeCards(site, step);
    else if (step.is === 'effect')
      effects.push({ step, stamps: step.block.map(() => site.state.clock++) });
  }
  fillZones(site, start);
  settle(site);
  for (const step of steps) if (step.is === 'fact') setFact(site, step);
  const game = newGame(world, site.state);
  guarded(site, at, () => {
    enter(site, game);
    for (const effect of effects) addEffects(site, game, effect);
    if (!plans.some((plan) => plan.broken)) checkLawful(site, game, at);
  });
  return { state: site.state, labels: site.labels, problems: site.problems };
};

/** The rules of the game are asked; what goes wrong in them must not take the file's other rulings along. */
const guarded = (site: Site, at: Span, work: () => void): void => {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    site.problems.push(
      error instanceof Unsupported
        ? problem('unlawful-board', at, `the board cannot be looked at: ${why}`)
        : problem('nonsense', at, `a bug in Hantei, in making the board ready: ${why}`),
    );
  }
};

// ---------------------------------------------------------------- the turn

const setTurn = (
  { state, world: { rules } }: Site,
  plans: readonly Plan[],
  start: boolean,
): void => {
  const said = plans.reduce<Plan['turn']>((before, plan) => plan.turn ?? before, undefined);
  const entry = start ? 'start of game' : (said?.step ?? rules.defaultEntry);
  if (!start) {
    const player = said?.player ?? rules.players[0];
    // Not the first turn, so that what is on the board did not come this turn.
    const number = said?.number ?? 2;
    state.turn = { number, player, first: number === 1 ? player : rules.players[0], step: entry };
  }
  state.frames = framesOf(rules, entry);
};

const framesOf = (rules: GameRules, entry: string): Frame[] =>
  (rules.entries[entry] ?? []).map(([procedure, number]) => {
    const steps = rules.book.procedures.get(procedure)?.steps ?? [];
    const step = steps.findIndex((one) => one.number === number);
    if (step < 0) throw new Impossible(`${entry}: '${procedure}' has no step ${number}`);
    return {
      procedure,
      step,
      asked: false,
      locals: {},
      node: 0,
      here: 0,
      decisions: [],
      into: '',
      history: [],
    };
  });

// ---------------------------------------------------------------- cards

const zoneAt = (site: Site, side: Player, zone: string): Zone => {
  const key = zoneKey(side, zone);
  let found = site.zones.get(key);
  if (found === undefined) {
    found = { side, zone, top: [], main: [], bottom: [], exact: false };
    site.zones.set(key, found);
  }
  return found;
};

const placeCards = (site: Site, { place, cards }: Extract<PlanStep, { is: 'cards' }>): void => {
  const shared = site.world.rules.shared.includes(place.zone);
  const zone = zoneAt(site, shared ? '' : place.player, place.zone);
  const owner = place.player === '' ? site.state.turn.player : place.player;
  const list = zone[place.position ?? 'main'];
  if (place.position === undefined) zone.exact = true;
  const added: number[] = [];
  for (const card of cards) addCards(site, zone, owner, card, added);
  if (place.position === 'top') list.unshift(...added);
  else for (const id of added) list.push(id);
};

/** Adds the copies of a planned card to a list of ids, each with what is attached to it and what lies under it. */
const addCards = (
  site: Site,
  zone: Zone,
  owner: Player,
  planned: PlannedCard,
  into: number[],
  about: { readonly host?: number; readonly above?: number } = {},
): void => {
  const copies = planned.rest ? restOf(site, zone, into.length) : planned.copies;
  const definition = planned.definition ?? defaultFiller(site.world, zone.zone);
  for (let copy = 0; copy < copies; copy++) {
    const id = newCard(site, zone, owner, definition, about);
    if (id === 0) return;
    into.push(id);
    site.spans[id] = planned.at;
    if (Object.keys(planned.status).length > 0) site.states.set(id, planned.status);
    for (const fact of planned.facts) site.state.facts[`${id} ${fact}`] = true;
    const label = planned.labels[copy];
    if (label !== undefined) addLabel(site, label, id);
    for (const inner of planned.attached) addCards(site, zone, owner, inner, into, { host: id });
    for (const inner of planned.under) addCards(site, zone, owner, inner, into, { above: id });
  }
};

const addLabel = (site: Site, { name, at }: PlannedCard['labels'][number], id: number): void => {
  if (site.labels.has(name))
    site.problems.push(problem('duplicate-label', at, `two cards have the label ‘${name}’`));
  else site.labels.set(name, id);
};

const newCard = (
  site: Site,
  { side, zone }: Zone,
  owner: Player,
  definition: string,
  { host = 0, above = 0 }: { readonly host?: number; readonly above?: number },
): number => {
  const { state } = site;
  if (state.cards.length >= mostCards) return 0;
  const id = state.cards.length + 1;
  const card: Card = {
    id,
    definition,
    owner,
    controller: owner,
    zone,
    side,
    version: 0,
    status: {},
    host,
    above,
    since: 0,
    stamp: state.clock++,
  };
  state.cards.push(card);
  return id;
};

const defaultFiller = ({ cards, rules }: World, zone: string): string => {
  const key = fillerKey(rules.fill[zone]?.filler ?? 'blank');
  return cards.has(key) ? key : fillerKey('blank');
};

/** How many cards the zone still lacks to be as full as if the board said nothing of it. */
const restOf = ({ world: { rules }, start }: Site, zone: Zone, adding: number): number => {
  const fill = fillOf(rules, start);
  const said = zone.top.length + zone.main.length + zone.bottom.length + adding;
  return Math.max(0, (fill[zone.zone]?.count ?? 0) - said);
};

const fillOf = (rules: GameRules, start: boolean): GameRules['fill'] =>
  start ? (rules.startFill ?? rules.fill) : rules.fill;

/** Fills every zone of which the board says nothing, or only what is on top or at the bottom. */
const fillZones = (site: Site, start: boolean): void => {
  const { rules } = site.world;
  const fill = fillOf(rules, start);
  for (const [zone, { count, filler }] of Object.entries(fill)) {
    const sides = rules.shared.includes(zone) ? [''] : rules.players;
    for (const side of sides) {
      const here = zoneAt(site, side, zone);
      if (here.exact) continue;
      const owner = side === '' ? rules.players[0] : side;
      const key = site.world.cards.has(fillerKey(filler)) ? fillerKey(filler) : fillerKey('blank');
      for (let copy = 0; copy < count; copy++) {
        const id = newCard(site, here, owner, key, {});
        if (id !== 0) here.main.push(id);
      }
    }
  }
};

const settle = ({ state, zones }: Site): void => {
  for (const [key, { top, main, bottom }] of zones) state.zones[key] = [...top, ...main, ...bottom];
};

/** How cards lie where they are, and who controls them: as if they had come there, but for what the text says. */
const enter = (site: Site, game: Game): void => {
  const { state } = site;
  const entered = state.cards.map(entering(game));
  state.cards.forEach((card, index) => {
    const said = site.states.get(card.id);
    const { status, controller } = entered[index] ?? { status: {}, controller: card.owner };
    card.status = status;
    card.controller = controller;
    if (said === undefined) return;
    const { since, ...rest } = said;
    card.status = { ...status, ...rest };
    if (since === 'now') card.since = state.turn.number;
  });
  game.view = null;
};

interface Entered {
  readonly status: Record<string, string>;
  readonly controller: Player;
}

/** Asks the rules, and for a run of blank cards of one kind in one place only once. */
const entering = (game: Game): ((card: Card) => Entered) => {
  let last: Card | undefined;
  let before: Entered | undefined;
  return (card) => {
    const same =
      before !== undefined &&
      last?.definition === card.definition &&
      last.zone === card.zone &&
      last.side === card.side &&
      last.owner === card.owner &&
      isFiller(card.definition);
    const entered =
      same && before
        ? before
        : {
            status: sayOr<Record<string, string>>(game, 'entersWith', {}, card.id, card.zone),
            controller: sayOr<Player>(game, 'controllerIn', card.owner, card.id, card.zone),
          };
    [last, before] = [card, entered];
    return entered;
  };
};

// ---------------------------------------------------------------- facts and effects

const setFact = (
  site: Site,
  { about, fact, value, at }: Extract<PlanStep, { is: 'fact' }>,
): void => {
  const { state, labels, world } = site;
  if (about === '') {
    state.facts[fact] = value;
    return;
  }
  const player = world.rules.players.find((one) => one === about);
  const subject: Json | undefined = player ?? labels.get(about);
  if (subject === undefined)
    site.problems.push(problem('unknown-label', at, `there is no player or label ‘${about}’`));
  else state.facts[`${subject} ${fact}`] = value;
};

interface Effects {
  readonly step: Extract<PlanStep, { is: 'effect' }>;
  readonly stamps: readonly number[];
}

const addEffects = (site: Site, game: Game, { step, stamps }: Effects): void => {
  const { state, world, labels } = site;
  step.block.forEach((instruction, index) => {
    if (instruction.do !== 'change') return;
    const label = step.labels[index];
    const id = label === undefined ? undefined : labels.get(label);
    const { text, duration } = instruction;
    const context = { controller: world.rules.players[0], source: null, it: [], that: 0 };
    const timestamp = stamps[index] ?? state.clock++;
    state.effects.push({
      id: timestamp,
      source: null,
      controller: context.controller,
      timestamp,
      text: world.textIds.get(text) ?? -1,
      cards: id === undefined ? null : [[id, 0]],
      amounts: text.changes.map((change) => {
        if (change.change === 'add') return amount(game, change.amount, context);
        if (change.change !== 'set' || typeof change.value === 'boolean') return null;
        return amount(game, change.value, context);
      }),
      duration,
      node: 0,
      turn: state.turn.number,
    });
    game.view = null;
  });
};

// ---------------------------------------------------------------- lawful boards

const checkLawful = (site: Site, game: Game, at: Span): void => {
  const { state, problems, spans } = site;
  // What nobody wrote is lawful.
  const written = state.cards.filter(({ id }) => spans[id] !== undefined);
  for (const rule of site.world.rules.book.requirements) {
    if (rule.of !== 'board' || isOff(game, rule.number)) continue;
    for (const { card, what } of rule.wrong(game, written))
      problems.push(
        problem('unlawful-board', spans[card] ?? at, `${what} (rule ${rule.number})`, lawfulHelp),
      );
  }
};

const lawfulHelp = 'if the ruling is about such a board, say so in ‘given’: broken board';
