/** 3.13. Permanent: where items, auras, allies and the like are. */
import { ofPermanents } from '../containing.js';

/** 3.13.2. */
export const onlyPermanents = ofPermanents('permanent');
