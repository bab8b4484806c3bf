/** Commands and decisions of scripts that most games have, for each to complete. */
import type { AnswerPart, CommandWord, DecisionWord } from './vocabulary.js';

/** What answers a decision: where its arguments stand, and the verbs of the options meant. */
export const part = (
  decision: string | readonly string[],
  from: string,
  verb?: string | readonly string[],
): AnswerPart => ({
  decision: typeof decision === 'string' ? [decision] : decision,
  from,
  ...(verb === undefined ? {} : { verbs: typeof verb === 'string' ? [verb] : verb }),
});

/** The same where one thing is named at a time: one card is used, one creature attacks, one is attacked. */
export const onePart: typeof part = (...said) => ({ ...part(...said), one: true });

/** Answers to decisions that the kernel itself asks for, and to those about chance; for a game to complete. */
const commands = {
  yes: {
    kind: 'command',
    command: 'yes',
    parts: [part('may', 'none', 'yes')],
    words: ['yes'],
    means: 'does what a text says one may do',
  },
  no: {
    kind: 'command',
    command: 'no',
    parts: [part('may', 'none', 'no')],
    words: ['no'],
    means: 'does not',
  },
  mode: {
    kind: 'command',
    command: 'mode',
    parts: [part('mode', 'object')],
    words: ['mode'],
    japanese: '選択肢',
    means: 'which of several, by number',
  },
  replace: {
    kind: 'command',
    command: 'replace',
    does: 'replaces',
    parts: [{ ...part('replace', 'with', 'replace'), nth: true }],
    words: ['replace'],
    japanese: '置換する',
    means: 'which replacement applies: `replace with x`',
    by: ['choosesReplacement'],
  },
  noReplacement: {
    kind: 'command',
    command: 'no replacement',
    parts: [part('replace', 'none')],
    words: ['no replacement'],
    means: 'none applies',
    by: ['choosesReplacement'],
  },
  arrange: {
    kind: 'command',
    command: 'arrange',
    does: 'arranges',
    parts: [part('arrival order', 'object')],
    words: ['arrange'],
    japanese: '順番',
    means: 'in which order cards that come together are put, the topmost first',
    by: ['ordersArrivals'],
  },
  discard: {
    kind: 'command',
    command: 'discard',
    does: 'discards',
    parts: [{ ...part('choose', 'object'), about: 'discard' }],
    words: ['discard'],
    means: 'which cards of the hand are discarded',
    by: ['discardTerm'],
  },
  goesFirst: {
    kind: 'command',
    command: 'goes first',
    parts: [{ ...part('first player', 'object'), players: true }],
    words: ['goes first'],
    japanese: '先攻',
    means: 'chance decides who begins: `chance: B goes first`',
  },
  deckOrder: {
    kind: 'command',
    command: 'deck order',
    parts: [{ ...part('deck order', 'object'), christens: true, players: true }],
    words: ['deck order'],
    means: 'what comes of a shuffle, the topmost first: `chance: A deck order x, y`',
  },
} as const satisfies Readonly<Record<string, CommandWord>>;

/** Such a command, completed; each game has its own. */
export const commonCommand = (
  name: keyof typeof commands,
  more: Partial<CommandWord> = {},
): CommandWord => ({
  ...commands[name],
  ...more,
});

/** What decisions are called, a row each: the decision, what it is about, and the units behind it. */
export const decisionWords = (
  rows: readonly (readonly [decision: string, means: string, ...by: readonly string[]])[],
): readonly DecisionWord[] =>
  rows.map(([decision, means, ...by]) => ({
    kind: 'decision',
    decision,
    words: [decision],
    means,
    ...(by.length === 0 ? {} : { by }),
  }));
