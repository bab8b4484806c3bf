/** Chapter 10 of fire-force/1.0.0: rule check. */
import { type Chapter, rule, note, aside } from '../../../../kernel/edition.js';

export const ruleCheck: Chapter = {
  title: 'Rule check',
  sections: {
    '1001': 'Overview',
    '1002': 'Rule check',
  },
  rules: {
    '1001.1': note(
      'overview',
      'a rule check is when rule processing is done and triggered abilities are used',
      'says what a rule check is for; its steps are 1002.1a to 1002.1c',
      {
        fault:
          'speaks of 自動能力, which nothing defines; we take them for triggered abilities (誘発能力), which 1002.1b uses here',
      },
    ),
    '1002.1': rule('checkRules.check', 'a rule check goes through these steps'),
    '1002.1a': rule(
      'carryOutRuleCheck.processRules',
      'all rule processing that is due is done at once, again and again until none is due',
      {
        clauses: [
          'all rule processing that is due is done at once',
          'if that makes more due, it is done again, until none is',
        ],
        fault:
          '"all at the same time" here, but "in order from the top" in 1301.2; we find what is due by one look at the state and carry it out in the order of 1301.2, which honours both',
      },
    ),
    '1002.1b': rule(
      'carryOutRuleCheck.useTriggered',
      'triggered abilities are used as often as counted; ones triggering meanwhile wait',
      {
        clauses: [
          'triggered abilities are used one by one, each as often as it has been counted',
          'what triggers meanwhile cannot be used in this round',
        ],
        fault:
          'does not say what a rule check in the midst of such a round (802.1c) uses; we take it for what had triggered before that round began, since the rest may not be used while the round lasts',
      },
    ),
    '1002.1b-1': rule(
      'useBatch.useNext',
      'the turn player picks and uses one of theirs once; having none, the non-turn player does',
      {
        clauses: [
          'the turn player picks one of theirs that are left and uses it once',
          'having none left, the non-turn player does so instead',
        ],
      },
    ),
    '1002.1b-2': rule(
      'useBatch.processRules',
      'after each, all rule processing that is due is done at once, until none is due',
      {
        clauses: [
          'after each use, all rule processing that is due is done at once',
          'if that makes more due, it is done again, until none is',
        ],
        fault:
          '"all at the same time" here, but "in order from the top" in 1301.2; we find what is due by one look at the state and carry it out in the order of 1301.2, which honours both',
      },
    ),
    '1002.1c': rule(
      'carryOutRuleCheck.checkAgain',
      'if abilities have triggered meanwhile, 1002.1b is done again; otherwise the rule check ends',
      {
        clauses: [
          'if something has triggered meanwhile, 1002.1b is done again',
          aside('otherwise the rule check ends', 'then there is nothing left to go back for'),
        ],
      },
    ),
  },
};
