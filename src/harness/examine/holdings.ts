/** Claims about what a card or player has: keywords, cards of a kind, the game. */
import { hasKeyword, listOf, traitsOf } from '../../kernel/continuous.js';
import { cardOf, cardsIn, collect, type Game, isOff, say } from '../../kernel/game.js';
import type { Card } from '../../kernel/state.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import { normal } from '../../language/names.js';

import { isThere, placeOf, textOf, zoneNodes } from './places.js';
import { type Finding, type Of, type Scene, because, cardsFor, events, origin } from './scene.js';
import { type Standing } from './states.js';

export const examineHas = (scene: Scene, claim: Of<'has'>): Finding => {
  const words = claim.parts.map(textOf).filter(Boolean);
  const text = normal(words.join(' '));
  if (text === 'won' || text === 'lost') return examineResult(scene, claim, text);
  const { vocabulary, game } = scene;
  if (words.some((word) => normal(word) === 'lawful')) return examineLawful(scene, claim, words);
  if (vocabulary.players.includes(claim.subject.text)) return examineHolding(scene, claim, words);
  const [card] = cardsFor(scene, claim.subject);
  if (card === undefined)
    return { holds: false, found: 'there is no such card', decidedBy: new Set() };
  const place = claim.place && placeOf(claim.place.text.replace(/^(?:in|on) /, ''), vocabulary);
  if (claim.place !== undefined && !isThere(scene, card, place))
    return { holds: false, found: 'it is not there', decidedBy: new Set() };
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
  const is = subject === 'nobody' ? (result?.winner ?? null) === null : who === subject;
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
  if (place === undefined)
    return { holds: false, found: 'there is no such zone', decidedBy: new Set() };
  const { game } = scene;
  const cards = cardsIn(game, claim.subject.text, place.zone).map((id) => cardOf(game, id));
  const { is, found, rules } = isLawful(game, place.zone, cards);
  return { holds: is !== (claim.not !== no), found, decidedBy: rules };
};

/** Every requirement of that kind: what is wrong and by which rules, or what made it right. */
export const isLawful = (game: Game, of: string, cards: readonly Card[]): Standing => {
  const wrong: string[] = [];
  const rules = new Set<string>();
  const allowed = new Set<string>();
  for (const requirement of game.world.rules.book.requirements) {
    if (requirement.of !== of || isOff(game, requirement.number)) continue;
    const [faults, why] = collect(game, () => requirement.wrong(game, cards));
    for (const { rule } of why.marks) allowed.add(rule);
    if (faults.length === 0) continue;
    for (const rule of [requirement.number, ...why.marks.map(({ rule: one }) => one)])
      rules.add(rule);
    wrong.push(
      `${[...new Set(faults.map(({ what }) => what))].join(', ')} (rule ${requirement.number})`,
    );
  }
  return {
    is: wrong.length === 0,
    found: wrong.join('; ') || 'it is lawful',
    rules: wrong.length === 0 ? allowed : rules,
  };
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
export const describe = (text: string, vocabulary: Vocabulary): Described | undefined => {
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
