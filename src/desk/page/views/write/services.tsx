/** The language service at work in the editor: hover, completion, what is wrong and how it is mended. */
import {
  autocompletion,
  type CompletionResult,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Rect } from '@codemirror/view';
import { render } from 'preact';
import type { TextEdit } from '../../../../editor/page.js';
import type { Fix } from '../../../../editor/fixes/fix.js';
import type { Trouble } from '../../../../editor/troubles.js';
import { ask } from '../../client.js';
import { openText } from '../../editing/state.js';
import { Markdown } from './markdown.js';
import { elementOf } from './popover.js';

const path = (): string => openText.value?.path ?? '';

// ---------------------------------------------------------------- completion

const kinds: Readonly<Record<string, string>> = {
  card: 'class',
  label: 'variable',
  board: 'namespace',
  ruling: 'text',
  rule: 'constant',
  rulebook: 'namespace',
  player: 'enum',
  play: 'function',
  word: 'property',
};

const complete: CompletionSource = async ({ pos, explicit, state }) => {
  const before = state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && /^[\n)\]]?$/u.test(before)) return null;
  const found = await ask('complete', { path: path(), offset: pos });
  const [first] = found ?? [];
  if (found === undefined || first === undefined) return null;
  const result: CompletionResult = {
    from: first.range.start,
    to: pos,
    filter: false,
    options: found.map(({ label, kind, detail, means, insert, range }, at) => ({
      label,
      type: kinds[kind] ?? 'keyword',
      ...(detail === undefined ? {} : { detail }),
      ...(means === undefined ? {} : { info: () => elementOf(<Markdown text={means} />) }),
      boost: Math.max(-99, 99 - at),
      apply: (view: EditorView) =>
        view.dispatch({
          changes: { from: range.start, to: Math.max(range.end, pos), insert },
          selection: { anchor: range.start + insert.length },
          userEvent: 'input.complete',
        }),
    })),
  };
  return result;
};

// ---------------------------------------------------------------- hover

const hovering = hoverTooltip(async (_, pos) => {
  const found = await ask('hover', { path: path(), offset: pos });
  if (found === undefined) return null;
  const { range, text } = found;
  const create = () => ({ dom: elementOf(<Markdown text={text} />, 'hover') });
  return { pos: range.start, end: range.end, above: true, create };
});

// ---------------------------------------------------------------- what is wrong

export const applyEdits = (view: EditorView, edits: readonly TextEdit[]): void =>
  view.dispatch({
    changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
    userEvent: 'input.mend',
  });

export const fixesAround = async (from: number, to: number): Promise<readonly Fix[]> =>
  (await ask('fixes', { path: path(), range: { start: from, end: to } }, { every: true })) ?? [];

const severities = { error: 'error', warning: 'warning', information: 'info' } as const;

const diagnosticOf = (view: EditorView, { range, severity, ...one }: Trouble): Diagnostic => {
  const { length } = view.state.doc;
  const from = Math.min(range.start, length);
  return {
    from,
    to: Math.min(Math.max(range.end, from), length),
    severity: severities[severity],
    message: one.message,
    ...(one.idle ? { markClass: 'idle' } : {}),
    renderMessage: () => {
      const dom = document.createElement('div');
      const show = (fixes: readonly Fix[]): void =>
        render(<TroubleText trouble={one} fixes={fixes} view={view} />, dom);
      show([]);
      void fixesAround(range.start, range.end).then(show);
      return dom;
    },
  };
};

interface TroubleProps {
  readonly trouble: Pick<Trouble, 'message' | 'help' | 'rulebook'>;
  readonly fixes: readonly Fix[];
  readonly view: EditorView;
}

const TroubleText = ({ trouble: { message, help, rulebook }, fixes, view }: TroubleProps) => (
  <div class="trouble-text">
    <p>{rulebook === undefined ? message : `${rulebook}: ${message}`}</p>
    {help !== undefined && <p class="quiet">{help}</p>}
    {fixes.map((fix) => (
      <button type="button" class="plain" onClick={() => applyEdits(view, fix.edits)}>
        {fix.title}
      </button>
    ))}
  </div>
);

/** The service has looked: what it found takes the place of what it found before. */
export const showTroubles = (view: EditorView, all: readonly Trouble[]): void =>
  view.dispatch(
    setDiagnostics(
      view.state,
      all.map((one) => diagnosticOf(view, one)),
    ),
  );

/** Tooltips stay below the bar of the page. */
const room = (): Rect => ({
  top: document.querySelector('main')?.getBoundingClientRect().top ?? 0,
  left: 0,
  bottom: innerHeight,
  right: innerWidth,
});

export const tooltipRoom = { tooltipSpace: room };

export const serviceExtensions: Extension = [
  autocompletion({ override: [complete], icons: false, maxRenderedOptions: 60 }),
  hovering,
  lintGutter({ hoverTime: 200 }),
];
