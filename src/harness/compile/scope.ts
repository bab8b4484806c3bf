/** What compiling a text needs at hand, and how it says that something is wrong. */
import type { Who } from '../../kernel/ability.js';
import type { Problem, ProblemCode, Span } from '../../language/document.js';
import { suggestion } from '../../language/names.js';
import type { Lexicon } from './lexicon.js';

export interface Scope {
  readonly lexicon: Lexicon;
  readonly problems: Problem[];
  /** Whom "their" means: the subject of the sentence. */
  readonly their: Who;
}

/** More problems than anybody reads; a broken text of any size must stay cheap. */
const mostProblems = 500;

export const scopeFor = (lexicon: Lexicon, problems: Problem[]): Scope => ({
  lexicon,
  problems,
  their: 'you',
});

export const problem = (code: ProblemCode, at: Span, message: string, help?: string): Problem => ({
  code,
  at,
  message,
  ...(help === undefined ? {} : { help }),
});

export const report = (
  { problems }: Pick<Scope, 'problems'>,
  code: ProblemCode,
  at: Span,
  message: string,
  help?: string,
): void => {
  if (problems.length < mostProblems) problems.push(problem(code, at, message, help));
};

/** Reports a word that no table has, with the nearest that one has. */
export const unknown = (
  scope: Pick<Scope, 'problems'>,
  code: ProblemCode,
  at: Span,
  what: { readonly word: string; readonly as: string; readonly among: Iterable<string> },
): void =>
  report(
    scope,
    code,
    at,
    `there is no ${what.as} ‘${what.word}’`,
    suggestion(what.word, what.among),
  );
