/** A board in words, in columns: player, zone, cards. */
import type { CardPicture, Picture } from '../harness/verdict.js';
import { columns, line, piece, type Line } from './lines.js';

export const boardLines = (picture: Picture, indent: number): Line[] => [
  ...(picture.turn === '' ? [] : [line(indent, piece(picture.turn, 'strong'))]),
  ...columns(
    indent,
    picture.zones.map(({ player, zone, cards }, at) => [
      piece(player === picture.zones[at - 1]?.player ? '' : player || 'both', 'strong'),
      piece(zone, 'quiet'),
      piece(cards.length === 0 ? '-' : cards.map(cardText).join(', ')),
    ]),
  ),
];

/** `mine "Brawler" (tapped; with 2 cards)` */
export const cardText = ({ text, name, states, attached }: CardPicture): string => {
  const called = name === '' || name === text ? text : `${text} "${name}"`;
  const more = [...states, ...(attached.length === 0 ? [] : [`with ${attached.join(', ')}`])];
  return more.length === 0 ? called : `${called} (${more.join('; ')})`;
};
