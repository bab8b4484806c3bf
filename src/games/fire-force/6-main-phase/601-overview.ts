/** 601. Overview: the actions of the main phase. */
import { definition } from '../questions.js';

/** 601.2. Asked of every action that was taken this turn already. */
export const mayActAgain = definition('mayActAgain', (_, __) => true);
