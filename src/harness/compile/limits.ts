/** How many cards a player may have: `cannot have more than 3 creatures`. */
import type * as Kernel from '../../kernel/ability.js';
import type { ModalAction, NounPhrase, Sentence } from '../../language/document.js';
import { filterOf, quantityOf } from './nouns.js';
import { cursorOn, isDone, takeWords } from './reader.js';
import { attempt, report, type Scope } from './scope.js';

interface LimitSaid {
  readonly scope: Scope;
  readonly how: Extract<Sentence, { kind: 'modal' }>['modal'];
  readonly action: ModalAction;
  /** The players of whom it is said. */
  readonly who: Kernel.Who | undefined;
}

/** `tapped`, `face up`: what the same card is at one time and is not at another, where it lies. */
const isOfTheMoment = ({ tests }: Kernel.Filter): boolean =>
  tests.some(({ test }) => test === 'status');

/** `cannot have more than 3 creatures`, `cannot have 4 or more cards in hand`. */
export const aLimit = ({
  scope,
  how,
  action,
  who,
}: LimitSaid): readonly Kernel.Change[] | undefined => {
  const { verb, object, at } = action;
  if (how !== 'cannot' || object === undefined) return undefined;
  return attempt(scope, (inner) => {
    const cursor = cursorOn(verb.words);
    const said = takeWords(inner, cursor, 'joint', 'have more than', 'have');
    if (said === undefined || !isDone(cursor)) return undefined;
    const most = said === 'have' ? oneLess(inner, object) : amountSaid(inner, object, 'exactly');
    if (who === undefined) report(inner, 'nonsense', at, 'only a player has cards');
    else if (most === undefined)
      report(inner, 'nonsense', at, 'how many at most?', 'for example: cannot have more than 3 …');
    const filter = filterOf(inner, object);
    if (filter.whose !== 'any' && filter.whose !== who)
      report(inner, 'nonsense', object.at, 'whose cards is said in front: you cannot have …');
    if ([filter, ...(filter.or ?? [])].some(isOfTheMoment))
      report(
        inner,
        'unsupported',
        object.at,
        'cards are counted as they come there, and this they may become later',
        'say what kind of cards: cannot have more than 3 creatures',
      );
    return [{ change: 'limit', filter, most: most ?? 0 }];
  });
};

const amountSaid = (
  scope: Scope,
  { quantity }: NounPhrase,
  kind: 'exactly' | 'or-more',
): Kernel.Amount | undefined =>
  quantity?.kind === kind ? quantityOf(scope, quantity).amount : undefined;

/** `4 or more` that cannot be had are 3 that can. */
const oneLess = (scope: Scope, object: NounPhrase): number | undefined => {
  const least = amountSaid(scope, object, 'or-more');
  return typeof least === 'number' && least > 0 ? least - 1 : undefined;
};
