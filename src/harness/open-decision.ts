/** A decision that nobody has made, in the words in which a script would make it. */
import { trialOf } from '../kernel/copies.js';
import { cardOf, definitionOf } from '../kernel/game.js';
import { advance, answer } from '../kernel/machine.js';
import { firstNumber } from '../kernel/options.js';
import type { Decision, Numbers, Option } from '../kernel/state.js';
import { sumsWith } from '../kernel/total.js';
import { entriesOf, type AnswerPart, type CommandWord } from '../kernel/vocabulary.js';
import { nameOf, type Scene } from './examine.js';
import { isAnswerTo, wrongNumber } from './options.js';
import { howItLies } from './picture.js';
import type { OpenDecision } from './verdict.js';
import { severalCalled } from './which-card.js';

/** The options of a decision, each told from the others, with a line that would make it. */
export const openDecision = (scene: Scene, asked: Decision): OpenDecision => {
  const names = asked.options.map((option) => nameOf(scene, option));
  const options = asked.options.map((option, at) => ({
    text: told(scene, asked, names, at),
    rules: option.rules,
  }));
  const none = { text: 'nothing', rules: [] };
  const { numbers } = asked;
  return {
    by: asked.by,
    kind: asked.kind,
    options:
      numbers !== undefined
        ? [{ text: anyOf(numbers), rules: [] }]
        : asked.min === 0 && asked.max > 0
          ? [...options, none]
          : options,
    paste: `${asked.by}: ${lineFor(scene, asked)}`,
  };
};

const anyOf = ({ from }: Numbers): string =>
  from === null ? 'any whole number' : `any whole number from ${from} up`;

/** An option by its name; where several have the same, by where its card lies and how it stands. */
const told = (scene: Scene, asked: Decision, names: readonly string[], at: number): string => {
  const { options } = asked;
  const [name = '', option] = [names[at], options[at]];
  const alike = options.filter((_, other) => names[other] === name);
  if (option?.card === undefined || alike.length === 1) return name;
  const nth = alike.indexOf(option) + 1;
  if (alike.every(({ card }) => card === option.card))
    return `${name} (${nth} of ${alike.length} of this card: say ${
      waysFor(scene, asked).some((way) => way.part.nth && isFor(way.part, option))
        ? `${named(scene, option)} ${nth}`
        : 'it once for each but the last'
    })`;
  const places = alike.map((one) => where(scene, one));
  const place = places[nth - 1] ?? '';
  const isTold = places.filter((other) => other === place).length === 1;
  return isTold
    ? `${name} (${place}: give it a label to name it)`
    : `${name} (${place}, ${nth} of ${alike.length}: give each a label to tell them apart)`;
};

const where = (scene: Scene, { card = 0 }: Option): string => {
  const { side, controller, zone } = cardOf(scene.game, card);
  return [`${side || controller} ${zone}`, ...howItLies(scene, card)].join(', ');
};

// ---------------------------------------------------------------- a line that would do

/**
 * Whether a line can say it: a card none of whose faces shows has no name, and so needs a label; nor does a name do that
 * fits others besides.
 */
const canBeSaid = ({ game, labels }: Scene, asked: Decision): ((option: Option) => boolean) => {
  const labelled = new Set(labels.values());
  return ({ card }) => {
    if (card === undefined || labelled.has(card)) return true;
    const { key, name } = definitionOf(game, cardOf(game, card));
    return key !== '' && severalCalled(game, asked, name, labelled).length === 0;
  };
};

/** Options that are legal together, the first of them where there is no more to it; nothing where none are found. */
const pickedFor = (scene: Scene, asked: Decision): readonly Option[] => {
  const { numbers, options, min, max, total, owed } = asked;
  if (numbers !== undefined) return [firstNumber(numbers)];
  const least = Math.max(min, Math.min(1, max));
  if (total === undefined) {
    const first = options.filter(({ card = 0 }) => owed?.cards.includes(card));
    const said = options.filter(canBeSaid(scene, asked));
    return [...new Set([...first, ...said, ...options])].slice(0, least);
  }
  // Of the sets that count the same together one will do.
  const ways = new Map<
    string,
    { readonly some: readonly Option[]; readonly sums: readonly number[] }
  >();
  ways.set('0 0', { some: [], sums: [0] });
  for (const [at, option] of options.entries())
    for (const { some, sums } of [...ways.values()]) {
      const more = { some: [...some, option], sums: sumsWith(sums, total.values[at] ?? []) };
      if (more.some.length >= least && wrongNumber(asked, more.some) === undefined)
        return more.some;
      if (ways.size < mostWays) ways.set(`${more.some.length} ${more.sums.join(' ')}`, more);
    }
  return [];
};

/** So many sets are looked at before choosing nothing is recommended. */
const mostWays = 2000;

/** What some of the options would be, or choosing nothing where that may be. */
const lineFor = (scene: Scene, asked: Decision, picked = pickedFor(scene, asked)): string => {
  const [first = asked.options[0]] = picked;
  const ways = waysFor(scene, asked);
  const taking = ways.find((way) => isFor(way.part, first));
  if (taking === undefined)
    return ways[0]?.entry.words[0] ?? onTheLineBefore(scene, asked, first) ?? asked.kind;
  const { entry, part } = taking;
  const [command = asked.kind] = entry.words;
  if (part.from === 'none') return command;
  const names = picked.map((option) => named(scene, option)).join(', ');
  return [command, part.from === 'object' ? '' : part.from, names || 'nothing']
    .filter(Boolean)
    .join(' ');
};

/** What belongs on the line that has brought the decision about: `attack theirs with …`. */
const onTheLineBefore = (
  scene: Scene,
  asked: Decision,
  option: Option | undefined,
): string | undefined => {
  for (const { words, parts } of entriesOf(scene.vocabulary, 'command')) {
    const isIts = (part: AnswerPart) => part.later === true && isAnswerTo(part, asked);
    if (option === undefined || !parts.some(isIts)) continue;
    const said = parts.map((part) => behind(part.from, isIts(part) ? named(scene, option) : '…'));
    // What stands directly at the command comes first.
    said.sort((a, b) => a.length - b.length);
    return [words[0] ?? '', ...said.flat()].join(' ');
  }
  return undefined;
};

/** A line of a script that is legal where a decision is open, and the rules that allow it. */
export interface LegalLine {
  readonly text: string;
  /** What it says behind the colon: `attack player with x`. */
  readonly deed: string;
  readonly rules: readonly string[];
  /** The cards that it names. */
  readonly cards: readonly number[];
}

/** So many lines are offered of a decision with more options. */
const mostLines = 100;

/**
 * The lines that answer an open decision: one for each option and, where an option asks for something more that stands on
 * the same line, one for each answer to that; where several options have to be taken together, one that does.
 */
export const legalLines = (scene: Scene, asked: Decision): readonly LegalLine[] => {
  const all = everyLine(scene, asked);
  const texts = all.map(({ text }) => text);
  return all.filter(({ text }, at) => texts.indexOf(text) === at).slice(0, mostLines);
};

/** A legal line in the words of another scene, which is at the same point and calls its cards otherwise. */
export const lineInWordsOf = (
  other: Scene,
  scene: Scene,
  asked: Decision,
  line: string,
): string | undefined =>
  everyLine(other, asked)[everyLine(scene, asked).findIndex(({ text }) => text === line)]?.text;

/** Those that read alike are told as often as there are ways to take them. */
const everyLine = (scene: Scene, asked: Decision): readonly LegalLine[] => {
  const line = (deed: string, rules: readonly string[], cards: readonly number[]): LegalLine => ({
    text: `${asked.by}: ${deed}`,
    deed,
    rules,
    cards,
  });
  const { options, min, max } = asked;
  if (isOfSeveral(asked)) {
    const picked = pickedFor(scene, asked);
    return [line(lineFor(scene, asked, picked), [], cardsIn(picked))];
  }
  const lines = options.slice(0, mostLines).flatMap((option) => {
    const further = furtherFor(scene, asked, option);
    return further.length > 0
      ? further.map(({ deed, rules, cards }) => line(deed, rules, cards))
      : [line(lineFor(scene, asked, [option]), option.rules, cardsIn([option]))];
  });
  return min === 0 && max > 0 ? [...lines, line(nothingFor(scene, asked), [], [])] : lines;
};

/** Whether a decision is for more than one thing at once: which of them go together, in which order, or which number. */
const isOfSeveral = ({ numbers, min, ordered, total }: Decision): boolean =>
  numbers !== undefined || min > 1 || ordered === true || total !== undefined;

const cardsIn = (options: readonly Option[]): readonly number[] =>
  options.flatMap(({ card }) => card ?? []);

/** The line that takes just these options of a decision, legal together or not. */
export const lineTaking = (
  scene: Scene,
  asked: Decision,
  picked: readonly Option[],
): Omit<LegalLine, 'rules'> => {
  const deed = picked.length === 0 ? nothingFor(scene, asked) : lineFor(scene, asked, picked);
  return { text: `${asked.by}: ${deed}`, deed, cards: cardsIn(picked) };
};

/** In words of the game, where it has some for it. */
const nothingFor = (scene: Scene, asked: Decision): string => {
  const ways = waysFor(scene, asked);
  const own = ways.find(({ part: { from, verbs } }) => from === 'none' && verbs === undefined);
  return own?.entry.words[0] ?? lineFor(scene, asked, []);
};

/** A decision that is answered on the line that takes an option: the target of `attack theirs with mine`. */
export interface FurtherDecision {
  readonly scene: Scene;
  readonly asked: Decision;
  /** The line that answers both. */
  readonly taking: (one: Option) => string;
}

/** The decision that has to be answered besides on the line that takes an option, where there is one. */
export const furtherDecision = (
  scene: Scene,
  asked: Decision,
  option: Option,
): FurtherDecision | undefined => {
  const way = waysFor(scene, asked).find(({ part }) => isFor(part, option));
  const rest =
    way?.entry.parts.filter((part) => part !== way.part && isSaidThere(scene, part)) ?? [];
  if (way === undefined || rest.length === 0) return undefined;
  const trial = trialOf(scene.game);
  trial.witness = undefined;
  answer(trial, [option]);
  advance(trial);
  const next = trial.state.asked;
  const part = rest.find(({ decision }) => next !== null && decision.includes(next.kind));
  if (next === null || part === undefined || next.by !== asked.by) return undefined;
  // What leaves no choice is left out where it may be.
  if (part.optional === true && next.options.length < 2) return undefined;
  const after = { ...scene, game: trial };
  const own = behind(way.part.from, named(scene, option));
  const taking = (one: Option): string => {
    const parts = [own, behind(part.from, named(after, one))];
    // What stands directly at the command comes first.
    parts.sort((a, b) => a.length - b.length);
    return [way.entry.words[0] ?? '', ...parts.flat()].join(' ');
  };
  return { scene: after, asked: next, taking };
};

/** Whether it must stand on the line, or may: then it does where no other command says it. */
const isSaidThere = ({ vocabulary }: Scene, { optional, decision }: AnswerPart): boolean =>
  optional !== true ||
  !entriesOf(vocabulary, 'command').some(({ parts: [first] }) =>
    first?.decision.some((kind) => decision.includes(kind)),
  );

/** What must be said besides on the line that takes an option, in each way: `attack player with x`. */
const furtherFor = (
  scene: Scene,
  asked: Decision,
  option: Option,
): readonly Omit<LegalLine, 'text'>[] => {
  const further = furtherDecision(scene, asked, option);
  return (further?.asked.options ?? []).map((one) => ({
    deed: further?.taking(one) ?? '',
    rules: [...new Set([...option.rules, ...one.rules])],
    cards: cardsIn([option, one]),
  }));
};

const behind = (from: string, name: string): readonly string[] =>
  from === 'object' ? [name] : [from, name];

interface Way {
  readonly entry: CommandWord;
  readonly part: AnswerPart;
}

/** The commands that answer a decision with their first part. */
const waysFor = ({ vocabulary }: Scene, asked: Decision): readonly Way[] =>
  entriesOf(vocabulary, 'command').flatMap((entry) => {
    const [part] = entry.parts;
    return part !== undefined && isAnswerTo(part, asked) ? [{ entry, part }] : [];
  });

const isFor = ({ verbs, from }: AnswerPart, option: Option | undefined): boolean => {
  if (option === undefined) return from !== 'none';
  const isPlain =
    option.card === undefined && option.player === undefined && option.value === undefined;
  if (verbs !== undefined) return verbs.includes(option.verb);
  return (from === 'none') === isPlain;
};

/** As a script writes it: values that words of the game stand for as these, names and races in quotes. */
const named = (scene: Scene, option: Option): string => {
  const { card, value } = option;
  if (card === undefined)
    return typeof value === 'string' && !isWordOf(scene, value)
      ? `"${value}"`
      : nameOf(scene, option);
  const isLabelled = [...scene.labels.values()].includes(card);
  const name = scene.naming(card);
  return isLabelled ? name : `"${name}"`;
};

const isWordOf = ({ vocabulary }: Scene, value: string): boolean =>
  entriesOf(vocabulary, 'value').some((entry) => entry.value === value);
