/** What a card says of itself that can only be so where its texts do not work as a rule: `this cannot be discarded`. */
import { plainIn } from '../../kernel/asking.js';
import type * as Kernel from '../../kernel/ability.js';
import { happensToItself } from '../../kernel/ability.js';
import type { Instruction } from '../../kernel/instructions.js';
import { selectionsOf } from '../../kernel/select.js';
import { entriesOf, type Vocabulary, zonesLooked } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { checkState } from './kinds.js';
import { report, type Scope, zonesSaid } from './scope.js';
import { allOf } from './together-so.js';
import { whereAloneDone } from './where-it-works.js';

/**
 * An ability as it works without a zone in its text. Whether it works where alone it means something is for the game to
 * say: where it does not, the text means nothing, and a problem tells it. When something triggers games say by other rules.
 */
export const placed = (scope: Scope, at: Span, ability: Kernel.Ability): Kernel.Ability => {
  const { vocabulary } = scope.lexicon;
  checkComing(scope, at, ability);
  const asked = zonesAsked(vocabulary, ability);
  if (asked.length > 0 && vocabulary.impliesZones !== undefined) return worksIn(ability, asked);
  if (asked.length > 0) return refuseElsewhere(scope, at, ability, asked);
  const done = whereAllIsDone(vocabulary, ability);
  if (done !== undefined)
    return vocabulary.impliesZones === 'all'
      ? worksIn(ability, [done])
      : refuseElsewhere(scope, at, ability, [done]);
  const zones = onlyZones(vocabulary, ability);
  if (zones.length === 0) return ability;
  if (impliesZone(vocabulary, ability)) return { ...ability, elsewhere: zones };
  if (ability.kind !== 'triggered')
    report(
      scope,
      'nonsense',
      at,
      `this works in the ${zonesSaid(scope, [vocabulary.defaultZone])}, where it never happens to a card`,
      `name the zone in which it is so: in ${zonesSaid(scope, zones)}: …`,
    );
  return ability;
};

const worksIn = (ability: Kernel.Ability, zones: readonly string[]): Kernel.Ability =>
  ability.kind === 'activated' ? { ...ability, zones } : { ...ability, elsewhere: zones };

/** It works where texts look, and all that it says could only be elsewhere. */
const refuseElsewhere = (
  scope: Scope,
  at: Span,
  ability: Kernel.Ability,
  zones: readonly string[],
): Kernel.Ability => {
  const { defaultZone } = scope.lexicon.vocabulary;
  report(
    scope,
    'nonsense',
    at,
    `this works in the ${zonesSaid(scope, [defaultZone])}, and never while its card is in the ${zonesSaid(scope, zones)}`,
    `name the zone in which it works: in ${zonesSaid(scope, zones)}: …`,
  );
  return ability;
};

/**
 * `while this is in your graveyard, your creatures get +1000`: the zones in which a condition wants its card to be, where
 * texts do not look. Where a game does not have it work there, what a text says of its own card may be so all the same wherever
 * that is; and what happens to its card may bring it there.
 */
const zonesAsked = (vocabulary: Vocabulary, ability: Kernel.Ability): readonly string[] => {
  const looked = zonesLooked(vocabulary);
  const all =
    ability.kind === 'static'
      ? ability.changes.map(({ subject, condition }) =>
          subject.is === 'this' && vocabulary.impliesZones === undefined
            ? []
            : zonesWanted(condition),
        )
      : ability.kind === 'activated' ||
          (ability.kind === 'triggered' && !happensToItself(ability.when))
        ? [zonesWanted(allOf(['while' in ability ? ability.while : undefined, ability.condition]))]
        : [];
  const zones = [...new Set(all.flat())];
  return all.every((one) => one.length > 0) && zones.every((zone) => !looked.includes(zone))
    ? zones
    : [];
};

/**
 * Where a condition wants its card to be, if texts do not work there as a rule, and the game has such a one work there: no text
 * that is carried out as its card is used could ask for that.
 */
export const zoneAsked = (
  vocabulary: Vocabulary,
  condition: Kernel.Condition | undefined,
): string | undefined => {
  const zones = zonesWanted(condition);
  const looked = zonesLooked(vocabulary);
  return vocabulary.impliesZones !== undefined && zones.every((zone) => !looked.includes(zone))
    ? zones[0]
    : undefined;
};

/** The zones of which a condition wants its card to be in one; none where it may hold wherever that is. */
const zonesWanted = (condition: Kernel.Condition | undefined): readonly string[] => {
  switch (condition?.is) {
    case 'and':
      return condition.conditions.flatMap(zonesWanted);
    case 'or': {
      const each = condition.conditions.map(zonesWanted);
      return each.every((zones) => zones.length > 0) ? each.flat() : [];
    }
    case 'test': {
      const { of, test } = condition;
      return of === 'this' && test.test === 'zone' && test.not !== true ? [test.zone] : [];
    }
    default:
      return [];
  }
};

/**
 * `when your unit is deployed, return this from your adolla to hand: …`: the zone from which alone its card is taken for what
 * all the rest hangs on; nothing where it may be anything, or where the event is what brings the card there.
 */
const whereAllIsDone = (vocabulary: Vocabulary, ability: Kernel.Ability): string | undefined => {
  if (ability.kind !== 'triggered' && ability.kind !== 'activated') return undefined;
  if (ability.kind === 'triggered' && happensToItself(ability.when)) return undefined;
  const { costs, effect } = ability;
  const zone = whereAloneDone(vocabulary, costs) ?? whereAloneDone(vocabulary, allForOne(effect));
  const isBrought =
    zone !== undefined && ability.kind === 'triggered' && mayBring(vocabulary, ability.when, zone);
  return isBrought ? undefined : zone;
};

/** What all the rest is done for, or hangs on: `you may discard 1 card. if you do, return this from your adolla`. */
const allForOne = (effect: readonly Instruction[]): readonly Instruction[] => {
  const [first, ...others] = effect;
  if (first === undefined || !others.every((one) => one.do === 'if-did')) return [];
  if (first.do !== 'may') return [first];
  const only = others.length === 1 && others[0]?.do === 'if-did' ? others[0] : undefined;
  const gained = only?.otherwise.length === 0 ? only.then.slice(0, 1) : [];
  return [...allForOne(first.effect), ...gained];
};

/** `when a creature is destroyed`: whether the card whose text waits may be the one that the event takes to a zone. */
const mayBring = (vocabulary: Vocabulary, when: Kernel.EventPattern, zone: string): boolean => {
  if (!leftIn(vocabulary, when).includes(zone)) return false;
  const zones = zonesOfOwn(vocabulary, withThis(when, 'card'));
  return zones.length === 0 || zones.includes(vocabulary.defaultZone);
};

const impliesZone = ({ impliesZones }: Vocabulary, { kind }: Kernel.Ability): boolean =>
  impliesZones === 'all' || (impliesZones === 'waiting' && kind !== 'static');

/** `when this is being summoned`: as it comes, it is not yet where its text works. */
const checkComing = (scope: Scope, at: Span, ability: Kernel.Ability): void => {
  const { vocabulary } = scope.lexicon;
  if (ability.kind !== 'triggered' || ability.when.being !== true) return;
  if (!bringsItThere(vocabulary, ability.when)) return;
  report(
    scope,
    'nonsense',
    at,
    `this works in the ${zonesSaid(scope, [vocabulary.defaultZone])}, and as its card is coming there it is not there yet`,
    'say that it has come: when this enters',
  );
};

/** `in graveyard: when this is discarded`: where the ability works its card never is as that happens. */
export const checkWorksThere = (
  scope: Scope,
  at: Span,
  ability: Kernel.Ability,
  zone: string,
): void => {
  const { vocabulary } = scope.lexicon;
  const zones = whereItIsSo(vocabulary, ability, zone);
  if (zones.length === 0 || zones.includes(zone)) return;
  report(
    scope,
    'nonsense',
    at,
    `this works in the ${zonesSaid(scope, [zone])}, and it is in the ${zonesSaid(scope, zones)} that this happens to its card`,
    'leave out the zone in front, or say what happens to it there',
  );
};

/** The zones in which an ability does anything at all that is valid in one; none where that may be any. */
const whereItIsSo = (
  vocabulary: Vocabulary,
  ability: Kernel.Ability,
  zone: string,
): readonly string[] => {
  switch (ability.kind) {
    case 'triggered':
      return zonesOfTrigger(vocabulary, ability.when, zone);
    case 'replacement':
      return zonesOfOwn(vocabulary, ability.when);
    case 'static': {
      const each = ability.changes.flatMap(({ subject, changes }) =>
        changes.map((change) => (subject.is === 'this' ? whereChanged(vocabulary, change) : [])),
      );
      return each.every((zones) => zones.length > 0) ? [...new Set(each.flat())] : [];
    }
    default:
      return [];
  }
};

/** The zones of a card for which alone a change of it means anything: what it cannot do it cannot do there, and so it comes there. */
const whereChanged = (vocabulary: Vocabulary, change: Kernel.Change): readonly string[] => {
  switch (change.change) {
    case 'enter':
      return [change.zone];
    case 'forbid':
      return zonesOfOwn(vocabulary, withThis(change.event, change.role));
    case 'cannot':
    case 'can':
    case 'must':
      return zonesOfAction(vocabulary, change.action);
    default:
      return [];
  }
};

/** Where the cards lie that do what an action is, or to which it is done, as the event of that name says. */
const zonesOfAction = (vocabulary: Vocabulary, action: string): readonly string[] => {
  for (const { forms, active, passive } of entriesOf(vocabulary, 'event')) {
    if (forms?.base === action) return active?.subject?.zones ?? [];
    if (`be ${forms?.participle ?? ''}` === action) return passive?.subject?.zones ?? [];
  }
  return [];
};

/** The zones in which an ability that is valid in one triggers for what happens to its own card; none where it may be any. */
const zonesOfTrigger = (
  vocabulary: Vocabulary,
  when: Kernel.EventPattern,
  zone: string,
): readonly string[] => {
  if (zone !== vocabulary.defaultZone && bringsItThere(vocabulary, when))
    return [vocabulary.defaultZone];
  const own = zonesOfOwn(vocabulary, when);
  // What leaves where texts work is looked back on.
  const comes = vocabulary.triggersWhereItComes && !own.includes(vocabulary.defaultZone);
  const there = comes && when.roles['card']?.is === 'this' ? leftIn(vocabulary, when) : [];
  return there.length > 0 ? there : own;
};

/** The zones where alone what the text speaks of happens to its card; none where the default zone is one of them. */
const onlyZones = (vocabulary: Vocabulary, ability: Kernel.Ability): readonly string[] => {
  const patterns = patternsOf(ability);
  if (patterns.every((one) => bringsItThere(vocabulary, one)))
    return ability.kind === 'triggered' || !impliesZone(vocabulary, ability)
      ? []
      : otherZones(vocabulary);
  const zones = patterns.map((one) => zonesOfOwn(vocabulary, one));
  return zones.every((one) => one.length > 0 && !one.includes(vocabulary.defaultZone))
    ? [...new Set(zones.flat())]
    : [];
};

/** Whether it is the card itself that comes to where texts work: it must work before. When it triggers the card is there. */
export const bringsItThere = (
  vocabulary: Vocabulary,
  { event, roles, where }: Kernel.EventPattern,
): boolean =>
  happensToItself({ roles }) &&
  (where?.['to'] === vocabulary.defaultZone ||
    entriesOf(vocabulary, 'event').some((one) => one.event === event && one.arrives));

/**
 * `when a creature is destroyed, if it is tapped: …`: where the event has left its card, it is never so.
 *
 * @param condition what must be so for the ability to go on, once one of the events has happened
 */
export const checkLeftSo = (
  scope: Scope,
  at: Span,
  patterns: readonly Kernel.EventPattern[],
  condition: Kernel.Condition,
): void => {
  const { vocabulary } = scope.lexicon;
  if (vocabulary.recallsWhatLeft) return;
  for (const pattern of patterns) {
    const zones = leftIn(vocabulary, pattern);
    const ownRole = pattern.roles['card']?.is === 'this' ? 'this' : 'it';
    for (const { of, test } of testsIn(condition)) {
      if (zones.length === 0 || (of !== 'it' && of !== ownRole)) continue;
      if (zones.length > 1 && test.test === 'status')
        report(
          scope,
          'nonsense',
          at,
          'as it lay there, or as it lies where it has come to?',
          'as it lay: while this is tapped, when this leaves …',
        );
      else
        checkState(
          scope,
          at,
          test,
          zones,
          'say it of the card that it happens to, in front of the verb',
        );
    }
  }
};

/**
 * `when this attacks: discard this`: to the card itself the first thing is done where the event has left it. What is done before
 * may have brought it anywhere.
 */
export const checkFirstDone = (
  scope: Scope,
  at: Span,
  patterns: readonly Kernel.EventPattern[],
  [first]: readonly Kernel.Instruction[],
): void => {
  if (first?.do !== 'act' || !selectionsOf(first.object).some(({ is }) => is === 'this')) return;
  const { vocabulary } = scope.lexicon;
  const word = entriesOf(vocabulary, 'verb').find(({ verb }) => verb === first.verb);
  if (word?.within === undefined) return;
  const { within } = word;
  const lies = patterns.flatMap((one) => liesIn(scope, one));
  if (lies.length === 0 || lies.some((zone) => within.includes(zone))) return;
  report(
    scope,
    'nonsense',
    at,
    `to ‘${word.words[0] ?? ''}’ this is not possible: it is in the ${zonesSaid(scope, lies.slice(0, 1))} then`,
    `that is done to cards of the ${zonesSaid(scope, within)}`,
  );
};

/** The zones in which the card whose text waits for this may lie once it has happened; none where that is not known. */
const liesIn = (
  { lexicon: { vocabulary }, own, inZone }: Scope,
  pattern: Kernel.EventPattern,
): readonly string[] => {
  const { defaultZone, oneOffTypes } = vocabulary;
  if (own.length === 0 || own.some((type) => oneOffTypes.includes(type))) return [];
  if (pattern.roles['card']?.is === 'this' && pattern.being !== true) {
    const left = leftIn(vocabulary, pattern);
    if (left.length > 0) return left;
  }
  const zones = zonesOfOwn(vocabulary, pattern);
  if (zones.length > 0 && !zones.includes(inZone ?? defaultZone)) return [];
  return [inZone ?? defaultZone];
};

const testsIn = (
  condition: Kernel.Condition,
): readonly Extract<Kernel.Condition, { is: 'test' }>[] =>
  plainIn(condition).filter((one) => one.is === 'test');

/** The zones in which a card may lie once this has happened to it; none where that is not known. */
export const leftIn = (
  vocabulary: Vocabulary,
  { event, where, being }: Kernel.EventPattern,
): readonly string[] => {
  if (being === true) return [];
  const to = where?.['to'] ?? entriesOf(vocabulary, 'event').find((one) => one.event === event)?.to;
  if (typeof to === 'string') return [to];
  return where?.['from'] === vocabulary.defaultZone ? otherZones(vocabulary) : [];
};

/** The zone to which it takes its cards, where that is known: the place that is said, or the one that the event names. */
export const takenTo = (
  vocabulary: Vocabulary,
  { verb, with: { to } }: Extract<Kernel.Instruction, { do: 'act' }>,
): string | undefined =>
  to !== undefined && 'place' in to
    ? to.place.zone
    : entriesOf(vocabulary, 'event').find(({ event, before }) => [event, before].includes(verb))
        ?.to;

const otherZones = (vocabulary: Vocabulary): readonly string[] =>
  entriesOf(vocabulary, 'zone').flatMap(({ zone }) =>
    zone === vocabulary.defaultZone ? [] : [zone],
  );

/** All that must happen to the card itself for the text to mean anything. */
const patternsOf = (ability: Kernel.Ability): readonly Kernel.EventPattern[] => {
  switch (ability.kind) {
    case 'triggered':
    case 'replacement':
      return [ability.when];
    case 'static':
      return ability.changes.flatMap(({ subject, changes }) =>
        changes.map((change) =>
          change.change === 'forbid' && subject.is === 'this'
            ? withThis(change.event, change.role)
            : anything,
        ),
      );
    default:
      return [anything];
  }
};

const anything: Kernel.EventPattern = { event: '', roles: {} };

const withThis = (event: Kernel.EventPattern, role: string): Kernel.EventPattern => ({
  ...event,
  roles: { ...event.roles, [role]: { is: 'this' } },
});

/** The zones of a card to which this happens, where that is the card itself; none where it is not, or may lie anywhere. */
export const zonesOfOwn = (
  vocabulary: Vocabulary,
  { event, roles, where }: Kernel.EventPattern,
): readonly string[] => {
  const own = Object.keys(roles).find((name) => roles[name]?.is === 'this');
  if (own === undefined) return [];
  const from = where?.['from'];
  if (own === 'card' && typeof from === 'string') return [from];
  const voices = entriesOf(vocabulary, 'event')
    .filter((one) => one.event === event || one.before === event)
    .flatMap(({ active, passive }) => [active, passive]);
  const zones = voices
    .flatMap((voice) => [voice?.subject, voice?.object, ...Object.values(voice?.joins ?? {})])
    .filter((role) => role?.role === own)
    .map((role) => role?.zones ?? []);
  return zones.some((one) => one.length === 0) ? [] : [...new Set(zones.flat())];
};
