/** What is shown of a ruling before its question is answered: the board, the cards, what the players do. */
import { cardOf, cardsIn, definitionOf, type Game } from '../kernel/game.js';
import { thingWith } from '../kernel/things.js';
import { entriesOf, type Vocabulary, zonesIn, zoneWord } from '../kernel/vocabulary.js';
import type { CardDefinition } from '../kernel/ability.js';
import { numberText } from '../kernel/infinite.js';
import { isFiller } from '../harness/compile/cards.js';
import { sceneOf } from '../harness/judge.js';
import { alikeTogether, howItLies, turnText } from '../harness/picture.js';
import type { Case, Scenario } from '../harness/suite.js';
import type { Order } from '../harness/assertion.js';
import type { Given } from '../language/document.js';
import { type CardText, cardTextsOf, type Shelf } from './cards.js';

export interface QuizFace {
  readonly rulebook: string;
  /** The question as it was put when the ruling was asked for; empty where nobody wrote one. */
  readonly asked: string;
  readonly turn: string;
  readonly board: readonly Lying[];
  /** What else is given: effects that are there already, facts, a board that breaks the rules. */
  readonly given: readonly string[];
  readonly actions: readonly string[];
  readonly cards: readonly CardText[];
}

/** @param before commands that stand in front of this line have been carried out */
export const quizFaceOf = (
  shelf: Shelf,
  one: Case,
  scenario: Scenario,
  before: number,
): QuizFace => ({
  rulebook: one.rulebook,
  asked: askedIn(one),
  turn: turnText(scenario.state.turn),
  board: boardOf(scenario),
  given: givenIn(shelf, one),
  actions: scenario.script.flatMap((part) =>
    part.is === 'do'
      ? part.lines.filter(({ at }) => at.line < before).map(({ order }) => actionText(order))
      : [],
  ),
  cards: cardTextsOf(shelf, one),
});

/** The question as it was put, unless it begins with dots and so goes on from that of the ruling above. */
const askedIn = ({ ruling }: Case): string => {
  const asked = ruling.provenance.question?.text ?? '';
  return goingOn.some((dots) => asked.startsWith(dots)) ? '' : asked;
};

const goingOn = ['...', '…'];

/** The cards of a player in a zone. */
export interface Lying {
  readonly player: string;
  readonly zone: string;
  readonly cards: readonly FaceCard[];
  /** Nothing but blank cards that nobody tells apart: a deck, of which only the number is to be known. */
  readonly isPlain: boolean;
}

export interface FaceCard {
  /** What the answers call it; empty for cards that nobody tells apart. */
  readonly label: string;
  readonly name: string;
  readonly count: number;
  /** What is printed on a blank card, of which no text is shown: `life 20`. */
  readonly printed: string;
  /** What is out of the ordinary about how it lies. */
  readonly states: readonly string[];
  readonly attached: readonly string[];
  readonly under: readonly string[];
}

/** Every card and whose it is, without what rules and effects make of it: that may be just what is asked. */
const boardOf = (scenario: Scenario): readonly Lying[] => {
  const { game, labels, vocabulary } = sceneOf(scenario, {});
  const statuses = entriesOf(vocabulary, 'state').flatMap(({ status }) => status ?? []);
  const pictures = { ...vocabulary.pictures, traits: [], unlessUsual: statuses };
  const names = new Map([...labels].map(([label, id]) => [id, label]));
  const shown: Shown = { game, vocabulary: { ...vocabulary, pictures }, names };
  const zones = zonesIn(vocabulary);
  return game.world.rules.players.flatMap((player) =>
    zones.flatMap((zone) => {
      const ids = idsIn(game, player, zone);
      const cards = alikeTogether(
        ids.map((id) => faceCard(shown, id)),
        isAlike,
      );
      const word = zoneWord(vocabulary, zone);
      const isPlain = cards.every(
        ({ label, printed, states, attached, under }) =>
          label === '' && printed === '' && states.length + attached.length + under.length === 0,
      );
      const isBlank = ids.every((id) => isFiller(definitionOf(game, cardOf(game, id)).key));
      return cards.length === 0 ? [] : [{ player, zone: word, cards, isPlain: isPlain && isBlank }];
    }),
  );
};

interface Shown {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  readonly names: ReadonlyMap<number, string>;
}

/** Of a zone that players share, the cards that are a player's there. */
const idsIn = (game: Game, player: string, zone: string): readonly number[] => {
  const isShared = game.world.rules.shared.includes(zone);
  return (isShared ? cardsIn(game, '', zone) : cardsIn(game, player, zone)).filter((id) => {
    const card = cardOf(game, id);
    return card.host === 0 && (!isShared || card.controller === player);
  });
};

const faceCard = ({ game, vocabulary, names }: Shown, id: number): FaceCard => {
  const called = (one: number): string => {
    const { name } = definitionOf(game, cardOf(game, one));
    const label = names.get(one);
    return label === undefined || label === name ? name : `${label} (${name})`;
  };
  const below = thingWith(game.state, id)?.cards.slice(1) ?? [];
  return {
    label: names.get(id) ?? '',
    name: definitionOf(game, cardOf(game, id)).name,
    count: 1,
    printed: printedOn(definitionOf(game, cardOf(game, id)), vocabulary),
    states: howItLies({ game, vocabulary }, id),
    attached: game.state.things.filter(({ host }) => host === id).map((one) => called(one.id)),
    under: below.map(called),
  };
};

const printedOn = (definition: CardDefinition, vocabulary: Vocabulary): string =>
  isFiller(definition.key)
    ? entriesOf(vocabulary, 'trait')
        .flatMap(({ trait, words }) => {
          const value = definition.traits[trait];
          return typeof value === 'number' ? [`${words[0] ?? trait} ${numberText(value)}`] : [];
        })
        .join(', ')
    : '';

/** Cards without a label of which nobody sees which is which. */
const isAlike = (one: FaceCard, other: FaceCard): boolean =>
  one.label + other.label === '' && JSON.stringify({ ...one, count: 1 }) === JSON.stringify(other);

/** Whatever a board says beside its cards and its turn; that it breaks rules may be just what is asked. */
const givenIn = ({ boards, text }: Shelf, { ruling }: Case): readonly string[] => {
  const board = ruling.board && boards.get(ruling.board.text);
  const lines: readonly Given[] = [
    ...(board?.lines ?? []),
    ...ruling.blocks.flatMap((block) => (block.kind === 'given' ? block.lines : [])),
  ];
  return lines.flatMap(({ kind, at }) =>
    kind === 'place' || kind === 'turn' || kind === 'broken'
      ? []
      : [text.slice(at.start, at.end).trim()],
  );
};

/** `A attacks theirs with mine`; of what is no deed but an answer: `A says: no block`. */
export const actionText = ({ actor, said, done }: Order): string => {
  if (actor === 'chance') return `by chance: ${said}`;
  return done === undefined ? `${actor} says: ${said}` : `${actor} ${done}`;
};
