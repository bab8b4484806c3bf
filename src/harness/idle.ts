/** What is told of cited rules that do not decide what cites them. */
import type { Idle } from './verdict.js';

/** So much of what a rule did is told in a message. */
const mostElsewhere = 2;

/** What a ruling is told whose citations are none, and where to read on. */
export const miscitedMessage = (idle: readonly Idle[], place: string): string =>
  `${idle.map(idleText).join('; ')} (hantei explain ${place} tells what decided it)`;

const idleText = (idle: Idle): string => `${idle.rule} had no part in it: ${whyIdle(idle)}`;

/** What a rule did elsewhere in the play, and why it does not matter. */
export const whyIdle = ({ elsewhere: did, without, stopped }: Omit<Idle, 'rule'>): string => {
  const why =
    without === 'holds'
      ? 'without it this holds all the same'
      : `without it the ruling does not come this far (${stopped})`;
  return `it ${didText(did)}, and ${why}`;
};

const didText = (did: readonly string[]): string => {
  if (did.length === 0) return 'took part in nothing that is told';
  const more = did.length - mostElsewhere;
  const told = did.slice(0, mostElsewhere).map((text) => `‘${text}’`);
  return `took part in ${told.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};
