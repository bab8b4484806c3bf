/** Requests of the view in which rulings are written by playing: what there is to do, and the edits that write it. */
import { type BoardChange, boardChanged } from '../../editor/recording/boards.js';
import { cardNamed } from '../../editor/recording/naming.js';
import type { LaidCard } from '../../editor/recording/pieces.js';
import {
  answerWritten,
  type GivenAnswer,
  laidScene,
  momentOf,
  type OpenQuestion,
  questionAt,
} from '../../editor/recording/question.js';
import {
  asserted,
  decidersOf,
  type Fact,
  type FactLine,
  factsOf,
  usualCitations,
} from '../../editor/recording/facts.js';
import {
  cardDeclared,
  type CardFields,
  cardFields,
  type CardForm,
  type CardWords,
  wordsOfForm,
  cardWritten,
} from '../../editor/recording/cards.js';
import { cardChanged, cardForm } from '../../editor/recording/changed-card.js';
import { problemsIn, type Recorded, recordedOn } from '../../editor/recording/recorded.js';
import { beginning, freeRulingName } from '../../editor/recording/start.js';
import { settled, withoutLastLine } from '../../editor/recording/writing.js';
import { pageOf, rangeOf, type TextEdit } from '../../editor/page.js';
import { linesOnCard } from '../../editor/source.js';
import { games } from '../../harness/games.js';
import { entriesOf } from '../../kernel/vocabulary.js';
import type { RuleUsed } from '../../evidence/obstacle.js';
import { type RecordedTable, recordedTable } from './recorded-table.js';
import { cardAbout } from './card-about.js';
import type { DeskState } from './state.js';

/** A ruling of a text. */
export interface RulingAsked {
  readonly path: string;
  readonly ruling: string;
}

/** A word of the game, with what it means. */
export interface GameWord {
  readonly key: string;
  readonly word: string;
}

/** All that the view shows of a ruling. */
export interface RecordingSeen {
  readonly rulebook: string;
  readonly players: readonly string[];
  readonly steps: readonly GameWord[];
  readonly states: readonly (GameWord & { readonly within: readonly string[] | undefined })[];
  /** Kinds of blank cards. */
  readonly kinds: readonly GameWord[];
  /** Cards by name: what each is, and what stands on it below that. */
  readonly cards: readonly {
    readonly name: string;
    readonly about: string;
    readonly says: readonly string[];
    /** The text itself declares it, and a form can change it. */
    readonly isOwn: boolean;
  }[];
  /** The board as it was laid, and as it is at the end of the script. */
  readonly laid: RecordedTable | undefined;
  readonly now: RecordedTable | undefined;
  readonly question: OpenQuestion | undefined;
  /** Why the script does not come to its end. */
  readonly stop: string;
  readonly isOver: boolean;
  readonly turn: { readonly player: string; readonly step: string };
  readonly lines: readonly LineSeen[];
  readonly text: string;
  readonly problems: readonly { readonly message: string; readonly help: string }[];
}

/** A line that has been recorded. */
export interface LineSeen {
  readonly text: string;
  /** The same without its citations, where it expects something. */
  readonly claim: string;
  /** The heading that it stands under. */
  readonly under: string;
}

/** A card of a text; none yet where it has no name. */
export interface CardAsked {
  readonly path: string;
  readonly rulebook: string;
  readonly name: string;
}

/** Edits, or what speaks against them. */
export interface WrittenOr {
  readonly edits: readonly TextEdit[];
  readonly refused: readonly string[];
}

const found = ({ workspace }: DeskState, { path, ruling }: RulingAsked): Recorded | undefined =>
  recordedOn(workspace, path, ruling);

const nothing: WrittenOr = { edits: [], refused: [] };

export const recordingRequests = {
  /** The rulebooks that a ruling may be recorded under. */
  rulebooks: (_: DeskState, __: null): readonly string[] => games.map(({ rulebook }) => rulebook),
  /** The rulings of a text, by name; it need not be open. */
  rulingNames: (
    _: DeskState,
    { path, text }: { readonly path: string; readonly text: string },
  ): readonly string[] =>
    pageOf(path, text).parts.flatMap(({ parsed }) =>
      parsed.value.rulings.map(({ name }) => name.text),
    ),
  beginRuling: (
    { workspace }: DeskState,
    asked: {
      readonly path: string;
      readonly name: string;
      readonly rulebook: string;
      readonly question: string;
      readonly answer: string;
      readonly source: string;
    },
  ): { readonly edits: readonly TextEdit[]; readonly name: string } | undefined => {
    const page = workspace.pages.get(asked.path);
    if (page === undefined) return undefined;
    const name = freeRulingName(page, asked.name.trim());
    return { edits: [beginning(page, { ...asked, name })], name };
  },
  recording: (state: DeskState, asked: RulingAsked): RecordingSeen | undefined => {
    const recorded = found(state, asked);
    return recorded && seenOf(recorded);
  },
  boardChange: async (
    state: DeskState,
    { change, ...asked }: RulingAsked & { readonly change: BoardChange },
  ): Promise<WrittenOr> => {
    const recorded = found(state, asked);
    const changed = recorded && (await boardChanged(recorded, change));
    if (changed === undefined) return nothing;
    const refused = changed.problems.map(({ message }) => message);
    return { edits: changed.edits, refused };
  },
  /** What a card is called from then on. */
  nameCard: async (
    state: DeskState,
    { card, label, ...asked }: RulingAsked & { readonly card: LaidCard; readonly label: string },
  ): Promise<WrittenOr> => {
    const recorded = found(state, asked);
    return recorded === undefined ? nothing : cardNamed(recorded, card, label);
  },
  giveAnswer: async (
    state: DeskState,
    { answer, ...asked }: RulingAsked & { readonly answer: GivenAnswer },
  ): Promise<WrittenOr> => {
    const recorded = found(state, asked);
    const written = recorded && (await answerWritten(recorded, answer));
    if (written === undefined) return nothing;
    return 'refused' in written
      ? { edits: [], refused: [written.refused] }
      : { edits: written.edits, refused: [] };
  },
  takeLineBack: async (state: DeskState, asked: RulingAsked): Promise<readonly TextEdit[]> => {
    const recorded = found(state, asked);
    return recorded === undefined ? [] : settled(recorded, withoutLastLine(recorded));
  },
  facts: (state: DeskState, asked: RulingAsked): readonly Fact[] => {
    const recorded = found(state, asked);
    return recorded === undefined ? [] : factsOf(recorded);
  },
  /** The rules behind a fact, those first that are cited unless somebody says otherwise. */
  deciders: (
    state: DeskState,
    { fact, ...asked }: RulingAsked & { readonly fact: FactLine },
  ): FactRules | undefined => {
    const recorded = found(state, asked);
    const deciders = recorded && decidersOf(recorded, fact);
    return deciders && { ...deciders, usual: usualCitations(deciders) };
  },
  assertFact: async (
    state: DeskState,
    asked: RulingAsked & { readonly fact: FactLine; readonly rules: readonly string[] },
  ): Promise<WrittenOr> => {
    const recorded = found(state, asked);
    const written = recorded && (await asserted(recorded, asked.fact, asked.rules));
    if (written === undefined) return nothing;
    return written.isSo
      ? { edits: written.edits, refused: [] }
      : { edits: [], refused: [written.message] };
  },
  cardFields: (
    _: DeskState,
    { rulebook }: { readonly rulebook: string },
  ): CardFields | undefined => {
    const game = games.find((one) => one.rulebook === rulebook);
    return game && cardFields(game);
  },
  cardDraft: ({ workspace }: DeskState, asked: CardAsked & { readonly form: CardForm }) =>
    cardWritten(workspace, asked.path, asked.rulebook, asked.form, asked.name),
  /** What may be written at a place in the lines of a form. */
  cardWords: (
    { workspace }: DeskState,
    { name, offset, ...at }: CardAsked & { readonly form: CardForm; readonly offset: number },
  ): CardWords => wordsOfForm(workspace, { ...at, before: name }, offset),
  /** A card of the text, as the form has it. */
  cardForm: (
    { workspace }: DeskState,
    { path, rulebook, name }: CardAsked,
  ): CardForm | undefined => {
    const page = workspace.pages.get(path);
    const game = games.find((one) => one.rulebook === rulebook);
    return page && game && cardForm(page, { game, name });
  },
  /** Writes a card in the place of one that the text has. */
  changeCard: (
    { workspace }: DeskState,
    {
      path,
      name,
      ...now
    }: Pick<CardAsked, 'path' | 'name'> & { readonly called: string; readonly text: string },
  ): WrittenOr => cardChanged(workspace, path, name, { name: now.called, text: now.text }),
  addCard: (
    { workspace }: DeskState,
    { path, text }: { readonly path: string; readonly text: string },
  ): readonly TextEdit[] => {
    const page = workspace.pages.get(path);
    return page === undefined ? [] : [cardDeclared(page, text)];
  },
};

/** Rules behind a fact, by what becomes of it without them. */
export interface FactRules {
  readonly deciding: readonly RuleUsed[];
  readonly enabling: readonly RuleUsed[];
  readonly behind: readonly RuleUsed[];
  readonly usual: readonly string[];
}

// ---------------------------------------------------------------- what is shown

const seenOf = (recorded: Recorded): RecordingSeen => {
  const { workspace, edition, one, view, page, range } = recorded;
  const { vocabulary, rules } = edition.game;
  const problems = problemsIn(recorded);
  const laid = laidScene(recorded);
  const moment = laid && momentOf(recorded);
  const state = laid?.scene.game.state;
  return {
    rulebook: one.rulebook,
    players: vocabulary.players,
    steps: entriesOf(vocabulary, 'step')
      .filter(({ step }) => rules.entries[step] !== undefined)
      .map(({ step, words: [word = step] }) => ({ key: step, word })),
    states: entriesOf(vocabulary, 'state').map(
      ({ status, value, within, words: [word = value] }) => ({
        key: status,
        word,
        within,
      }),
    ),
    kinds: entriesOf(vocabulary, 'filler').map(({ filler, words: [word = filler] }) => ({
      key: filler,
      word,
    })),
    cards: [...view.catalogue.cards].map(([name, { card, path }]) => ({
      name,
      about: cardAbout(card),
      says: linesOnCard(workspace, view, card, path),
      isOwn: path === page.path && card.names.length === 0,
    })),
    laid: laid && recordedTable(laid.scene, laid.calling),
    now: moment && recordedTable(moment.scene, moment.calling),
    question: moment && questionAt(moment),
    stop: moment?.moment.stop?.message ?? '',
    isOver: moment !== undefined && moment.scene.game.state.result !== null,
    turn: { player: state?.turn.player ?? '', step: state?.turn.step ?? '' },
    lines: linesOf(recorded),
    text: page.text.slice(range.start, range.end),
    problems: problems.map(({ message, help = '' }) => ({ message, help })),
  };
};

const linesOf = ({ ruling, page }: Recorded): RecordingSeen['lines'] =>
  ruling.blocks.flatMap(({ kind, lines }) =>
    kind === 'given'
      ? []
      : lines.flatMap((line) => {
          const range = rangeOf(page, line.at);
          if (range === undefined) return [];
          const text = page.text.slice(range.start, range.end);
          return [{ text, claim: 'claim' in line ? line.text : '', under: kind }];
        }),
  );
