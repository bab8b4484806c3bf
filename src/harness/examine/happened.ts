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
    const others = othersIn(scene, order);
    if (!others.every(isThere))
      return { ...nothingFound(`${order.when} what? that did not happen`), decidedBy };
    const isInOrder = (node: number): boolean => {
      const [former, latter] = momentsOf(scene, order, [node], others.flat());
      return former < latter;
    };
    const often = each.map(({ happened: nodes }) => nodes.filter(isInOrder).length);
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

/** What something is told to come before, or after: of each of several by itself. */
const othersIn = (scene: Scene, { told }: Ordered): readonly (readonly number[])[] =>
  eachCard(scene, told).map((one) => nodesOf(scene, one).happened);

const isThere = (nodes: readonly number[]): boolean => nodes.length > 0;

/** When the last of what is to come first came about, and the first of what is to come behind it. */
const momentsOf = (
  scene: Scene,
  { when }: Ordered,
  nodes: readonly number[],
  others: readonly number[],
): readonly [former: number, latter: number] => {
  const moments = (ids: readonly number[]): readonly number[] =>
    ids.map((id) => whenOf(traceOf(scene.game), id));
  const [first, second] = when === 'before' ? [nodes, others] : [others, nodes];
  return [Math.max(...moments(first)), Math.min(...moments(second))];
};

/** Everything in the first list happened before (or after) the other event. */
export const cameInOrder = (scene: Scene, order: Ordered, nodes: readonly number[]): Finding => {
  const others = othersIn(scene, order);
  const all = others.flat();
  const decidedBy = because(scene, [...nodes, ...all]);
  if (![nodes, ...others].every(isThere))
    return { ...nothingFound('one of the two did not happen'), decidedBy };
  const [before, after] = momentsOf(scene, order, nodes, all);
  if (before === after) return { ...nothingFound('it happened at the same time'), decidedBy };
  return {
    holds: before < after,
    found: `it happened ${order.when === 'before' ? 'after' : 'before'} that`,
    decidedBy,
  };
};
