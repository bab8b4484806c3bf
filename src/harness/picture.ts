/** A board in words, for people. */
import { cardsIn, definitionOf, cardOf, type Game } from '../kernel/game.js';
import { traitsOf } from '../kernel/continuous.js';
import { numberText } from '../kernel/infinite.js';
import type { CardPicture, Picture } from './verdict.js';
import { say } from '../kernel/questions.js';

/** Every zone that has cards, with fillers counted rather than listed. */
export const pictureOf = (game: Game, labels: ReadonlyMap<string, number>): Picture => {
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const attached = attachedIn(game, names);
  const { players, shared } = game.world.rules;
  const zones = Object.keys(game.state.zones).map((key) => key.slice(key.indexOf(' ') + 1));
  const unique = [...new Set(zones)];
  return {
    turn: `turn ${game.state.turn.number} of ${game.state.turn.player}, ${game.state.turn.step}`,
    zones: [...players, ''].flatMap((player) =>
      unique
        .filter((zone) => shared.includes(zone) === (player === ''))
        .map((zone) => ({ player, zone, cards: cardsOf(game, player, zone, { names, attached }) }))
        .filter(({ cards }) => cards.length > 0),
    ),
  };
};

/** What people call the cards that are attached to each card. */
const attachedIn = (game: Game, names: ReadonlyMap<number, string>): Attached => {
  const attached = new Map<number, string[]>();
  for (const card of game.state.cards) {
    if (card.host === 0) continue;
    const name = names.get(card.id) ?? definitionOf(game, card).name;
    const others = attached.get(card.host);
    if (others === undefined) attached.set(card.host, [name]);
    else others.push(name);
  }
  return attached;
};

type Attached = ReadonlyMap<number, readonly string[]>;

interface Called {
  readonly names: ReadonlyMap<number, string>;
  readonly attached: Attached;
}

const cardsOf = (
  game: Game,
  player: string,
  zone: string,
  { names, attached: ofCards }: Called,
): readonly CardPicture[] => {
  const pictures: CardPicture[] = [];
  let run = { text: '', count: 0, states: [] as readonly string[] };
  const flush = () => {
    if (run.count > 0)
      pictures.push({
        text: `${run.count} ${run.text}`,
        name: '',
        states: run.states,
        attached: [],
      });
    run = { text: '', count: 0, states: [] };
  };
  for (const id of cardsIn(game, player, zone)) {
    const card = cardOf(game, id);
    if (card.host !== 0) continue;
    const label = names.get(id);
    const name = definitionOf(game, card).name;
    const states = statesOf(game, id);
    const attached = ofCards.get(id) ?? [];
    if (label === undefined && attached.length === 0) {
      if (run.text !== name || run.states.join() !== states.join()) flush();
      run = { text: name, count: run.count + 1, states };
      continue;
    }
    flush();
    pictures.push({ text: label ?? name, name, states, attached });
  }
  flush();
  return pictures;
};

/** How a card stands, in words. */
export const statesOf = (game: Game, id: number): readonly string[] => {
  const card = cardOf(game, id);
  const usual = say(game, 'entersWith', id, card.zone);
  const states = Object.entries(card.status).flatMap(([status, value]) => {
    // Faces are told where they are not as is usual in the zone.
    if (status !== 'face') return [value];
    return value === usual[status] ? [] : [`face ${value}`];
  });
  const power = traitsOf(game, id, 'power');
  return typeof power === 'number' && game.world.rules.hidden[card.zone] === undefined
    ? [...states, `power ${numberText(power)}`]
    : states;
};
