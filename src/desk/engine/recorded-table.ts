/** The table of a ruling that is recorded: the picture that all views show, and where each of its cards is written. */
import type { Calling } from '../../editor/recording/labels.js';
import type { LaidCard } from '../../editor/recording/pieces.js';
import type { Scene } from '../../harness/examine.js';
import { definitionOf } from '../../kernel/game.js';
import { entriesOf, zonesIn } from '../../kernel/vocabulary.js';
import { type Table, tableOf, type TableZone } from './table.js';

/** A card of the table, as the view that records speaks of it. */
export interface RecordedCard {
  readonly id: number;
  readonly name: string;
  /** What a line would call it. */
  readonly label: string;
  /** Whose zone it lies in. */
  readonly player: string;
  readonly zone: string;
  /** Where it is written on the board; nothing of what nobody wrote. */
  readonly laid: LaidCard | undefined;
  /** The states that the board says it is in, by their usual words. */
  readonly said: readonly string[];
}

export interface RecordedTable {
  readonly table: Table;
  readonly cards: readonly RecordedCard[];
  /** Zones that the picture leaves out, since nothing lies there. */
  readonly others: readonly Pick<TableZone, 'player' | 'zone'>[];
}

export const recordedTable = (scene: Scene, calling: Calling): RecordedTable => {
  const { game, vocabulary, naming } = scene;
  const table = tableOf(scene);
  const shown = new Set(
    [...table.sides.flatMap(({ rows }) => rows.flat()), ...table.middle].map(
      ({ player, zone }) => `${player} ${zone}`,
    ),
  );
  const zones = zonesIn(vocabulary);
  return {
    table,
    cards: game.state.things
      .filter(({ zone }) => zone !== '')
      .map((card) => ({
        id: card.id,
        name: definitionOf(game, card).name,
        label: naming(card.id),
        player: card.side,
        zone: card.zone,
        laid: calling.laid.get(card.id),
        said: saidOf(scene, calling, card.id),
      })),
    others: game.world.rules.players.flatMap((player) =>
      zones.filter((zone) => !shown.has(`${player} ${zone}`)).map((zone) => ({ player, zone })),
    ),
  };
};

const saidOf = (
  { vocabulary }: Scene,
  { laid, pieces }: Calling,
  id: number,
): readonly string[] => {
  const states = pieces.get(laid.get(id)?.at ?? -1)?.states ?? [];
  const known = entriesOf(vocabulary, 'state');
  return states.map((said) => known.find(({ words }) => words.includes(said))?.words[0] ?? said);
};
