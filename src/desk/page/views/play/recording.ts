/** The ruling that is recorded: what is known of it, and how its text changes. */
import { computed, signal } from '@preact/signals';
import type { TextEdit } from '../../../../editor/page.js';
import type { BoardChange } from '../../../../editor/recording/boards.js';
import type { LaidCard } from '../../../../editor/recording/pieces.js';
import type { RecordingSeen, RulingAsked, WrittenOr } from '../../../engine/recording.js';
import type { RecordedCard, RecordedTable } from '../../../engine/recorded-table.js';
import { ask } from '../../client.js';
import { seen, textNow } from '../../editing/state.js';
import { say } from '../../words/index.js';
import { writeText } from './text.js';

export type Stage = 'lay' | 'play' | 'say';

/** What has been chosen to be put somewhere. */
export type Picked =
  | { readonly is: 'card'; readonly name: string }
  /** A card that the text has not yet. */
  | {
      readonly is: 'known';
      readonly name: string;
      readonly text: string;
      readonly bring: () => Promise<void>;
    }
  | { readonly is: 'kind'; readonly kind: string; readonly word: string; readonly count: number }
  | { readonly is: 'laid'; readonly card: RecordedCard };

export const asked = signal<RulingAsked | undefined>(undefined);
export const rulingSeen = signal<RecordingSeen | undefined>(undefined);
export const stage = signal<Stage>('lay');
export const picked = signal<Picked | undefined>(undefined);
/** The card to which the chosen one goes is to be clicked next, and how it goes there. */
export const joining = signal<'with' | 'on' | undefined>(undefined);
/** What speaks against what was tried last. */
export const refused = signal<readonly string[]>([]);
/** The card about whose options alone is asked. */
export const about = signal<number | undefined>(undefined);
/** What the ruling comes to, as far as that is known. */
export const verdict = computed(() => {
  const { ruling } = asked.value ?? {};
  const { rulebook } = rulingSeen.value ?? {};
  const sign = seen.value?.signs.find((one) => one.name === ruling && one.rulebook === rulebook);
  const isTold = sign !== undefined && sign.verdict !== 'open' && sign.verdict !== 'invalid';
  return isTold ? { is: sign.verdict, text: sign.text } : undefined;
});
export const isBusy = signal(false);
const before = signal<readonly string[]>([]);
export const canUndo = computed(() => before.value.length > 0);

export const shownTable = computed<RecordedTable | undefined>(() =>
  stage.value === 'lay' ? rulingSeen.value?.laid : rulingSeen.value?.now,
);

/** Begins with a ruling of a text that is open. */
export const record = async (path: string, ruling: string): Promise<void> => {
  asked.value = { path, ruling };
  rulingSeen.value = undefined;
  before.value = [];
  forget();
  await lookAgain();
  const { lines = [] } = seenNow() ?? {};
  stage.value = lines.length > 0 ? 'play' : 'lay';
};

export const leave = (): void => {
  asked.value = undefined;
  rulingSeen.value = undefined;
  forget();
};

const forget = (): void => {
  picked.value = undefined;
  joining.value = undefined;
  about.value = undefined;
  refused.value = [];
};

const seenNow = (): RecordingSeen | undefined => rulingSeen.value;

export const lookAgain = async (): Promise<void> => {
  if (asked.value === undefined) return;
  const found = await ask('recording', asked.value);
  if (found === undefined) return;
  rulingSeen.value = found;
};

/** Carries edits out, and looks at what came of them. */
export const carryOut = async (edits: readonly TextEdit[]): Promise<void> => {
  if (edits.length === 0 || asked.value === undefined) return;
  before.value = [...before.value, textNow.value].slice(-100);
  await keepWritten(edits);
  await lookAgain();
};

const keepWritten = async (edits: readonly TextEdit[]): Promise<void> => {
  const isWritten = asked.value !== undefined && (await writeText(asked.value.path, edits));
  if (!isWritten) refused.value = [say('play.conflict')];
};

export const undo = async (): Promise<void> => {
  const last = before.value.at(-1);
  if (last === undefined) return;
  before.value = before.value.slice(0, -1);
  forget();
  await keepWritten([{ start: 0, end: textNow.value.length, text: last }]);
  await lookAgain();
};

/** One thing after another: nothing is asked of a text that is about to change. */
export const busily = async (work: () => Promise<void>): Promise<void> => {
  if (isBusy.value) return;
  isBusy.value = true;
  try {
    await work();
  } finally {
    isBusy.value = false;
  }
};

/** Lays or moves what was chosen; what the board cannot hold is told and not laid. */
export const changeBoard = (change: BoardChange): Promise<void> =>
  busily(async () => {
    if (asked.value === undefined) return;
    const found = await ask('boardChange', { ...asked.value, change });
    if (found === undefined) return;
    refused.value = found.refused.map((why) => say('play.not-laid', { why }));
    joining.value = undefined;
    if (found.refused.length > 0) return;
    // What lay there may lie elsewhere now; a card of the list is often laid more than once.
    if (picked.value?.is === 'laid') picked.value = undefined;
    await carryOut(found.edits);
  });

let dragged: Picked | undefined;

/** What is being dragged. Nothing is shown of it: whatever moves on the page while a drag begins ends it. */
export const drag = (what: Picked, { dataTransfer }: DragEvent): void => {
  dragged = what;
  dataTransfer?.setData('text/plain', 'name' in what ? what.name : what.is);
};

export const dropInto = (player: string, zone: string): Promise<void> => {
  const what = dragged;
  dragged = undefined;
  return putInto(player, zone, what);
};

/** Puts what is chosen into a zone. */
export const putInto = (player: string, zone: string, what = picked.value): Promise<void> => {
  const to = { player, zone };
  if (what === undefined) return Promise.resolve();
  if (what.is === 'known') return putKnown(what, to);
  if (what.is === 'card') return changeBoard({ do: 'put', what: { card: what.name }, to });
  if (what.is === 'kind' && what.count === 0) return changeBoard({ do: 'empty', to });
  if (what.is === 'kind')
    return changeBoard({ do: 'put', what: { kind: what.kind, count: what.count }, to });
  const { laid } = what.card;
  return laid === undefined ? Promise.resolve() : changeBoard({ do: 'move', card: laid, to });
};

const putKnown = async (
  { name, bring }: Extract<Picked, { is: 'known' }>,
  to: { readonly player: string; readonly zone: string },
): Promise<void> => {
  await bring();
  if (picked.value?.is === 'known') picked.value = { is: 'card', name };
  await changeBoard({ do: 'put', what: { card: name }, to });
};

/** Calls a card by a name that somebody chose. */
export const nameCard = (card: LaidCard, label: string): Promise<void> =>
  busily(async () => {
    if (asked.value === undefined) return;
    const found = await ask('nameCard', { ...asked.value, card, label });
    if (found === undefined) return;
    refused.value = found.refused.map((why) => say('play.not-named', { why }));
    if (found.refused.length > 0) return;
    picked.value = undefined;
    await carryOut(found.edits);
  });

export const takeWritten = (found: WrittenOr | undefined): Promise<void> => {
  refused.value = found?.refused ?? [];
  about.value = undefined;
  return carryOut(found?.edits ?? []);
};
