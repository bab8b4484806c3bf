/** What lies in the zones of which a board says nothing: the same on every board of a world, and worked out once. */
import type { GameRules, World } from '../../kernel/game.js';
import { emptyState, type Player, zoneKey } from '../../kernel/state.js';
import { fillerKey } from './cards.js';
import { type Entered, enteredAs, layCard, notEntered, type EnteredPlace } from './entering.js';
import { newGame } from '../../kernel/copies.js';

/** So many blank cards of a kind in a zone. */
export interface Filling extends EnteredPlace {
  readonly key: string;
  readonly owner: Player;
  readonly definition: string;
  readonly count: number;
  /** How they lie there, once somebody asked. */
  entered: Entered | undefined;
}

type Fill = GameRules['fill'];

const made = new WeakMap<World, Map<Fill, readonly Filling[]>>();

/** @param fill how full the zones of the game are */
export const fillingsOf = (world: World, fill: Fill): readonly Filling[] => {
  let ofWorld = made.get(world);
  if (ofWorld === undefined) made.set(world, (ofWorld = new Map<Fill, readonly Filling[]>()));
  let fillings = ofWorld.get(fill);
  if (fillings === undefined) ofWorld.set(fill, (fillings = makeFillings(world, fill)));
  return fillings;
};

const makeFillings = ({ rules, cards }: World, fill: Fill): readonly Filling[] => {
  const fillings: Filling[] = [];
  for (const [zone, { count, filler }] of Object.entries(fill)) {
    const key = fillerKey(filler);
    for (const side of rules.shared.includes(zone) ? [''] : rules.players)
      fillings.push({
        key: zoneKey(side, zone),
        side,
        zone,
        owner: side === '' ? rules.players[0] : side,
        definition: cards.has(key) ? key : fillerKey('blank'),
        count,
        entered: undefined,
      });
  }
  return fillings;
};

/** Asks the rules, with nothing else on the board: how a blank card lies does not hang on other cards. */
export const liesAs = (world: World, filling: Filling): Entered =>
  (filling.entered ??= askedAlone(world, filling));

const askedAlone = (world: World, { key, definition, owner, side, zone }: Filling): Entered => {
  const state = emptyState(world.rules.players[0]);
  const card = layCard(state, { definition, owner }, { side, zone }, notEntered(owner), 0);
  state.zones[key] = [card.id];
  return enteredAs(newGame(world, state), card);
};
