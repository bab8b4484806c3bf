/** A board in words, for people. */
import { cardOf, cardsIn, definitionOf, type Game, isHeld } from '../kernel/game.js';
import { traitsOf } from '../kernel/continuous.js';
import { numberText } from '../kernel/infinite.js';
import { say } from '../kernel/questions.js';
import { everyZone, type State } from '../kernel/state.js';
import { attachmentsIn } from '../kernel/things.js';
import { entriesOf } from '../kernel/vocabulary.js';
import type { Scene } from './examine.js';
import type { CardPicture, Picture } from './verdict.js';

type Turn = Pick<State['turn'], 'number' | 'player' | 'step'>;

/** A game, and the words that say what of it is shown. */
type Shown = Pick<Scene, 'game' | 'vocabulary'>;

/** Every zone that has cards, with fillers counted rather than listed. */
export const pictureOf = ({ game, labels, vocabulary }: Shown & Pick<Scene, 'labels'>): Picture => {
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const attached = attachedIn(game, names);
  const { players, shared } = game.world.rules;
  return {
    turn: turnText(game.state.turn),
    zones: [...players, ''].flatMap((player) =>
      everyZone(game.state)
        .filter((zone) => shared.includes(zone) === (player === ''))
        .map((zone) => ({
          player,
          zone,
          cards: cardsOf({ game, vocabulary, names, attached }, player, zone),
        }))
        .filter(({ cards }) => cards.length > 0),
    ),
  };
};

/** `turn 2 of A, main step` */
export const turnText = ({ number, player, step }: Turn): string =>
  `turn ${number} of ${player}${step === '' ? '' : `, ${step}`}`;

/** Cards that lie beside each other and are alike, as one with their number. */
export const alikeTogether = <T extends { readonly count: number }>(
  cards: readonly T[],
  areAlike: (one: T, other: T) => boolean,
): readonly T[] => {
  const together: T[] = [];
  for (const card of cards) {
    const last = together.at(-1);
    if (last !== undefined && areAlike(last, card))
      together[together.length - 1] = { ...last, count: last.count + 1 };
    else together.push(card);
  }
  return together;
};

/** What people call the cards that are attached to each card. */
const attachedIn = (game: Game, names: ReadonlyMap<number, string>): Attached => {
  const nameOf = (id: number): string => names.get(id) ?? definitionOf(game, cardOf(game, id)).name;
  return new Map([...attachmentsIn(game.state)].map(([host, ids]) => [host, ids.map(nameOf)]));
};

type Attached = ReadonlyMap<number, readonly string[]>;

interface Called extends Shown {
  readonly names: ReadonlyMap<number, string>;
  readonly attached: Attached;
}

const cardsOf = (
  { game, vocabulary, names, attached: ofCards }: Called,
  player: string,
  zone: string,
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
  const held = game.state.held.filter((id) => {
    const card = cardOf(game, id);
    return card.zone === zone && card.side === player;
  });
  for (const id of [...held, ...cardsIn(game, player, zone)]) {
    const card = cardOf(game, id);
    if (card.host !== 0) continue;
    const label = names.get(id);
    const name = definitionOf(game, card).name;
    const states = howItLies({ game, vocabulary }, id);
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

/** How a card stands, in words: the states and characteristics that its game has pictures show. */
export const howItLies = ({ game, vocabulary }: Shown, id: number): readonly string[] => {
  const card = cardOf(game, id);
  const { pictures } = vocabulary;
  const usual = say(game, 'entersWith', id, card.zone);
  const words = entriesOf(vocabulary, 'state');
  const onItsWay = isHeld(game, id) ? [say(game, 'heldAs', id)] : [];
  const states = Object.entries(card.status).flatMap(([status, value]) => {
    if (pictures.never?.includes(status)) return [];
    if (pictures.unlessUsual.includes(status) && value === usual[status]) return [];
    const word = words.find((one) => one.status === status && one.value === value);
    return [word?.words[0] ?? value];
  });
  return game.world.rules.hidden[card.zone] === undefined
    ? [
        ...onItsWay,
        ...states,
        ...pictures.traits.flatMap((trait) => traitText({ game, vocabulary }, id, trait)),
      ]
    : [...onItsWay, ...states];
};

/** `power 3000`, `race Human`, `flame`; nothing of a card that has none. */
const traitText = ({ game, vocabulary }: Shown, id: number, trait: string): readonly string[] => {
  const word = entriesOf(vocabulary, 'trait').find((one) => one.trait === trait)?.words[0] ?? trait;
  const value = traitsOf(game, id, trait);
  if (typeof value === 'number') return [`${word} ${numberText(value)}`];
  if (typeof value === 'object' && value.length > 0) return [`${word} ${value.join(' and ')}`];
  return value === true ? [word] : [];
};
