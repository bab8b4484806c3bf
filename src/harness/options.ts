/** Options of decisions, and what a script says of them. */
import { cardOf, type Game, spend } from '../kernel/game.js';
import { numberIn } from '../kernel/options.js';
import { isLetThrough, lacksOwed, limitBroken, sumsOf } from '../kernel/total.js';
import { isCalled } from './called.js';
import type { Decision, Option } from '../kernel/state.js';
import type { AnswerPart } from '../kernel/vocabulary.js';
import type { RefNow } from './script.js';

export const means = (game: Game, option: Option, ref: RefNow): boolean => {
  switch (ref.is) {
    case 'card':
      return option.card === ref.id;
    case 'name':
      return option.card === undefined
        ? option.value === ref.text
        : isCalled(game, cardOf(game, option.card), ref.text);
    case 'player':
      return option.player !== undefined && (ref.text === 'player' || option.player === ref.text);
    case 'number':
      return option.value === ref.value;
    case 'value':
      return option.card === undefined && option.value === ref.text;
    case 'word':
      return option.verb === ref.text || option.value === ref.text;
  }
};

/** Whether a command answers such a decision by this part of it. */
export const isAnswerTo = (
  { decision, about }: AnswerPart,
  asked: Pick<Decision, 'kind' | 'about'>,
): boolean => decision.includes(asked.kind) && (about === undefined || about === asked.about);

export const isOf = ({ verbs }: AnswerPart, option: Option): boolean =>
  verbs === undefined || verbs.includes(option.verb);

/** What is wrong with the number of options picked, or with what they count together. */
export const wrongNumber = (asked: Decision, picked: readonly Option[]): string | undefined => {
  if (picked.length < asked.min)
    return `at least ${asked.min} must be chosen, not ${picked.length}`;
  if (picked.length > asked.max)
    return `no more than ${asked.max} may be chosen, not ${picked.length}`;
  const { total, owed } = asked;
  const tooMany = limitBroken(asked, picked);
  if (tooMany !== undefined)
    return `no more than ${tooMany.most} of some of these may be chosen together`;
  if (lacksOwed(asked, picked))
    return `fewer than ${owed?.enough} may be chosen only with all that must be among them`;
  if (total === undefined) return undefined;
  const sums = sumsOf(asked, picked);
  if (sums.some((sum) => isLetThrough(total, sum))) return undefined;
  const [least = 0, most = least] = [sums[0], sums.at(-1)];
  if (least > total.max) return `together they count ${least}, which is more than ${total.max}`;
  if (most < total.min) return `together they count ${most}, which is less than ${total.min}`;
  return `together they count ${sums.join(' or ')}, and not ${total.min}`;
};

/** Finds the first option of a decision that a reference means; cards are known by number, everything else is looked for. */
export const finderIn = (
  game: Game,
  { options, numbers }: Decision,
  isWanted: (option: Option) => boolean = () => true,
): ((ref: RefNow) => Option | undefined) => {
  if (numbers !== undefined)
    return (ref) => {
      const option = ref.is === 'number' ? numberIn(numbers, ref.value) : undefined;
      return option !== undefined && isWanted(option) ? option : undefined;
    };
  let byCard: ReadonlyMap<number, readonly Option[]> | undefined;
  return (ref) => {
    byCard ??= optionsByCard(options);
    const among = ref.is === 'card' ? (byCard.get(ref.id) ?? []) : options;
    spend(game, among.length / 4);
    if (!('nth' in ref) || ref.nth === undefined)
      return among.find((one) => isWanted(one) && means(game, one, ref));
    return among.filter((one) => isWanted(one) && means(game, one, ref))[ref.nth - 1];
  };
};

const optionsByCard = (options: readonly Option[]): ReadonlyMap<number, readonly Option[]> => {
  const byCard = new Map<number, Option[]>();
  for (const option of options) {
    const { card = 0 } = option;
    const same = byCard.get(card);
    if (same === undefined) byCard.set(card, [option]);
    else same.push(option);
  }
  return byCard;
};
