/** What a sentence has done is what "it", "that many" and the like mean to the next. */
import type * as Kernel from '../../kernel/ability.js';
import { selectionsOf } from '../../kernel/select.js';
import { noteChosen } from './chosen.js';
import { doneBy } from './doers.js';
import { takenTo } from './elsewhere.js';
import { cardsMeant } from './kinds.js';
import { perhapsTaken, type Taken, takenBy } from './other.js';
import { nowSpoken, type SpokenSoFar } from './references.js';
import type { Scope } from './scope.js';
import { unclearAll } from './unclear.js';
import type { VerbFound } from './verbs.js';

type Instruction = Kernel.Instruction;

/** What the sentence speaks of is what "it" means to the next. */
export const noteDone = (
  scope: Scope,
  found: VerbFound,
  instruction: Instruction,
  before: Taken,
): void => {
  const { spoken } = scope;
  const { takings, unclear, it: known, itself, counted, deed } = spoken;
  noteAct(scope, found, instruction, before);
  spoken.took = spoken.takings > takings;
  // Of what was pointed out more is to be said; and of what took part in the event, behind an offer.
  const isOfEvent = known !== undefined && known !== itself && takings === 0;
  const isExpected = (isOfEvent && found.sentence.may) || deed?.pointsOut === true;
  if (isDoneToThis(instruction)) {
    if (known === undefined || known === itself) spoken.itself = spoken.it;
    else spoken.unclear = 'since';
  }
  spoken.leftBehind = isExpected && isOtherDeed(found.word) && isDoneToOthers(instruction);
  // Of one card nobody asks how many it was.
  if (counted && spoken.took && spoken.many === 'one') spoken.unclearNumber = 'number since';
  const areCounted = found.word.findsCards && found.word.object === 'number';
  if (areCounted && known !== undefined) spoken.unclear = 'drawn';
  if (spoken.took && isDoneByAnother(instruction)) spoken.unclear = 'both';
  // Behind what is done to no cards nobody knows any better which of them is meant.
  if (!spoken.took && found.word.object !== 'cards') spoken.unclear = unclear;
};

/** Within a sentence what is done last is "it"; behind it what was to be spoken of may be meant as well. */
export const noteStop = ({ spoken }: Scope): void => {
  if (!spoken.leftBehind) return;
  nowSpoken(spoken, { leftBehind: false, unclear: spoken.unclear ?? 'since' });
};

/** `1 of your creatures battles 1 of your opponent's creatures. untap it`: the one, or the other? `this` is always called so. */
const isDoneByAnother = (instruction: Instruction): boolean => {
  const by = instruction.do === 'act' ? instruction.with[doneBy] : undefined;
  return by !== undefined && 'selection' in by && by.selection.is !== 'this';
};

/** `choose 1 creature. tap this. destroy it`: one of them is this. */
const isDoneToThis = (instruction: Instruction): boolean =>
  instruction.do === 'act' && instruction.object?.is === 'this';

/** What only points cards out, or is done to a zone as a whole, leaves what was spoken of as it was. */
const isOtherDeed = ({ pointsOut, wholeZone }: VerbFound['word']): boolean =>
  pointsOut !== true && wholeZone === undefined;

/** `choose 1 creature. discard 1 card. destroy it`: of what was chosen, or took part in the event, more was to be said. */
const isDoneToOthers = (instruction: Instruction): boolean =>
  instruction.do === 'act' &&
  instruction.object?.is === 'cards' &&
  instruction.object.filter.among === undefined;

const noteAct = (
  scope: Scope,
  { word, sentence: { may: isOptional } }: VerbFound,
  instruction: Instruction,
  before: Taken,
): void => {
  const { spoken } = scope;
  if (spoken.deed !== undefined) spoken.earlier = [...spoken.earlier, spoken.deed];
  spoken.deed = word;
  if (word.leaves !== undefined) noteChosen(spoken.values, word.leaves, instruction);
  if (word.wholeZone) return;
  // Behind `choose a race` there is nothing that would be "that many", and behind `prevent 2 damage to …` nothing yet.
  const isYetToCome = word.ofEvent === true && scope.inPlace !== true;
  const counted = !isYetToCome && (word.leaves === undefined || spoken.values.has('number'));
  nowSpoken(spoken, { counted, ofAll: false, beside: [], ...unclearAll(undefined) });
  if (instruction.do !== 'act') return;
  forgetThem(scope, word, instruction);
  if (word.object === 'cards') spoken.beside = besides(scope, instruction);
  const to = takenTo(scope.lexicon.vocabulary, instruction);
  const found = { whose: 'any', other: false, tests: [] } as const;
  if (word.findsCards)
    nowSpoken(spoken, {
      takings: spoken.takings + 1,
      roles: {},
      many: undefined,
      it: { is: 'it' },
      apart: instruction.who === 'each',
      taken: to === undefined ? undefined : { filter: { ...found, zones: [to] }, lies: [to] },
    });
  if (word.object === 'number') noteBesideNumber(scope, instruction, before);
  if (word.object !== 'cards') return;
  const all = selectionsOf(instruction.object);
  const [selection] = all;
  const known = selection && cardsMeant(scope, selection);
  const lies = word.leavesThere ? 'as before' : to === undefined ? [] : [to];
  const taken = putThere(instruction, takenBy(before, selection, known, lies));
  spoken.taken = isOptional && selection?.is === 'it' ? perhapsTaken(taken) : taken;
  const isFrom = selection?.is === 'cards' && selection.filter.among !== undefined;
  if (isFrom && isPart(selection))
    spoken.rest = typeof before === 'object' ? before : { filter: selection.filter, lies: [] };
  spoken.restOfOne =
    isFrom && selection.quantity.is === 'exactly' && selection.quantity.amount === 1;
  const { who } = instruction;
  const ofThose = selection?.is === 'it' && spoken.apart;
  const apart = who === 'each' || (ofThose && who === 'doer');
  spoken.ofAll = ofThose && !apart;
  nowSpoken(spoken, { it: { is: 'it' }, apart, roles: {} });
  if (selection?.is !== 'it') spoken.takings += 1;
  // Each of several players has their own; what one does to all of those is done to several.
  if (who === 'each') spoken.many = undefined;
  else if (ofThose && !apart) spoken.many = 'several';
  else spoken.many = all.length > 1 ? 'several' : manyOf(selection, spoken.many);
  // Of several that are named apart from one another, nobody knows which of them is meant.
  if (all.length > 1) spoken.unclear = 'several objects';
};

/** How they were put where they lie, besides where that is: `face up`. */
const putThere = ({ with: { to } }: Extract<Instruction, { do: 'act' }>, taken: Taken): Taken =>
  typeof taken === 'object' && to !== undefined && 'place' in to && to.place.status !== undefined
    ? { ...taken, as: to.place.status }
    : taken;

/**
 * `target hero loses 1 life. destroy all auras. they …`: they were known by the card that was spoken of, and now others are.
 * Their own cards tell them as well.
 */
const forgetThem = (
  { spoken }: Scope,
  { findsCards }: VerbFound['word'],
  { who, object, with: roles }: Extract<Instruction, { do: 'act' }>,
): void => {
  const { they } = spoken;
  if (they !== 'owner' && they !== 'controller') return;
  const beside = Object.values(roles).flatMap((one) => ('selection' in one ? [one.selection] : []));
  const all = object === undefined ? beside : selectionsOf(object);
  const areTheirs = ({ whose }: Kernel.Filter): boolean =>
    whose === they || (whose === 'doer' && who === they);
  const areOthers = all.some((one) => one.is === 'cards' && !areTheirs(one.filter));
  if (areOthers || (findsCards === true && who !== they)) spoken.they = undefined;
};

/** `deal 2 damage to 1 ally. destroy it`: what is counted in no cards is done to those behind it. */
const noteBesideNumber = (
  scope: Scope,
  { with: roles }: Extract<Instruction, { do: 'act' }>,
  before: Taken,
): void => {
  const all = Object.values(roles).flatMap((one) => ('selection' in one ? [one.selection] : []));
  const [selection, ...others] = all.filter(({ is }) => is === 'cards');
  if (selection === undefined) return;
  const taken = takenBy(before, selection, cardsMeant(scope, selection), 'as before');
  const many = manyOf(selection, undefined);
  const takings = scope.spoken.takings + 1;
  if (others.length > 0) nowSpoken(scope.spoken, { takings });
  else nowSpoken(scope.spoken, { taken, it: { is: 'it' }, roles: {}, many, takings });
};

/** What is known of the cards that stand behind the object: what it is attached to, put under, battles. */
const besides = (
  scope: Scope,
  { with: roles }: Extract<Instruction, { do: 'act' }>,
): readonly Kernel.Filter[] =>
  Object.values(roles).flatMap((argument) => {
    const known = 'selection' in argument ? cardsMeant(scope, argument.selection) : undefined;
    return known === undefined ? [] : [known];
  });

/** Whether a phrase means one card, or several. */
const manyOf = (
  selection: Kernel.Selection | undefined,
  before: SpokenSoFar['many'],
): SpokenSoFar['many'] => {
  if (selection?.is === 'it') return before;
  if (selection?.is === 'this') return 'one';
  if (selection?.is !== 'cards') return undefined;
  const { is, amount } = selection.quantity;
  if (is === 'all' && typeof selection.filter.top === 'number')
    return selection.filter.top === 1 ? 'one' : 'several';
  if (amount === 1 && (is === 'exactly' || is === 'up-to')) return 'one';
  return is === 'exactly' && typeof amount !== 'number' ? undefined : 'several';
};

/** Whether others are left of those among which they are chosen. */
const isPart = ({ quantity, filter }: Extract<Kernel.Selection, { is: 'cards' }>): boolean =>
  quantity.is !== 'all' || filter.tests.length > 0;
