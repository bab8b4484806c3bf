/** What the parser says when something else stands there than the grammar wants, in a reader's words. */
import { EOF, type IParserErrorMessageProvider, type IToken, type TokenType } from 'chevrotain';
import { keywordSpellings, type KeywordName, keywordTokens } from '../../grammar/keywords.js';
import { Newline } from '../../grammar/tokens.js';

/** What a rule wants as a whole, where a list of its possible beginnings would say less. */
const wanted: Readonly<Record<string, string>> = {
  ability: 'an ability',
  actions: 'who does what, such as A: attack player with mine',
  amount: 'a number',
  attached: 'how many cards, or the name of one',
  attachment: 'how many cards, or the name of one',
  block: "'given', 'do', 'check' or 'expect'",
  boardLine: 'where, and then which cards',
  cards: 'how many cards, or the name of one',
  claimCan: 'what may be done, such as attack player with mine',
  claimDidNot: 'what did not happen, such as attack',
  claimEquals: 'a number, or cards',
  claimHas: 'what it has, such as blocker',
  claimIn: 'where, such as graveyard',
  claimIs: 'what it is, such as tapped',
  claimWas: 'what happened, such as destroyed',
  command: 'who does what, such as A: attack player with mine',
  change: 'what changes, such as +2000, blocker or power 5',
  choice: 'what may be chosen',
  citations: 'the number of a rule, such as 509.5d',
  claim: 'what must be so, such as mine in graveyard',
  clause: 'what happens',
  comparison: 'a number, such as 3000 or less',
  condition: 'a condition, such as you have 2 or more creatures',
  conjunction: 'a condition, such as you have 2 or more creatures',
  complement: 'what it is, such as tapped',
  complements: 'what happens',
  countedProperty: 'what it is that is counted',
  definition: 'which of them',
  duration: 'how long, such as end of turn',
  effect: 'what happens',
  entryTail: 'the last label of the row',
  entry: 'a card, such as "Brawler" as mine, or a word such as tapped',
  expectation: 'what must be so, such as mine in graveyard',
  fact: 'what is so',
  figure: 'a number',
  given: 'where, and then which cards',
  header: 'something about the ruling',
  icon: 'an icon, such as [activated]',
  givenEffect: 'a label for the effect',
  labels: 'a label',
  limit: "'a turn'",
  modal: 'what happens',
  modes: 'what happens',
  named: 'a card or a player, such as this, your creature or your opponent',
  newTrait: 'what is gained, lost or set, such as blocker or power 5',
  noun: 'a card or a player, such as this, your creature or your opponent',
  order: 'what happened, such as pit was destroyed',
  property: 'a property, such as power 3000 or less, or blocker',
  quantity: 'how many, such as 2, all or up to 2',
  rulebook: 'a rulebook, such as duel-masters/1.13',
  rulebooks: 'a rulebook, such as duel-masters/1.13',
  sentence: 'what happens',
  stamp: 'a rulebook and its stamp, such as duel-masters/1.13 "0f52c1b7a9d3e684"',
  statement: 'a condition, such as you have 2 or more creatures',
  statementOf: 'what becomes of it, such as gets +2000 or cannot attack',
  step: 'a step or a phase, such as attack step',
  tag: 'a tag',
  trait: 'a characteristic, such as creature, cost 3 or race "Human"',
  traits: 'a characteristic, such as creature, cost 3 or race "Human"',
  turn: 'whose turn it is, such as turn of A, attack step',
  underneath: 'how many cards, or the name of one',
  verb: 'what happens',
  zone: 'a zone',
};

/** Kinds of words: what they are for says more than that they are words. */
const kinds = new Set([
  'Plain',
  'NounPart',
  'Phrase',
  'AnyWord',
  'CommandPart',
  'HeadPart',
  'TailPart',
  'EventPart',
]);

const nameOf = (type: TokenType): string => type.LABEL ?? type.name;

export function describeExpected(token: IToken): string {
  if (token.tokenType === EOF) return 'the end of the file';
  if (token.tokenType === Newline) return 'the end of the line';
  const shown = token.image.length > 40 ? `${token.image.slice(0, 40)}…` : token.image;
  return /^["\u201c\u300c\u300e\u300a<]/.test(shown) ? shown : `'${shown}'`;
}

function anyOf(rule: string, paths: readonly (readonly TokenType[])[]): string {
  const known = wanted[rule];
  if (known) return known;
  const names = [...new Set(paths.flatMap(([first]) => (first ? [nameOf(first)] : [])))];
  const last = names.pop() ?? 'something else';
  return names.length === 0 ? last : `${names.join(', ')} or ${last}`;
}

type Options<Kind extends keyof IParserErrorMessageProvider> = Parameters<
  IParserErrorMessageProvider[Kind]
>[0];

/** Thrown at a mistake where there were too many before it. */
export class Enough extends Error {
  constructor(readonly token: IToken) {
    super('too many mistakes');
  }
}

/** Says what was expected, for so many mistakes: each takes longer than to parse many a line that is right. */
export class Expectations implements IParserErrorMessageProvider {
  private said = 0;

  constructor(private readonly most: number) {}

  /** Another text begins. */
  begin(): void {
    this.said = 0;
  }

  buildMismatchTokenMessage({ expected, actual, ruleName }: Options<'buildMismatchTokenMessage'>) {
    const what = kinds.has(expected.name)
      ? (wanted[ruleName] ?? nameOf(expected))
      : nameOf(expected);
    return this.instead(what, actual);
  }

  buildNotAllInputParsedMessage({ firstRedundant }: Options<'buildNotAllInputParsedMessage'>) {
    return `did not expect ${describeExpected(firstRedundant)} here`;
  }

  buildNoViableAltMessage(options: Options<'buildNoViableAltMessage'>) {
    const { expectedPathsPerAlt, actual, ruleName } = options;
    return this.instead(anyOf(ruleName, expectedPathsPerAlt.flat()), actual[0]);
  }

  buildEarlyExitMessage(options: Options<'buildEarlyExitMessage'>) {
    const { expectedIterationPaths, actual, ruleName, customUserDescription } = options;
    const what = customUserDescription ?? anyOf(ruleName, expectedIterationPaths);
    return this.instead(what, actual[0]);
  }

  private instead(what: string, found: IToken | undefined): string {
    if (++this.said > this.most && found) throw new Enough(found);
    return `expected ${what}${found ? `, but found ${describeExpected(found)}` : ''}`;
  }
}

/** How a keyword is written, for a message. */
export const spelling = (type: TokenType): string =>
  type.name in keywordTokens
    ? (keywordSpellings(type.name as KeywordName)[0] ?? type.name)
    : type.name;
