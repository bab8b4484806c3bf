/** Where an ability works: in the zone that it names, or where alone what it says can be done. */
import { happensToItself } from '../../kernel/ability.js';
import type * as Kernel from '../../kernel/ability.js';
import type { Instruction } from '../../kernel/instructions.js';
import { entriesOf, type Vocabulary, zonesLooked } from '../../kernel/vocabulary.js';
import type { Span, Term } from '../../language/document.js';
import { bringsItThere, leftIn, zonesOfOwn } from './elsewhere.js';
import { cursorOn, isDone, take, takeWords } from './reader.js';
import { report, type Scope, unknown, zonesSaid } from './scope.js';

/**
 * `[instant] discard this: …`: the one zone, elsewhere than where texts look, where the card itself has to lie for one of
 * these to be done; nothing where there is none.
 */
export const whereAloneDone = (
  vocabulary: Vocabulary,
  deeds: readonly Instruction[],
): string | undefined => {
  for (const deed of deeds) {
    const [zone, ...others] = deed.do === 'act' ? zonesOfItself(vocabulary, deed) : [];
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

/** `1 of your creatures gains { in hand: … }`: once it is there it has that no more. */
export const checkGainedThere = (
  scope: Scope,
  at: Span,
  gained: readonly Kernel.Ability[],
): void => {
  const { bearers = [], lying = [] } = scope;
  const { vocabulary } = scope.lexicon;
  checkIconGained(scope, at, gained);
  const elsewhere = gained.find(
    ({ zones = [] }) => zones.length > 0 && !zones.some((zone) => bearers.includes(zone)),
  );
  if (bearers.length > 0 && elsewhere !== undefined)
    return report(
      scope,
      'nonsense',
      at,
      `what cards of the ${zonesSaid(scope, bearers.slice(0, 1))} gain they lose where this works, in the ${zonesSaid(scope, elsewhere.zones ?? [])}`,
      'say where the cards are that gain it: … in your hand',
    );
  const looked = zonesLooked(vocabulary);
  const [here] = lying;
  if (here === undefined || lying.some((zone) => looked.includes(zone))) return;
  if (gained.some((one) => isLostByThen(vocabulary, one, lying)))
    report(
      scope,
      'nonsense',
      at,
      `when this has come about the card lies in the ${zonesSaid(scope, [here])} no more, and has lost what it gained there`,
      `say it of the cards: when a card in your ${here} is …`,
    );
  else if (gained.some((one) => worksNowhere(vocabulary, one, lying)))
    report(
      scope,
      'nonsense',
      at,
      `what names no zone works elsewhere than in the ${zonesSaid(scope, [here])}, and cards lose there what they gain here`,
      `say where it works: … gain { in ${here}: … }`,
    );
};

/** `your life gains { [trigger] … }`: it is used in Adolla, and on the way there cards lose what they have gained. */
const checkIconGained = (scope: Scope, at: Span, gained: readonly Kernel.Ability[]): void => {
  const { lying } = scope;
  if (lying === undefined) return;
  const icons = entriesOf(scope.lexicon.vocabulary, 'icon');
  for (const one of gained) {
    const {
      words: [word = ''],
      gainedIn,
    } = icons.find(({ icon }) => one.kind === 'one-off' && one.icon === icon) ?? { words: [] };
    if (gainedIn === undefined || lying.some((zone) => gainedIn.includes(zone))) continue;
    if (gainedIn.length === 0)
      report(
        scope,
        'unsupported',
        at,
        `no rule carries out yet that a card gains ‘${word}’ from another text`,
        'it can be written on the card itself',
      );
    else if (lying.length > 0)
      report(
        scope,
        'nonsense',
        at,
        `‘${word}’ is used of a card in the ${zonesSaid(scope, gainedIn)}, and cards lose on their way there what they gain here`,
        `say where the cards are that gain it: cards in your ${zonesSaid(scope, gainedIn)} gain …`,
      );
  }
};

/** `cards in your hand gain { when this is discarded: … }`: whether what it waits for takes the card away, and what it gained. */
const isLostByThen = (
  vocabulary: Vocabulary,
  ability: Kernel.Ability,
  lying: readonly string[],
): boolean => {
  if (!vocabulary.gainedIsLost || ability.kind !== 'triggered') return false;
  const left = happensToItself(ability.when) ? leftIn(vocabulary, ability.when) : [];
  return left.length > 0 && !left.some((zone) => lying.includes(zone));
};

/** Whether an ability that names no zone could do nothing for cards that lie elsewhere than where texts work. */
const worksNowhere = (
  vocabulary: Vocabulary,
  ability: Kernel.Ability,
  lying: readonly string[],
): boolean => {
  if (ability.zones !== undefined) return false;
  switch (ability.kind) {
    case 'activated':
      return true;
    case 'static':
      return ability.changes.every(({ subject }) => subject.is !== 'this');
    case 'triggered':
    case 'replacement': {
      if (!happensToItself(ability.when)) return true;
      const own = zonesOfOwn(vocabulary, ability.when);
      return (
        bringsItThere(vocabulary, ability.when) ||
        !(own.length === 0 || own.some((zone) => lying.includes(zone)))
      );
    }
    default:
      return false;
  }
};
