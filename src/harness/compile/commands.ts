/** What players do: a line of a script, or the same behind `can`, as answers to decisions. */
import { entriesOf, type AnswerPart, type CommandWord } from '../../kernel/vocabulary.js';
import type { Part, Span, Term, Word } from '../../language/document.js';
import { distance, nearest } from '../../language/names.js';
import type { CommandRef, Order, Wanted } from '../assertion.js';
import { wording } from '../../language/wording.js';
import { kindsOf } from './lexicon.js';
import { spanBetween, partWords } from './places.js';
import {
  type Cursor,
  cursorOn,
  isDone,
  noteAs,
  noteWords,
  refuseArticles,
  takeWords,
} from './reader.js';
import { type Names, refuseRef, takeJoint, takeRef, takeRun, takeValue, twice } from './refs.js';
import { attempt, report, unknown } from './scope.js';

/** A line of a script. Words that chance gives as labels are labels from then on. */
export const readCommand = (
  names: Names & { readonly labels: Set<string> },
  actor: Term,
  parts: readonly Part[],
  at: Span,
): Order | undefined => {
  const by = readActor(names, actor);
  const order = readOrder(names, by ?? '', partWords(parts), at, 'whole');
  for (const { refs } of order?.wanted ?? [])
    for (const ref of refs) if (ref.is === 'word') names.labels.add(ref.text);
  return by === undefined ? undefined : order;
};

/** A player by name, or chance. */
export const readActor = (names: Names, actor: Term): string | undefined => {
  const { players } = names.lexicon;
  const [word, second] = actor.words;
  if (word !== undefined && second === undefined && (players.has(word.text) || isChance(word))) {
    if (isChance(word)) noteWords(names, word.at, 'player', 'chance');
    else names.senses.push({ at: word.at, is: 'player', word: word.text, entry: undefined });
    return isChance(word) ? 'chance' : word.text;
  }
  unknown(names, 'unknown-player', actor.at, {
    word: actor.text,
    as: 'player',
    among: { names: [...players, 'chance'] },
  });
  return undefined;
};

const isChance = ({ text }: Word): boolean => text.toLowerCase() === 'chance';

/**
 * The answers in the words of a command; reported where no command of the game is said, or words are left.
 *
 * @param how `begun`: later parts may be missing; that the attack with this creature can be declared says enough
 */
export const readOrder = (
  names: Names,
  actor: string,
  words: readonly Word[],
  at: Span,
  how: 'whole' | 'begun',
): Order | undefined => {
  const said = commandsIn(names, words);
  const [first] = said;
  if (first === undefined) {
    unknownCommand(names, words, at);
    return undefined;
  }
  for (const one of said) {
    const found = attempt(names, (inner) => {
      const order = orderOf({ ...names, ...inner }, actor, words, one, how);
      return inner.problems.length === 0 ? order : undefined;
    });
    if (found !== undefined) return found;
  }
  return orderOf(names, actor, words, first, how);
};

interface Spelled {
  readonly entry: CommandWord;
  /** Where the command's own words begin and end. */
  readonly from: number;
  readonly to: number;
}

/** Every command whose words stand somewhere in the line: the earliest first, and of those the longest. */
const commandsIn = ({ lexicon }: Names, words: readonly Word[]): readonly Spelled[] => {
  const lower = cursorOn(words).lower;
  const found: Spelled[] = [];
  for (let from = 0; from < lower.length; from++)
    for (const length of lexicon.lengths.get(lower[from] ?? '') ?? [])
      for (const { entry } of lexicon.meanings.get(lower.slice(from, from + length).join(' ')) ??
        [])
        if (entry.kind === 'command' && from + length <= lower.length)
          found.push({ entry, from, to: from + length });
  return found.slice(0, mostReadings);
};

/** In no line that anybody means stand more commands, labels that are called like some included. */
const mostReadings = 20;

// ---------------------------------------------------------------- one command

/** A command while its words are read. */
interface Reading {
  readonly names: Names;
  readonly entry: CommandWord;
  readonly refs: Map<string, CommandRef[]>;
  /** What is named in each of them. */
  readonly named: Set<string>;
  readonly slots: ReadonlySet<string>;
}

const orderOf = (
  names: Names,
  actor: string,
  words: readonly Word[],
  { entry, from, to }: Spelled,
  how: 'whole' | 'begun',
): Order | undefined => {
  const slots = new Set(entry.parts.map((part) => part.from).filter((slot) => slot !== 'none'));
  const reading: Reading = { names, entry, refs: new Map(), named: new Set(), slots };
  const before = names.problems.length;
  readRefsOf(reading, cursorOn(words.slice(0, from)));
  // `end the main step`: behind the first word begins a name.
  refuseArticles(
    names,
    words.slice(from, to).filter((_, index) => index !== 1),
  );
  for (const word of words.slice(from, to))
    names.senses.push({ at: word.at, is: 'command', word: entry.words[0] ?? '', entry });
  readRefsOf(reading, cursorOn(words.slice(to)));
  // Of what was not understood something may have been what is missing.
  if (names.problems.length > before) return undefined;
  const wanted = wantedOf(reading, words, how);
  return {
    actor,
    command: entry.command,
    wanted,
    said: wording(words),
    done: doneOf(entry, words.slice(0, from), words.slice(to)),
  };
};

const doneOf = (
  { does }: CommandWord,
  before: readonly Word[],
  behind: readonly Word[],
): string | undefined =>
  does === undefined
    ? undefined
    : [wording(before), does, wording(behind)].filter((text) => text !== '').join(' ');

/** What is named around the command's own words; a joining word says which part is spoken of from then on. */
const readRefsOf = (reading: Reading, cursor: Cursor): void => {
  const { names, slots, entry } = reading;
  let slot = 'object';
  while (!isDone(cursor)) {
    if (takeJoint(names, cursor, !reading.refs.has(slot))) continue;
    const word = cursor.lower[cursor.at] ?? '';
    const isLabel = names.labels.has(cursor.words[cursor.at]?.text ?? '');
    if (slots.has(word) && word !== 'object' && !isLabel) {
      noteAs(names, cursor, 1, 'joint', word);
      checkFilled(reading, cursor, slot);
      if (reading.refs.has(word)) twice(names, cursor);
      slot = word;
      continue;
    }
    const part = entry.parts.find((one) => one.from === slot);
    const found = takeCommandRef(names, cursor, part);
    if (found === undefined) {
      refuseRef(names, cursor);
      // Something stands there, though nobody knows what.
      if (!reading.refs.has(slot)) reading.refs.set(slot, []);
      continue;
    }
    if (part === undefined) strayRef(reading, cursor, slot);
    else checkKind(reading, cursor, part, found);
    const before = reading.refs.get(slot);
    if (before === none || (found === none && before !== undefined)) alone(names, cursor);
    if (found.some((one) => isSecond(reading, slot, one))) twice(names, cursor);
    if (before === undefined || before === none)
      reading.refs.set(slot, found === none ? none : [...found]);
    else before.push(...found);
  }
  checkFilled(reading, cursor, slot);
};

/** `nothing`: what is named is none. */
const none: CommandRef[] = [];

/** `nothing x`: nothing, or that? */
const alone = (names: Names, { words, at }: Cursor): void => {
  const word = words[at - 1];
  if (word !== undefined)
    report(names, 'nonsense', word.at, '‘nothing’ stands alone', 'say what is meant, or nothing');
};

/** Behind a joining word something stands. */
const checkFilled = ({ names, refs }: Reading, { words, at }: Cursor, slot: string): void => {
  const word = words[at - 1];
  if (slot !== 'object' && word !== undefined && !refs.has(slot))
    report(names, 'nonsense', word.at, `nothing stands behind ‘${slot}’`, `say: ${slot} nothing`);
};

/** Whether the card or player is named there already; a name may stand for several cards, and a number for itself. */
const isSecond = ({ named }: Reading, slot: string, one: CommandRef): boolean => {
  if (one.is === 'name' || one.is === 'number') return false;
  const key = JSON.stringify([slot, one.is, one.text]);
  if (named.has(key)) return true;
  named.add(key);
  return false;
};

/** Labels, names, players, numbers; `nothing` for none of them; where chance names cards, words that are new. */
const takeCommandRef = (
  names: Names,
  cursor: Cursor,
  part: AnswerPart | undefined,
): readonly CommandRef[] | undefined => {
  const word = cursor.words[cursor.at];
  if (word === undefined) return undefined;
  const value = part?.values === true ? takeValue(names, cursor) : undefined;
  if (value !== undefined) return [value];
  const ref = takeRef(names, cursor);
  if (ref !== undefined && part?.nth === true && cursor.words[cursor.at]?.number !== undefined)
    return [{ ...ref, nth: takeNth(names, cursor) }];
  if (ref !== undefined)
    return [ref, ...takeRun(names, cursor, ref).map((text): CommandRef => ({ is: 'label', text }))];
  if (word.number !== undefined && part?.nth !== true) {
    noteAs(names, cursor, 1, 'number', word.text);
    return [{ is: 'number', value: word.number, text: word.text }];
  }
  if (takeWords(names, cursor, 'command', 'player', 'players') !== undefined)
    return [{ is: 'player', text: 'player' }];
  if (takeWords(names, cursor, 'quantity', 'nothing') !== undefined) return none;
  if (part?.christens !== true || word.quoted) return undefined;
  if (takeWords(names, cursor, 'quantity', '...') !== undefined) {
    if (!isDone(cursor) || cursor.at < 2)
      report(names, 'nonsense', word.at, '‘...’ are the others, behind those that are named');
    return [];
  }
  if (kindsOf(names.lexicon, word.text.toLowerCase()).includes('zone'))
    report(names, 'nonsense', word.at, `‘${word.text}’ is a zone, and no card`);
  noteAs(names, cursor, 1, 'label', word.text);
  const own: CommandRef = { is: 'word', text: word.text };
  return [own, ...takeRun(names, cursor, own).map((text): CommandRef => ({ is: 'word', text }))];
};

/** `use first x 2`: of the options that the card stands for, the second. */
const takeNth = (names: Names, cursor: Cursor): number => {
  const { number = 0, at, text } = cursor.words[cursor.at] ?? {};
  if (number < 1 && at !== undefined)
    report(names, 'nonsense', at, `there is no ${text ?? ''}. of them`, 'the first is 1');
  noteAs(names, cursor, 1, 'number', text ?? '');
  return number;
};

/** Something that no part of the command takes: mostly a joining word is missing. */
const strayRef = ({ names, entry, slots }: Reading, cursor: Cursor, slot: string): void => {
  const word = cursor.words[cursor.at - 1];
  if (word === undefined) return;
  const [command = ''] = entry.words;
  const joins = [...slots].filter((one) => one !== 'object');
  report(
    names,
    'nonsense',
    word.at,
    `‘${word.text}’ means nothing ${slot === 'object' ? 'right ' : ''}behind ‘${command}’`,
    joins.length > 0 ? `say: ${command} ${joins[0] ?? ''} ${word.text}` : undefined,
  );
};

/** `attack b with B`: a player is named where only cards can be. */
const checkKind = (
  { names, entry }: Reading,
  { words, at }: Cursor,
  { players, from }: AnswerPart,
  found: readonly CommandRef[],
): void => {
  const word = words[at - 1];
  if (players === true || word === undefined || found.every(({ is }) => is !== 'player')) return;
  const behind = from === 'object' ? (entry.words[0] ?? '') : from;
  const message = `‘${word.text}’ is a player, and behind ‘${behind}’ no player is named`;
  report(names, 'nonsense', word.at, message, `say: ${usageOf(entry)}`);
};

/** `cannot attack d, e with b`: nobody ever can, whatever could be done to either. */
const checkNumber = (
  reading: Reading,
  part: AnswerPart,
  own: readonly CommandRef[],
  at: Span,
): void => {
  if (own === none) return checkNone(reading, part, at);
  const { names, entry } = reading;
  if (part.one !== true || own.length < 2) return;
  const [command = ''] = entry.words;
  const behind = part.from === 'object' ? command : part.from;
  const message = `behind ‘${behind}’ stands one at a time: of both together this says nothing of either`;
  report(names, 'nonsense', at, message, 'say it of each, in a line of its own');
};

/** `cannot attack nothing with b`: so it always is, where to answer with nothing is no answer. */
const checkNone = (reading: Reading, part: AnswerPart, at: Span): void => {
  const { names, entry } = reading;
  if (part.optional === true || mayBeLeftOut(names, part)) return;
  const [command = ''] = entry.words;
  const behind = part.from === 'object' ? command : part.from;
  const message = `‘nothing’ behind ‘${behind}’ is what nobody can do`;
  report(names, 'nonsense', at, message, `say: ${usageOf(entry)}`);
};

/** Whether some command answers such a decision with nothing: `choose nothing`. */
const mayBeLeftOut = ({ lexicon }: Names, { decision }: AnswerPart): boolean =>
  entriesOf(lexicon.vocabulary, 'command').some(({ parts }) =>
    parts.some(
      (one) =>
        one.from === 'none' &&
        one.verbs === undefined &&
        one.decision.some((kind) => decision.includes(kind)),
    ),
  );

const wantedOf = (
  reading: Reading,
  words: readonly Word[],
  how: 'whole' | 'begun',
): readonly Wanted[] => {
  const { names, entry, refs } = reading;
  const wanted: Wanted[] = [];
  for (const part of entry.parts) {
    const own = part.from === 'none' ? [] : refs.get(part.from);
    if (own !== undefined) {
      const [first, last] = [words[0], words.at(-1)];
      if (how === 'begun' && first !== undefined && last !== undefined)
        checkNumber(reading, part, own, spanBetween(first.at, last.at));
      wanted.push({ part, refs: own });
      continue;
    }
    if (part.optional || (part.later === true && how === 'whole')) continue;
    if (how === 'begun' && wanted.length > 0) break;
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) break;
    const [command = ''] = entry.words;
    const behind = part.from === 'object' ? `‘${command}’` : `‘${command} …’ and ‘${part.from}’`;
    report(
      names,
      'nonsense',
      spanBetween(first.at, last.at),
      `something is missing behind ${behind}`,
      `say: ${usageOf(entry)}${entry.parts.length === 1 ? `, or: ${command} nothing` : ''}`,
    );
  }
  return wanted;
};

/** `attack … with …`; what may be left out is. */
const usageOf = ({ words: [command = ''], parts }: CommandWord): string =>
  [
    command,
    ...parts
      .filter(({ from, optional }) => from !== 'none' && optional !== true)
      .map(({ from }) => (from === 'object' ? '…' : `${from} …`))
      .sort((one, other) => Number(other === '…') - Number(one === '…')),
  ].join(' ');

// ---------------------------------------------------------------- slips

/** A line in which no command is said: the one is meant that some of its words are closest to. */
const unknownCommand = (names: Names, words: readonly Word[], at: Span): void => {
  const commands = entriesOf(names.lexicon.vocabulary, 'command').flatMap((one) => one.words);
  const said = words.filter(({ quoted }) => !quoted);
  let meant = { word: said.map(({ text }) => text).join(' '), at: said[0]?.at ?? at };
  let among: readonly string[] = commands;
  let least = Infinity;
  for (const [from, first] of said.slice(0, mostWords).entries())
    for (const command of commands) {
      const own = said.slice(from, from + command.split(' ').length);
      const word = own.map(({ text }) => text).join(' ');
      const far = distance(word.toLowerCase(), command, command.length);
      if (far >= least || nearest(word, [command]) === undefined) continue;
      [meant, among, least] = [{ word, at: first.at }, [command], far];
    }
  const alike = commands.filter((one) => one.split(' ')[0] === said[0]?.text.toLowerCase());
  if (least === Infinity && alike.length > 0)
    return report(
      names,
      'unknown-command',
      meant.at,
      `there is no command ‘${meant.word}’`,
      `there is: ${alike.join(', ')}`,
    );
  const [first, ...more] = said;
  if (
    least === Infinity &&
    first !== undefined &&
    names.lexicon.verbs.has(first.text.toLowerCase())
  )
    return report(
      names,
      'unknown-command',
      first.at,
      `to ‘${first.text}’ is nothing that a player decides: a text or a rule does it`,
      `what is chosen for it is said so: choose ${more.map(({ text }) => text).join(' ') || 'x'}`,
    );
  unknown(names, 'unknown-command', meant.at, {
    word: meant.word,
    as: 'command',
    among: { forms: among },
  });
};

/** Further words of a line are not compared with commands. */
const mostWords = 20;
