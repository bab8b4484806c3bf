/** What is expected: each claim as an assertion. What cannot be understood is reported, so that no slip holds by accident. */
import { entriesOf } from '../../../kernel/vocabulary.js';
import type { Claim, SaidClaim } from '../../../language/document.js';
import type { Assertion } from '../../assertion.js';
import { checkNumber } from '../agreement.js';
import { playerNamed, stepNamed } from '../plan.js';
import { isDone, takeWords } from '../reader.js';
import type { Names } from '../refs.js';
import { report } from '../scope.js';
import { readAsked, readCan, readDecides, readOptions } from './choices.js';
import { readHappened, happenedOf, readWhole } from './happened.js';
import { headOf, type Reader } from './parts.js';
import { readHas, readIs } from './states.js';
import { readEquals, readWhere } from './where.js';

export const assertionOf = (names: Names, claim: Claim): Assertion | undefined => {
  if (claim.kind === 'turn') {
    const player = playerNamed(names, claim.player);
    const step = claim.step && stepNamed(names, claim.step);
    const around = step === undefined ? undefined : names.rules.within?.[step];
    if (claim.step !== undefined && around !== undefined)
      report(
        names,
        'nonsense',
        claim.step.at,
        `‘${claim.step.text}’ is where a board may begin; what it is then is the ${around}`,
        `say: ${around}`,
      );
    if (claim.number !== undefined)
      names.senses.push({ at: claim.number.at, is: 'number', word: 'turn', entry: undefined });
    if (player === undefined) return undefined;
    return { is: 'turn', player, step, number: claim.number?.value };
  }
  checkWritten(names, claim);
  const read = readers[claim.verb](names, claim);
  if (claim.order !== undefined && read?.is !== 'happened' && read?.is !== 'where')
    report(
      names,
      'nonsense',
      claim.order.at,
      'only what happened, or where something was, can be before or after something else',
    );
  return read;
};

/** The verb goes with how many are spoken of; what happened is told by what was done. */
const checkWritten = (names: Names, claim: SaidClaim): void => {
  const { written } = claim;
  if (written === undefined) return;
  const said = written.text.toLowerCase();
  if (said === 'do' || said === 'does')
    report(
      names,
      'nonsense',
      written.at,
      `‘${written.text}’ speaks of nothing that happened`,
      'say: did not; what is not allowed is told with cannot',
    );
  else checkNumber(names, numberOfHead(names, claim), written);
};

const numberOfHead = (
  { lexicon: { vocabulary } }: Names,
  claim: SaidClaim,
): 'one' | 'several' | 'either' => {
  const { head } = claim;
  const isJoined = head.some(
    (part) =>
      part.kind === 'comma' ||
      part.kind === 'through' ||
      (part.kind === 'join' && part.text === 'and'),
  );
  if (isJoined) return 'several';
  // A name may be that of several cards, and what events are of may be several, too: the rules were checked.
  const said = headOf(claim).lower.join(' ');
  const isEvents = entriesOf(vocabulary, 'event').some(({ noun }) => noun?.includes(said));
  return isEvents || head.some(({ kind }) => kind === 'name') ? 'either' : 'one';
};

const readers: Readonly<Record<SaidClaim['verb'], Reader>> = {
  in: (names, claim) => readWhere(names, claim),
  equals: (names, claim) => readEquals(names, claim),
  is: (names, claim) => readIs(names, claim),
  was: (names, claim) => readAsked(names, claim) ?? readHappened(names, claim, 'was'),
  did: (names, claim) => readHappened(names, claim, 'did'),
  has: (names, claim) => readHas(names, claim),
  can: (names, claim) => readCan(names, claim),
  cannot: (names, claim) => readCan(names, claim),
  may: (names, claim) => readOptions(names, claim),
  none: (names, claim) => readBare(names, claim),
};

/** No verb of the language: the game goes on, someone decides, or the words tell what happened. */
const readBare: Reader = (names, claim) => {
  const head = headOf(claim);
  if (takeWords(names, head, 'claim', 'game goes on') !== undefined && isDone(head))
    return { is: 'game', state: 'on' };
  if (head.lower[1] === 'decides' || head.lower[1] === 'decide') return readDecides(names, head);
  const told = readWhole(names, head, undefined);
  return told && happenedOf(names, claim, told, head);
};
