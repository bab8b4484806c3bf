/**
 * A table with its cards, as a picture: both players' halves face one another. What it shows is all in what the engine
 * says of the table; no game is known here.
 *
 * ```tsx
 * <BoardView table={table} lit={new Set([4])} onCard={(id) => …} chosen={7} />
 * ```
 */
import './board.css';
import type { ButtonHTMLAttributes, ComponentChildren, HTMLAttributes } from 'preact';
import type { CardFigure, Table, TableCard, TableSide, TableZone } from '../../engine/table.js';
import { say } from '../words/index.js';

export interface BoardProps {
  readonly table: Table;
  /** Cards that something is about right now. */
  readonly lit?: ReadonlySet<number>;
  /** The card that was clicked last. */
  readonly chosen?: number | undefined;
  /** Makes cards buttons. */
  readonly onCard?: (id: number) => void;
  /** What stands in a zone besides its cards. */
  readonly inZone?: (zone: TableZone) => ComponentChildren;
  /** What zones, and cards that are buttons, are besides: where something is dropped, and what is dragged. */
  readonly zoneProps?: (zone: TableZone) => HTMLAttributes<HTMLDivElement>;
  readonly cardProps?: (id: number) => ButtonHTMLAttributes<HTMLButtonElement>;
}

export function BoardView({ table, ...how }: BoardProps) {
  const [own, other] = table.sides;
  return (
    <div class="board">
      {other && <Side side={other} isFar {...how} />}
      <div class="board-middle">
        <span class="board-turn">{table.turn}</span>
        {table.middle.map((zone) => (
          <Zone key={zone.zone} zone={zone} {...how} />
        ))}
      </div>
      {own && <Side side={own} isFar={false} {...how} />}
    </div>
  );
}

type How = Omit<BoardProps, 'table'>;

const Side = ({ side, isFar, ...how }: How & { side: TableSide; isFar: boolean }) => {
  const rows = isFar ? side.rows.toReversed() : side.rows;
  return (
    <section
      class={`side ${isFar ? 'side-far' : 'side-near'} ${side.isTurn ? 'side-turn' : ''}`}
      aria-label={say('board.side', { player: side.player })}
    >
      <span class="side-name" aria-hidden="true">
        {side.player}
      </span>
      {rows.map((row, at) => (
        <div class="side-row" key={at}>
          {row.map((zone) => (
            <Zone key={zone.zone} zone={zone} {...how} />
          ))}
        </div>
      ))}
    </section>
  );
};

const Zone = ({ zone: own, ...how }: How & { zone: TableZone }) => {
  const { zone, cards, isPile } = own;
  const count = cards.reduce((sum, one) => sum + one.count, 0);
  return (
    <div
      class={`zone ${isPile ? 'zone-pile' : ''} ${count === 0 ? 'zone-empty' : ''}`}
      role="group"
      aria-label={zone}
      {...how.zoneProps?.(own)}
    >
      <p class="zone-name">
        {zone}
        {count > 1 && <span class="zone-count">{count}</span>}
      </p>
      <ul class="zone-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} {...how} />
          </li>
        ))}
      </ul>
      {how.inZone?.(own)}
    </div>
  );
};

/** A card with what is attached to it and lies under it. */
const Card = ({ card, ...how }: How & { card: TableCard }) => (
  <div class={`stack ${card.isTurned ? 'stack-turned' : ''}`}>
    {card.under.length > 0 && (
      <ul class="card-under" aria-label={say('board.under')}>
        {card.under.map((name, at) => (
          <li key={at}>{name}</li>
        ))}
      </ul>
    )}
    <CardFace card={card} {...how} />
    {card.attached.length > 0 && (
      <ul class="card-attached" aria-label={say('board.attached')}>
        {card.attached.map((one) => (
          <li key={one.id}>
            <Card card={one} {...how} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const CardFace = ({ card, lit, chosen, onCard, cardProps }: How & { card: TableCard }) => {
  const classes = [
    'card',
    card.isDown ? 'card-down' : `card-tint-${card.tints[0] ?? 'none'}`,
    card.isTurned ? 'card-turned' : '',
    card.count > 1 ? 'card-many' : '',
    lit?.has(card.id) === true ? 'card-lit' : '',
  ];
  const face = <Face card={card} />;
  if (onCard === undefined) return <div class={classes.join(' ')}>{face}</div>;
  return (
    <button
      type="button"
      class={classes.join(' ')}
      aria-pressed={chosen === card.id}
      onClick={() => onCard(card.id)}
      {...cardProps?.(card.id)}
    >
      {face}
    </button>
  );
};

const Face = ({ card }: { card: TableCard }) => {
  const { name, label, count, isDown, isTurned, tints, corner, edge, line, states } = card;
  const isCalled = label !== '' && label !== name;
  return (
    <>
      {!isDown && tints.length > 1 && (
        <span class="card-tints" aria-hidden="true">
          {tints.map((tint) => (
            <span key={tint} class={`tint-${tint}`} />
          ))}
        </span>
      )}
      <span class="card-top">
        {corner !== undefined && !isDown && <Figure figure={corner} kind="corner" />}
        <span class="card-name">{isDown && label === '' && count > 1 ? '' : name}</span>
      </span>
      {isCalled && <span class="card-label">{label}</span>}
      {!isDown && line !== '' && <span class="card-line">{line}</span>}
      {states.length > 0 && <span class="card-states">{states.join(', ')}</span>}
      {count > 1 && <span class="card-count">× {count}</span>}
      {!isDown && edge.length > 0 && (
        <span class={`card-edge ${edge.length > 1 ? 'card-edges' : ''}`}>
          {edge.map((figure) => (
            <Figure key={figure.trait} figure={figure} kind="edge" />
          ))}
        </span>
      )}
      <span class="unseen">
        {[isDown && say('board.down'), isTurned && say('board.turned')].filter(Boolean).join(', ')}
      </span>
    </>
  );
};

/** The first letters say which figure it is where there are several. */
const Figure = ({ figure, kind }: { figure: CardFigure; kind: 'corner' | 'edge' }) => (
  <span class={`figure figure-${kind} figure-${figure.than}`} title={figure.trait}>
    <span class="figure-trait">{figure.trait} </span>
    {figure.text}
    {figure.than === 'more' && <span aria-hidden="true"> ▲</span>}
    {figure.than === 'less' && <span aria-hidden="true"> ▼</span>}
  </span>
);
