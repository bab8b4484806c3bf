/** Whether an expectation holds, what was found instead, and which rules took part in bringing it about. */
import type { Assertion } from './assertion.js';
import {
  examineAsked,
  examineCan,
  examineDecides,
  examineOptions,
  examineSight,
} from './examine/choices.js';
import { examineGame, examineResult, examineTurn } from './examine/course.js';
import { examineHappened } from './examine/happened.js';
import { examineAsset, examineAttached, examineHolds, examineLawful } from './examine/holdings.js';
import { examineContents, examineSize, examineTrait, examineWhere } from './examine/places.js';
import type { Finding, Scene } from './examine/scene.js';
import { examineJoined, examineState } from './examine/states.js';

export {
  answersTo,
  tryOrder,
  attemptNow,
  isAskedFor,
  namesKey,
  nameOf,
  memberNames,
  trialOf,
} from './examine/choices.js';
export { eachOf, nodesOf } from './examine/occurrences.js';
export { cardsFor, type Finding, type Scene } from './examine/scene.js';

export const examine = (scene: Scene, assertion: Assertion): Finding => {
  switch (assertion.is) {
    case 'where':
      return examineWhere(scene, assertion);
    case 'contents':
      return examineContents(scene, assertion);
    case 'size':
      return examineSize(scene, assertion);
    case 'trait':
      return examineTrait(scene, assertion);
    case 'state':
      return examineState(scene, assertion);
    case 'joined':
      return examineJoined(scene, assertion);
    case 'attached':
      return examineAttached(scene, assertion);
    case 'holds':
      return examineHolds(scene, assertion);
    case 'asset':
      return examineAsset(scene, assertion);
    case 'lawful':
      return examineLawful(scene, assertion);
    case 'result':
      return examineResult(scene, assertion);
    case 'game':
      return examineGame(scene, assertion);
    case 'turn':
      return examineTurn(scene, assertion);
    case 'happened':
      return examineHappened(scene, assertion);
    case 'can':
      return examineCan(scene, assertion);
    case 'sight':
      return examineSight(scene, assertion);
    case 'options':
      return examineOptions(scene, assertion);
    case 'asked':
      return examineAsked(scene, assertion);
    case 'decides':
      return examineDecides(scene, assertion);
  }
};
