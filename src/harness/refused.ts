/** Why a script's answer is refused: the rules that forbid it, or that never offered it. */
import { collect, type Game, isOff } from '../kernel/game.js';
import { forbidders } from '../kernel/options.js';
import type { Decision, Option } from '../kernel/state.js';
import { rulesOf } from '../kernel/trace.js';
import type { AnswerPart } from '../kernel/vocabulary.js';
import { isOf, means } from './options.js';
import type { Naming, Stop } from './play.js';
import type { OrderNow, RefNow } from './script.js';
import { progressOf, traceOf } from '../kernel/ledger.js';

export const refuse = (
  game: Game,
  asked: Decision,
  order: OrderNow,
  part: AnswerPart,
  ref: RefNow | undefined,
  naming: Naming,
): Stop => {
  const nth = ref !== undefined && 'nth' in ref && ref.nth !== undefined ? ` ${ref.nth}` : '';
  const what = ref === undefined ? '' : ` ${ref.is === 'card' ? naming(ref.id) : ref.text}${nth}`;
  const rules = refusalOf(game, asked, part, ref);
  return {
    is: 'refused',
    message: `${order.actor} may not ${order.verb}${what} here`,
    rules: rules.length > 0 ? rules : deciders(game, asked),
  };
};

/** The rules that forbid an option: of the actions the decision is made of, or of the permission that left it out. */
const refusalOf = (
  game: Game,
  asked: Decision,
  part: AnswerPart,
  ref: RefNow | undefined,
): readonly string[] => {
  const book = game.world.rules.book;
  const actions = asked.of ?? [asked.kind];
  const rules = new Set<string>();
  for (const action of actions) {
    const permissions = book.permissions.get(action) ?? [];
    let offered = false;
    // What made a permission leave it out, where it did.
    const leftOut = new Set<string>();
    for (const permission of permissions) {
      if (isOff(game, permission.number)) continue;
      const [options, why] = collect(game, () =>
        permission.offers(game, asked.by, asked.on ?? null),
      );
      for (const { rule } of why.marks) leftOut.add(rule);
      for (const option of options) {
        const full: Option = { ...option, rules: [] };
        if (!isOf(part, full)) continue;
        if (ref !== undefined && !means(game, full, ref)) continue;
        offered = true;
        const [forbidden] = collect(game, () =>
          forbidders(game, action, full, asked.by, asked.on ?? null),
        );
        for (const rule of forbidden) rules.add(rule);
      }
    }
    if (offered) continue;
    if (permissions.length === 0 && ref?.is === 'card') {
      const option: Option = { verb: 'choose', card: ref.id, rules: [] };
      for (const rule of forbidders(game, action, option, asked.by)) rules.add(rule);
    }
    if (part.verbs === undefined || part.verbs.includes(action))
      for (const rule of [...permissions.map(({ number }) => number), ...leftOut]) rules.add(rule);
  }
  return [...rules];
};

/** The rules that made a decision what it is: the asking rule, and what took part in its step. */
export const deciders = (game: Game, asked: Decision): readonly string[] => {
  const frame = game.state.frames.at(-1);
  const here = frame === undefined ? [] : [progressOf(game, frame).here];
  const rules = new Set(rulesOf(traceOf(game), here));
  if (asked.rule !== '') rules.add(asked.rule);
  return [...rules];
};
