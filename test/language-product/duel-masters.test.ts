import { duelMasters } from './boards.js';
import { crossed } from './crossing.js';

crossed(duelMasters());
