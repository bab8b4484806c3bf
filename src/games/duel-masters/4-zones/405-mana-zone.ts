/** 405. Mana zone: where mana comes from. */
import { definition } from '../questions.js';

/** 405.2. */
export const seesMana = definition('seesMana', (_) => true);
