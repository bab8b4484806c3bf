/** What icons say of a whole card: texts that use the ability of one further back, and what no condition can stand in front of. */
import type { Ability } from '../../kernel/ability.js';
import { type Instruction, within } from '../../kernel/instructions.js';
import type { IconWord } from '../../kernel/vocabulary.js';
import type { AbilityNode, Sentence, Span } from '../../language/document.js';
import { report, type Scope } from './scope.js';

/** A line of a card, and what it stands for. */
export interface CardLine {
  readonly at: Span;
  readonly abilities: readonly Ability[];
}

/** Only a triggered ability says so, and what it uses stands further back. */
export const checkIconsUsed = (scope: Scope, lines: readonly CardLine[]): void => {
  for (const [at, line] of lines.entries()) {
    const used = new Set(anywhereIn(line.abilities));
    if (used.size === 0) continue;
    const behind = lines.slice(at + 1).flatMap(({ abilities }) => abilities.map(iconOf));
    const own = line.abilities.flatMap((one) =>
      one.kind === 'triggered' && one.icon === undefined ? usedIn(one.effect) : [],
    );
    for (const icon of used)
      if (!own.includes(icon))
        report(
          scope,
          'nonsense',
          line.at,
          `only a card's own ‘when …’ uses the ‘${icon}’ behind it`,
        );
      else if (!behind.includes(icon))
        report(
          scope,
          'nonsense',
          line.at,
          `no ‘${icon}’ stands behind it`,
          `a line further down begins with it: [${icon}] draw 1 card`,
        );
  }
};

const iconOf = (ability: Ability): string | undefined =>
  ability.kind === 'triggered' ? ability.icon : undefined;

/** The icons that a text uses itself, and not by what it has something gain. */
const usedIn = (block: readonly Instruction[]): readonly string[] =>
  block.flatMap((one) =>
    one.do === 'act' ? iconsIn(one.with) : (within(one).blocks ?? []).flatMap(usedIn),
  );

const iconsIn = (beside: Extract<Instruction, { do: 'act' }>['with']): readonly string[] =>
  Object.values(beside).flatMap((one) =>
    'status' in one && one.status['icon'] !== undefined ? [one.status['icon']] : [],
  );

/** The icons that are used anywhere in it. */
const anywhereIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const { do: what, with: beside } = part as Partial<Extract<Instruction, { do: 'act' }>>;
  const here = what === 'act' && beside !== undefined ? iconsIn(beside) : [];
  return [...here, ...Object.values(part).flatMap(anywhereIn)];
};

type IconLine = Extract<AbilityNode, { readonly kind: 'icon' }>;

/** What is paid besides a card, or in place of its cost: whether it can be has to be plain before. */
export const checkPaid = (scope: Scope, line: IconLine, { inPlace, paid }: IconWord): void => {
  if (inPlace) refuseCondition(scope, line);
  if (inPlace || paid) refuseUnpayable(scope, line);
};

/**
 * `[alternative cost] if you have an aura, discard 1 card`: what is paid in place of something is there, or it is not. And
 * `[alternative cost] you may discard 1 card`: whoever chooses it pays it.
 */
const refuseCondition = (scope: Scope, { condition, effect, icon }: IconLine): void => {
  const asked = condition ?? effect.sentences.find(({ kind }) => kind === 'if');
  if (asked !== undefined)
    report(
      scope,
      'unsupported',
      asked.at,
      `no rule carries out yet that [${icon.text}] depends on something`,
    );
  const offered = effect.sentences.find((one) => one.kind === 'act' && one.may);
  if (offered !== undefined)
    report(
      scope,
      'nonsense',
      offered.at,
      `whoever chooses the [${icon.text}] pays it: nobody is asked again`,
      'leave out ‘you may’',
    );
};

/**
 * `[additional cost] choose 1 of these: …`: whether all of that can be paid, or which part of it, no rule finds out before.
 * What is asked of what was paid comes behind it.
 */
const refuseUnpayable = (scope: Scope, { effect, icon }: IconLine): void => {
  const isOpen = ({ kind }: Sentence, at: number): boolean =>
    kind === 'modes' || kind === 'each' || (kind === 'if' && at === 0);
  const open = effect.sentences.find(isOpen);
  if (open !== undefined)
    report(
      scope,
      'unsupported',
      open.at,
      `no rule carries out yet that what is paid for [${icon.text}] is said so`,
      'say what is done, in one or several sentences: discard 1 card',
    );
};

/** `[counter] when you are attacked: cancel attack`: the attack against which it is used has begun. */
export const checkAgainst = (
  scope: Scope,
  at: Span,
  { against, words: [icon = ''] }: IconWord,
  [first, ...others]: readonly Instruction[],
): void => {
  if (against === undefined || first?.do !== 'later' || others.length > 0) return;
  if (first.ability.when.event !== against) return;
  report(
    scope,
    'nonsense',
    at,
    `[${icon}] is used once this has happened, and the text would wait for it to happen again`,
    `say what is done: [${icon}] …`,
  );
};
