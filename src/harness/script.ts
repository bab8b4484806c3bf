/** What a line of a script asks for: the game's table of commands turns it into answers to decisions. */
import type { Command, CommandPart, Vocabulary } from '../kernel/vocabulary.js';
import type { Action, Part } from '../language/document.js';
import { normal } from '../language/names.js';

/** Something a command names: a labelled card, a card by name, a player, a number or a plain word. */
export type Ref =
  | { readonly is: 'card'; readonly id: number; readonly text: string }
  | { readonly is: 'name'; readonly text: string }
  | { readonly is: 'player'; readonly text: string }
  | { readonly is: 'number'; readonly value: number; readonly text: string }
  | { readonly is: 'word'; readonly text: string };

/** One answer that a command gives. */
export interface Wanted {
  readonly part: CommandPart;
  readonly refs: readonly Ref[];
}

/** A command as understood: who gives it and which answers it contains. */
export interface Order {
  readonly actor: string;
  readonly verb: string;
  readonly wanted: readonly Wanted[];
}

/** Words that join without saying anything. */
const silent = new Set(['and', 'the', 'a', 'an', 'of', 'card', 'cards']);

const longestRun = 1000;

/** `h1 .. h5` stands for h1, h2, h3, h4, h5. */
export const expandRuns = (parts: readonly Part[]): readonly Part[] => {
  if (!parts.some(({ kind }) => kind === 'through')) return parts;
  const all: Part[] = [];
  parts.forEach((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (part.kind !== 'through') return void all.push(part);
    if (before?.kind !== 'word' || after?.kind !== 'word') return;
    const [, stem = '', from = '0'] = /^(.*?)(\d+)$/u.exec(before.text) ?? [];
    const [, , to = '0'] = /^(.*?)(\d+)$/u.exec(after.text) ?? [];
    const last = Math.min(Number(to), Number(from) + longestRun);
    for (let n = Number(from) + 1; n < last; n++) all.push({ ...before, text: `${stem}${n}` });
  });
  return all;
};

/**
 * The answers in a line of a script; nothing where no command of the game is in it.
 *
 * @param labels card ids by label
 */
export const orderOf = (
  actor: string,
  written: readonly Part[],
  vocabulary: Vocabulary,
  labels: ReadonlyMap<string, number>,
): Order | undefined => {
  const said = expandRuns(written);
  const words = said.map(wordOf);
  const found = findCommand(words, vocabulary);
  if (found === undefined) return undefined;
  const { command, verb, slots } = found.spelled;
  const args = new Map<string, Ref[]>();
  let slot = 'object';
  for (const [at, part] of said.entries()) {
    if (at >= found.from && at < found.to) continue;
    const word = words[at] ?? '';
    if (slots.has(word)) {
      slot = word;
      continue;
    }
    const ref = refOf(part, vocabulary, labels);
    if (ref === undefined) continue;
    const refs = args.get(slot);
    if (refs === undefined) args.set(slot, [ref]);
    else refs.push(ref);
  }
  const wanted: Wanted[] = [];
  for (const part of command.parts) {
    const refs = part.from === 'none' ? [] : (args.get(part.from) ?? []);
    if (refs.length > 0 || !part.optional) wanted.push({ part, refs });
  }
  return { actor, verb, wanted };
};

const wordOf = (part: Part): string =>
  part.kind === 'word' || part.kind === 'join' ? normal(part.text) : '';

/** Whether some command of the game is said. */
export const saysCommand = (written: readonly Part[], vocabulary: Vocabulary): boolean =>
  findCommand(written.map(wordOf), vocabulary) !== undefined;

/** What a command is said about: everything but its verb and the words that join. Nothing where no command is said. */
export const saidWith = (
  written: readonly Part[],
  vocabulary: Vocabulary,
): readonly Part[] | undefined => {
  const found = findCommand(written.map(wordOf), vocabulary);
  if (found === undefined) return undefined;
  const { slots } = found.spelled;
  return [...written.slice(0, found.from), ...written.slice(found.to)].filter(
    (part) => part.kind !== 'join' && !slots.has(wordOf(part)) && !silent.has(wordOf(part)),
  );
};

export const orderOfAction = (
  action: Action,
  vocabulary: Vocabulary,
  labels: ReadonlyMap<string, number>,
): Order | undefined => orderOf(action.actor.text, action.parts, vocabulary, labels);

interface FoundCommand {
  readonly spelled: Spelled;
  readonly from: number;
  readonly to: number;
}

/** The earliest command in the line, and of those that begin there the longest: "B goes first" begins with a name. */
const findCommand = (
  words: readonly string[],
  vocabulary: Vocabulary,
): FoundCommand | undefined => {
  const commands = commandsOf(vocabulary);
  for (let from = 0; from < words.length; from++)
    for (const spelled of commands.get(words[from] ?? '') ?? none)
      if (spelled.words.every((word, at) => words[from + at] === word))
        return { spelled, from, to: from + spelled.words.length };
  return undefined;
};

interface Spelled {
  readonly verb: string;
  readonly words: readonly string[];
  readonly command: Command;
  /** Words that say which part of the command is spoken of from then on. */
  readonly slots: ReadonlySet<string>;
}

const none: readonly Spelled[] = [];

/** The commands of a game by their first word, the longest first. */
const commandsOf = (vocabulary: Vocabulary): ReadonlyMap<string, readonly Spelled[]> => {
  let known = spellings.get(vocabulary);
  if (known === undefined) {
    const byWord = new Map<string, Spelled[]>();
    for (const [verb, command] of Object.entries(vocabulary.commands)) {
      const words = verb.split(' ');
      const word = words[0] ?? '';
      const spelled = { verb, words, command, slots: slotsOf(command) };
      byWord.set(word, [...(byWord.get(word) ?? []), spelled]);
    }
    for (const all of byWord.values())
      all.sort((one, other) => other.words.length - one.words.length);
    known = byWord;
    spellings.set(vocabulary, known);
  }
  return known;
};

const spellings = new WeakMap<Vocabulary, ReadonlyMap<string, readonly Spelled[]>>();

const slotsOf = (command: Command): ReadonlySet<string> =>
  new Set(
    command.parts.map((part) => part.from).filter((from) => from !== 'object' && from !== 'none'),
  );

const refOf = (
  part: Part,
  vocabulary: Vocabulary,
  labels: ReadonlyMap<string, number>,
): Ref | undefined => {
  switch (part.kind) {
    case 'name':
      return { is: 'name', text: part.text };
    case 'number':
      return { is: 'number', value: part.value, text: String(part.value) };
    case 'word': {
      const id = labels.get(part.text);
      if (id !== undefined) return { is: 'card', id, text: part.text };
      if (vocabulary.players.includes(part.text) || part.text === 'player')
        return { is: 'player', text: part.text };
      return silent.has(normal(part.text)) ? undefined : { is: 'word', text: part.text };
    }
    case 'join':
    case 'comma':
    case 'rest':
    case 'through':
      return undefined;
  }
};
