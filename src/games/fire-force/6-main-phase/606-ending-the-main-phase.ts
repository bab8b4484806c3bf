/** 606. Ending the main phase. */
import { procedure, step } from '../../../kernel/rule.js';

/** 606. What 503.4 looks for. */
export const endMainPhase = procedure('606', [
  step(
    '606.1',
    'a turn player with nothing more to do ends the main phase and goes to the end phase',
    () => ({
      events: [{ kind: 'fact', name: 'main phase over', value: true }],
    }),
  ),
]);
