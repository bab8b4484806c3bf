/** 209. Trigger ability, the one used from life. */
import { definition } from '../questions.js';

/** 209.1. What stands beside the text is an ability, too (901.1e). */
export const hasTriggerAbility = definition('hasTriggerAbility', () => true);
