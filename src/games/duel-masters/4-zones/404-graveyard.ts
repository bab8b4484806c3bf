/** 404. Graveyard: discarded, destroyed and finished cards. */
import { definition } from '../questions.js';

/** 404.2. */
export const seesGraveyard = definition('seesGraveyard', (_) => true);
