import { fleshAndBlood } from './boards.js';
import { crossed } from './crossing.js';

crossed(fleshAndBlood());
