/**
 * Things of several cards: how cards become one thing, what comes out of one, and which face of it shows. There are as
 * many numbers for things as there are cards, so what comes out takes one that is free, its own before any other.
 */
import { cardOf, definitionKeyOf, type Game, Impossible, Unsupported } from './game.js';
import { say } from './questions.js';
import { copyThing, type State, type Thing } from './state.js';

/** A thing that is about to change: a copy, since other states may share the things of this one. */
export const changing = (game: Game, id: number): Thing => {
  const thing = copyThing(cardOf(game, id));
  game.state.things[id - 1] = thing;
  return thing;
};

/** The thing of which a card is a part: that card alone, as a rule. */
export const thingWith = ({ things }: State, card: number): Thing | undefined => {
  const own = things[card - 1];
  return own?.cards.includes(card) === true
    ? own
    : things.find(({ cards }) => cards.includes(card));
};

/** What is attached to each thing that has anything attached. */
export const attachmentsIn = ({ things }: State): ReadonlyMap<number, readonly number[]> => {
  const byHost = new Map<number, number[]>();
  for (const { id, host } of things) {
    if (host === 0) continue;
    const others = byHost.get(host);
    if (others === undefined) byHost.set(host, [id]);
    else others.push(id);
  }
  return byHost;
};

/** Whether a thing is another, or attached to it, be it by way of others: that one cannot be attached to the thing. */
export const isBorneBy = ({ things }: Pick<State, 'things'>, id: number, other: number): boolean =>
  id !== 0 && (id === other || isBorneBy({ things }, things[id - 1]?.host ?? 0, other));

/** Attaches a thing to another. Those that are attached to each other in one moment would lie nowhere. */
export const attachTo = (game: Game, thing: Thing, host: number): void => {
  if (isBorneBy(game.state, host, thing.id))
    throw new Unsupported(
      '',
      'two cards would be attached to each other in one moment: say which comes first, with ‘then’',
    );
  thing.host = host;
};

/** Gives a thing its cards, the uppermost first; that one says what it is and whose, and keeps its face if it was it before. */
const makeOf = (game: Game, thing: Thing, cards: readonly number[]): void => {
  const face = cards[0] === thing.cards[0] ? thing.face : 0;
  thing.cards = cards;
  const [top = 0] = cards;
  const card = game.state.cards[top - 1];
  if (card !== undefined) thing.owner = card.owner;
  showFace(game, thing, face);
};

/** Whether a thing's uppermost card has several faces. */
export const hasFaces = ({ state, world }: Game, { cards: [top = 0] }: Thing): boolean =>
  world.cards.get(state.cards[top - 1]?.definition ?? '')?.faces !== undefined;

/** The face of a card that lies so that nothing of it shows. */
export const faceDown = -1;

/** Has a face of a thing's uppermost card show: of one that is a part of another, of the card that it was. */
export const showFace = (
  game: Game,
  thing: Thing,
  face: number,
  [top = 0]: readonly number[] = thing.cards,
): void => {
  const card = game.state.cards[top - 1];
  if (card === undefined) return;
  thing.face = face;
  thing.definition = definitionKeyOf(game, card.definition, face);
  // Which abilities things have by themselves has changed.
  game.bearers = null;
};

/**
 * Puts the cards of one thing over or under those of another: from now on they are that one. What is attached to the
 * first is attached to it.
 */
export const joinThings = (game: Game, id: number, to: number, place: 'over' | 'under'): void => {
  if (id === to) throw new Impossible('a thing cannot become a part of itself');
  const face = say(game, 'faceUnder', id);
  const [part, whole] = [changing(game, id), changing(game, to)];
  const { cards } = part;
  makeOf(game, whole, place === 'over' ? [...cards, ...whole.cards] : [...whole.cards, ...cards]);
  Object.assign(part, { cards: [], zone: '', side: '', host: 0, version: part.version + 1 });
  showFace(game, part, face, cards);
  for (const { id: one, host } of game.state.things)
    if (host === id) changing(game, one).host = one === to ? 0 : to;
};

/**
 * Takes cards out of a thing. Each becomes a thing of its own, which lies in no zone yet.
 *
 * @returns the new things, in the order in which the cards lay
 */
export const takeApart = (game: Game, id: number, out: readonly number[]): readonly number[] =>
  separate(
    game,
    id,
    cardOf(game, id)
      .cards.filter((card) => out.includes(card))
      .map((card) => [card]),
  );

/** The same, where several of the cards may stay one thing. */
export const separate = (
  game: Game,
  id: number,
  groups: readonly (readonly number[])[],
): readonly number[] => {
  const whole = changing(game, id);
  const parts = groups.flat();
  if (parts.length === whole.cards.length) throw new Impossible('nothing would be left of a thing');
  makeOf(
    game,
    whole,
    whole.cards.filter((card) => !parts.includes(card)),
  );
  return groups.map((cards) => {
    const [top = 0] = cards;
    const free = freeFor(game.state, top, parts);
    const { id: own, version, face } = free;
    const thing = copyThing({
      ...whole,
      id: own,
      version: version + 1,
      zone: '',
      side: '',
      host: 0,
    });
    game.state.things[own - 1] = thing;
    makeOf(game, thing, cards);
    // It comes out as it lay there.
    if (own === top) showFace(game, thing, face);
    return own;
  });
};

/** The number that a card had as a thing of its own, where that is free: by it texts and people know the card. */
const freeFor = ({ things }: State, card: number, parts: readonly number[]): Thing => {
  const own = things[card - 1];
  if (own?.cards.length === 0) return own;
  const free = things.filter(({ cards }) => cards.length === 0);
  const [found] = [...free.filter(({ id }) => !parts.includes(id)), ...free];
  if (found === undefined) throw new Impossible('more things than cards');
  return found;
};
