import { CstParser, type Rule, type TokenType } from 'chevrotain';
import { type Decision, type Decisions, Lookahead } from './lookahead.js';

/** The methods of a rule that decide, as they are numbered in Chevrotain's keys. */
const methods: Readonly<Record<string, number>> = { OR: 1, OPTION: 2, MANY: 3, AT_LEAST_ONE: 4 };
/** Room for the occurrence below the method: for the 2 of `OPTION2`. */
const occurrenceBits = 8;

/**
 * A parser that knows beforehand how to decide.
 *
 * Chevrotain's parsers look at their grammar whenever one is made: they run every rule to record it, and work out of
 * the record which token leads where. That takes longer than to parse a thousand lines, and comes to the same each
 * time. So `npm run grammar` does it once and writes it down. The record is made only where somebody asks for it, as
 * messages about mistakes do.
 */
export abstract class PreparedParser extends CstParser {
  // What Chevrotain's types leave out.
  declare private selfAnalysisDone: boolean;
  declare private readonly fullRuleNameToShort: Readonly<Record<string, number>>;
  declare private readonly setLaFuncCache: (key: number, decision: Decision) => void;
  private isRecorded = false;

  /** In place of `performSelfAnalysis`. */
  protected prepare(decisions: Decisions, tokens: readonly TokenType[]): void {
    const lookahead = new Lookahead(tokens);
    for (const [rule, made] of Object.entries(decisions)) {
      const ofRule = this.fullRuleNameToShort[rule] ?? 0;
      for (const [asked, ways] of Object.entries(made)) {
        const [, method = '', occurrence] = /^(\D+)(\d*)$/.exec(asked) ?? [];
        const key = ofRule | ((methods[method] ?? 0) << occurrenceBits) | Number(occurrence);
        const decision =
          method === 'OR' ? lookahead.choice(ways) : lookahead.entrance(ways[0] ?? '');
        this.setLaFuncCache(key, decision);
      }
    }
    this.selfAnalysisDone = true;
  }

  /** Has Chevrotain look at the grammar. */
  protected override performSelfAnalysis(): void {
    this.isRecorded = true;
    super.performSelfAnalysis();
  }

  /** Chevrotain's own would find out how to decide, and by looking further ahead than this grammar needs. */
  protected preComputeLookaheadFunctions(): void {
    // That is prepared.
  }

  override getGAstProductions(): Record<string, Rule> {
    return this.isRecorded ? super.getGAstProductions() : this.record();
  }

  /** The grammar as another parser recorded it. */
  protected abstract record(): Record<string, Rule>;
}
