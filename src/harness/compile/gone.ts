/** What is done to a card once it has gone to another zone: where no effect follows it there, a problem tells it. */
import type * as Kernel from '../../kernel/ability.js';
import { type Instruction, within } from '../../kernel/instructions.js';
import type { Vocabulary } from '../../kernel/vocabulary.js';
import type { Span } from '../../language/document.js';
import { leftIn, takenTo } from './elsewhere.js';
import { report, type Scope, zonesSaid } from './scope.js';

/**
 * `when this is retired: return this to hand`, `[activated] retire this: ready this`: the card is a new one by then.
 *
 * @param patterns what the text waits for; whichever it is, the card has gone
 * @param told what is paid, and what is done then
 */
export const checkGone = (
  scope: Scope,
  at: Span,
  patterns: readonly Kernel.EventPattern[],
  told: readonly Instruction[],
): void => {
  const { vocabulary } = scope.lexicon;
  if (!vocabulary.losesTrack) return;
  const ways = patterns.map((one) =>
    one.roles['card']?.is === 'this'
      ? leftIn(vocabulary, one).filter((zone) => zone !== vocabulary.defaultZone)
      : [],
  );
  const gone = ways.every((zones) => zones.length > 0) ? (ways[0] ?? []) : [];
  const itself = inVain(vocabulary, told, gone);
  const isItself = itself !== undefined && itself !== 'named';
  const found = isItself ? itself : otherGone(vocabulary, patterns, told);
  if (found === undefined) return;
  const word = isItself ? 'this' : 'it';
  const [zone = '', ...others] = found;
  report(
    scope,
    'nonsense',
    at,
    `${isItself ? 'this' : 'that card'} has gone to ${others.length > 0 ? 'another zone' : `the ${zonesSaid(scope, [zone])}`} by then, and no effect follows it there`,
    `say where it lies: ${word} from ${others.length > 0 ? '…' : `your ${zone}`}`,
  );
};

/** `when your unit is retired: deploy it`, `[retire] deploy it`: where the event has left its card, if anything is done to that. */
const otherGone = (
  vocabulary: Vocabulary,
  patterns: readonly Kernel.EventPattern[],
  told: readonly Instruction[],
): readonly string[] | undefined => {
  const ways = patterns.map((one) =>
    one.roles['card']?.is === 'card' || one.roles['card']?.is === 'this'
      ? leftIn(vocabulary, one).filter((zone) => zone !== vocabulary.defaultZone)
      : [],
  );
  const isGone = ways.length > 0 && ways.every((zones) => zones.length > 0);
  return isGone && isDoneToIt(told) ? ways[0] : undefined;
};

/** Whether something is done to the card of the event, or becomes of it, before the text speaks of others. */
const isDoneToIt = (told: readonly Instruction[]): boolean => firstSpoken(told) === 'it';

/** Of which card a text speaks first: that of the event, or another; nothing where it speaks of none. */
const firstSpoken = (block: readonly Instruction[]): 'it' | 'other' | undefined => {
  for (const one of block) {
    const spoken = spokenIn(one);
    if (spoken !== undefined) return spoken;
  }
  return undefined;
};

const spokenIn = (one: Instruction): 'it' | 'other' | undefined => {
  const said = one.do === 'act' ? one.object : one.do === 'change' ? one.text.subject : undefined;
  if (said !== undefined) return said.is === 'it' ? 'it' : 'other';
  if (one.do === 'each') return 'other';
  const found = blocksIn(one).map(firstSpoken);
  return found.includes('it') ? 'it' : found.find((spoken) => spoken !== undefined);
};

/** What is done within an instruction, now or later: what waits for what happens to a card speaks of that. */
const blocksIn = (one: Instruction): readonly (readonly Instruction[])[] => {
  const { blocks = [], ability } = within(one);
  const isLater = ability?.kind === 'triggered' && ability.when.roles['card'] === undefined;
  return isLater ? [...blocks, ability.effect] : blocks;
};

/** An event that happens to the card whose text waits for it. */
export const ofItself = (event: string): Kernel.EventPattern => ({
  event,
  roles: { card: { is: 'this' } },
});

/** The zones in one of which the card lies where a text still speaks of it as if it were there. */
const inVain = (
  vocabulary: Vocabulary,
  block: readonly Instruction[],
  before: readonly string[],
): readonly string[] | 'named' | undefined => {
  let gone = before;
  for (const instruction of block) {
    if (namesWhere(instruction)) return 'named';
    if (gone.length > 0 && isAboutThis(instruction)) return gone;
    for (const inner of blocksIn(instruction)) {
      const found = inVain(vocabulary, inner, gone);
      if (found !== undefined) return found;
    }
    const left = takesItselfTo(vocabulary, instruction);
    if (left !== undefined) gone = left;
  }
  return undefined;
};

const isAboutThis = (one: Instruction): boolean =>
  one.do === 'act'
    ? one.object?.is === 'this'
    : one.do === 'change' && one.text.changes.length > 0 && one.text.subject.is === 'this';

/** `this from your adolla`: from there on the text speaks of the card that it is now. */
const namesWhere = (one: Instruction): boolean =>
  one.do === 'act' && one.object?.is === 'cards' && one.object.filter.among !== undefined;

/** Where doing this takes the card itself, if it does. */
const takesItselfTo = (vocabulary: Vocabulary, one: Instruction): readonly string[] | undefined => {
  if (one.do !== 'act' || one.object?.is !== 'this') return undefined;
  const zone = takenTo(vocabulary, one);
  return zone === undefined || zone === vocabulary.defaultZone ? undefined : [zone];
};
