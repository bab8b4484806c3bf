/** Whether an expectation holds, what was found instead, and which rules took part in bringing it about. */
import { hasKeyword, listOf, traitsOf } from '../kernel/continuous.js';
import { cardOf, cardsIn, collect, definitionOf, type Game, say, sayOr } from '../kernel/game.js';
import type { Card, Option, State } from '../kernel/state.js';
import { zoneKey } from '../kernel/state.js';
import { causesOf, rulesOf, type TraceNode } from '../kernel/trace.js';
import type { Vocabulary } from '../kernel/vocabulary.js';
import type {
  Choice,
  Claim,
  Expectation,
  Happened,
  Order,
  Part,
  Reference,
} from '../language/document.js';
import { normal } from '../language/names.js';
import { newGame } from '../kernel/machine.js';
import { isOff } from '../kernel/game.js';
import { exclusions } from '../kernel/options.js';
import { knowsCount, sees } from '../kernel/sight.js';
import { type Christen, deciders, obey, type Naming, wrongNumber } from './play.js';
import { eventSaid } from './said.js';
import { expandRuns, orderOf } from './script.js';

/** A scenario at a moment, with what people call its cards. */
export interface Scene {
  readonly game: Game;
  readonly labels: ReadonlyMap<string, number>;
  readonly vocabulary: Vocabulary;
  readonly naming: Naming;
  /** Gives a card a label along the way. */
  readonly christen: Christen;
}

export interface Finding {
  readonly holds: boolean;
  /** What was found instead, in words. */
  readonly found: string;
  readonly decidedBy: ReadonlySet<string>;
}

export const examine = (scene: Scene, { claim }: Expectation): Finding => {
  switch (claim.kind) {
    case 'in':
      return examineIn(scene, claim);
    case 'equals':
      return examineEquals(scene, claim);
    case 'is':
      return examineIs(scene, claim);
    case 'has':
      return examineHas(scene, claim);
    case 'turn':
      return examineTurn(scene, claim);
    case 'game':
      return examineGame(scene, claim);
    case 'happened':
      return examineHappened(scene, claim);
    case 'can':
      return examineCan(scene, claim);
    case 'options':
      return examineOptions(scene, claim);
    case 'decides':
      return examineDecides(scene, claim);
  }
};

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>;

const because = ({ game }: Scene, nodes: Iterable<number>): Set<string> =>
  new Set(rulesOf(game.trace, causesOf(game.trace, nodes)));

const origin = ({ game }: Scene, what: string): number => game.state.origins[what] ?? 0;

const events = ({ game }: Scene): readonly TraceNode[] =>
  game.trace.nodes.filter((node) => node.kind.is === 'event');

/** Everything that might have happened to a card and did not: forbidden, replaced, impossible, withstood. */
const spared = (scene: Scene, id: number): readonly number[] =>
  events(scene)
    .filter(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.event.card === id &&
        (kind.fate !== 'happened' || scene.game.world.rules.spares.includes(kind.event.kind)),
    )
    .map((node) => node.id);

/** The cards that a reference means: by label, or all of that name. */
export const cardsFor = (scene: Scene, { text, quoted }: Reference): readonly Card[] => {
  const { game, labels } = scene;
  const id = quoted ? undefined : labels.get(text);
  if (id !== undefined) return [cardOf(game, id)];
  return quoted ? game.state.cards.filter((card) => definitionOf(game, card).name === text) : [];
};

// ---------------------------------------------------------------- zones

interface ZonePlace {
  readonly side: string | undefined;
  readonly zone: string;
  readonly position: 'top' | 'bottom' | undefined;
}

/** `graveyard`, `B hand`, `top of A deck`, `A life top first`. */
const placeOf = (text: string, vocabulary: Vocabulary): ZonePlace | undefined => {
  const words = text
    .replaceAll(',', ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !['the', 'of', "'s", 'first'].includes(word));
  const side = words.find((word) => vocabulary.players.includes(word));
  const position = words.find(
    (word) => word === 'top' || word === 'bottom',
  ) as ZonePlace['position'];
  const rest = normal(words.filter((word) => word !== side && word !== position).join(' '));
  const zone = vocabulary.zones[rest];
  return zone === undefined ? undefined : { side, zone, position };
};

const examineIn = (scene: Scene, claim: Of<'in'>): Finding => {
  const place = placeOf(claim.place.text, scene.vocabulary);
  const cards = claim.subjects.flatMap((subject) => cardsFor(scene, subject));
  const decided = new Set<string>();
  const wrong: string[] = [];
  for (const card of cards) {
    const there = isThere(scene, card, place);
    if (there === claim.not) wrong.push(`${scene.naming(card.id)} is in ${whereIs(scene, card)}`);
    const nodes = [
      origin(scene, `${card.id} zone`),
      ...(claim.not || there ? spared(scene, card.id) : []),
    ];
    if (place?.position) nodes.push(origin(scene, `${zoneKey(card.side, card.zone)} order`));
    for (const rule of because(scene, nodes)) decided.add(rule);
  }
  if (claim.order !== undefined) {
    const order = inOrder(
      scene,
      claim.order,
      cards.map((card) => origin(scene, `${card.id} zone`)),
    );
    if (!order.holds) wrong.push(order.found);
    for (const rule of order.decidedBy) decided.add(rule);
  }
  return {
    holds: cards.length > 0 && wrong.length === 0,
    found: cards.length === 0 ? 'there is no such card' : wrong.join('; '),
    decidedBy: decided,
  };
};

const isThere = ({ game }: Scene, card: Card, place: ZonePlace | undefined): boolean => {
  if (place === undefined || card.zone !== place.zone) return false;
  if (place.side !== undefined && (card.side || card.controller) !== place.side) return false;
  if (place.position === undefined) return true;
  const zone = cardsIn(game, card.side, card.zone);
  return (place.position === 'top' ? zone[0] : zone.at(-1)) === card.id;
};

const whereIs = ({ game }: Scene, card: Card): string =>
  card.zone === ''
    ? 'no zone'
    : `${card.side || card.controller} ${card.zone}${game.world.rules.shared.includes(card.zone) ? ' (shared)' : ''}`;

// ---------------------------------------------------------------- equals

const textOf = (part: Part): string =>
  part.kind === 'word' || part.kind === 'name' || part.kind === 'join'
    ? part.text
    : part.kind === 'number'
      ? String(part.value)
      : '';

const examineEquals = (scene: Scene, claim: Of<'equals'>): Finding => {
  const left = claim.left.map(textOf).filter(Boolean);
  const place = placeOf(left.join(' '), scene.vocabulary);
  if (place !== undefined) return examineZone(scene, claim, place);
  const subject = claim.left[0];
  const card =
    subject === undefined
      ? undefined
      : cardsFor(scene, {
          at: claim.at,
          text: textOf(subject),
          quoted: subject.kind === 'name',
        })[0];
  const words = normal(left.slice(1).join(' '));
  const isPrinted = words.startsWith('printed ');
  const trait = scene.vocabulary.traits[isPrinted ? words.slice('printed '.length) : words];
  if (card === undefined || trait === undefined)
    return { holds: false, found: 'there is nothing of that kind', decidedBy: new Set() };
  const [value, why] = collect(scene.game, () =>
    isPrinted
      ? sayOr(
          scene.game,
          'printedTrait',
          definitionOf(scene.game, card).traits[trait.trait],
          card.id,
          trait.trait,
        )
      : traitsOf(scene.game, card.id, trait.trait),
  );
  const decidedBy = because(scene, [...why.because, origin(scene, `${card.id} zone`)]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const wanted = claim.values.map(textOf).filter(Boolean);
  const found = Array.isArray(value) ? (value as readonly string[]) : [String(value ?? 'nothing')];
  const holds =
    wanted.length === found.length &&
    wanted.every((one) => found.some((other) => normal(other) === normal(one)));
  return { holds, found: `it is ${found.join(', ')}`, decidedBy };
};

const examineZone = (scene: Scene, claim: Of<'equals'>, place: ZonePlace): Finding => {
  const { game } = scene;
  const sides = place.side === undefined ? game.world.rules.players : [place.side];
  const ids = game.world.rules.shared.includes(place.zone)
    ? cardsIn(game, '', place.zone)
    : sides.flatMap((side) => cardsIn(game, side, place.zone));
  const decidedBy = because(scene, zoneNodes(scene, place));
  const [first] = claim.values;
  if (claim.values.length === 1 && first?.kind === 'number')
    return { holds: ids.length === first.value, found: `there are ${ids.length}`, decidedBy };
  const names = ids.map(scene.naming);
  const ordered = place.position !== undefined;
  const wanted = wantedCards(scene, claim.values);
  const open = claim.values.some((part) => part.kind === 'rest');
  const listed = place.position === 'bottom' ? [...ids].reverse() : ids;
  const holds = ordered
    ? wanted.every((fits, at) => listed[at] !== undefined && fits(listed[at])) &&
      (open || wanted.length === ids.length)
    : pairUp(wanted, ids, open);
  return { holds, found: `it is ${names.length === 0 ? 'nothing' : names.join(', ')}`, decidedBy };
};

const wantedCards = (scene: Scene, values: readonly Part[]): readonly ((id: number) => boolean)[] =>
  expandRuns(values).flatMap((part) => {
    if (part.kind !== 'word' && part.kind !== 'name') return [];
    if (part.kind === 'word' && normal(part.text) === 'nothing') return [];
    if (part.kind === 'name')
      return [(id: number) => definitionOf(scene.game, cardOf(scene.game, id)).name === part.text];
    const id = scene.labels.get(part.text);
    return [(other: number) => other === id];
  });

const pairUp = (
  wanted: readonly ((id: number) => boolean)[],
  ids: readonly number[],
  open: boolean,
): boolean => {
  const left = [...ids];
  for (const fits of wanted) {
    const at = left.findIndex(fits);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return open || left.length === 0;
};

/** Every move into or out of a zone. */
const zoneNodes = (scene: Scene, place: ZonePlace): readonly number[] => {
  const moved = events(scene).filter(({ kind }) => {
    if (kind.is !== 'event' || !['move', 'create', 'cease'].includes(kind.event.kind)) return false;
    const { to, from } = kind.event;
    return to === place.zone || from === place.zone;
  });
  const orders = scene.game.world.rules.players.map((side) =>
    origin(scene, `${zoneKey(side, place.zone)} order`),
  );
  return [...moved.map((node) => node.id), ...orders];
};

// ---------------------------------------------------------------- states and properties

const examineIs = (scene: Scene, claim: Of<'is'>): Finding => {
  const [only] = claim.subjects;
  if (only !== undefined && isBoard(scene, only) && normal(claim.state?.text ?? '') === 'lawful') {
    const { is, found, rules } = isLawful(scene.game, 'board', scene.game.state.cards);
    return { holds: is !== claim.not, found, decidedBy: rules };
  }
  const cards = claim.subjects.flatMap((subject) => cardsFor(scene, subject));
  const decidedBy = new Set<string>();
  const wrong: string[] = [];
  const players = claim.subjects
    .map(({ text }) => text)
    .filter((text) => scene.vocabulary.players.includes(text) && !scene.labels.has(text));
  for (const player of players) {
    const { is, found, rules } = isPlayerInState(scene, player, claim.state?.text ?? '');
    for (const rule of rules) decidedBy.add(rule);
    if (is === claim.not) wrong.push(`${player} ${found}`);
  }
  for (const card of cards) {
    const { is, found, rules } = claim.relation
      ? isRelated(scene, card, claim.relation)
      : isInState(scene, card, claim.state?.text ?? '');
    for (const rule of rules) decidedBy.add(rule);
    if (is === claim.not) wrong.push(`${scene.naming(card.id)} ${found}`);
  }
  return {
    holds: cards.length + players.length > 0 && wrong.length === 0,
    found: wrong.join('; ') || 'there is no such card',
    decidedBy,
  };
};

/** `B is attacked`: only words that a rule of the game defines can be true of players. */
const isPlayerInState = (scene: Scene, player: string, words: string): Standing => {
  const { game, vocabulary } = scene;
  const word = vocabulary.words[normal(words)];
  if (word === undefined)
    return { is: false, found: `is nothing like ${normal(words)}`, rules: new Set() };
  const [is, why] = collect(game, () => say<boolean>(game, word, player));
  const rules = because(scene, why.because);
  for (const { rule } of why.marks) rules.add(rule);
  return { is, found: is ? `is ${normal(words)}` : `is not ${normal(words)}`, rules };
};

interface Standing {
  readonly is: boolean;
  readonly found: string;
  readonly rules: ReadonlySet<string>;
}

/** `board is lawful` */
const isBoard = ({ labels }: Scene, { text, quoted }: Reference): boolean =>
  !quoted && normal(text) === 'board' && !labels.has(text);

const isInState = (scene: Scene, card: Card, words: string): Standing => {
  const text = normal(words);
  const { game, vocabulary } = scene;
  const status = vocabulary.statuses[text];
  if (status !== undefined) {
    const nodes = [
      origin(scene, `${card.id} ${status.status}`),
      origin(scene, `${card.id} zone`),
      ...spared(scene, card.id),
    ];
    return {
      is: card.status[status.status] === status.value,
      found: `is ${card.status[status.status] ?? 'neither'}`,
      rules: because(scene, nodes),
    };
  }
  const word = vocabulary.words[text];
  const value = vocabulary.values[text];
  const keyword = vocabulary.keywords[text];
  const [is, why] = collect(game, () =>
    word !== undefined
      ? say<boolean>(game, word, card.id)
      : value !== undefined
        ? listOf(game, card.id, value.trait).includes(value.value)
        : keyword !== undefined && hasKeyword(game, card.id, keyword),
  );
  const rules = because(scene, why.because);
  for (const { rule } of why.marks) rules.add(rule);
  return { is, found: is ? `is ${text}` : `is not ${text}`, rules };
};

const isRelated = (
  scene: Scene,
  card: Card,
  { join, other }: NonNullable<Of<'is'>['relation']>,
): Standing => {
  const [to] = cardsFor(scene, other);
  const is =
    to !== undefined &&
    (normal(join).includes('under') ? card.above === to.id : card.host === to.id);
  return {
    is,
    found: card.host === 0 ? 'is attached to nothing' : `is attached to ${scene.naming(card.host)}`,
    rules: because(scene, [origin(scene, `${card.id} host`), origin(scene, `${card.id} zone`)]),
  };
};

const examineHas = (scene: Scene, claim: Of<'has'>): Finding => {
  const words = claim.parts.map(textOf).filter(Boolean);
  const text = normal(words.join(' '));
  if (text === 'won' || text === 'lost') return examineResult(scene, claim, text);
  const { vocabulary, game } = scene;
  if (words.some((word) => normal(word) === 'lawful')) return examineLawful(scene, claim, words);
  if (vocabulary.players.includes(claim.subject.text)) return examineHolding(scene, claim, words);
  const [card] = cardsFor(scene, claim.subject);
  if (card === undefined)
    return { holds: false, found: 'there is no such card', decidedBy: new Set() };
  const keyword = vocabulary.keywords[text];
  const trait = Object.keys(vocabulary.traits).find((key) => text.startsWith(`${key} `));
  const [has, why] = collect(game, () => {
    if (keyword !== undefined) return hasKeyword(game, card.id, keyword);
    if (trait === undefined) return listOf(game, card.id, 'name').includes(words.join(' '));
    const value = words.slice(trait.split(' ').length).join(' ');
    const now = traitsOf(game, card.id, vocabulary.traits[trait]?.trait ?? '');
    return Array.isArray(now) ? (now as readonly string[]).includes(value) : String(now) === value;
  });
  const attached = /^(\d+) (?:.*)attached$/u.exec(text);
  if (attached) return examineAttached(scene, claim, card, Number(attached[1]));
  const decidedBy = because(scene, why.because);
  for (const { rule } of why.marks) decidedBy.add(rule);
  return {
    holds: has !== claim.not,
    found: has ? `it has ${text}` : `it has no ${text}`,
    decidedBy,
  };
};

const examineAttached = (scene: Scene, claim: Of<'has'>, card: Card, wanted: number): Finding => {
  const attached = scene.game.state.cards.filter((one) => one.host === card.id);
  return {
    holds: (attached.length === wanted) !== claim.not,
    found: `${attached.length} are attached to it`,
    decidedBy: because(
      scene,
      attached.map((one) => origin(scene, `${one.id} host`)),
    ),
  };
};

const examineResult = (scene: Scene, claim: Of<'has'>, how: 'won' | 'lost'): Finding => {
  const { result } = scene.game.state;
  const subject = claim.subject.text;
  const who = how === 'won' ? result?.winner : result?.loser;
  const is = subject === 'nobody' ? result?.winner == null : who === subject;
  return {
    holds: is !== claim.not,
    found:
      result === null
        ? 'the game goes on'
        : result.winner === null
          ? 'the game is a draw'
          : `${result.winner} has won (${result.why})`,
    decidedBy: because(scene, result === null ? losersSpared(scene) : [result.node]),
  };
};

/** `A has a lawful deck`, `A has no lawful flame deck`: what the requirements say of the cards in that zone. */
const examineLawful = (scene: Scene, claim: Of<'has'>, words: readonly string[]): Finding => {
  const [before, after] = [words.indexOf('lawful'), words.length];
  const place = placeOf(words.slice(before + 1, after).join(' '), scene.vocabulary);
  const no = words.slice(0, before).includes('no');
  if (place === undefined) return { holds: false, found: 'there is no such zone', decidedBy: new Set() };
  const { game } = scene;
  const cards = cardsIn(game, claim.subject.text, place.zone).map((id) => cardOf(game, id));
  const { is, found, rules } = isLawful(game, place.zone, cards);
  return { holds: is !== (claim.not !== no), found, decidedBy: rules };
};

/** Every requirement of that kind: what is wrong and by which rules, or what made it right. */
const isLawful = (game: Game, of: string, cards: readonly Card[]): Standing => {
  const wrong: string[] = [];
  const rules = new Set<string>();
  const allowed = new Set<string>();
  for (const requirement of game.world.rules.book.requirements) {
    if (requirement.of !== of || isOff(game, requirement.number)) continue;
    const [faults, why] = collect(game, () => requirement.wrong(game, cards));
    for (const { rule } of why.marks) allowed.add(rule);
    if (faults.length === 0) continue;
    for (const rule of [requirement.number, ...why.marks.map(({ rule: one }) => one)]) rules.add(rule);
    wrong.push(`${[...new Set(faults.map(({ what }) => what))].join(', ')} (rule ${requirement.number})`);
  }
  return { is: wrong.length === 0, found: wrong.join('; ') || 'it is lawful', rules: wrong.length === 0 ? allowed : rules };
};

/** Game ends that did not come about. */
const losersSpared = (scene: Scene): readonly number[] =>
  events(scene)
    .filter(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.fate !== 'happened' &&
        ['lose', 'game-over'].includes(kind.event.kind),
    )
    .map((node) => node.id);

/** `A has 1 flame card ready in field`: so many cards of the described kind, exactly. */
const examineHolding = (scene: Scene, claim: Of<'has'>, words: readonly string[]): Finding => {
  const { game, vocabulary } = scene;
  const wanted = Number(words.find((word) => /^\d+$/u.test(word)) ?? Number.NaN);
  const rest = normal(
    words
      .filter(
        (word) => !/^\d+$/u.test(word) && !['a', 'an', 'no', 'the', 'in', 'on'].includes(word),
      )
      .join(' '),
  );
  const described = describe(rest, vocabulary);
  if (described === undefined)
    return { holds: false, found: `'${rest}' is not understood`, decidedBy: new Set() };
  const zone = described.zone ?? vocabulary.defaultZone;
  const side = claim.subject.text;
  const marks = new Set<string>();
  const ids = cardsIn(game, side, zone).filter((id) => {
    const [fits, why] = collect(game, () =>
      described.tests.every((test) => test(scene, cardOf(game, id))),
    );
    for (const { rule } of why.marks) marks.add(rule);
    return fits;
  });
  const number = Number.isNaN(wanted) ? (words.includes('no') ? 0 : 1) : wanted;
  const nodes = ids.flatMap((id) => [
    origin(scene, `${id} zone`),
    ...described.statuses.map((status) => origin(scene, `${id} ${status}`)),
  ]);
  const decidedBy = because(scene, [
    ...nodes,
    ...zoneNodes(scene, { side, zone, position: undefined }),
  ]);
  for (const rule of marks) decidedBy.add(rule);
  return {
    holds: (ids.length === number) !== claim.not,
    found: `there are ${ids.length}`,
    decidedBy,
  };
};

interface Described {
  readonly zone: string | undefined;
  readonly tests: readonly ((scene: Scene, card: Card) => boolean)[];
  readonly statuses: readonly string[];
}

/** Words of the vocabulary, longest first: statuses, nouns, values, words, flags, zones. */
const describe = (text: string, vocabulary: Vocabulary): Described | undefined => {
  const tests: ((scene: Scene, card: Card) => boolean)[] = [];
  const statuses: string[] = [];
  let zone: string | undefined;
  const words = text.split(' ').filter(Boolean);
  for (let at = 0; at < words.length;) {
    let length = words.length - at;
    for (; length > 0; length--) {
      const key = words.slice(at, at + length).join(' ');
      const status = vocabulary.statuses[key];
      const noun = vocabulary.nouns[key];
      const value = vocabulary.values[key];
      const word = vocabulary.words[key];
      const place = vocabulary.zones[key];
      if (status !== undefined) {
        statuses.push(status.status);
        tests.push((_, card) => card.status[status.status] === status.value);
      } else if (noun !== undefined) {
        zone ??= noun.zones?.[0];
        tests.push(({ game }, card) =>
          noun.tests.every(
            (test) =>
              test.test !== 'has' ||
              test.value === undefined ||
              listOf(game, card.id, test.trait).includes(test.value),
          ),
        );
      } else if (value !== undefined)
        tests.push(({ game }, card) => listOf(game, card.id, value.trait).includes(value.value));
      else if (word !== undefined)
        tests.push(({ game }, card) => say<boolean>(game, word, card.id));
      else if (place !== undefined) zone = place;
      else continue;
      break;
    }
    if (length === 0) return undefined;
    at += length;
  }
  return { zone, tests, statuses };
};

// ---------------------------------------------------------------- turn and game

const examineTurn = (scene: Scene, claim: Of<'turn'>): Finding => {
  const { turn } = scene.game.state;
  const step =
    claim.step === undefined ? undefined : scene.vocabulary.steps[normal(claim.step.text)];
  const last = (role: string) =>
    events(scene).findLast(
      ({ kind }) =>
        kind.is === 'event' &&
        kind.event.kind === 'turn' &&
        kind.event[role] !== undefined &&
        kind.event[role] !== '',
    )?.id ?? 0;
  return {
    holds:
      turn.player === claim.player.text &&
      (step === undefined || turn.step === step) &&
      (claim.number === undefined || turn.number === claim.number.value),
    found: `it is turn ${turn.number} of ${turn.player}, ${turn.step}`,
    decidedBy: because(scene, [last('player'), last('step')]),
  };
};

const examineGame = (scene: Scene, claim: Of<'game'>): Finding => {
  const { result } = scene.game.state;
  const wanted = normal(claim.state.text);
  const state = result === null ? 'on' : result.winner === null ? 'draw' : 'over';
  const holds = wanted.endsWith('draw')
    ? state === 'draw'
    : wanted.endsWith('over')
      ? state !== 'on'
      : state === 'on';
  return {
    holds,
    found:
      state === 'on'
        ? 'the game goes on'
        : state === 'draw'
          ? 'the game is a draw'
          : `${result?.winner ?? ''} has won`,
    decidedBy: because(scene, result === null ? [] : [result.node]),
  };
};

// ---------------------------------------------------------------- what happened

/** The trace nodes at which something happened, and those at which it was kept from happening. */
const nodesOf = (
  scene: Scene,
  { subjects, passive, verb }: Happened,
): { happened: readonly number[]; prevented: readonly number[] } => {
  const { vocabulary } = scene;
  // `theirs was blocked` is not what `theirs blocked` is.
  const said =
    (passive
      ? (eventSaid(vocabulary, `was ${verb.text}`) ?? eventSaid(vocabulary, `is ${verb.text}`))
      : undefined) ?? eventSaid(vocabulary, verb.text);
  if (said === undefined) return { happened: [], prevented: [] };
  const { word, rest } = said;
  const place = rest === '' ? undefined : placeOf(rest, vocabulary);
  const ids = new Set(
    subjects.flatMap((subject) => cardsFor(scene, subject).map((card) => card.id)),
  );
  const players = new Set(
    subjects.map((subject) => subject.text).filter((one) => vocabulary.players.includes(one)),
  );
  const anybody = ids.size === 0 && players.size === 0;
  const found = events(scene).filter(({ kind }) => {
    if (kind.is !== 'event' || kind.event.kind !== word.event) return false;
    const { event } = kind;
    for (const [name, value] of Object.entries(word.where ?? {}))
      if (event[name] !== value) return false;
    if (place !== undefined && word.place !== undefined && event[word.place] !== place.zone)
      return false;
    if (anybody || word.subject === undefined) return true;
    const role = event[word.subject];
    return typeof role === 'number' ? ids.has(role) : typeof role === 'string' && players.has(role);
  });
  const fate = (node: TraceNode) => node.kind.is === 'event' && node.kind.fate === 'happened';
  return {
    happened: found.filter(fate).map((node) => node.id),
    prevented: found.filter((node) => !fate(node)).map((node) => node.id),
  };
};

const examineHappened = (scene: Scene, claim: Of<'happened'>): Finding => {
  const { happened, prevented } = nodesOf(scene, claim.happening);
  const times = claim.times?.value;
  const did = times === undefined ? happened.length > 0 : happened.length === times;
  const decidedBy = because(scene, [
    ...happened,
    ...(claim.not || times !== undefined ? prevented : []),
  ]);
  if (claim.not || times === 0)
    for (const subject of claim.happening.subjects)
      for (const card of cardsFor(scene, subject))
        for (const rule of because(scene, spared(scene, card.id))) decidedBy.add(rule);
  const found =
    happened.length === 0
      ? 'it did not happen'
      : `it happened ${happened.length} ${happened.length === 1 ? 'time' : 'times'}`;
  if (claim.order === undefined) return { holds: did !== claim.not, found, decidedBy };
  const order = inOrder(scene, claim.order, happened);
  for (const rule of order.decidedBy) decidedBy.add(rule);
  return { holds: did && order.holds !== claim.not, found: did ? order.found : found, decidedBy };
};

/** Everything in the first list happened before (or after) the other event. */
const inOrder = (scene: Scene, order: Order, nodes: readonly number[]): Finding => {
  const { happened: others } = nodesOf(scene, order.event);
  const decidedBy = because(scene, [...nodes, ...others]);
  const [first, last] = [Math.min(...nodes), Math.max(...nodes)];
  if (nodes.length === 0 || others.length === 0)
    return { holds: false, found: 'one of the two did not happen', decidedBy };
  const holds = order.when === 'before' ? last < Math.min(...others) : first > Math.max(...others);
  return {
    holds,
    found: `it happened ${order.when === 'before' ? 'after' : 'before'} that`,
    decidedBy,
  };
};

// ---------------------------------------------------------------- what may be done

/** Tries an action on a copy of the game. */
const examineCan = (scene: Scene, claim: Of<'can'>): Finding => {
  const known = examineSight(scene, claim);
  if (known !== undefined) return known;
  const [set] = claim.sets;
  const parts: readonly Part[] = set === undefined ? claim.parts : [...claim.parts, ...set.members];
  const order = orderOf(claim.player.text, parts, scene.vocabulary, scene.labels);
  if (order === undefined) return { holds: false, found: 'no such command', decidedBy: new Set() };
  const trial = trialOf(scene.game);
  const before = trial.trace.nodes.length;
  const stop = obey(trial, order, new Set(scene.labels.values()), scene.naming);
  const decidedBy = new Set<string>();
  if (stop !== undefined && 'rules' in stop) for (const rule of stop.rules) decidedBy.add(rule);
  if (stop === undefined)
    for (const node of trial.trace.nodes.slice(before))
      if (node.kind.is === 'decision') for (const { rule } of node.marks) decidedBy.add(rule);
  const can = stop === undefined;
  return {
    holds: can !== claim.not,
    found: can
      ? 'it is legal'
      : stop.is === 'refused'
        ? `refused: ${stop.message} [${stop.rules.join(', ')}]`
        : stop.message,
    decidedBy,
  };
};

/** `B cannot see x`, `B can count A hand`: what a player may know; nothing where the claim is about an action. */
const examineSight = (scene: Scene, claim: Of<'can'>): Finding | undefined => {
  const { game } = scene;
  const [verb, ...rest] = claim.parts.map(textOf).filter(Boolean);
  const player = claim.player.text;
  if ((verb !== 'see' && verb !== 'count') || scene.vocabulary.commands[verb] !== undefined) return undefined;
  const place = placeOf(rest.join(' '), scene.vocabulary);
  const ids =
    place === undefined
      ? claim.parts
          .slice(1)
          .flatMap((part) => cardsFor(scene, { at: part.at, text: textOf(part), quoted: part.kind === 'name' }))
          .map(({ id }) => id)
      : cardsIn(game, place.side ?? '', place.zone);
  const nodes = ids.flatMap((id) => [origin(scene, `${id} zone`), origin(scene, `${id} shown`)]);
  const [known, why] = collect(game, () =>
    verb === 'count'
      ? [knowsCount(game, player, place?.side ?? '', place?.zone ?? '')]
      : ids.map((id) => sees(game, player, id)),
  );
  const decidedBy = because(scene, [...nodes, ...why.because]);
  for (const { rule } of why.marks) decidedBy.add(rule);
  const holds = known.length > 0 && known.every((one) => one === !claim.not);
  const found = known.includes(undefined)
    ? 'no rule says so'
    : `${player} ${known.includes(true) ? 'can' : 'cannot'} ${verb} it`;
  return { holds, found: known.length === 0 ? 'there is no such card' : found, decidedBy };
};

/** A copy that can be played on without touching the game. */
export const trialOf = (game: Game): Game =>
  newGame(
    game.world,
    structuredClone(game.state) as State,
    { nodes: game.trace.nodes.slice() },
    game.limits,
  );

const examineOptions = (scene: Scene, claim: Of<'options'>): Finding => {
  const { asked } = scene.game.state;
  if (asked === null || asked.by !== claim.player.text)
    return {
      holds: false,
      found: `${claim.player.text} has nothing to choose`,
      decidedBy: new Set(),
    };
  const legal = new Set(
    legalSets(asked.options, asked.min, asked.max)
      .filter((set) => wrongNumber(asked, set) === undefined)
      .map((set) => keyOf(set.map((option) => nameOf(scene, option)))),
  );
  const wanted = new Set(claim.sets.map((set) => keyOf(membersOf(set))));
  const holds = legal.size === wanted.size && [...wanted].every((key) => legal.has(key));
  const decidedBy = new Set(deciders(scene.game, asked));
  for (const option of asked.options) for (const rule of option.rules) decidedBy.add(rule);
  const { of = [], by, on = null } = asked;
  for (const rule of exclusions(scene.game, of, by, on)) decidedBy.add(rule);
  return {
    holds,
    found: `the choices are ${[...legal].map((key) => `{${key}}`).join(' or ')}`,
    decidedBy,
  };
};

const keyOf = (names: readonly string[]): string => [...names].sort().join(', ');

const membersOf = ({ members }: Choice): readonly string[] =>
  expandRuns(members).map(textOf).filter(Boolean);

export const nameOf = ({ naming, game }: Scene, option: Option): string => {
  if (option.card !== undefined)
    return option.verb === 'choose' ||
      (game.state.asked?.options.every((one) => one.verb === option.verb) ?? false)
      ? naming(option.card)
      : `${option.verb} ${naming(option.card)}`;
  return (
    option.player ??
    (typeof option.value === 'number' || typeof option.value === 'string'
      ? String(option.value)
      : option.verb)
  );
};

/** Every set of options between `min` and `max` large; bounded. */
export const legalSets = (
  options: readonly Option[],
  min: number,
  max: number,
): readonly (readonly Option[])[] => {
  const sets: Option[][] = [[]];
  for (const option of options)
    for (const set of sets.slice()) {
      if (set.length >= max || sets.length > 5000) continue;
      sets.push([...set, option]);
    }
  return sets.filter((set) => set.length >= min);
};

const examineDecides = (scene: Scene, claim: Of<'decides'>): Finding => {
  const { asked } = scene.game.state;
  const what = claim.what === undefined ? undefined : normal(claim.what.text);
  return {
    holds:
      asked !== null &&
      asked.by === claim.player.text &&
      (what === undefined || asked.kind === what),
    found: asked === null ? 'nobody decides' : `${asked.by} decides: ${asked.kind}`,
    decidedBy: asked === null ? new Set() : new Set(deciders(scene.game, asked)),
  };
};
