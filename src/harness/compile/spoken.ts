/** Names as scripts and expectations speak them: players, labels, cards. */
import type { GameRules } from '../../kernel/game.js';
import type { Part, Reference, Span, Term } from '../../language/document.js';
import { distance, nearest, normal, suggestion } from '../../language/names.js';
import type { Cards } from './entries.js';
import { report, type Scope, unknown } from './scope.js';

export interface Names extends Scope {
  readonly rules: GameRules;
  readonly cards: Cards;
  /** Labels of the board, and those that chance gives to cards along the way. */
  readonly labels: ReadonlySet<string>;
}

export const checkPlayer = (names: Names, term: Term, also: readonly string[] = []): void => {
  const { lexicon } = names;
  const said = normal(term.text);
  if (lexicon.players.has(said) || also.includes(said)) return;
  unknown(names, 'unknown-player', term.at, {
    word: term.text,
    as: 'player',
    among: [...lexicon.vocabulary.players, ...also],
  });
};

/** In a run of words only what looks like a slip is reported here: the judge knows which words a command takes. */
export const checkParts = (names: Names, parts: readonly Part[]): void => {
  for (const part of parts) {
    if (part.kind === 'name') checkCard(names, part.text, part.at, false);
    if (part.kind === 'word' && !isKnown(names, part.text)) checkSlip(names, part.text, part.at);
  }
};

/** A line in which no command is said: the one is meant that some of its words are closest to. */
export const unknownCommand = (names: Names, parts: readonly Part[], at: Span): void => {
  const commands = Object.keys(names.lexicon.vocabulary.commands);
  const words = parts.filter((part) => part.kind === 'word');
  let meant = { word: words.map(({ text }) => text).join(' '), at: words[0]?.at ?? at };
  let among = commands;
  let least = Infinity;
  for (const [from, first] of words.entries())
    for (const command of commands) {
      const said = words.slice(from, from + command.split(' ').length);
      const word = said.map(({ text }) => text).join(' ');
      const far = distance(normal(word), command, command.length);
      if (far >= least || nearest(word, [command]) === undefined) continue;
      [meant, among, least] = [{ word, at: first.at }, [command], far];
    }
  unknown(names, 'unknown-command', meant.at, { word: meant.word, as: 'command', among });
};

const isKnown = ({ labels, lexicon }: Names, word: string): boolean =>
  labels.has(word) || lexicon.known.has(normal(word)) || plainWords.has(normal(word));

const plainWords: ReadonlySet<string> = new Set([
  'nobody',
  'nothing',
  'none',
  'all',
  'both',
  'chance',
  'game',
  'player',
  'players',
  'yes',
  'no',
  'won',
  'lost',
  'lawful',
  'board',
  'see',
  'count',
]);

const checkSlip = (names: Names, word: string, at: Span): void => {
  const most = word.length >= 6 ? 2 : word.length >= 3 ? 1 : 0;
  if (most === 0) return;
  for (const label of names.labels)
    if (label.length >= 3 && distance(word, label, most) <= most)
      return report(
        names,
        'unknown-label',
        at,
        `there is no label ‘${word}’`,
        `did you mean ‘${label}’?`,
      );
};

/** A name that no card has may be meant as such (a race, a name that is named); a slip is not. */
const checkCard = (names: Names, name: string, at: Span, strict: boolean): void => {
  if (names.cards.has(name) || names.labels.has(name)) return;
  const near = nearest(name, names.cards.names());
  if (!strict && near === undefined) return;
  unknown(names, 'unknown-card', at, { word: name, as: 'card', among: names.cards.names() });
};

export const checkReference = (names: Names, { text, quoted, at }: Reference): void => {
  if (quoted) return checkCard(names, text, at, true);
  const words = text.split(' ');
  if (names.labels.has(text) || words.every((word) => isKnown(names, word))) return;
  if (words.length > 1) return;
  report(
    names,
    'unknown-label',
    at,
    `there is no label ‘${text}’`,
    suggestion(text, [...names.labels, ...names.lexicon.vocabulary.players]),
  );
};

/** Where other words than labels may stand, only a slip is wrong. */
export const checkLoosely = (names: Names, { text, quoted, at }: Reference): void => {
  if (quoted) return checkCard(names, text, at, false);
  if (!isKnown(names, text)) checkSlip(names, text, at);
};
