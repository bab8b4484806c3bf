/** Claims about what happened, how often, and in which order. */
import { entriesOf } from '../../kernel/vocabulary.js';
import type { Asserting, Ordered, EventMeant } from '../assertion.js';
import { couldBe } from './could-be.js';
import { eachOf, nodesOf, type Occurrences } from './occurrences.js';
import { because, cardsFor, type Finding, nothingFound, type Scene, spared } from './scene.js';
import { traceOf } from '../../kernel/ledger.js';
import { whenOf } from '../../kernel/trace.js';

export const examineHappened = (scene: Scene, claim: Asserting<'happened'>): Finding => {
  const { told, not, times, order } = claim;
  const several = times === undefined ? undefined : severalNamed(scene, told);
  if (several !== undefined) return nothingFound(several);
  const parts = eachCard(scene, told);
  const each = parts.map((one) => nodesOf(scene, one));
  const happened = each.flatMap((one) => one.happened);
  const counts = not || times !== undefined;
  const decidedBy = because(scene, [
    ...happened,
    ...(counts ? each.flatMap((one) => one.prevented) : []),
  ]);
  const denies = not || times === 0;
  if (denies)
    for (const card of told.subject?.refs.flatMap((ref) => cardsFor(scene, ref)) ?? [])
      for (const rule of because(scene, spared(scene, card.id))) decidedBy.add(rule);
  const isSo = ({ happened: nodes }: Occurrences): boolean =>
    times === undefined ? nodes.length > 0 : nodes.length === times;
  const at = each.findIndex((one) => isSo(one) === not);
  const wrong = each[at];
  const found = `${ofWhich(parts, at)}${howOften((wrong ?? each[0])?.happened.length ?? 0)}`;
  if (order === undefined)
    return {
      holds: wrong === undefined,
      found,
      decidedBy,
      ...(denies && wrong === undefined ? remarkOn(scene, told) : {}),
    };
  const ordered = cameInOrder(scene, order, happened);
  for (const rule of ordered.decidedBy) decidedBy.add(rule);
  if (counts) {
    if (!hasHappened(scene, order))
      return { ...nothingFound(`${order.when} what? that did not happen`), decidedBy };
    const often = each.map(
      ({ happened: nodes }) =>
        nodes.filter((node) => cameInOrder(scene, order, [node]).holds).length,
    );
    const unlike = often.findIndex(
      (one) => (times === undefined ? one > 0 : one === times) === not,
    );
    return {
      holds: unlike < 0,
      found: `${ofWhich(parts, unlike)}${howOften(often[unlike] ?? often[0] ?? 0)} ${order.when} that`,
      decidedBy,
    };
  }
  return wrong === undefined
    ? { holds: ordered.holds, found: ordered.found, decidedBy }
    : { holds: false, found, decidedBy };
};

/** What happened to all cards of a name happened to each of them. */
const eachCard = (scene: Scene, told: EventMeant): readonly EventMeant[] =>
  eachOf(told).flatMap((one) => {
    const [ref] = one.subject?.refs ?? [];
    if (one.subject === undefined || ref?.is !== 'name') return [one];
    const cards = cardsFor(scene, ref);
    const { role } = one.subject;
    return cards.length < 2
      ? [one]
      : cards.map(({ id }) => ({
          ...one,
          subject: { role, refs: [{ is: 'card' as const, id, text: scene.naming(id) }] },
        }));
  });

/** `"U1" was retired 1 time`, where there are two: each of them, or both together? */
const severalNamed = (scene: Scene, { subject, roles }: EventMeant): string | undefined => {
  for (const ref of [...(subject?.refs ?? []), ...Object.values(roles).flat()]) {
    const { length } = ref.is === 'name' ? cardsFor(scene, ref) : [];
    if (length > 1)
      return `“${ref.text}” is the name of ${length} cards: how often of each is told by their labels`;
  }
  return undefined;
};

/** That it did not happen may only mean that it goes by another name, or that it could not have happened. */
const remarkOn = (scene: Scene, told: EventMeant): Pick<Finding, 'remark'> => {
  const nobody = [...(told.subject?.refs ?? []), ...Object.values(told.roles).flat()].find(
    (ref) => ref.is === 'name' && cardsFor(scene, ref).length === 0,
  );
  if (nobody !== undefined)
    return { remark: `it holds, but there is no card “${nobody.text}” in the game` };
  const other = namesakes(scene, told).find((one) => nodesOf(scene, one).happened.length > 0);
  if (other !== undefined)
    return { remark: `it holds, but something else did happen: ${other.entry.words[0] ?? ''}` };
  return couldBe(scene, told)
    ? {}
    : {
        remark:
          'nothing of the kind happened or was prevented, and nobody could choose it: cite what decides it, if a rule does',
      };
};

/** Other events of the same verb: a card is used, and so is its ability. */
const namesakes = ({ vocabulary }: Scene, told: EventMeant): readonly EventMeant[] =>
  entriesOf(vocabulary, 'event').flatMap((entry) => {
    if (entry.event === told.entry.event || entry.forms.base !== told.entry.forms.base) return [];
    const { role } = entry.passive?.subject ?? entry.active?.subject ?? {};
    if (role === undefined || told.subject === undefined) return [];
    const subject = { role, refs: told.subject.refs };
    return [{ entry, event: entry.event, where: entry.where ?? {}, subject, roles: {} }];
  });

/** Of which of several it is told: `t, s2: `. */
const ofWhich = (parts: readonly EventMeant[], at: number): string => {
  const part = parts.length > 1 ? parts[at] : undefined;
  const refs = part && [...(part.subject?.refs ?? []), ...Object.values(part.roles).flat()];
  return refs === undefined ? '' : `${refs.map(({ text }) => text).join(', ')}: `;
};

const howOften = (times: number): string =>
  times === 0 ? 'it did not happen' : `it happened ${times} ${times === 1 ? 'time' : 'times'}`;

/** Everything in the first list happened before (or after) the other event. */
/** Whether all of what something is told to come before, or after, came about. */
const hasHappened = (scene: Scene, { told }: Ordered): boolean =>
  eachCard(scene, told).every((one) => nodesOf(scene, one).happened.length > 0);

export const cameInOrder = (scene: Scene, order: Ordered, nodes: readonly number[]): Finding => {
  const others = eachCard(scene, order.told).map((one) => nodesOf(scene, one).happened);
  const all = others.flat();
  const decidedBy = because(scene, [...nodes, ...all]);
  if (nodes.length === 0 || others.some((one) => one.length === 0))
    return { ...nothingFound('one of the two did not happen'), decidedBy };
  const moments = (ids: readonly number[]): readonly number[] =>
    ids.map((id) => whenOf(traceOf(scene.game), id));
  const [first, second] = order.when === 'before' ? [nodes, all] : [all, nodes];
  const [before, after] = [Math.max(...moments(first)), Math.min(...moments(second))];
  if (before === after) return { ...nothingFound('it happened at the same time'), decidedBy };
  return {
    holds: before < after,
    found: `it happened ${order.when === 'before' ? 'after' : 'before'} that`,
    decidedBy,
  };
};
