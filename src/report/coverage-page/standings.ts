/** The standings in the page's words, from the most to nothing. */
import type { StandingCounts, Standing } from '../../evidence/coverage.js';

export interface StandingWords {
  readonly standing: Standing;
  readonly name: string;
  readonly meaning: string;
}

export const standingWords: readonly StandingWords[] = [
  { standing: 'proven', name: 'proven', meaning: 'a ruling notices when the rule is switched off' },
  {
    standing: 'deciding',
    name: 'deciding',
    meaning: 'a passing ruling cites it, and it takes part in the outcome',
  },
  {
    standing: 'cited',
    name: 'only cited',
    meaning: 'cited, but by no ruling that passes',
  },
  {
    standing: 'implemented',
    name: 'implemented',
    meaning: 'code carries it out; no ruling cites it',
  },
  { standing: 'todo', name: 'to do', meaning: 'code should carry it out, and none does yet' },
  {
    standing: 'exempt',
    name: 'not executable',
    meaning: 'there is nothing that code could carry out',
  },
];

/** What the map can be narrowed to: a standing, or rules whose official text has a fault. */
export type MapFilter = Standing | 'fault';

export const filterWords: readonly {
  readonly filter: MapFilter;
  readonly name: string;
  readonly meaning: string;
}[] = [
  ...standingWords.map(({ standing, name, meaning }) => ({ filter: standing, name, meaning })),
  {
    filter: 'fault',
    name: 'faulty text',
    meaning: 'the official text is wrong or unclear here; the rule says which reading was taken',
  },
];

export const standingName = (standing: Standing): string =>
  standingWords.find((one) => one.standing === standing)?.name ?? standing;

/** How many of the numbers code could carry out at all. */
export const executable = ({ numbers, notExecutable }: StandingCounts): number =>
  numbers - notExecutable;
