/** The table: where cards are put while the board is laid, and where they are looked at later. */
import type { TableZone } from '../../../engine/table.js';
import { BoardView } from '../../parts/board.js';
import { say } from '../../words/index.js';
import {
  about,
  changeBoard,
  drag,
  dropInto,
  joining,
  picked,
  type Picked,
  putInto,
  shownTable,
  stage,
} from './recording.js';

type Place = Pick<TableZone, 'player' | 'zone'>;

export function Tabletop() {
  const shown = shownTable.value;
  if (shown === undefined) return <p class="quiet">{say('play.no-board')}</p>;
  const { table, others } = shown;
  if (stage.value !== 'lay')
    return (
      <BoardView
        table={table}
        chosen={about.value}
        onCard={(id) => (about.value = about.value === id ? undefined : id)}
      />
    );
  const own = picked.value;
  return (
    <>
      <BoardView
        table={table}
        chosen={own?.is === 'laid' ? own.card.id : undefined}
        onCard={choose}
        inZone={putButton}
        zoneProps={dropping}
        cardProps={(id) => ({
          draggable: cardAt(id)?.laid !== undefined,
          onDragStart: (event) => {
            const card = cardAt(id);
            if (card !== undefined) drag({ is: 'laid', card }, event);
          },
        })}
      />
      <OtherZones others={others} />
    </>
  );
}

const OtherZones = ({ others }: { readonly others: readonly Place[] }) => (
  <div class="other-zones" role="group" aria-label={say('play.zone.more')}>
    <span class="quiet small">{say('play.zone.more')}</span>
    {others.map((place) => (
      <div
        key={`${place.player} ${place.zone}`}
        class="other-zone"
        role="group"
        {...dropping(place)}
      >
        <span class="small">
          {place.player} {place.zone}
        </span>
        {putButton(place)}
      </div>
    ))}
  </div>
);

const dropping = ({ player, zone }: Place) => ({
  'aria-label': `${player} ${zone}`.trim(),
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    void dropInto(player, zone);
  },
});

const nameOf = (what: Picked): string => {
  if ('name' in what) return what.name;
  return what.is === 'kind' ? `${what.count} ${what.word}` : what.card.name;
};

/** Room for what may be put there: the table stays as it is when a card is chosen. */
const room = (
  <span class="area-put area-room" aria-hidden="true">
    {'\u00a0'}
  </span>
);

/** Puts what is chosen here. A zone that is nobody's holds cards of somebody all the same: those are put from elsewhere. */
const putButton = ({ player, zone }: Place) => {
  const what = picked.value;
  if (player === '') return null;
  if (what === undefined || joining.value !== undefined || isOnlyThere(what)) return room;
  return (
    <button
      type="button"
      class="area-put"
      aria-label={say('play.put-in', { card: nameOf(what), player, zone })}
      onClick={() => void putInto(player, zone)}
    >
      {say('play.put')}
    </button>
  );
};

/** What fills a zone up, since the board says nothing else: it cannot be put elsewhere. */
const isOnlyThere = (what: Picked): boolean => what.is === 'laid' && what.card.laid === undefined;

const cardAt = (id: number) => shownTable.value?.cards.find((card) => card.id === id);

/** Chooses a card, or the one to which the chosen one goes. */
const choose = (id: number): void => {
  const card = cardAt(id);
  const own = picked.value;
  const how = joining.value;
  if (card === undefined) return;
  const isChosen = own?.is === 'laid' && own.card.id === id;
  if (how !== undefined && own?.is === 'laid' && own.card.laid && card.laid && !isChosen)
    void changeBoard({ do: 'attach', card: own.card.laid, to: card.laid, how });
  else picked.value = isChosen ? undefined : { is: 'laid', card };
};
