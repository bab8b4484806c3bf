/** Names in commands that fit several cards: which of them is meant only a label says, where they can be told apart. */
import type { Game } from '../kernel/game.js';
import type { Decision, Option } from '../kernel/state.js';
import type { AnswerPart } from '../kernel/vocabulary.js';
import { looksIn } from './forced.js';
import { isOf, means } from './options.js';
import type { Naming, Stop } from './play.js';
import type { RefNow } from './script.js';

/** The cards that a name fits in a decision, where they differ in anything: none where it does not matter which is taken. */
export const severalCalled = (
  game: Game,
  asked: Pick<Decision, 'options'>,
  name: string,
  labelled: ReadonlySet<number>,
  isWanted: (option: Option) => boolean = () => true,
): readonly number[] => {
  const firsts = new Map<number, Option>();
  for (const option of asked.options)
    if (
      option.card !== undefined &&
      !firsts.has(option.card) &&
      isWanted(option) &&
      means(game, option, { is: 'name', text: name })
    )
      firsts.set(option.card, option);
  if (firsts.size < 2) return [];
  const looks = looksIn(game, asked.options, labelled);
  const kinds = new Set([...firsts.values()].map(looks));
  return kinds.size > 1 ? [...firsts.keys()] : [];
};

/**
 * Why a decision is not made where a name is said in it that fits several cards: nothing where it is said as often as there
 * are such cards, or where nobody can tell them apart.
 *
 * @param said all that the command names there, for this decision and those of its kind behind it
 */
export const unclearName = (
  game: Game,
  asked: Decision,
  part: AnswerPart,
  said: readonly RefNow[],
  { labelled, naming }: { readonly labelled: ReadonlySet<number>; readonly naming: Naming },
): Stop | undefined => {
  const others = new Set(said.flatMap((ref) => (ref.is === 'card' ? [ref.id] : [])));
  const names = said.flatMap((ref) =>
    ref.is === 'name' && ref.nth === undefined ? [ref.text] : [],
  );
  for (const name of new Set(names)) {
    const times = names.filter((one) => one === name).length;
    const cards = severalCalled(
      game,
      asked,
      name,
      labelled,
      (one) => isOf(part, one) && !others.has(one.card ?? 0),
    );
    if (cards.length > (asked.ordered ? 0 : times))
      return {
        is: 'undecided',
        decision: asked,
        message: unclear(name, cards, { labelled, naming }),
        unclear: true,
      };
  }
  return undefined;
};

const unclear = (
  name: string,
  cards: readonly number[],
  {
    labelled,
    naming,
  }: { readonly labelled: ReadonlySet<number>; readonly naming: (id: number) => string },
): string => {
  const labels = cards.filter((id) => labelled.has(id)).map(naming);
  const bare = cards.length - labels.length;
  const which = bare === 0 ? [] : [`${bare} without a label`];
  return `“${name}” fits ${cards.length} cards that can be told apart (${[...labels, ...which].join(', ')}): name the one that is meant by a label`;
};
