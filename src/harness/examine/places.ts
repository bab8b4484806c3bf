/** Claims about where cards are, and what lies in a zone. */
import { traitsOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, collect, definitionOf, sayOr } from '../../kernel/game.js';
import { type Card, zoneKey } from '../../kernel/state.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import type { Part } from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { expandRuns } from '../script.js';

import { inOrder } from './happened.js';
import {
  type Finding,
  type Of,
  type Scene,
  because,
  cardsFor,
  events,
  origin,
  spared,
} from './scene.js';

interface ZonePlace {
  readonly side: string | undefined;
  readonly zone: string;
  readonly position: 'top' | 'bottom' | undefined;
}

/** `graveyard`, `B hand`, `top of A deck`, `A life top first`. */
export const placeOf = (text: string, vocabulary: Vocabulary): ZonePlace | undefined => {
  const plain = own(vocabulary.zones, text);
  if (plain !== undefined) return { side: undefined, zone: plain, position: undefined };
  let side: string | undefined;
  let position: ZonePlace['position'];
  let rest = '';
  for (const word of text.replaceAll(',', ' ').split(/\s+/)) {
    if (word === '' || silent.has(word)) continue;
    if (side === undefined && vocabulary.players.includes(word)) side = word;
    else if (position === undefined && (word === 'top' || word === 'bottom')) position = word;
    else if (word !== side && word !== position) rest += rest === '' ? word : ` ${word}`;
  }
  const zone = own(vocabulary.zones, normal(rest));
  return zone === undefined ? undefined : { side, zone, position };
};

const silent = new Set(['the', 'of', "'s", 'first']);

export const examineIn = (scene: Scene, claim: Of<'in'>): Finding => {
  const place = placeOf(claim.place.text, scene.vocabulary);
  const cards = claim.subjects.flatMap((subject) => cardsFor(scene, subject));
  const decided = new Set<string>();
  const wrong: string[] = [];
  for (const card of cards) {
    const there = isThere(scene, card, place);
    if (there === claim.not) wrong.push(`${scene.naming(card.id)} is in ${whereIs(scene, card)}`);
    const nodes = [
      origin(scene, `${card.id} zone`),
      ...(claim.not || there ? spared(scene, card.id) : []),
    ];
    if (place?.position) nodes.push(origin(scene, `${zoneKey(card.side, card.zone)} order`));
    for (const rule of because(scene, nodes)) decided.add(rule);
  }
  if (claim.order !== undefined) {
    const order = inOrder(
      scene,
      claim.order,
      cards.map((card) => origin(scene, `${card.id} zone`)),
    );
    if (!order.holds) wrong.push(order.found);
    for (const rule of order.decidedBy) decided.add(rule);
  }
  return {
    holds: cards.length > 0 && wrong.length === 0,
    found: cards.length === 0 ? 'there is no such card' : wrong.join('; '),
    decidedBy: decided,
  };
};

export const isThere = ({ game }: Scene, card: Card, place: ZonePlace | undefined): boolean => {
  if (place === undefined || card.zone !== place.zone) return false;
  if (place.side !== undefined && (card.side || card.controller) !== place.side) return false;
  if (place.position === undefined) return true;
  const zone = cardsIn(game, card.side, card.zone);
  return (place.position === 'top' ? zone[0] : zone.at(-1)) === card.id;
};

const whereIs = ({ game }: Scene, card: Card): string =>
  card.zone === ''
    ? 'no zone'
    : `${card.side || card.controller} ${card.zone}${game.world.rules.shared.includes(card.zone) ? ' (shared)' : ''}`;

export const textOf = (part: Part): string =>
  part.kind === 'word' || part.kind === 'name' || part.kind === 'join'
    ? part.text
    : part.kind === 'number'
      ? String(part.value)
      : '';

export const examineEquals = (scene: Scene, claim: Of<'equals'>): Finding => {
  const left = claim.left.map(textOf).filter(Boolean);
  const place = placeOf(left.join(' '), scene.vocabulary);
  if (place !== undefined) return examineZone(scene, claim, place);
  const subject = claim.left[0];
  const card =
    subject === undefined
      ? undefined
      : cardsFor(scene, {
          at: claim.at,
          text: textOf(subject),
          quoted: subject.kind === 'name',
        })[0];
  const words = normal(left.slice(1).join(' '));
  const isPrinted = words.startsWith('printed ');
  const trait = scene.vocabulary.traits[isPrinted ? words.slice('printed '.length) : words];
  if (card === undefined || trait === undefined)
    return { holds: false, found: 'there is nothing of that kind', decidedBy: new Set() };
  const [value, why] = collect(scene.game, () =>
    isPrinted
      ? sayOr(
          scene.game,
          'printedTrait',
          definitionOf(scene.game, card).traits[trait.trait],
          card.id,
          trait.trait,
        )
      : traitsOf(scene.game, card.id, trait.trait),
  );
  const decidedBy = because(scene, [...why.because, origin(scene, `${card.id} zone`)]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const wanted = claim.values.map(textOf).filter(Boolean);
  const found = Array.isArray(value) ? (value as readonly string[]) : [String(value ?? 'nothing')];
  const holds =
    wanted.length === found.length &&
    wanted.every((one) => found.some((other) => normal(other) === normal(one)));
  return { holds, found: `it is ${found.join(', ')}`, decidedBy };
};

const examineZone = (scene: Scene, claim: Of<'equals'>, place: ZonePlace): Finding => {
  const { game } = scene;
  const sides = place.side === undefined ? game.world.rules.players : [place.side];
  const ids = game.world.rules.shared.includes(place.zone)
    ? cardsIn(game, '', place.zone)
    : sides.flatMap((side) => cardsIn(game, side, place.zone));
  const decidedBy = because(scene, zoneNodes(scene, place));
  const [first] = claim.values;
  if (claim.values.length === 1 && first?.kind === 'number')
    return { holds: ids.length === first.value, found: `there are ${ids.length}`, decidedBy };
  const names = ids.map(scene.naming);
  const ordered = place.position !== undefined;
  const wanted = wantedCards(scene, claim.values);
  const open = claim.values.some((part) => part.kind === 'rest');
  const listed = place.position === 'bottom' ? [...ids].reverse() : ids;
  const holds = ordered
    ? wanted.every((fits, at) => listed[at] !== undefined && fits(listed[at])) &&
      (open || wanted.length === ids.length)
    : pairUp(wanted, ids, open);
  return { holds, found: `it is ${names.length === 0 ? 'nothing' : names.join(', ')}`, decidedBy };
};

const wantedCards = (scene: Scene, values: readonly Part[]): readonly ((id: number) => boolean)[] =>
  expandRuns(values).flatMap((part) => {
    if (part.kind !== 'word' && part.kind !== 'name') return [];
    if (part.kind === 'word' && normal(part.text) === 'nothing') return [];
    if (part.kind === 'name')
      return [(id: number) => definitionOf(scene.game, cardOf(scene.game, id)).name === part.text];
    const id = scene.labels.get(part.text);
    return [(other: number) => other === id];
  });

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
export const zoneNodes = (scene: Scene, place: ZonePlace): readonly number[] => {
  const moved = events(scene).filter(({ kind }) => {
    if (kind.is !== 'event' || !['move', 'create', 'cease'].includes(kind.event.kind)) return false;
    const { to, from } = kind.event;
    return to === place.zone || from === place.zone;
  });
  const orders = scene.game.world.rules.players.map((side) =>
    origin(scene, `${zoneKey(side, place.zone)} order`),
  );
  return [...moved.map((node) => node.id), ...orders];
};
