/** What might be said of a game as it stands: claims in the words of the game, of which a play will show whether they hold. */
import { nameOf, type Scene } from '../../harness/examine.js';
import { isFiller } from '../../harness/compile/cards.js';
import { traitsOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, isHeld } from '../../kernel/game.js';
import { numberText } from '../../kernel/infinite.js';
import { traceOf } from '../../kernel/ledger.js';
import { say } from '../../kernel/questions.js';
import { type GameEvent, type State, type Thing } from '../../kernel/state.js';
import {
  entriesOf,
  type EventWord,
  type Role,
  type Voice,
  zonesIn,
  zoneWord,
} from '../../kernel/vocabulary.js';
import { deniedOf, type NamedSubject } from './denied.js';
import { quoted } from './quoted.js';
import type { OpenQuestion } from './question.js';

/** What a fact is about. */
export type FactKind =
  | 'place'
  | 'state'
  | 'value'
  | 'joined'
  | 'count'
  | 'event'
  | 'denied'
  | 'result'
  | 'turn'
  | 'choice';

export interface Candidate {
  readonly kind: FactKind;
  readonly line: string;
  /** The cards that it names. */
  readonly cards: readonly number[];
  /** It was not so when play began. */
  readonly isNew: boolean;
}

/** A scene, and the state in which play began. */
export interface SoFar {
  readonly scene: Scene;
  readonly before: State;
  readonly question: OpenQuestion | undefined;
}

export const claimsFor = (course: SoFar): readonly Candidate[] => {
  const spoken = course.scene.game.state.things.filter((card) => isSpoken(course.scene, card));
  const all = [
    ...spoken.flatMap((card) => [
      ...placeOf(course, card),
      ...statesOf(course, card),
      ...valuesOf(course, card),
      ...joinedOf(course, card),
    ]),
    ...happenedIn(course),
    ...countsIn(course),
    ...resultsIn(course),
    ...choicesIn(course),
    ...deniedOf(course.scene, subjectsIn(course.scene, spoken)),
  ];
  return all.filter(({ line }, at) => all.findIndex((one) => one.line === line) === at);
};

const subjectsIn = (scene: Scene, spoken: readonly Thing[]): readonly NamedSubject[] => [
  ...scene.game.world.rules.players.map((line): NamedSubject => ({
    is: 'player',
    line,
    cards: [],
  })),
  ...spoken.map(({ id }): NamedSubject => ({ is: 'card', line: called(scene, id), cards: [id] })),
];

/** Blank cards are only spoken of where they have a label. */
const isSpoken = (scene: Scene, { id, definition }: Thing): boolean =>
  !isHeld(scene.game, id) &&
  (!isFiller(definition) || [...scene.labels.values()].includes(id)) &&
  scene.naming(id) !== '';

/** As a claim writes a card: by its label, or its name in quotes. */
const called = (scene: Scene, id: number): string =>
  [...scene.labels.values()].includes(id) ? scene.naming(id) : quoted(scene.naming(id));

const ownerOf = ({ side, controller }: Thing): string => side || controller;

// ---------------------------------------------------------------- cards

const placeOf = ({ scene, before }: SoFar, card: Thing): readonly Candidate[] => {
  const { id, zone } = card;
  if (zone === '') return [];
  const was = before.things[id - 1];
  const isNew = was === undefined || was.zone !== zone || ownerOf(was) !== ownerOf(card);
  return [
    {
      kind: 'place',
      line: `${called(scene, id)} in ${ownerOf(card)} ${zoneWord(scene.vocabulary, zone)}`,
      cards: [id],
      isNew,
    },
  ];
};

const statesOf = ({ scene, before }: SoFar, { id, status, zone }: Thing): readonly Candidate[] => {
  const { vocabulary, game } = scene;
  const { never = [], unlessUsual } = vocabulary.pictures;
  const usual = zone === '' ? {} : say(game, 'entersWith', id, zone);
  const was = before.things[id - 1]?.status ?? {};
  return Object.entries(status).flatMap(([name, value]): readonly Candidate[] => {
    const word = entriesOf(vocabulary, 'state').find(
      (one) => one.status === name && one.value === value,
    );
    const isNew = was[name] !== value;
    const isUsual = unlessUsual.includes(name) && usual[name] === value && !isNew;
    if (never.includes(name) || word === undefined || isUsual) return [];
    const line = `${called(scene, id)} is ${word.words[0] ?? value}`;
    return [{ kind: 'state', line, cards: [id], isNew }];
  });
};

/** What pictures show of a card, where everybody sees it. */
const valuesOf = ({ scene }: SoFar, { id, zone }: Thing): readonly Candidate[] => {
  const { game, vocabulary } = scene;
  if (zone === '' || game.world.rules.hidden[zone] !== undefined) return [];
  return vocabulary.pictures.traits.flatMap((trait): readonly Candidate[] => {
    const value = traitsOf(game, id, trait);
    const word = entriesOf(vocabulary, 'trait').find((one) => one.trait === trait);
    if (typeof value !== 'number' || word === undefined) return [];
    const printed = game.world.cards.get(cardOf(game, id).definition)?.traits[trait];
    if (zone !== vocabulary.defaultZone && printed === value) return [];
    const line = `${called(scene, id)} ${word.words[0] ?? trait} = ${numberText(value)}`;
    return [{ kind: 'value', line, cards: [id], isNew: printed !== value }];
  });
};

const joinedOf = ({ scene, before }: SoFar, card: Thing): readonly Candidate[] => {
  const { id, host } = card;
  const { things } = scene.game.state;
  const over = things.find(({ id: other, cards }) => other !== id && cards.includes(id));
  const [whole, how] = over === undefined ? [host, 'attached to'] : [over.id, 'under'];
  if (whole === 0) return [];
  const line = `${called(scene, id)} is ${how} ${called(scene, whole)}`;
  const was = before.things[id - 1];
  const wasUnder = before.things[whole - 1]?.cards.includes(id) === true;
  const isNew = over === undefined ? was?.host !== host : !wasUnder;
  return [{ kind: 'joined', line, cards: [id, whole], isNew }];
};

// ---------------------------------------------------------------- players and the game

const countsIn = ({ scene, before }: SoFar): readonly Candidate[] => {
  const { game, vocabulary } = scene;
  const { players, shared } = game.world.rules;
  const zones = zonesIn(vocabulary);
  return players.flatMap((player) =>
    zones.flatMap((zone): readonly Candidate[] => {
      const isShared = shared.includes(zone);
      const count = isShared
        ? cardsIn(game, '', zone).filter((id) => cardOf(game, id).controller === player).length
        : cardsIn(game, player, zone).length;
      const was = before.things.filter(
        (one) => one.zone === zone && ownerOf(one) === player && one.cards.length > 0,
      ).length;
      if (count === 0 && was === 0) return [];
      const line = `${player} ${zoneWord(scene.vocabulary, zone)} = ${count}`;
      return [{ kind: 'count', line, cards: [], isNew: count !== was }];
    }),
  );
};

const resultsIn = ({ scene: { game } }: SoFar): readonly Candidate[] => {
  const { players } = game.world.rules;
  const { turn, result } = game.state;
  const over = players.flatMap((player) => [`${player} has won`, `${player} has lost`]);
  const lines = result === null ? ['nobody has won'] : [...over, 'game is a draw'];
  const now: Candidate = {
    kind: 'turn',
    line: `turn of ${turn.player}, ${turn.step}`,
    cards: [],
    isNew: false,
  };
  const results = lines.map((line): Candidate => ({
    kind: 'result',
    line,
    cards: [],
    isNew: result !== null,
  }));
  return result === null ? [now, ...results] : results;
};

// ---------------------------------------------------------------- what happened

/** Each kind of event that happened, of each card and player, as the game tells it. */
const happenedIn = ({ scene }: SoFar): readonly Candidate[] => {
  const words = entriesOf(scene.vocabulary, 'event');
  const counts = new Map<string, { readonly cards: readonly number[]; count: number }>();
  for (const { kind } of traceOf(scene.game).nodes) {
    if (kind.is !== 'event' || kind.fate !== 'happened') continue;
    for (const word of words)
      for (const told of toldBy(scene, word, kind.event)) {
        const known = counts.get(told.line);
        if (known === undefined) counts.set(told.line, { cards: told.cards, count: 1 });
        else known.count++;
      }
  }
  return [...counts].map(([line, { cards, count }]) => ({
    kind: 'event',
    line: count === 1 ? line : `${line} ${count} times`,
    cards,
    isNew: true,
  }));
};

type ToldEvent = Pick<Candidate, 'line' | 'cards'>;

/** That a card is elsewhere tells where it is. */
const toldElsewhere: readonly string[] = ['move'];

const toldBy = (scene: Scene, word: EventWord, event: GameEvent): readonly ToldEvent[] => {
  const { where = {}, forms, active, passive, noun } = word;
  const isMeant =
    word.event === event.kind &&
    !toldElsewhere.includes(word.event) &&
    word.needs === undefined &&
    noun === undefined &&
    Object.entries(where).every(([role, value]) => event[role] === value);
  if (!isMeant) return [];
  const ends = word.withIsOptional ? '' : (word.with?.[0] ?? '');
  const done = spokenOf(scene, active, event, [forms.past, ends]);
  const suffered = spokenOf(scene, passive, event, ['was', forms.participle, ends]);
  // Of two ways to say it that in which cards stand is taken.
  const [best] = [...done, ...suffered].sort((one, other) => other.cards.length - one.cards.length);
  return best === undefined ? [] : [best];
};

/** With what it is done to, or by which card, where a claim can name that. */
const spokenOf = (
  scene: Scene,
  voice: Voice | undefined,
  event: GameEvent,
  verb: readonly string[],
): readonly ToldEvent[] => {
  const subject = voice?.subject && inRole(scene, voice.subject, event);
  if (subject === undefined || verb.includes('-')) return [];
  const line = [subject.line, ...verb].filter(Boolean).join(' ');
  const object = voice?.object && inRole(scene, voice.object, event);
  const by = voice?.joins?.['by'] && inRole(scene, voice.joins['by'], event);
  const [word, other] = object === undefined ? ['by ', by] : ['', object];
  return other === undefined || (object === undefined && other.cards.length === 0)
    ? [{ line, cards: subject.cards }]
    : [{ line: `${line} ${word}${other.line}`, cards: [...subject.cards, ...other.cards] }];
};

/** Who or what is in a role of an event, as far as a claim can name it. */
const inRole = (scene: Scene, { role, is }: Role, event: GameEvent): ToldEvent | undefined => {
  const there = event[role];
  if (typeof there === 'string' && is !== 'card' && is !== 'zone')
    return scene.game.world.rules.players.includes(there) ? { line: there, cards: [] } : undefined;
  if (typeof there !== 'number' || is === 'player' || is === 'zone') return undefined;
  const card = scene.game.state.things[there - 1];
  return card === undefined || !isSpoken(scene, card)
    ? undefined
    : { line: called(scene, there), cards: [there] };
};

// ---------------------------------------------------------------- what may be done now

/** So many options are told one by one. */
const mostOptions = 6;

const choicesIn = ({ scene, question }: SoFar): readonly Candidate[] => {
  const { asked } = scene.game.state;
  if (asked === null || question === undefined || asked.by === 'chance') return [];
  const claim = (line: string, cards: readonly number[]): Candidate => ({
    kind: 'choice',
    line,
    cards,
    isNew: false,
  });
  const { options, max, min, by, kind } = asked;
  const sets = min === 0 ? [...options.map((one) => [one]), []] : options.map((one) => [one]);
  const isTold = max === 1 && options.length <= mostOptions && asked.rest !== true;
  const names = sets.map((set) => `{${set.map((one) => nameOf(scene, one)).join('')}}`);
  const offered = question.lines.filter(({ cards }) => cards.length > 0);
  return [
    ...[...question.barred, ...offered].map((one) => claim(one.claim, one.cards)),
    ...(asked.rest === true ? [] : [claim(`${by} decides ${kind}`, [])]),
    ...(isTold
      ? [
          claim(
            `${by} may choose exactly ${names.join(' or ')}`,
            options.flatMap(({ card }) => card ?? []),
          ),
        ]
      : []),
  ];
};
