/** To what cards something is never done: a text that says so says nothing, and a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import { entriesOf, type VerbWord } from '../../kernel/vocabulary.js';
import type { NounPhrase, Span } from '../../language/document.js';
import { describe } from './describe.js';
import { cardsMeant, checkRole, checkStatesOf, zonesSince } from './kinds.js';
import { takenTo } from './elsewhere.js';
import { takeAll } from './reader.js';
import { quiet, report, type Scope, zonesSaid } from './scope.js';
import type { WrittenAct } from './verbs.js';

type Object = Kernel.Selection | Kernel.Several | undefined;

/** What is done, and to what, where it is written. */
interface Done {
  readonly scope: Scope;
  readonly word: VerbWord;
  /** The verb as it is written. */
  readonly verb: string;
  readonly at: Span;
  /** The noun by which the cards are named, where the text has one. */
  readonly noun?: NounPhrase['noun'];
  readonly meant: Object;
}

export const checkDone = (
  scope: Scope,
  { verb, object }: WrittenAct,
  word: VerbWord,
  meant: Object,
): void => {
  if (object === undefined) return;
  const { at, noun } = object;
  const done: Done = { scope, word, verb: verb.text, at, noun, meant };
  const checks = [checkChoice, checkTypes, checkWithin, checkCarriedOut, checkNotYetSo];
  inTurn(done, [...checks, checkStillThere, checkCalled]);
};

/** `this battles 1 creature` of a spell, `1 field battles 1 creature`: what only cards do those do to which it could be done. */
export const checkDoing = (done: Done): void =>
  inTurn(done, [checkCarriedOut, checkTypes, checkWithin]);

/** Each of these is right only where those before it are. */
const inTurn = (done: Done, checks: readonly ((done: Done) => void)[]): void => {
  const { problems } = done.scope;
  checks.every((check) => {
    const before = problems.length;
    check(done);
    return problems.length === before;
  });
};

/** What is known of the cards that are meant; what a card says of itself, no filter tells. */
const filtersOf = ({ scope, meant }: Done): readonly Kernel.Filter[] =>
  selectionsOf(meant).flatMap((one) => {
    const filter = one.is === 'this' ? undefined : cardsMeant(scope, one);
    return filter === undefined ? [] : [filter, ...(filter.or ?? [])];
  });

/** `choose all creatures`, `choose this`: where there is only one answer, nothing is chosen. */
const checkChoice = ({ scope, word, at, meant }: Done): void => {
  if (word.ofSeveral && selectionsOf(meant).some(isSettled))
    report(
      scope,
      'nonsense',
      at,
      `there is nothing to ‘${word.forms.base}’ here: which cards are meant is settled`,
      'say what is done to them, without choosing',
    );
};

/** `when you cast a spell: return it to your hand`: it lies in the graveyard by then, where nobody looks for it. */
const checkStillThere = ({ scope, at, meant }: Done): void => {
  if (scope.spoken.usedUp && selectionsOf(meant).some(isIt)) refuseUsedUp(scope, at);
};

/** `it`, also `it from your graveyard`. */
const isIt = (one: Kernel.Selection): boolean =>
  one.is === 'it' ||
  one.is === 'role' ||
  (one.is === 'cards' && one.filter.among !== undefined && isIt(one.filter.among));

export const refuseUsedUp = (scope: Scope, at: Span): void =>
  report(
    scope,
    'nonsense',
    at,
    'that card is used up by the time this is carried out, and nothing can be done to it any more',
    'if any such card does, choose one where they lie: return 1 … from your … to hand',
  );

/** Whether a selection has one answer, whoever is asked. */
const isSettled = (selection: Kernel.Selection): boolean =>
  selection.is === 'cards' ? selection.quantity.is === 'all' : selection.is !== 'player';

/** `break 1 creature`: creatures are elsewhere, and what lies there is called otherwise. */
const checkCalled = ({ scope, word: { called }, verb, at, noun }: Done): void => {
  const said = noun && describe(quiet(scope), noun.words).noun?.entry;
  if (called !== undefined && said !== undefined && said.tests.length > 0)
    report(scope, 'nonsense', at, `‘${verb}’ is done to ${called}`, `say: ${called}`);
};

/** `detach 1 unit`: some things are done only to cards of one type. */
const checkTypes = ({ scope, word: { types }, verb, at, meant }: Done): void => {
  if (types === undefined) return;
  for (const one of selectionsOf(meant))
    checkRole(scope, at, { role: verb, is: 'card', types }, one, verb);
};

/** `gain control of 1 card in your opponent's hand`: some things are done only to cards of one zone. */
const checkWithin = (done: Done): void => {
  const { scope, word, verb, at } = done;
  const { within } = word;
  if (within === undefined) return;
  const taken = selectionsOf(done.meant).flatMap((one) => zonesSince(scope, one));
  const elsewhere = [...filtersOf(done).flatMap(({ zones }) => zones), ...taken].find(
    (zone) => !within.includes(zone),
  );
  if (elsewhere !== undefined)
    report(
      scope,
      'nonsense',
      at,
      taken.includes(elsewhere)
        ? `what is meant here has gone to the ${zonesSaid(scope, [elsewhere])}, and ‘${verb}’ is done to no cards there`
        : `‘${verb}’ is done to no cards of the ${zonesSaid(scope, [elsewhere])}`,
      `only to those of the ${zonesSaid(scope, within)}`,
    );
};

export const checkWhereTo = (
  scope: Scope,
  written: WrittenAct,
  word: VerbWord,
  meant: Object,
  to: Kernel.Argument | undefined,
): void => {
  if (to === undefined || !('place' in to)) return;
  checkComesElsewhere(scope, written, word, meant, to.place);
  checkWhoseThere(scope, written, word, meant, to.place);
  const { status = {} } = to.place;
  for (const one of selectionsOf(meant))
    checkStatesOf(scope, written.object?.at ?? written.at, status, one);
};

/** `put 1 creature into the battle zone`: cards do not come to where they lie. */
const checkComesElsewhere = (
  scope: Scope,
  { verb, object, at: all, prepositions }: WrittenAct,
  word: VerbWord,
  meant: Object,
  to: Kernel.Place,
): void => {
  const saysWhere = object?.place !== undefined || prepositions.some(({ join }) => join === 'from');
  // Of cards of which somebody chooses some, a rule of the game says what becomes.
  const isChosen = !selectionsOf(meant).every(isSettled);
  if (saysWhere && isChosen && scope.lexicon.vocabulary.movesWithin) return;
  const at = object?.at ?? all;
  const { zone, whose } = to;
  const isTheSame = (filter: Kernel.Filter): boolean =>
    filter.zones.length > 0 &&
    filter.zones.every((one) => one === zone) &&
    (whose === 'owner' || whose === filter.whose);
  // In another place of the same zone, turned another way: then something becomes of them.
  const changes = Object.keys(to).some((key) => key !== 'zone' && key !== 'whose');
  const filters = filtersOf({ scope, word, verb: verb.text, at, meant });
  if (changes || filters.length === 0 || !filters.every(isTheSame)) return;
  report(
    scope,
    'nonsense',
    at,
    `to ‘${verb.text}’ these is to leave them where they lie, in the ${zonesSaid(scope, [zone])}`,
    saysWhere
      ? 'name two zones: from your … into your …'
      : 'say where they come from: 1 card from your …',
  );
};

/** `put 1 creature from your opponent's graveyard into your battle zone`: there is one for all, and it is its owner's there. */
const checkWhoseThere = (
  scope: Scope,
  { verb, object, at: all }: WrittenAct,
  word: VerbWord,
  meant: Object,
  { zone, whose }: Kernel.Place,
): void => {
  const at = object?.at ?? all;
  const { vocabulary } = scope.lexicon;
  const isOfAll = entriesOf(vocabulary, 'zone').some((one) => one.zone === zone && one.ofAll);
  if (!isOfAll || (whose !== 'you' && whose !== 'opponent')) return;
  const filters = filtersOf({ scope, word, verb: verb.text, at, meant });
  if (filters.every((filter) => filter.whose === whose)) return;
  report(
    scope,
    'nonsense',
    at,
    `all players share the ${zonesSaid(scope, [zone])}, and whose these are they are there as well`,
    `leave out whose it is: into the ${zonesSaid(scope, [zone])}`,
  );
};

/** `gain control of your units`: they are that already. */
export const checkNotYetTheirs = (
  scope: Scope,
  { verb, object }: WrittenAct,
  word: VerbWord,
  meant: Object,
  who: Kernel.Who,
): void => {
  if (!word.makesTheirs || object === undefined) return;
  const filters = filtersOf({ scope, word, verb: verb.text, at: object.at, meant });
  if (filters.length === 0 || !filters.every(({ whose }) => whose === who)) return;
  report(
    scope,
    'nonsense',
    object.at,
    `to ‘${word.words[0] ?? ''}’ these changes nothing: whoever does it controls them already`,
    "say whose they are: your opponent's …",
  );
};

/** `tap 1 tapped creature`: nothing becomes what it is already. */
const checkNotYetSo = (done: Done): void => {
  const { scope, word, verb, at } = done;
  const { brings } = word;
  const filters = filtersOf(done);
  if (brings === undefined || filters.length === 0) return;
  const areSo = ({ tests }: Kernel.Filter): boolean =>
    tests.some(
      (test) =>
        test.test === 'status' &&
        test.not !== true &&
        test.status === brings.status &&
        test.value === brings.value,
    );
  if (filters.every(areSo))
    report(scope, 'nonsense', at, `to ‘${verb}’ these changes nothing: they are so already`);
};

/** `untap this` of a spell: while its text is carried out it lies where nothing is untapped. */
const checkCarriedOut = ({ scope, word: { within }, verb, at, meant }: Done): void => {
  const { carriedOutIn } = scope.lexicon.vocabulary;
  if (!scope.carriedOut || carriedOutIn === undefined) return;
  if (within === undefined || within.includes(carriedOutIn)) return;
  if (selectionsOf(meant).some(({ is }) => is === 'this'))
    report(
      scope,
      'nonsense',
      at,
      `to ‘${verb}’ this is not possible: it is carried out, and lies in no ${zonesSaid(scope, within)} meanwhile`,
    );
};

/**
 * `banish 1 card from your hand face down`, `attach 1 flame card to 1 of your units spent`: so it lies there already, or is it to lie
 * so? How it comes to lie is told behind where to.
 */
export const checkHowItLies = (
  scope: Scope,
  { object, prepositions }: WrittenAct,
  act: Kernel.Instruction,
): void => {
  if (act.do !== 'act') return;
  const moves = takenTo(scope.lexicon.vocabulary, act) !== undefined;
  const named = prepositions
    .filter(({ join }) => !moves || join === 'from')
    .map((one) => one.object);
  for (const noun of [object, object?.place, ...named].flatMap((one) => one?.noun ?? [])) {
    const behind = noun.words.findIndex(
      (_, at) => at > 0 && takeAll(quiet(scope), noun.words.slice(at), 'state') !== undefined,
    );
    const [first] = behind < 0 ? [] : noun.words.slice(behind);
    if (first === undefined) continue;
    const state = noun.words
      .slice(behind)
      .map(({ text }) => text)
      .join(' ');
    report(
      scope,
      'nonsense',
      first.at,
      `‘${state}’ behind it says nothing of how it comes to lie`,
      `say where to, and how: put … into … ${state}; of how it lies already, in front: a ${state} card`,
    );
  }
};
