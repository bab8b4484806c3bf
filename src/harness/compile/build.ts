/** Makes the state in which a scenario begins: cards in their zones, effects, the turn, the frames. */
import {
  definitionOf,
  type Game,
  type GameRules,
  Impossible,
  isOff,
  LimitReached,
  Unsupported,
  type World,
} from '../../kernel/game.js';
import { countersLie } from '../../kernel/counters.js';
import { amountsOf } from '../../kernel/base-events.js';
import { faceDown, hasFaces, showFace } from '../../kernel/things.js';
import {
  emptyState,
  type CardRef,
  type Frame,
  type Json,
  newFrame,
  type Player,
  type State,
  newTag,
  type Thing,
  zoneKey,
} from '../../kernel/state.js';
import type { Problem, Span } from '../../language/document.js';
import { fillerKey } from './cards.js';
import { type Entered, enteredAll, layCard, notEntered, type EnteredPlace } from './entering.js';
import { mostCards, type PlannedCard } from './entries.js';
import { type Filling, fillingsOf, liesAs } from './filling.js';
import type { Plan, PlanStep } from './plan.js';
import { problem } from './scope.js';
import { newGame } from '../../kernel/copies.js';
import { say } from '../../kernel/questions.js';

export interface Built {
  readonly state: State;
  readonly labels: ReadonlyMap<string, number>;
  /** Where each card was written, by id; nothing of those that nobody wrote. */
  readonly written: readonly (Span | undefined)[];
  readonly problems: readonly Problem[];
}

interface Site {
  readonly world: World;
  /** What lies where the board says nothing. */
  readonly fill: GameRules['fill'];
  readonly state: State;
  readonly labels: Map<string, number>;
  readonly problems: Problem[];
  /** Where each card was written, by id; those that nobody wrote come after them. */
  readonly spans: (Span | undefined)[];
  /** States that the text gives to cards, by id. */
  readonly states: Map<number, Readonly<Record<string, string>>>;
  /** Which face of a card shows, where the text says so, by id. */
  readonly faces: Map<number, number>;
  readonly zones: Map<string, Zone>;
}

interface Zone extends EnteredPlace {
  readonly top: number[];
  readonly main: number[];
  readonly bottom: number[];
  /** Only what the text says is in it. */
  exact: boolean;
  /** But for as many more as are missing, between what is on top and what is at the bottom. */
  rest: boolean;
}

/**
 * Puts plans together, the shared board's first.
 *
 * @param at where to report what concerns the board as a whole
 * @param isLawful whether that is known; if not, the rules are asked
 */
export const build = (world: World, plans: readonly Plan[], at: Span, isLawful: boolean): Built => {
  const { rules } = world;
  const start = plans.some((plan) => plan.start);
  const site: Site = {
    world,
    fill: start ? (rules.startFill ?? rules.fill) : rules.fill,
    state: emptyState(rules.players[0]),
    labels: new Map(),
    problems: [],
    spans: [],
    states: new Map(),
    faces: new Map(),
    zones: new Map(),
  };
  setTurn(site, plans, start);
  const effects: Effects[] = [];
  for (const plan of plans)
    for (const step of plan.steps) {
      if (step.is === 'cards') placeCards(site, step);
      else if (step.is === 'effect')
        effects.push({ step, stamps: step.block.map(() => site.state.clock++) });
    }
  const written = site.state.things.length;
  guarded(site, at, () => {
    fillZones(site);
    for (const plan of plans)
      for (const step of plan.steps) if (step.is === 'fact') setFact(site, step);
    const game = newGame(world, site.state);
    turn(site, game, written);
    enter(site, game, written);
    for (const effect of effects) addEffects(site, game, effect);
    if (!isLawful && !plans.some((plan) => plan.broken)) checkLawful(site, game, written, at);
  });
  const { state, labels, spans, problems } = site;
  return { state, labels, written: spans, problems };
};

/** The rules of the game are asked; what goes wrong in them must not take the file's other rulings along. */
const guarded = (site: Site, at: Span, work: () => void): void => {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    site.problems.push(
      error instanceof Unsupported || error instanceof LimitReached
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
  // No turn has begun, and nothing that is done before the first is done in it.
  if (start) state.turn = { ...state.turn, number: 0 };
  else {
    const player = said?.player ?? rules.players[0];
    // Not the first turn, so that what is on the board did not come this turn.
    const number = said?.number ?? 2;
    const first = number === 1 ? player : rules.players[0];
    state.turn = { number, player, first, step: rules.within?.[entry] ?? entry };
  }
  state.frames = framesOf(rules, entry);
};

const framesOf = (rules: GameRules, entry: string): Frame[] =>
  (rules.entries[entry] ?? []).map(([procedure, name]) => {
    const steps = rules.book.procedures.get(procedure)?.steps ?? [];
    const step = steps.findIndex((one) => one.name === name);
    if (step < 0) throw new Impossible(`${entry}: '${procedure}' has no step '${name}'`);
    return newFrame(procedure, step);
  });

// ---------------------------------------------------------------- cards

const zoneAt = (site: Site, side: Player, zone: string): Zone => {
  const key = zoneKey(side, zone);
  let found = site.zones.get(key);
  if (found === undefined) {
    found = { side, zone, top: [], main: [], bottom: [], exact: false, rest: false };
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
  for (const card of cards)
    if (place.position !== undefined && isPlainRest(card)) zone.rest = true;
    else addCards(site, zone, owner, card, added);
  if (place.position === 'top') list.unshift(...added);
  // The lowest card is named first.
  else for (const id of place.position === 'bottom' ? added.reverse() : added) list.push(id);
};

/** `A deck top a, rest`: what is missing, once all lines are read. */
const isPlainRest = ({ rest, definition, status }: PlannedCard): boolean =>
  rest && definition === undefined && Object.keys(status).length === 0;

/** Adds the copies of a planned card to a list of ids, each with what is attached to it and what lies under it. */
const addCards = (
  site: Site,
  zone: Zone,
  owner: Player,
  planned: PlannedCard,
  into: number[],
  host = 0,
): void => {
  const copies = planned.rest ? restOf(site, zone, into.length) : planned.copies;
  const definition = planned.definition ?? defaultFiller(site.world, zone.zone);
  const whose = planned.owner ?? owner;
  for (let copy = 0; copy < copies; copy++) {
    const id = newCard(site, zone, whose, definition, notEntered(whose));
    if (id === 0) return;
    site.state.things[id - 1]!.host = host;
    into.push(id);
    site.spans[id] = planned.at;
    if (planned.face !== undefined) site.faces.set(id, planned.face);
    if (Object.keys(planned.status).length > 0) site.states.set(id, planned.status);
    for (const fact of planned.facts) site.state.facts[`${id} ${fact}`] = true;
    countersLie(site.state, id, planned.counters);
    const label = planned.labels[copy];
    if (label !== undefined) addLabel(site, label, id);
    for (const inner of planned.attached) addCards(site, zone, whose, inner, into, id);
    const under: number[] = [];
    for (const inner of planned.under) addCards(site, zone, whose, inner, under);
    layUnder(site, id, under);
  }
};

/** Cards that lie under one are one thing with it. */
const layUnder = ({ state }: Site, id: number, under: readonly number[]): void => {
  const whole = state.things[id - 1];
  if (whole === undefined || under.length === 0) return;
  whole.cards = [...whole.cards, ...under.flatMap((one) => state.things[one - 1]?.cards ?? [])];
  for (const one of under) Object.assign(state.things[one - 1]!, { cards: [], zone: '', side: '' });
};

const addLabel = (site: Site, { name, at }: PlannedCard['labels'][number], id: number): void => {
  if (site.labels.has(name))
    site.problems.push(problem('duplicate-label', at, `two cards have the label ‘${name}’`));
  else site.labels.set(name, id);
};

const newCard = (
  { state }: Site,
  place: EnteredPlace,
  owner: Player,
  definition: string,
  entered: Entered,
): number =>
  state.things.length >= mostCards
    ? 0
    : layCard(state, { definition, owner }, place, entered, state.clock++).id;

const defaultFiller = ({ cards, rules }: World, zone: string): string => {
  const key = fillerKey(rules.fill[zone]?.filler ?? 'blank');
  return cards.has(key) ? key : fillerKey('blank');
};

/** How many cards the zone still lacks to be as full as if the board said nothing of it. */
const restOf = ({ fill }: Site, zone: Zone, adding: number): number => {
  const said = zone.top.length + zone.main.length + zone.bottom.length + adding;
  return Math.max(0, (fill[zone.zone]?.count ?? 0) - said);
};

/** Fills every zone of which the board says nothing, or only what is on top or at the bottom. */
const fillZones = (site: Site): void => {
  const { state, world, zones } = site;
  const untouched: Record<string, number[]> = {};
  for (const filling of fillingsOf(world, site.fill)) {
    const here = zones.get(filling.key);
    if (here === undefined) addFilling(site, filling, (untouched[filling.key] = []));
    else if (!here.exact || here.rest) addFilling(site, filling, here.main, restOf(site, here, 0));
  }
  for (const [key, { top, main, bottom }] of zones) state.zones[key] = [...top, ...main, ...bottom];
  for (const key of Object.keys(untouched)) state.zones[key] = untouched[key] ?? [];
};

const addFilling = (site: Site, filling: Filling, into: number[], count = filling.count): void => {
  const { owner, definition } = filling;
  const entered = liesAs(site.world, filling);
  for (let copy = 0; copy < count; copy++) {
    const id = newCard(site, filling, owner, definition, entered);
    if (id !== 0) into.push(id);
  }
};

/** Cards with halves or sides show what the text says, or what shows where they lie. */
const turn = (site: Site, game: Game, written: number): void => {
  const { state, faces } = site;
  for (const card of state.things.slice(0, written)) {
    if (card.cards.length === 0) turnUnder(site, game, card);
    if (card.cards.length === 0 || !hasFaces(game, card)) continue;
    const face = faces.get(card.id) ?? say(game, 'faceThere', card.id, card.zone, true);
    if (face !== 0) showFace(game, card, face);
  }
};

/** Which face shows of a card that lies under another is for the game to say, and may rest on which showed before. */
const turnUnder = (site: Site, game: Game, card: Thing): void => {
  const said = site.faces.get(card.id);
  if (said !== undefined) showFace(game, card, said, [card.id]);
  const shows = say(game, 'faceUnder', card.id);
  showFace(game, card, shows, [card.id]);
  if ((said ?? shows) === shows) return;
  const { name } = definitionOf(game, card);
  const at = site.spans[card.id];
  if (at !== undefined)
    site.problems.push(
      problem('unlawful-board', at, `under another card this is ‘${name}’`, `say so: "${name}"`),
    );
};

/** Written cards lie where they are as if they had come there, but for what the text says. */
const enter = (site: Site, game: Game, written: number): void => {
  const { things, turn } = site.state;
  const asked = enteredAll(game, written);
  for (let at = 0; at < written; at++) {
    const [card, as] = [things[at], asked[at]];
    if (card === undefined || as === undefined) continue;
    card.controller = as.controller;
    card.status = as.status;
    const said = site.states.get(card.id);
    if (said === undefined) continue;
    const { since, ...rest } = said;
    card.status = { ...as.status, ...rest };
    if (since === 'now') card.since = turn.number;
  }
  game.view = null;
  for (const card of things.slice(0, written)) {
    if (card.cards.length === 0) continue;
    if (say(game, 'showsNothing', card.id)) showFace(game, card, faceDown);
    if (say(game, 'heldThere', card.id)) site.state.held = [...site.state.held, card.id];
  }
};

// ---------------------------------------------------------------- facts and effects

const setFact = (site: Site, { about, fact, at }: Extract<PlanStep, { is: 'fact' }>): void => {
  const { state, labels, world } = site;
  if (about === '') {
    state.facts[fact] = true;
    return;
  }
  const player = world.rules.players.find((one) => one === about);
  const subject: Json | undefined = player ?? labels.get(about);
  if (subject === undefined)
    site.problems.push(problem('unknown-label', at, `there is no player or label ‘${about}’`));
  else state.facts[`${subject} ${fact}`] = true;
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
    const cards: readonly CardRef[] | null = id === undefined ? null : [[id, 0]];
    const [controller] = world.rules.players;
    const context = { controller, source: null, it: cards ?? [], that: 0 };
    const timestamp = stamps[index] ?? state.clock++;
    state.effects.push({
      id: newTag(state),
      source: null,
      controller,
      timestamp,
      text: world.textIds.get(text) ?? -1,
      cards,
      amounts: amountsOf(game, text, context),
      duration,
      turn: state.turn.number,
    });
    game.view = null;
  });
};

// ---------------------------------------------------------------- lawful boards

/** What nobody wrote is lawful. */
const checkLawful = (site: Site, game: Game, written: number, at: Span): void => {
  const { state, problems, spans } = site;
  const cards = state.things.slice(0, written);
  for (const rule of site.world.rules.book.requirements) {
    if (rule.of !== 'board' || isOff(game, rule.number)) continue;
    for (const { card = 0, what } of rule.wrong(game, cards))
      problems.push(
        problem('unlawful-board', spans[card] ?? at, `${what} (rule ${rule.number})`, lawfulHelp),
      );
  }
};

const lawfulHelp = 'if the ruling is about such a board, say so in ‘given’: broken board';
