/** What the procedures of a use keep in mind: whose it is, from which card, and what its words point to. */
import type { Context } from '../../kernel/select.js';
import { type CardRef, type Frame, type Json, wordIn } from '../../kernel/state.js';
import { itIn } from '../../kernel/locals.js';

/** The locals that a text needs, out of those of the use. */
export const localsOf = ({ locals }: Frame): Record<string, Json> => ({
  controller: locals['player'] ?? '',
  source: locals['source'] ?? null,
  it: itIn(locals),
  roles: locals['roles'] ?? {},
  that: locals['that'] ?? 0,
  was: locals['was'] ?? [],
});

/** The same as a context, for asking about the text before it is carried out. */
export const contextAhead = (frame: Frame): Context => {
  const { controller, source, it, roles, that, was } = localsOf(frame);
  return {
    controller: wordIn(controller),
    source: source as unknown as CardRef | null,
    it: (it as unknown as readonly CardRef[] | null) ?? [],
    lost: it === null,
    roles: roles as unknown as Readonly<Record<string, CardRef>>,
    that: Number(that),
    was: was as unknown as readonly CardRef[],
  };
};
