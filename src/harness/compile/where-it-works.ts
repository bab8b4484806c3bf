/** Where an ability works: in the zone that it names, or where alone it can be paid what it costs. */
import type * as Kernel from '../../kernel/ability.js';
import type { Instruction } from '../../kernel/instructions.js';
import { entriesOf, type Vocabulary, zonesLooked } from '../../kernel/vocabulary.js';
import type { Term } from '../../language/document.js';
import { cursorOn, isDone, take, takeWords } from './reader.js';
import { type Scope, unknown } from './scope.js';

/**
 * `[instant] discard this: …`: the one zone, elsewhere than where texts look, from which the card itself is taken to pay;
 * nothing where there is none.
 */
export const whereAlonePaid = (
  vocabulary: Vocabulary,
  costs: readonly Instruction[],
): string | undefined => {
  for (const cost of costs) {
    const [zone, ...others] = cost.do === 'act' ? zonesOfItself(vocabulary, cost) : [];
    if (zone !== undefined && others.length === 0 && !zonesLooked(vocabulary).includes(zone))
      return zone;
  }
  return undefined;
};

/** Where the card lies to which this is done, if that is the card with the ability itself. */
const zonesOfItself = (
  vocabulary: Vocabulary,
  { verb, object }: Extract<Kernel.Instruction, { do: 'act' }>,
): readonly string[] => {
  if (object?.is === 'cards' && object.filter.among?.is === 'this') return object.filter.zones;
  if (object?.is !== 'this') return [];
  return entriesOf(vocabulary, 'verb').find((one) => one.verb === verb)?.within ?? [];
};

/** `graveyard`, `your hand`: the zone in which an ability works. */
export const zoneNamed = (scope: Scope, term: Term): string | undefined => {
  const cursor = cursorOn(term.words);
  takeWords(scope, cursor, 'player', 'your');
  const found = take(scope, cursor, 'zone');
  if (found !== undefined && isDone(cursor)) return found.entry.zone;
  unknown(scope, 'unknown-zone', term.at, { word: term.text, as: 'zone', among: ['zone'] });
  return undefined;
};
