/** What can be written at a place: words that the game has there, what the page declares, legal play, rule numbers. */
import { citations } from './citations.js';
import { lineStarts, ofHeader } from './headings.js';
import { ofCardText, ofTraits } from './texts.js';
import { ofBoardLine } from './boards.js';
import { ofScriptLine } from './scripts.js';
import { ofClaim } from './claims.js';
import { writingPlace, type WritingPlace } from './place.js';
import type { Range } from '../page.js';
import type { Workspace } from '../workspace.js';
import type { Offer } from './offer.js';

export type { OfferKind } from './offer.js';

/** Something that may be written. */
export interface Completion extends Offer {
  /** What it takes the place of. */
  readonly range: Range;
  /** What is put there. */
  readonly insert: string;
}

/** What may be written at an offset, the likeliest first. */
export const completions = (
  workspace: Workspace,
  path: string,
  offset: number,
): readonly Completion[] => {
  const place = writingPlace(workspace, path, offset);
  if (place === undefined) return [];
  const wanted = place.written.toLowerCase();
  const found = new Map<string, Offer>();
  for (const offer of offersAt(place)) {
    const isName = offer.quoted === true;
    if (place.quote !== '' && !isName) continue;
    const fits = wanted === '' || fitting(offer, wanted);
    if (fits && !found.has(offer.label)) found.set(offer.label, offer);
  }
  return [...found.values()].map((offer) => ({
    ...offer,
    range: place.range,
    insert: insertOf(place, offer),
  }));
};

const fitting = ({ label, filter = label }: Offer, wanted: string): boolean =>
  filter
    .toLowerCase()
    .split(/[\s:,"“「『《]+/u)
    .some((word) => word.startsWith(wanted)) || filter.toLowerCase().startsWith(wanted);

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '\u201c': '\u201d',
  '\u300c': '\u300d',
  '\u300e': '\u300f',
  '\u300a': '\u300b',
};

/** A name within quotes that are open already gets what closes them, unless that stands there. */
const insertOf = (
  { quote, page, range }: WritingPlace,
  { label, text = label, quoted }: Offer,
): string => {
  if (quoted !== true) return text;
  if (quote === '') return `"${text}"`;
  const close = closing[quote] ?? quote;
  return page.text.startsWith(close, range.end) ? text : text + close;
};

const offersAt = (place: WritingPlace): readonly Offer[] => {
  if (place.inBrackets && place.kind === 'claim') return citations(place);
  const heads = place.before.length === 0 ? lineStarts(place) : [];
  switch (place.kind) {
    case 'file':
    case 'block':
    case 'ruling':
      return heads;
    case 'header':
      return [...ofHeader(place), ...heads];
    case 'traits':
      return [...ofTraits(place), ...heads];
    case 'face':
    case 'ability':
      return [...ofCardText(place), ...heads];
    case 'given':
      return [...ofBoardLine(place), ...heads];
    case 'do':
      return [...ofScriptLine(place), ...heads];
    case 'claim':
      return [...ofClaim(place), ...heads];
  }
};
