/** What a text does later, once: `draw 1 card. when this turn ends: discard 1 card`. */
import type * as Kernel from '../../kernel/ability.js';
import type { Effect, NounPhrase, Sentence } from '../../language/document.js';
import { happeningOf } from './happenings.js';
import { nowSpoken } from './references.js';
import { report, type Scope } from './scope.js';

type Instruction = Kernel.Instruction;

export const laterSentence = (
  scope: Scope,
  { happening, effect }: Extract<Sentence, { kind: 'later' }>,
  run: (effect: Effect) => readonly Instruction[],
): readonly Instruction[] => {
  const before = { ...scope.spoken };
  checkOneWaited(scope, happening.subject);
  const { pattern } = happeningOf({ ...scope, isLater: true }, happening);
  if (happening.would)
    report(scope, 'nonsense', happening.at, 'an effect can wait only for what has happened');
  const [other] = happening.or;
  if (other !== undefined)
    report(
      scope,
      'unsupported',
      other.at,
      'no rule carries out yet what waits for whichever of several events comes first',
      'one event can be waited for',
    );
  // Where the event names no card, "it" and "the other" are still what was spoken of before.
  if (scope.spoken.it === undefined)
    nowSpoken(scope.spoken, { it: before.it, other: before.other, taken: before.taken });
  // `choose 1 creature. when a creature attacks: destroy it`
  else if (before.takings > 0 && !before.deed?.findsCards && scope.spoken.ofEvent.length > 0)
    nowSpoken(scope.spoken, { unclear: 'of the event' });
  const ability = { kind: 'triggered', when: pattern, costs: [], effect: run(effect) } as const;
  nowSpoken(scope.spoken, before);
  return [{ do: 'later', ability }];
};

/** `choose 2 creatures. when they attack: destroy them`: nobody waits for all of them at once. */
const checkOneWaited = ({ spoken, ...scope }: Scope, { pronoun, at }: NounPhrase): void => {
  if (pronoun === 'them' && spoken.many === 'several')
    report(
      scope,
      'nonsense',
      at,
      'each of them by itself, or as soon as one of them does?',
      'of each by itself: for each of them, when it …: …',
    );
};

/** `when it attacks: draw 1 card. destroy it`: by then, or at once? */
export const checkThenToo = (
  scope: Scope,
  before: Sentence | undefined,
  { at, kind }: Sentence,
): void => {
  if (before?.kind !== 'later' || kind === 'later') return;
  report(
    scope,
    'nonsense',
    at,
    'is this done when that happens, or at once?',
    'at once: say it before; when it happens: when …: draw 1 card, then destroy it',
  );
};
