/** What becomes of a text that is made up of words of a game: it is refused, it is shown to matter, or neither. */
import type { Problem } from '../../src/language/document.js';
import type { CardDefinition } from '../../src/kernel/ability.js';
import { type Bearer, compiled, type Table } from './boards.js';
import { partingOf, type Play, playOf, type Start } from './play.js';

/** A text of a card, and the same text without the phrase in question. */
export interface Combination {
  readonly text: string;
  readonly without: string;
  readonly bearer: Bearer;
}

export type Fate =
  | { readonly is: 'refused'; readonly problem: Problem }
  /** Without the phrase the text makes no sense, so that nothing can be compared. */
  | { readonly is: 'needed' }
  | { readonly is: 'noticed'; readonly play: string }
  | { readonly is: 'silent' };

/** How often each board is played. */
const rounds: Readonly<Record<Bearer, number>> = { stays: 4, once: 16 };

export interface Trials {
  readonly fateOf: (combination: Combination) => Fate;
}

export const trialsOn = (table: Table): Trials => {
  const baselines = new Map<string, readonly Started[]>();
  const baseline = (bearer: Bearer, card: CardDefinition, text: string): readonly Started[] => {
    const key = `${bearer} ${text}`;
    let found = baselines.get(key);
    if (found === undefined) {
      if (baselines.size > 8) baselines.clear();
      baselines.set(key, (found = startsOf(table, bearer, card)));
    }
    return found;
  };
  return {
    fateOf: ({ text, without, bearer }) => {
      const whole = compiled(table, bearer, text);
      const [problem] = whole.problems;
      if (problem !== undefined) return { is: 'refused', problem };
      const less = compiled(table, bearer, without);
      if (less.definition === undefined) return { is: 'needed' };
      const card = whole.definition;
      if (card === undefined) throw new Error(`no card: ${text}`);
      for (const { name, start, play } of baseline(bearer, less.definition, without))
        if (partingOf(playOf(start, card), play) !== undefined)
          return { is: 'noticed', play: `${name} ${start.seed}` };
      return { is: 'silent' };
    },
  };
};

interface Started {
  readonly name: string;
  readonly start: Start;
  readonly play: Play;
}

/** A board on which the card is still to be used. */
const toBeUsed = 'to be used';

const startsOf = (
  { situations }: Table,
  bearer: Bearer,
  card: CardDefinition,
): readonly Started[] => {
  const eager = bearer === 'once';
  const starts: Started[] = [];
  for (let seed = 1; seed <= rounds[bearer]; seed++)
    for (const [name, scenario] of situations) {
      if ((name === toBeUsed) !== eager) continue;
      const start = { scenario, seed, eager };
      starts.push({ name, start, play: playOf(start, card) });
    }
  return starts;
};
