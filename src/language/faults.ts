/** What is wrong with the characters and the headings of a text, in words. */
import { EOF, type IRecognitionException, type IToken } from 'chevrotain';
import { headings, scenarioKeywords, textKeywords } from '../../grammar/keywords.js';
import type { Fault } from '../../grammar/faults.js';
import {
  Comma,
  Dot,
  DoubleBar,
  DoubleSlash,
  Newline,
  Semicolon,
  Word,
} from '../../grammar/tokens.js';
import { endOf } from './ast/source.js';
import type { Problem } from './document.js';
import { spelling } from './expectations.js';
import type { Positions } from './position.js';
import { type Help, helped, inDigits, nearest } from './names.js';
import { slipIn, type WrittenLine } from './slips.js';

const listed = (...groups: readonly ReadonlyMap<string, unknown>[]): string => {
  const words = groups.flatMap((group) => [...group.keys()]).map((word) => `'${word}'`);
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
};

export function faultProblem(positions: Positions, fault: Fault): Problem {
  const { token } = fault;
  const at = positions(token.startOffset, endOf(token));
  switch (fault.kind) {
    case 'misspelt':
      return {
        code: 'unknown-keyword',
        at,
        message: `'${token.image}' opens no line of this language`,
        ...helped(fault.meant && keywordMeant(spelling(fault.meant))),
      };
    case 'no-heading':
      return noHeading(positions, fault);
    case 'outside':
      return {
        code: 'unexpected-token',
        at,
        message: `'${token.image}' belongs into a ruling, and there is none here`,
        help: `begin with 'ruling' and what the ruling says, in quotes`,
      };
    case 'too-late':
      return {
        code: 'unexpected-token',
        at,
        message: `'${token.image}' speaks of the whole ruling: it belongs above the first 'given', 'do', 'check' or 'expect'`,
      };
    case 'colon-after-heading':
      return { code: 'unexpected-token', at, message: `no ':' is needed here: leave it out` };
    case 'comma-at-end':
      return {
        code: 'unexpected-end',
        at,
        message: `nothing follows this '${token.image}'`,
        help: 'leave it out, or say what comes next',
      };
    case 'stray-character':
      return {
        code: 'unexpected-character',
        at,
        message: `did not expect ${characters(token.image)} here`,
        ...instead(token.image),
      };
    case 'unclosed-name':
      return {
        code: 'unterminated-string',
        at,
        message: 'this name has no closing quote on its line',
        help: `end it with ${closing[token.image[0] ?? ''] ?? '"'}`,
      };
    case 'doubled':
      return { code: 'unexpected-token', at, message: `'${token.image}' stands here twice` };
    case 'too-large':
      return {
        code: 'nonsense',
        at,
        message: `the number ${digitsAtEnd(token.image)} is too large to be told from the next one`,
        help: `whole numbers go up to ${Number.MAX_SAFE_INTEGER}`,
      };
    case 'leading-zero':
      return {
        code: 'nonsense',
        at,
        message: `the number ${digitsAtEnd(token.image)} begins with 0`,
        help: `say: ${token.image.replace(/0+(?=[0-9])/, '').slice(0, 20)}`,
      };
    case 'too-deep':
      return { code: 'too-deep', at, message: 'this line is nested too deeply to be read' };
  }
}

/** Of a very long number the beginning. */
const digitsAtEnd = (image: string): string =>
  (/[0-9]*$/.exec(image)?.[0] ?? image).replace(/^(.{20}).+$/, '$1…');

function noHeading(positions: Positions, { token, until = token, inRuling }: Fault): Problem {
  const here = positions(token.startOffset, endOf(token));
  const lines = positions(token.startOffset, endOf(until)).endLine - here.line;
  return {
    code: 'unexpected-token',
    at: here,
    message: inRuling
      ? `expected 'given', 'do', 'check' or 'expect', or a line about the ruling, but found '${token.image}'`
      : `expected ${listed(headings.file)}, but found '${token.image}'`,
    help:
      (inRuling
        ? `a board is described below 'given', what players do below 'do'`
        : `a file is made of rulings, boards and cards`) +
      (lines > 0
        ? `; this line and the ${lines === 1 ? 'next' : `next ${lines}`} are left out`
        : ''),
  };
}

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '\u201c': '\u201d',
  '\u300c': '\u300d',
  '\u300e': '\u300f',
  '\u300a': '\u300b',
};

function characters(image: string): string {
  const shown = image.length > 20 ? `${image.slice(0, 20)}…` : image;
  const hex = image.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return /^[\p{C}\p{Z}]/u.test(shown) ? `the character U+${hex}` : `'${shown}'`;
}

function instead(image: string): { readonly help?: string } {
  if (/^[\uff10-\uff19]/.test(image)) return { help: 'write numbers with the digits 0 to 9' };
  if (image.startsWith('+'))
    return { help: "'2 or more' is written in words; what is added has its number behind: +2" };
  if (/^[<>≤≥]/.test(image))
    return { help: 'write: 3 or more, 3 or less; a claim says exactly how much: = 3' };
  if (/^[()（）]/.test(image)) return { help: 'brackets are not used: put a remark behind #' };
  if (/^[\u2018\u201d'`\u300d\u300f\u300b]/.test(image))
    return { help: 'names stand in "…", 「…」, 『…』 or 《…》' };
  return {};
}

// ---------------------------------------------------------------- what the grammar refuses

/** What errors of the parser know besides; Chevrotain's type has it for each kind of error apart. */
interface Behind {
  readonly previousToken?: IToken;
}

/** An error of the parser as a problem; where a line ends too early it stands behind the last word. */
export function parserProblem(
  positions: Positions,
  error: IRecognitionException & Behind,
  line: WrittenLine | undefined,
): Problem {
  const { token, previousToken: before, message } = error;
  const ended = token.tokenType === EOF || token.tokenType === Newline;
  const end = before ? endOf(before) : token.startOffset;
  const at = ended ? positions(end, end) : positions(token.startOffset, endOf(token));
  const rule = error.context.ruleStack.at(-1);
  const help =
    hint(token, before, rule) ?? slip(token, line) ?? (line && slipIn(line, token, before, rule));
  return {
    code: ended ? 'unexpected-end' : 'unexpected-token',
    at,
    message,
    ...helped(help),
  };
}

/** Help for a few mistakes that are easily made. */
function hint(
  token: IToken,
  before: IToken | undefined,
  rule: string | undefined,
): string | undefined {
  const { tokenType } = token;
  const behind = before?.image ?? '';
  if (tokenType === DoubleBar) return 'a card with two halves has two names: card "…" || "…"';
  if (tokenType === DoubleSlash) return "a remark stands behind '#'";
  if (rule?.endsWith('Head') && headings.file.has(behind) && tokenType !== Newline)
    return 'names stand in quotes: "…"';
  if (rule === 'boardHead' && tokenType === Newline)
    return "a board of its own has a name in quotes; that of a ruling is described below 'given'";
  if (tokenType === Newline && (before?.tokenType === Dot || before?.tokenType === Semicolon))
    return `leave out the '${behind}' at the end`;
  if (rule === 'abilityLine' && tokenType === Comma)
    return "to say what is done next, write 'then'";
  if (rule?.endsWith('Head') && headings.block.has(behind))
    return `what follows '${behind}' begins on a line of its own`;
  return undefined;
}

/** A keyword in place of another word. */
const keywordMeant = (meant: string): Help => ({ says: `did you mean '${meant}'?`, meant });

/** A keyword that was probably meant by the word that is wrong, or by the first of its line. */
function slip(token: IToken, line: WrittenLine | undefined): Help | undefined {
  const digits = token.tokenType === Word ? inDigits(token.image) : undefined;
  if (digits !== undefined) return digits;
  const keywords = line?.kind === 'ability' ? textKeywords : scenarioKeywords;
  for (const word of [token, line?.words[0]]) {
    // A letter alone is a player or a label, and no word that was mistyped.
    const isWord = word?.tokenType === Word && word.image.length > 1;
    const meant = isWord ? nearest(word.image, keywords.keys()) : undefined;
    // Hardly anybody mistypes the first letter, and `hand` is not `and`.
    if (word && meant !== undefined && meant !== word.image && meant[0] === word.image[0]) {
      const says = `instead of '${word.image}', did you mean '${meant}'?`;
      return word === token ? { says, meant } : says;
    }
  }
  return undefined;
}
