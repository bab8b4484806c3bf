/** What happened in a game, and what was kept from happening, as claims speak of it. */
import { differing } from '../../kernel/conditions.js';
import { traceOf } from '../../kernel/ledger.js';
import type { GameEvent } from '../../kernel/state.js';
import type { TraceNode } from '../../kernel/trace.js';
import type { Ref, EventMeant } from '../assertion.js';
import { cardsReferred, events, type Scene } from './scene.js';

/** The trace nodes at which something happened, and those at which it was kept from happening. */
export interface Occurrences {
  readonly happened: readonly number[];
  readonly prevented: readonly number[];
}

/** Each of the events that several names speak of: `t broke s1, s2` says it of both, a card's name of all that are called so. */
export const eachOf = (told: EventMeant): readonly EventMeant[] => {
  const { subject } = told;
  let each: readonly EventMeant[] =
    subject === undefined
      ? [told]
      : subject.refs.map((ref) => ({ ...told, subject: { ...subject, refs: [ref] } }));
  for (const [role, refs] of Object.entries(told.roles))
    each = each.flatMap((one) =>
      refs.map((ref) => ({ ...one, roles: { ...one.roles, [role]: [ref] } })),
    );
  return each;
};

/** @param subject whom it happened to, or who did it; whoever that was, where nobody is named */
export const nodesOf = (
  scene: Scene,
  told: EventMeant,
  subject: readonly Ref[] | undefined = told.subject?.refs,
): Occurrences => {
  const isOne = told.subject && subject && among(scene, subject);
  const roles = Object.entries(told.roles).map(
    ([role, refs]) => [role, among(scene, refs)] as const,
  );
  // Nobody is named: what befell two is one.
  const sides = isOne === undefined && roles.length === 0 ? told.entry.mutual : undefined;
  const isMeant = (event: GameEvent): boolean => {
    if (event.kind !== told.event) return false;
    if (differing(scene.game, told.where, event).length > 0) return false;
    if (sides && Number(event[sides[0]]) > Number(event[sides[1]])) return false;
    if (!roles.every(([role, fits]) => fits(event[role]))) return false;
    return isOne === undefined || isOne(event[told.subject?.role ?? '']);
  };
  const { along } = traceOf(scene.game);
  const found = events(scene).filter(
    ({ id, kind }) =>
      kind.is === 'event' && (isMeant(kind.event) || along.get(id)?.some(isMeant) === true),
  );
  const fate = (node: TraceNode) => node.kind.is === 'event' && node.kind.fate === 'happened';
  return {
    happened: found.filter(fate).map((node) => node.id),
    prevented: found.filter((node) => !fate(node)).map((node) => node.id),
  };
};

/** Whether what stands in a role is one of these cards or players. */
export const among = (
  scene: Scene,
  refs: readonly Ref[],
): ((there: GameEvent[string]) => boolean) => {
  const ids = new Set(cardsReferred(scene, refs).map(({ id }) => id));
  const players = new Set(refs.flatMap(({ is, text }) => (is === 'player' ? [text] : [])));
  return (there) =>
    typeof there === 'number' ? ids.has(there) : typeof there === 'string' && players.has(there);
};
