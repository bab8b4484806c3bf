/** What could have happened and did not: the answer to many a question is that something does not come about. */
import { couldBe } from '../../harness/examine/could-be.js';
import type { Scene } from '../../harness/examine.js';
import { entriesOf, type EventWord, type Voice } from '../../kernel/vocabulary.js';
import type { Candidate } from './candidates.js';

/** A player or a card, as a claim names it. */
export interface NamedSubject {
  readonly is: 'player' | 'card';
  readonly line: string;
  readonly cards: readonly number[];
}

/** So much is told: what nobody would ask for hides what somebody does. */
const mostDenied = 60;

/** Of players first: whether somebody draws is asked more often than whether a card is drawn. */
export const deniedOf = (scene: Scene, subjects: readonly NamedSubject[]): readonly Candidate[] =>
  entriesOf(scene.vocabulary, 'event')
    .filter((word) => isPlain(word) && isAtHand(scene, word))
    .flatMap((word) => subjects.flatMap((subject) => deniedBy(word, subject)))
    .sort((one, other) => one.cards.length - other.cards.length)
    .slice(0, mostDenied);

/** It is told by who does it, or to whom it is done, alone. */
const isPlain = ({ needs, noun }: EventWord): boolean => needs === undefined && noun === undefined;

/** Whether it happened to anybody, was prevented, could be chosen, or stands in a card's text. */
const isAtHand = (scene: Scene, entry: EventWord): boolean =>
  couldBe(scene, {
    entry,
    event: entry.event,
    where: entry.where ?? {},
    subject: undefined,
    roles: {},
  });

const deniedBy = (
  { forms, active, passive, with: ends = [], withIsOptional }: EventWord,
  subject: NamedSubject,
): readonly Candidate[] => {
  const way = fits(active, subject)
    ? ['did not', forms.base]
    : fits(passive, subject)
      ? ['was not', forms.participle]
      : undefined;
  if (way === undefined || way.includes('-')) return [];
  const line = [subject.line, ...way, withIsOptional ? '' : ends[0]].filter(Boolean).join(' ');
  return [{ kind: 'denied', line, cards: subject.cards, isNew: false }];
};

const fits = (voice: Voice | undefined, { is }: NamedSubject): boolean =>
  voice?.subject?.is === is || voice?.subject?.is === 'either';
