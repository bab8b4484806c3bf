/** Where cards are, what lies in a zone, and what a characteristic is: `x in hand`, `A hand = x`, `x power = 3000`. */
import type { TraitWord } from '../../../kernel/vocabulary.js';
import type { SaidClaim } from '../../../language/document.js';
import type { Assertion, Ref } from '../../assertion.js';
import { checkFinite } from '../amounts.js';
import { readPlace } from '../places.js';
import { takeTrait } from '../properties.js';
import {
  type Cursor,
  isDone,
  noteAs,
  refuseNext,
  refuseRest,
  spanFrom,
  take,
  takeWords,
} from '../reader.js';
import { type Names, readRef, refuseRef, takeJoint, takeRefs } from '../refs.js';
import { attempt, report, unknown } from '../scope.js';
import { cardsNamed, headOf, isDenied, tailOf, type Reader } from './parts.js';
import { readOrdered } from './happened.js';

export const readWhere: Reader = (names, claim) => {
  const refs = cardsNamed(names, claim);
  const tail = tailOf(claim);
  const place = readPlace(names, names.rules, tail, 'anybody');
  if (place === undefined) return undefined;
  refuseRest(names, tail, 'a place');
  const order = claim.order && readOrdered(names, claim.order, undefined);
  return { is: 'where', refs, not: isDenied(claim), place, order };
};

export const readEquals: Reader = (names, claim) => {
  const head = headOf(claim);
  const ref = names.labels.has(head.words[0]?.text ?? '') || head.words[0]?.quoted;
  if (ref) return readTraitIs(names, claim, head);
  return readOfPlayer(names, claim, head) ?? readContents(names, claim, head);
};

/** `A life = 18`: what players have by a card of theirs; nothing where it says something else. */
const readOfPlayer = (names: Names, claim: SaidClaim, head: Cursor): Assertion | undefined => {
  const [player] = head.words;
  if (player === undefined || !names.lexicon.players.has(player.text)) return undefined;
  const found = attempt(names, (inner) => {
    const cursor = { ...head };
    noteAs(inner, cursor, 1, 'player', player.text);
    takeWords(inner, cursor, 'player', "'s");
    const said = takeTrait(inner, cursor);
    const zone = said?.trait.ofPlayersIn;
    return said !== undefined && zone !== undefined && isDone(cursor)
      ? { ...said, zone }
      : undefined;
  });
  if (found === undefined) return undefined;
  const { trait, version, zone } = found;
  const values = valuesIn(names, tailOf(claim), trait);
  const ref = { is: 'stand-in', text: player.text, zone } as const;
  return { is: 'trait', ref, trait: trait.trait, version, values };
};

/** `x power = 3000`, `x's printed power = 2000` */
const readTraitIs = (names: Names, claim: SaidClaim, head: Cursor): Assertion | undefined => {
  const ref = readRef(names, head);
  const joint = head.words[head.at];
  if (ref !== undefined && takeWords(names, head, 'joint', ',', 'and') !== undefined) {
    const help = 'say it of each on a line of its own';
    report(names, 'nonsense', joint!.at, 'this is told of one card at a time', help);
    return undefined;
  }
  takeWords(names, head, 'player', "'s");
  const from = head.at;
  const found = takeTrait(names, head);
  if (ref === undefined || found === undefined || !isDone(head)) {
    const at = from < head.words.length ? spanFrom(head, from, head.words.length) : claim.at;
    unknown(names, 'unknown-trait', at, {
      word: head.lower.slice(from).join(' '),
      as: 'characteristic',
      among: ['trait'],
    });
    return undefined;
  }
  const { trait, version } = found;
  const values = valuesIn(names, tailOf(claim), trait);
  return { is: 'trait', ref, trait: trait.trait, version, values };
};

/** Numbers, or names in quotes; the values of a characteristic may be words as well: `fire`. */
const valuesIn = (names: Names, tail: Cursor, trait: TraitWord): readonly string[] => {
  const isNumber = trait.is === 'number';
  const values: string[] = [];
  while (!isDone(tail)) {
    const word = tail.words[tail.at];
    if (word === undefined || takeJoint(names, tail, values.length === 0)) continue;
    if (isNumber ? word.number !== undefined : word.quoted) {
      noteAs(names, tail, 1, isNumber ? 'number' : 'name', word.text);
      if (word.number !== undefined) checkFinite(names, { value: word.number, at: word.at }, trait);
      values.push(word.text);
      continue;
    }
    const found = isNumber ? undefined : take(names, tail, 'value');
    if (found !== undefined) values.push(found.entry.value);
    else if (takeWords(names, tail, 'quantity', 'nothing') === undefined)
      refuseNext(names, tail, 'unknown-word', {
        as: isNumber ? 'number' : 'value',
        among: isNumber ? { names: [] } : ['value'],
      });
  }
  return values;
};

/** `A hand = x, y, ...`, `B shields = 3`, `A hand = nothing` */
const readContents = (names: Names, claim: SaidClaim, head: Cursor): Assertion | undefined => {
  const place = readPlace(names, names.rules, head, 'unless shared');
  if (place === undefined) return undefined;
  refuseRest(names, head, 'a zone');
  const tail = tailOf(claim);
  const [first, second, third] = tail.words;
  const isCounted = second?.quoted === false && second.text !== ',' && third === undefined;
  if (first?.number !== undefined && (second === undefined || isCounted)) {
    noteAs(names, tail, 1, 'number', first.text);
    if (second !== undefined)
      report(
        names,
        'nonsense',
        second.at,
        'how many cards there are is a number alone',
        `say: = ${first.text}; or of some of them: A has … in …`,
      );
    if (place.position !== undefined)
      report(
        names,
        'nonsense',
        claim.at,
        `how many cards there are is so of all of the zone, and not of its ${place.position}`,
        `leave out ‘${place.position}’; or say which cards lie there: ${place.position} first = x, y, ...`,
      );
    return { is: 'size', place, count: first.number };
  }
  const refs: Ref[] = [];
  let open = false;
  while (!isDone(tail)) {
    if (takeJoint(names, tail, refs.length === 0)) continue;
    if (takeWords(names, tail, 'quantity', '...') !== undefined) {
      open = true;
      refuseRest(names, tail, '‘...’');
    } else if (takeWords(names, tail, 'quantity', 'nothing') !== undefined) {
      if (refs.length > 0) report(names, 'nonsense', claim.at, '‘nothing’ stands alone');
      refuseRest(names, tail, '‘nothing’');
    } else {
      const found = takeRefs(names, tail);
      if (found.length === 0) refuseRef(names, tail);
      refs.push(...found);
    }
  }
  if (open && refs.length === 0)
    report(
      names,
      'nonsense',
      claim.at,
      '‘...’ alone is so of whatever lies there',
      'say what lies there: = x, ...; or how many cards: = 3; or nothing: = nothing',
    );
  return { is: 'contents', place, refs, open };
};
