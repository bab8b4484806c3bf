/** What stands where in a part: cards, labels, boards, rules and words, each as its readers understood it. */
import {
  boardPlan,
  boardOf,
  compiledCard,
  plansOf,
  type Edition,
} from '../harness/compile/edition.js';
import { lexiconFor } from '../harness/compile/file-problems.js';
import type { CardSource } from '../harness/compile/imports.js';
import { cardsCalled } from '../harness/compile/named.js';
import type { Plan } from '../harness/compile/plan.js';
import type { Sense } from '../harness/senses.js';
import type { Board, CardDeclaration, Ruling, Span, Text } from '../language/document.js';
import type { PagePart } from './parts.js';
import { type HeldPart, type PageView, wholePage } from './view.js';
import type { Workspace } from './workspace.js';

/** What has a name that somebody gave it, and what only the language or a rulebook has. */
export type PassageKind =
  'card' | 'label' | 'board' | 'ruling' | 'import' | 'rule' | 'rulebook' | 'word';

/** A stretch of a part, and what it means. */
export interface Passage {
  readonly is: PassageKind;
  readonly at: Span;
  /** Its name, number or path. */
  readonly name: string;
  /** It is declared here, and not only spoken of. */
  readonly declares: boolean;
  /** Of a label: the board or ruling to which it belongs; of a card and a board the declaration. */
  readonly of?: object;
  /** Of a rule: the rulebooks under which it is cited. */
  readonly rulebooks?: readonly string[];
  /** Of a word: what it means. */
  readonly sense?: Sense;
}

const known = new WeakMap<
  PagePart,
  { readonly by: object; readonly passages: readonly Passage[] }
>();

/** The passages in a part, in the order of the text; of those that begin together the longer first. */
export const passagesIn = (
  workspace: Workspace,
  view: PageView,
  part: PagePart,
): readonly Passage[] => {
  const held = view.rulings.find((one) => one.part === part);
  const by: object = held ?? view.catalogue;
  const before = known.get(part);
  if (before?.by === by) return before.passages;
  const { imports, cards, boards, rulings } = part.parsed.value;
  const found: Passage[] = [
    ...imports.map((one) => meaning('import', one, true)),
    ...cards.flatMap((card) => ofCard(workspace, view, card)),
    ...boards.flatMap((board) => ofBoard(view, board)),
    ...rulings.flatMap((ruling) => (held === undefined ? [] : ofRuling(view, held, ruling))),
  ];
  const passages = eachOnce(found).sort(
    (one, other) => one.at.start - other.at.start || other.at.end - one.at.end,
  );
  known.set(part, { by, passages });
  return passages;
};

const meaning = (is: PassageKind, { text, at }: Text, declares = false, of?: object): Passage => ({
  is,
  at,
  name: text,
  declares,
  ...(of === undefined ? {} : { of }),
});

const eachOnce = (all: readonly Passage[]): Passage[] => [
  ...new Map(
    all
      .filter(({ at }) => at.end > at.start)
      .map((one) => [`${one.at.start} ${one.at.end} ${one.is} ${one.name}`, one] as const),
  ).values(),
];

// ---------------------------------------------------------------- cards and boards

const ofCard = (
  workspace: Workspace,
  view: PageView,
  card: CardDeclaration,
): readonly Passage[] => {
  const names = card.names.length > 0 ? card.names : [card.name];
  const lexicon = lexiconOfCard(workspace, view, card);
  const texts = lexicon === undefined ? [] : compiledCard(lexicon, card).senses;
  return [
    ...names.map((name) => meaning('card', name, true, card)),
    ...texts.flatMap((sense) => ofSense(view, sense, undefined)),
  ];
};

/** In whose words a card is read: those of a ruling that uses it, or of the game that understands it best. */
const lexiconOfCard = (workspace: Workspace, view: PageView, card: CardDeclaration) => {
  const source = view.catalogue.cards.get(card.name.text);
  const own: CardSource | undefined = source?.card === card ? source : undefined;
  const user = view.rulings.find(({ needed }) =>
    needed.some(({ parsed }) => parsed.value.cards.includes(card)),
  );
  const [edition] = user?.editions ?? [];
  return edition?.background.lexicon ?? (own && lexiconFor(wholePage(view, workspace), own));
};

const ofBoard = (view: PageView, board: Board): readonly Passage[] => {
  const user = editionUsing(view, board);
  const plan = user && boardPlan(user, board);
  return [
    meaning('board', board.name, true, board),
    ...(plan?.senses ?? []).flatMap((sense) =>
      ofSense(view, sense, (name, at) => ownerAmong(plan, board, name, at)),
    ),
  ];
};

const editionUsing = ({ rulings }: PageView, board: Board): Edition | undefined =>
  rulings
    .find((held) => held.rulings.some((one) => one.board?.text === board.name.text))
    ?.editions.at(0);

// ---------------------------------------------------------------- rulings

const ofRuling = (view: PageView, held: HeldPart, ruling: Ruling): readonly Passage[] => {
  const { board, provenance, rulebooks, blocks } = ruling;
  const declared = board && view.catalogue.boards.get(board.text);
  const ids = rulebooks.map(({ text }) => text);
  const cases = held.cases.filter(({ one }) => one.ruling === ruling);
  return [
    meaning('ruling', ruling.name, true, ruling),
    ...rulebooks.map((one) => meaning('rulebook', one)),
    ...provenance.stamps.map(({ rulebook }) => meaning('rulebook', rulebook)),
    ...provenance.replaces.map((one) => meaning('ruling', one)),
    ...(board === undefined ? [] : [meaning('board', board, false, declared)]),
    ...blocks.flatMap((block) => {
      if (block.kind !== 'check' && block.kind !== 'expect') return [];
      const under = block.under.map(({ text }) => text);
      const cited = block.lines.flatMap((line) => line.cited);
      return [
        ...block.under.map((one) => meaning('rulebook', one)),
        ...cited.map(({ number, at }) => ({
          ...meaning('rule', { text: number, at }),
          rulebooks: under.length > 0 ? under : ids,
        })),
      ];
    }),
    ...cases.flatMap(({ one, edition }) => {
      const plans = edition === undefined ? [] : plansOf(edition, ruling);
      const shared = edition && boardOf(edition, ruling);
      const owner: Owner = (name, at) =>
        (shared && ownerAmong(plans[0], shared, name, at)) ??
        ownerAmong(plans.at(-1), ruling, name, at) ?? { of: ruling, declares: false };
      return one.senses
        .filter(({ at }) => at.start >= ruling.at.start && at.start < ruling.at.end)
        .flatMap((sense) => ofSense(view, sense, owner));
    }),
  ];
};

type Owner = (
  label: string,
  at: Span,
) => { readonly of: object; readonly declares: boolean } | undefined;

/** To what a label belongs that a plan declares, and whether it does so there. */
const ownerAmong = (
  plan: Pick<Plan, 'labels'> | undefined,
  of: object,
  name: string,
  at: Span,
): ReturnType<Owner> => {
  const own = plan?.labels.filter((one) => one.name === name) ?? [];
  if (own.length === 0) return undefined;
  return { of, declares: own.some((one) => one.at.start === at.start) };
};

const ofSense = (
  { catalogue }: PageView,
  sense: Sense,
  owner: Owner | undefined,
): readonly Passage[] => {
  const { is, word, at } = sense;
  if (is === 'label')
    return [{ is: 'label', at, name: word, declares: false, sense, ...owner?.(word, at) }];
  if (is === 'card' || is === 'name') {
    const [named] = cardsCalled(catalogue, word);
    const source = named && catalogue.cards.get(named.card);
    if (source !== undefined)
      return [{ is: 'card', at, name: word, declares: false, of: source.card, sense }];
  }
  return is === 'phrase' ? [] : [{ is: 'word', at, name: word, declares: false, sense }];
};

/** The smallest stretch around an address of which something is known; what people named goes before words. */
export const passageAt = (all: readonly Passage[], address: number): Passage | undefined => {
  const around = all.filter(({ at }) => at.start <= address && address <= at.end);
  const length = ({ at }: Passage): number => at.end - at.start;
  const rank = ({ is, at }: Passage): number =>
    (is === 'word' ? 1 : 0) + (at.end === address && at.start < address ? 0.5 : 0);
  return around.sort((one, other) => rank(one) - rank(other) || length(one) - length(other))[0];
};
