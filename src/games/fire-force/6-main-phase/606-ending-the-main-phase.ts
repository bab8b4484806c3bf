/** 606. Ending the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** 606. What 503.4 looks for. */
export const endMainPhase = procedure([
  step('end', () => ({
    events: [{ kind: 'fact', name: 'main phase over', value: true }],
  })),
]);
