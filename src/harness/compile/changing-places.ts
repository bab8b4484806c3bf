/** What changes places with what: one card with one, or a zone with another of the same player, and nothing in between. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import type { VerbWord } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

type Object = Kernel.Selection | Kernel.Several | undefined;
type Beside = Readonly<Record<string, Kernel.Argument>>;

interface Exchange {
  readonly word: VerbWord;
  readonly at: Span;
  readonly object: Object;
  readonly beside: Beside;
}

/** Where a verb has things change places, both sides of it must fit. */
export const checkExchange = (scope: Scope, { word, at, object, beside }: Exchange): void => {
  if (word.exchanges === 'cards') {
    const others = Object.values(beside).flatMap((one) =>
      'selection' in one ? [one.selection] : [],
    );
    const all = [...selectionsOf(object), ...others];
    if (object?.is === 'several' || !all.every(isOne))
      report(
        scope,
        'nonsense',
        at,
        `‘${word.forms.base}’ has one card change places with one`,
        `zones as a whole are named themselves: ${word.forms.base} your hand for your mana zone`,
      );
  }
  if (word.exchanges === 'zones') checkZones(scope, { word, at, object, beside });
};

const isOne = (selection: Kernel.Selection): boolean =>
  selection.is !== 'cards' ||
  (selection.quantity.is !== 'all' &&
    selection.quantity.is !== 'any' &&
    selection.quantity.amount === 1) ||
  // Of what was spoken of, that which lies there.
  selection.filter.among !== undefined;

const checkZones = (scope: Scope, { word, at, object, beside }: Exchange): void => {
  const places = Object.values(beside).flatMap((one) => ('place' in one ? [one.place] : []));
  const [place] = places;
  const [first, second] = selectionsOf(object);
  if (first?.is !== 'cards' || place === undefined) return;
  const { zones, whose, or } = first.filter;
  const say = `say: ${word.forms.base} your hand for your mana zone`;
  if (second !== undefined || or !== undefined || place.position !== undefined || place.status)
    report(scope, 'nonsense', at, 'two zones change places, each with all that is in it', say);
  else if (whose === 'any' || whose === 'each' || whose !== place.whose)
    report(scope, 'nonsense', at, 'both must be said to be zones of the same player', say);
  else if (zones[0] === place.zone)
    report(scope, 'nonsense', at, 'a zone does not change places with itself', say);
};
