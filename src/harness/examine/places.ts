/** Claims about where cards are, what lies in a zone, and what a characteristic is. */
import { numberText } from '../../kernel/infinite.js';
import { traitsOf } from '../../kernel/continuous.js';
import { cardsIn, cardOf } from '../../kernel/game.js';
import { isCalled } from '../called.js';
import { printedTrait } from '../../kernel/select.js';
import { type Thing, zoneKey } from '../../kernel/state.js';
import { zoneWord } from '../../kernel/vocabulary.js';
import type { Asserting, Ref } from '../assertion.js';
import type { PlaceNamed } from '../compile/places.js';
import { cameInOrder } from './happened.js';
import {
  because,
  cardsFor,
  cardsReferred,
  events,
  type Finding,
  findOut,
  nothingFound,
  origin,
  type Scene,
  spared,
} from './scene.js';

export const examineWhere = (
  scene: Scene,
  { refs, not, place, order }: Asserting<'where'>,
): Finding => {
  const cards = cardsReferred(scene, refs);
  if (cards.length === 0) return nothingFound('there is no such card');
  const decided = new Set<string>();
  const wrong: string[] = [];
  for (const card of cards) {
    const there = isThere(scene, card, place);
    if (there === not) wrong.push(`${scene.naming(card.id)} is in ${whereIs(scene, card)}`);
    const nodes = [
      origin(scene, `${card.id} zone`),
      ...(not || there ? spared(scene, card.id) : []),
    ];
    if (place.position) nodes.push(origin(scene, `${zoneKey(card.side, card.zone)} order`));
    for (const rule of because(scene, nodes)) decided.add(rule);
  }
  if (order !== undefined) {
    const came = cards.map((card) => origin(scene, `${card.id} zone`));
    const found = cameInOrder(scene, order, came);
    if (!found.holds) wrong.push(found.found);
    for (const rule of found.decidedBy) decided.add(rule);
  }
  return { holds: wrong.length === 0, found: wrong.join('; '), decidedBy: decided };
};

export const isThere = ({ game }: Scene, card: Thing, place: PlaceNamed): boolean => {
  if (card.zone !== place.zone) return false;
  if (place.player !== undefined && (card.side || card.controller) !== place.player) return false;
  if (place.position === undefined) return true;
  const zone = cardsIn(game, card.side, card.zone);
  return (place.position === 'top' ? zone[0] : zone.at(-1)) === card.id;
};

/** As a claim says it. */
const whereIs = ({ vocabulary }: Scene, card: Thing): string =>
  card.zone === ''
    ? 'no zone'
    : `${card.side || card.controller} ${zoneWord(vocabulary, card.zone)}`;

// ---------------------------------------------------------------- characteristics

export const examineTrait = (
  scene: Scene,
  { ref, trait, version, values }: Asserting<'trait'>,
): Finding => {
  const cards = cardsFor(scene, ref);
  const [first, ...others] = cards.map(({ id }) => traitOfCard(scene, id, trait, version));
  if (first === undefined) return nothingFound('there is no such card');
  for (const { decidedBy } of others) for (const rule of decidedBy) first.decidedBy.add(rule);
  for (const rule of because(
    scene,
    cards.map(({ id }) => origin(scene, `${id} zone`)),
  ))
    first.decidedBy.add(rule);
  // Of several that are called so it is said of each.
  const wrong = [first, ...others].find(({ found }) => !areSame(new Set(values), new Set(found)));
  return {
    holds: wrong === undefined,
    ...itIs((wrong ?? first).found),
    decidedBy: first.decidedBy,
  };
};

const traitOfCard = (
  scene: Scene,
  id: number,
  trait: string,
  version: Asserting<'trait'>['version'],
): { readonly found: readonly string[]; readonly decidedBy: Set<string> } => {
  const { game } = scene;
  const { value, rules } = findOut(scene, () =>
    version === 'now'
      ? traitsOf(game, id, trait)
      : printedTrait(game, id, trait, version === 'original'),
  );
  const found = Array.isArray(value) ? (value as readonly string[]) : valueAlone(value);
  return { found, decidedBy: rules };
};

const itIs = (values: readonly string[]): Pick<Finding, 'found' | 'value'> => {
  const value = values.length === 0 ? 'nothing' : values.join(', ');
  return { found: `it is ${value}`, value };
};

const valueAlone = (value: unknown): readonly string[] =>
  typeof value === 'number' ? [numberText(value)] : [];

const areSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((value) => other.has(value));

// ---------------------------------------------------------------- zones

const cardsAt = ({ game }: Scene, { player, zone }: PlaceNamed): readonly number[] => {
  const { players, shared } = game.world.rules;
  if (shared.includes(zone)) {
    const all = cardsIn(game, '', zone);
    return player === undefined ? all : all.filter((id) => cardOf(game, id).controller === player);
  }
  return (player === undefined ? players : [player]).flatMap((side) => cardsIn(game, side, zone));
};

/** `B shields = 3` */
export const examineSize = (scene: Scene, { place, count }: Asserting<'size'>): Finding => {
  const { length } = cardsAt(scene, place);
  return {
    holds: length === count,
    found: `there are ${length}`,
    value: String(length),
    decidedBy: because(scene, zoneNodes(scene, place)),
  };
};

/** `A hand = x, y, ...`; in order from the top or the bottom, where one is said. */
export const examineContents = (
  scene: Scene,
  { place, refs, open }: Asserting<'contents'>,
): Finding => {
  const ids = cardsAt(scene, place);
  const listed = place.position === 'bottom' ? [...ids].reverse() : ids;
  const wanted = refs.map((ref) => (id: number) => isMeant(scene, ref, id));
  const holds =
    place.position === undefined
      ? pairUp(wanted, ids, open)
      : wanted.every((fits, at) => listed[at] !== undefined && fits(listed[at])) &&
        (open || wanted.length === ids.length);
  const names = ids.map(scene.naming);
  return {
    holds,
    ...itIs(names),
    decidedBy: because(scene, zoneNodes(scene, place)),
  };
};

const isMeant = ({ game, labels }: Scene, { is, text }: Ref, id: number): boolean =>
  is === 'name' ? isCalled(game, cardOf(game, id), text) : labels.get(text) === id;

/** Whether each wanted card is there, each by a card of its own; and, unless more may be, no other. */
const pairUp = (
  wanted: readonly ((id: number) => boolean)[],
  ids: readonly number[],
  open: boolean,
): boolean => {
  const left = [...ids];
  for (const fits of wanted) {
    const at = left.findIndex(fits);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return open || left.length === 0;
};

/** Every move into or out of a zone. */
export const zoneNodes = (scene: Scene, { zone }: PlaceNamed): readonly number[] => {
  const moved = events(scene).filter(({ kind }) => {
    if (kind.is !== 'event' || !['move', 'create', 'cease'].includes(kind.event.kind)) return false;
    const { to, from } = kind.event;
    return to === zone || from === zone;
  });
  const orders = scene.game.world.rules.players.map((side) =>
    origin(scene, `${zoneKey(side, zone)} order`),
  );
  return [...moved.map((node) => node.id), ...orders];
};
