/** What the modules of the kernel that others are built on need of those built on them; see `Machinery`. */
import { happenProcedure, oneAtATimeProcedure } from './carry-events.js';
import { byThemselves } from './by-themselves.js';
import { effectProcedures } from './effect.js';
import type { Machinery } from './game.js';
import { isAble } from './instructions.js';
import { apply } from './layers.js';
import { whoStops } from './nobody-stops.js';
import { stateBasedProcedure } from './state-based.js';
import { togetherProcedures } from './together.js';
import { canCarryOut } from './trying.js';

export const machinery: Machinery = {
  applyEffects: apply,
  canCarryOut,
  isAble,
  whoStops,
  procedures: new Map([
    ['one at a time', oneAtATimeProcedure],
    ...Object.entries(effectProcedures),
    ...Object.entries(togetherProcedures),
    ...Object.entries(byThemselves),
    ['happen', happenProcedure],
    ['state-based', stateBasedProcedure],
  ]),
};
