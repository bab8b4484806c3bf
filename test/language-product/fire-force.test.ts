import { fireForce } from './boards.js';
import { crossed } from './crossing.js';

crossed(fireForce());
