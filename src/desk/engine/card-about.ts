/** What a card is, in a line. */
import { figureText, traitsOn } from '../../harness/compile/named.js';
import type { CardDeclaration } from '../../language/document.js';

/** `creature, fire, cost 3, power 3000` */
export const cardAbout = (card: CardDeclaration): string =>
  traitsOn(card)
    .map(({ words, values }) =>
      [
        words.text,
        ...values.map((value) => ('text' in value ? value.text : figureText(value))),
      ].join(' '),
    )
    .join(', ');
