/**
 * A game as it lies on a table, for a picture: both players' zones in the rows that the game says, each card with what a
 * look at it shows.
 */
import { cardOf, cardsIn, definitionOf, type Game, quietly } from '../../kernel/game.js';
import { traitsOf } from '../../kernel/continuous.js';
import { newBudget } from '../../kernel/budget.js';
import { numberText } from '../../kernel/infinite.js';
import type { TraitValue } from '../../kernel/ability.js';
import { everyZone, type Thing } from '../../kernel/state.js';
import { attachmentsIn } from '../../kernel/things.js';
import type { TableLayout, Tint } from '../../kernel/table-layout.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import type { Scene } from '../../harness/examine.js';
import { alikeTogether, howItLies, turnText } from '../../harness/picture.js';

/** A number or a word on a card, and whether it is more or less than what is printed there. */
export interface CardFigure {
  readonly trait: string;
  readonly text: string;
  readonly than: 'printed' | 'more' | 'less' | 'other';
}

export interface TableCard {
  /** The thing in the game; of several that are alike the uppermost. */
  readonly id: number;
  readonly name: string;
  /** What the ruling calls it; empty where it has no name of its own. */
  readonly label: string;
  /** So many that are alike lie there together. */
  readonly count: number;
  /** It lies face down, or where nobody sees its face. */
  readonly isDown: boolean;
  readonly isTurned: boolean;
  readonly tints: readonly Tint[];
  readonly corner: CardFigure | undefined;
  readonly edge: readonly CardFigure[];
  /** What it is, in a few words. */
  readonly line: string;
  /** How it lies, in words; what the picture shows anyway is left out. */
  readonly states: readonly string[];
  readonly attached: readonly TableCard[];
  /** The names of the cards under it. */
  readonly under: readonly string[];
}

export interface TableZone {
  readonly player: string;
  readonly zone: string;
  /** Only the number of its cards counts, as a rule. */
  readonly isPile: boolean;
  readonly cards: readonly TableCard[];
}

/** A player's half of the table, row by row from the middle. */
export interface TableSide {
  readonly player: string;
  readonly isTurn: boolean;
  readonly rows: readonly (readonly TableZone[])[];
}

export interface Table {
  readonly turn: string;
  readonly sides: readonly TableSide[];
  /** Zones that both share and that are in nobody's half. */
  readonly middle: readonly TableZone[];
}

/** Looking at a table must not use up what the play may cost. */
const looking = 400_000;

export const tableOf = (scene: Scene): Table => {
  const game: Game = {
    ...scene.game,
    budget: newBudget({ ...scene.game.limits, work: looking }),
    listener: null,
    view: null,
    known: null,
    bearers: null,
    witness: undefined,
  };
  return quietly(game, () => laidOut({ ...scene, game }));
};

/** How a game lays its table out, or as well as it can be done without being told. */
export const layoutOf = ({ pictures: { table, traits } }: Vocabulary): TableLayout =>
  table ?? {
    rows: [],
    piles: [],
    held: [],
    turned: {},
    down: {},
    corner: '',
    edge: traits,
    line: [],
  };

interface Laying {
  readonly scene: Scene;
  readonly layout: TableLayout;
  readonly labels: ReadonlyMap<number, string>;
  readonly attached: ReadonlyMap<number, readonly number[]>;
}

const laidOut = (scene: Scene): Table => {
  const { game, vocabulary } = scene;
  const layout = layoutOf(vocabulary);
  const laying: Laying = {
    scene,
    layout,
    labels: new Map([...scene.labels].map(([label, id]) => [id, label])),
    attached: attachmentsIn(game.state),
  };
  const { players, shared } = game.world.rules;
  const zones = everyZone(game.state);
  const inRows = new Set(layout.rows.flat());
  const others = zones.filter((zone) => !inRows.has(zone) && !shared.includes(zone));
  const { turn } = game.state;
  return {
    turn: turnText(turn),
    sides: players.map((one) => ({
      player: one,
      isTurn: one === turn.player,
      rows: [...layout.rows, others]
        .map((row) => row.flatMap((zone) => zoneOf(laying, one, zone)))
        .filter((row) => row.length > 0),
    })),
    middle: shared.filter((zone) => !inRows.has(zone)).flatMap((zone) => zoneOf(laying, '', zone)),
  };
};

/** A zone that holds nothing is shown where the game always has it: in a row. */
const zoneOf = (laying: Laying, player: string, zone: string): readonly TableZone[] => {
  const { scene, layout } = laying;
  const { game } = scene;
  const isShared = game.world.rules.shared.includes(zone);
  const all = isShared ? cardsIn(game, '', zone) : cardsIn(game, player, zone);
  const held = game.state.held.filter((id) => {
    const card = cardOf(game, id);
    return card.zone === zone && card.side === (isShared ? '' : player);
  });
  const own = [...held, ...all].filter((id) => {
    const card = cardOf(game, id);
    return card.host === 0 && (player === '' || !isShared || card.controller === player);
  });
  if (own.length === 0 && !layout.rows.flat().includes(zone)) return [];
  const isPile = layout.piles.includes(zone);
  return [
    {
      player,
      zone,
      isPile,
      cards: alikeTogether(
        own.map((id) => cardPicture(laying, id)),
        areAlike,
      ),
    },
  ];
};

/** Nobody tells them apart. */
const areAlike = (one: TableCard, other: TableCard): boolean =>
  one.label === '' &&
  other.label === '' &&
  one.attached.length + other.attached.length === 0 &&
  JSON.stringify({ ...one, id: 0, count: 0 }) === JSON.stringify({ ...other, id: 0, count: 0 });

const cardPicture = (laying: Laying, id: number): TableCard => {
  const { scene, layout, labels, attached } = laying;
  const { game } = scene;
  const card = cardOf(game, id);
  const figure = (trait: string) => figureOf(game, card, trait);
  return {
    id,
    name: definitionOf(game, card).name,
    label: labels.get(id) ?? '',
    count: 1,
    isDown: isDown(game, card, layout),
    isTurned: isIn(card, layout.turned),
    tints: tintsOf(game, card, layout),
    corner: figure(layout.corner),
    edge: layout.edge.flatMap((trait) => figure(trait) ?? []),
    line: layout.line
      .map((trait) => worded(traitsOf(game, id, trait)))
      .filter(Boolean)
      .join(' · '),
    states: statesOf(scene, card, layout),
    attached: (attached.get(id) ?? []).map((one) => cardPicture(laying, one)),
    under: card.cards
      .slice(1)
      .map(
        (part) => game.world.cards.get(game.state.cards[part - 1]?.definition ?? '')?.name ?? '',
      ),
  };
};

/** Where nobody sees the cards all lie face down that do not say otherwise. */
const isDown = (game: Game, card: Thing, { down, held }: TableLayout): boolean => {
  if (held.includes(card.zone)) return false;
  if (isIn(card, down)) return true;
  const isOpen = Object.keys(down).some((name) => card.status[name] !== undefined);
  return game.world.rules.hidden[card.zone] === 'nobody' && !isOpen;
};

const isIn = ({ status }: Thing, states: Readonly<Record<string, string>>): boolean =>
  Object.entries(states).some(([name, value]) => status[name] === value);

const worded = (value: TraitValue | undefined): string => {
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return (value as readonly string[]).join(' ');
  return typeof value === 'string' ? value : '';
};

const figureOf = (game: Game, card: Thing, trait: string): CardFigure | undefined => {
  const now = traitsOf(game, card.id, trait);
  const text = worded(now);
  if (text === '') return undefined;
  const printed = definitionOf(game, card).traits[trait];
  const than =
    typeof now === 'number' && typeof printed === 'number'
      ? now > printed
        ? 'more'
        : now < printed
          ? 'less'
          : 'printed'
      : worded(printed) === text
        ? 'printed'
        : 'other';
  return { trait, text, than };
};

const tintsOf = (game: Game, { id }: Thing, { tint }: TableLayout): readonly Tint[] => {
  if (tint === undefined) return [];
  const value = traitsOf(game, id, tint.trait);
  const all = Array.isArray(value) ? (value as readonly string[]) : [worded(value)];
  return all.flatMap((one) => tint.colours[one] ?? []);
};

/** Without what the picture shows by itself: the figures, and that it is turned or face down. */
const statesOf = (scene: Scene, { id }: Thing, layout: TableLayout): readonly string[] => {
  const { pictures } = scene.vocabulary;
  const figures = [layout.corner, ...layout.edge, ...layout.line];
  const shown = {
    ...pictures,
    traits: pictures.traits.filter((trait) => !figures.includes(trait)),
    never: [...(pictures.never ?? []), ...Object.keys({ ...layout.turned, ...layout.down })],
  };
  return howItLies({ ...scene, vocabulary: { ...scene.vocabulary, pictures: shown } }, id);
};
