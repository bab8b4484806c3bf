/** Who is meant. */
import type { Who } from '../../kernel/ability.js';
import type { NounPhrase, Term } from '../../language/document.js';
import { normal, own } from '../../language/names.js';
import { report, type Scope } from './scope.js';

export type Whose = Who | 'any';

const words: Readonly<Record<string, Whose>> = {
  you: 'you',
  your: 'you',
  'your opponent': 'opponent',
  'your opponents': 'opponent',
  opponent: 'opponent',
  "opponent's": 'opponent',
  owner: 'owner',
  'its owner': 'owner',
  'their owner': 'owner',
  'their owners': 'owner',
  "this's owner": 'owner',
  controller: 'controller',
  'its controller': 'controller',
  'their controller': 'controller',
  'each player': 'each',
  'all players': 'each',
  player: 'any',
  'a player': 'any',
  'any player': 'any',
  players: 'any',
};

/** The player that words name, or nothing where they name none. */
export const whoIs = (scope: Scope, text: string): Whose | undefined => {
  const said = normal(text).replace(/^the /, '').replace(/'s$/, '');
  if (said === 'their') return scope.their;
  const player = scope.lexicon.players.get(said);
  return player !== undefined ? { player } : own(words, said);
};

/** Whose, from the words in front of 's: the last that names anybody counts. */
export const whoseIs = (scope: Scope, owners: readonly Term[]): Whose | undefined => {
  const last = owners.at(-1);
  if (last === undefined) return undefined;
  const all = owners.map(({ text }) => text.replace(/'s$/, '')).join(' ');
  const whose = whoIs(scope, last.text) ?? whoIs(scope, all);
  if (whose === undefined)
    report(
      scope,
      'unknown-player',
      last.at,
      `‘${last.text}’ is no player`,
      'say: your, your opponent’s, its owner’s',
    );
  return whose;
};

/** The players a noun phrase means, or nothing where it means cards. */
export const playersIn = (scope: Scope, phrase: NounPhrase): Whose | undefined => {
  if (phrase.pronoun === 'you') return 'you';
  if (phrase.pronoun !== undefined || phrase.name !== undefined) return undefined;
  const noun = normal(phrase.noun?.text ?? '');
  const said = [...phrase.owners.map(({ text }) => text), noun].filter(Boolean).join(' ');
  if (said === '') return undefined;
  const who = whoIs(scope, said);
  if (who === 'any' && phrase.quantity?.kind === 'each') return 'each';
  if (who === 'any' && phrase.quantity?.kind === 'all') return 'each';
  return who;
};

/** One who acts; where a text leaves it open, it cannot be carried out. */
export const actor = (whose: Whose): Who => (whose === 'any' ? 'each' : whose);
