/** Decisions that offer other options under one edition than under another, where nothing that happened tells them apart. */
import { nameOf, type Scene } from '../harness/examine.js';
import { collect } from '../kernel/game.js';
import { exclusions } from '../kernel/options.js';
import type { Decision, Option } from '../kernel/state.js';
import type { Played } from './parting.js';
import { traceOf } from '../kernel/ledger.js';

/** What a decision offered, in words, and the rules that made it so. */
export interface Menu {
  readonly text: string;
  readonly rules: readonly string[];
}

export interface PartingMenus {
  readonly line: number;
  readonly a: Menu;
  readonly b: Menu;
}

type Staged = Played & { readonly scene: Scene };

/** The first decision of two games that went alike whose options are not the same; the one that is open is the last. */
export const menusThatPart = (a: Staged, b: Staged): PartingMenus | undefined => {
  const [ours, theirs] = [decisionsIn(a), decisionsIn(b)];
  const at = ours.findIndex(({ asked }, index) => {
    const other = theirs[index]?.asked;
    return other !== undefined && keyOf(asked) !== keyOf(other);
  });
  const [one, other] = [ours[at], theirs[at]];
  if (one === undefined || other === undefined) return undefined;
  return { line: one.line, a: menuOf(a, one), b: menuOf(b, other) };
};

interface Asked {
  readonly asked: Decision;
  readonly line: number;
  /** Nobody has answered it: the game stands as it stood when it was asked. */
  readonly isOpen: boolean;
}

const decisionsIn = ({ scene: { game }, lines }: Staged): readonly Asked[] => {
  const lineAt = (id: number): number => lines.findLast(({ from }) => from <= id)?.line ?? 0;
  const answered = traceOf(game).nodes.flatMap(({ id, kind }): readonly Asked[] =>
    kind.is === 'decision' ? [{ asked: kind.decision, line: lineAt(id), isOpen: false }] : [],
  );
  const { asked } = game.state;
  const open = lineAt(traceOf(game).nodes.length);
  return asked === null ? answered : [...answered, { asked, line: open, isOpen: true }];
};

const keyOf = ({ by, kind, min, max, options }: Decision): string =>
  JSON.stringify([by, kind, min, max, options.map(optionKey).sort()]);

const optionKey = ({ verb, card, player, value }: Option): string =>
  JSON.stringify([verb, card, player, value]);

const menuOf = ({ scene, rules: named }: Staged, { asked, isOpen }: Asked): Menu => {
  const { by, kind, options, of = [], on = null, min, max } = asked;
  const names = options.map((option) => nameOf(scene, option)).join(', ');
  const many = min === max ? `${min}` : `${min} to ${max}`;
  // What kept options out of a decision that is answered can be asked no more; the verdict may name it.
  const kept = isOpen ? collect(scene.game, () => exclusions(scene.game, of, by, on))[0] : named;
  return {
    text: `${by} may choose ${many} (${kind}): ${names || 'nothing'}`,
    rules: [...options.flatMap(({ rules }) => rules), ...kept],
  };
};
