/** Conditions that are to be so together. */
import type * as Kernel from '../../kernel/ability.js';

/** What holds in every case, for a condition that could not be understood. */
export const always: Kernel.Condition = { is: 'and', conditions: [] };

/** All of them, where there are any. */
export const allOf = (all: readonly (Kernel.Condition | undefined)[]): Kernel.Condition => {
  const conditions = all.filter((one) => one !== undefined);
  return conditions.length === 1 ? (conditions[0] ?? always) : { is: 'and', conditions };
};
