/** Which cards a text keeps from going somewhere, where it does not say where they lie: `cards cannot leave graveyards`. */
import type * as Kernel from '../../kernel/ability.js';
import type { NounPhrase } from '../../language/document.js';
import { describe, nothingSaid } from './describe.js';
import { quiet, report, type Scope, zonesSaid } from './scope.js';

interface Way {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The cards meant: those that lie where they would go from, or anywhere where they would come to where a text looks that
 * names no zone. What never lies there does not go from there.
 */
export const keptFromMoving = (
  scope: Scope,
  phrase: NounPhrase,
  subject: Kernel.Selection,
  changes: readonly Kernel.Change[],
): Kernel.Selection => {
  if (subject.is !== 'cards' || subject.filter.among !== undefined) return subject;
  const placed = isPlaced(scope, phrase);
  // What something is done by may be anywhere.
  if (!placed && changes.some((one) => one.change === 'forbid' && one.role === 'by'))
    askWhere(scope, phrase, subject.filter);
  const ways = changes.map(wayOf);
  if (ways.every(({ from, to }) => from === undefined && to === undefined)) return subject;
  const { filter } = subject;
  if (placed) {
    for (const way of ways) checkThere(scope, phrase, filter, way);
    return subject;
  }
  const [zones, ...others] = ways.map((way) => zonesOn(scope, phrase, filter, way));
  if (zones === undefined) return subject;
  if (others.some((one) => one?.join() !== zones.join()))
    report(
      scope,
      'nonsense',
      phrase.at,
      'of these not all are said of cards in the same place',
      'say it of each of them: … cannot …, … cannot …',
    );
  const { unnamed: _, ...named } = filter;
  return { ...subject, filter: { ...named, zones } };
};

const wayOf = (change: Kernel.Change): Way => {
  const where = change.change === 'forbid' ? change.event.where : undefined;
  return { from: textOf(where?.['from']), to: textOf(where?.['to']) };
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Whether the text says where the cards lie: by a place, or by what they are called. */
const isPlaced = (scope: Scope, { noun, place, attachedTo }: NounPhrase): boolean => {
  const said = noun === undefined ? nothingSaid : describe(quiet(scope), noun.words);
  return (place ?? attachedTo ?? said.zone ?? said.zones) !== undefined;
};

/** Where the cards are that would go this way. */
const zonesOn = (
  scope: Scope,
  phrase: NounPhrase,
  filter: Kernel.Filter,
  { from, to }: Way,
): readonly string[] => {
  if (from !== undefined) return [from];
  if (to === scope.lexicon.vocabulary.defaultZone) return [];
  if (to !== undefined) askWhere(scope, phrase, filter);
  return filter.zones;
};

/** `cards` of no kind are those of one place alone. */
const askWhere = (scope: Scope, phrase: NounPhrase, { zones, tests }: Kernel.Filter): void => {
  if (tests.length > 0 || zones.length === 0) return;
  report(
    scope,
    'nonsense',
    phrase.at,
    `where are these? as it stands only cards of the ${zonesSaid(scope, zones)} are meant`,
    'say where the cards are: cards in … cannot …; or what kind of card',
  );
};

/** `cards in graveyards cannot leave the battle zone`: these are not there. */
const checkThere = (
  scope: Scope,
  phrase: NounPhrase,
  { zones, or = [] }: Kernel.Filter,
  { from, to }: Way,
): void => {
  const { defaultZone } = scope.lexicon.vocabulary;
  const there = [zones, ...or.map((one) => one.zones)];
  if (from !== undefined && there.some((all) => all.length > 0 && !all.includes(from)))
    report(
      scope,
      'nonsense',
      phrase.at,
      `these lie in the ${zonesSaid(scope, zones)}, and nothing of it goes from the ${zonesSaid(scope, [from])}`,
      `say from where: cannot leave the ${zonesSaid(scope, zones.slice(0, 1))}`,
    );
  else if (from === undefined && to === defaultZone && there.some((all) => all.join() === to))
    report(scope, 'nonsense', phrase.at, `these lie in the ${zonesSaid(scope, [to])} already`);
};
