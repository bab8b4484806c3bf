/** Places of a board or a claim: `A battle zone`, `A's deck top`, `B life, top first`. */
import type { GameRules } from '../../kernel/game.js';
import type { Player } from '../../kernel/state.js';
import type { Term } from '../../language/document.js';
import { normal } from '../../language/names.js';
import { remembered } from '../remember.js';
import { type Lexicon, lookUp, lookUpAll } from './lexicon.js';
import { report, type Scope, unknown } from './scope.js';

export interface PlaceNamed {
  /** Empty where the words name nobody. */
  readonly player: Player;
  readonly zone: string;
  readonly position: 'top' | 'bottom' | undefined;
  /** Words behind the place, which belong to what is there: `A field spent flame`. */
  readonly rest: string;
}

interface Split {
  readonly first: string;
  readonly player: Player | undefined;
  /** What is left when player and position are taken off. */
  readonly said: string;
  readonly zone: string | undefined;
  readonly position: 'top' | 'bottom' | undefined;
  readonly rest: string;
}

const split = remembered((lexicon: Lexicon, text: string): Split => {
  const words = normal(text)
    .replace(/ ?'s\b/g, '')
    .replace(/,/g, ' ')
    .split(' ')
    .filter(Boolean);
  const player = lexicon.players.get(words[0] ?? '');
  const rest = player === undefined ? words : words.slice(1);
  const length = lookUp(lexicon.zones, rest, 0)?.words ?? rest.length;
  const said = rest.slice(0, length).join(' ');
  const behind = rest.slice(length);
  const [position] = behind;
  const placed = position === 'top' || position === 'bottom';
  return {
    first: words[0] ?? '',
    player,
    said,
    zone: lookUpAll(lexicon.zones, said),
    position: placed ? position : undefined,
    rest: behind.slice(placed ? (behind[1] === 'first' ? 2 : 1) : 0).join(' '),
  };
});

/**
 * Reads a place, and reports what is unknown or missing.
 *
 * @param who whether it must be said whose cards they are, also where the zone is nobody's
 */
export const readPlace = (
  scope: Scope,
  rules: GameRules,
  term: Term,
  who: 'owned' | 'anybody' = 'anybody',
): PlaceNamed | undefined => {
  const { lexicon } = scope;
  const { first, player, said, zone, position, rest } = split(lexicon, term.text);
  if (zone !== undefined) {
    if (player !== undefined || (who === 'anybody' && rules.shared.includes(zone)))
      return { player: player ?? '', zone, position, rest };
    report(
      scope,
      'unknown-player',
      term.at,
      `whose ${said}?`,
      `say: ${lexicon.vocabulary.players.map((one) => `${one} ${said}`).join(' or ')}`,
    );
    return undefined;
  }
  const behind = said.split(' ').slice(1).join(' ');
  if (player === undefined && behind !== '' && lookUpAll(lexicon.zones, behind) !== undefined)
    unknown(scope, 'unknown-player', term.at, {
      word: first,
      as: 'player',
      among: lexicon.vocabulary.players,
    });
  else
    unknown(scope, 'unknown-zone', term.at, {
      word: said,
      as: 'zone',
      among: lexicon.zones.entries.keys(),
    });
  return undefined;
};

/** Whether words begin with a place, with or without a player. */
export const isPlace = (lexicon: Lexicon, text: string): boolean =>
  split(lexicon, text).zone !== undefined;
