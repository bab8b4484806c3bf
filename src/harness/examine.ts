/** Whether an expectation holds, what was found instead, and which rules took part in bringing it about. */
import type { Expectation } from '../language/document.js';
import { examineCan, examineDecides, examineOptions } from './examine/choices.js';
import { examineGame, examineTurn } from './examine/course.js';
import { examineHappened } from './examine/happened.js';
import { examineHas } from './examine/holdings.js';
import { examineEquals, examineIn } from './examine/places.js';
import { type Finding, type Scene } from './examine/scene.js';
import { examineIs } from './examine/states.js';

export {
  answersTo,
  attempt,
  attemptNow,
  isAskedFor,
  keyOf,
  membersOf,
  nameOf,
  trialOf,
} from './examine/choices.js';
export { nodesOf } from './examine/happened.js';
export { cardsFor, type Finding, type Scene } from './examine/scene.js';

export const examine = (scene: Scene, { claim }: Expectation): Finding => {
  switch (claim.kind) {
    case 'in':
      return examineIn(scene, claim);
    case 'equals':
      return examineEquals(scene, claim);
    case 'is':
      return examineIs(scene, claim);
    case 'has':
      return examineHas(scene, claim);
    case 'turn':
      return examineTurn(scene, claim);
    case 'game':
      return examineGame(scene, claim);
    case 'happened':
      return examineHappened(scene, claim);
    case 'can':
      return examineCan(scene, claim);
    case 'options':
      return examineOptions(scene, claim);
    case 'decides':
      return examineDecides(scene, claim);
  }
};
