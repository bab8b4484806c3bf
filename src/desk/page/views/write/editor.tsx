/** The text, in CodeMirror, with the language service around it. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentUnit,
} from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  tooltips,
  type ViewUpdate,
} from '@codemirror/view';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TextEdit } from '../../../../editor/page.js';
import { typed } from '../../editing/open.js';
import { cursor, openText, type OpenText, seen, textNow } from '../../editing/state.js';
import { say } from '../../words/index.js';
import { commandKeys, goByMouse, placeToGo } from './commands.js';
import { popoverExtensions } from './popover.js';
import { serviceExtensions, showTroubles, tooltipRoom } from './services.js';
import { showSeen, shownExtensions } from './shown.js';

/** The changes of an update as edits, each in the text that those before it have left. */
const editsOf = ({ changes }: ViewUpdate): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  changes.iterChanges((fromA, toA, fromB, _, inserted) => {
    edits.push({ start: fromB, end: fromB + (toA - fromA), text: inserted.toString() });
  });
  return edits;
};

const listening = EditorView.updateListener.of((update) => {
  if (update.docChanged) typed(update.state.doc.toString(), editsOf(update));
  if (update.selectionSet || update.docChanged) cursor.value = update.state.selection.main.head;
});

/** Where folds are is known once the service has looked. */
const isSeen = ({ transactions }: ViewUpdate): boolean =>
  transactions.some(({ effects }) => effects.some((one) => one.is(showSeen)));

/** A new line begins where the one before it does. */
const layout: Extension = [
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  EditorState.languageData.of(() => [{ commentTokens: { line: '#' } }]),
];

const extensions = (): Extension => [
  shownExtensions,
  lineNumbers(),
  foldGutter({ foldingChanged: isSeen }),
  EditorView.lineWrapping,
  codeFolding(),
  history(),
  drawSelection(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  layout,
  serviceExtensions,
  popoverExtensions,
  tooltips(tooltipRoom),
  keymap.of([
    ...commandKeys,
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...historyKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
  EditorView.domEventHandlers({ mousedown: goByMouse }),
  EditorView.contentAttributes.of({
    'aria-label': say('write.text'),
    'aria-description': say('write.leave'),
    tabindex: '0',
    spellcheck: 'false',
    autocorrect: 'off',
    autocapitalize: 'off',
  }),
  listening,
];

interface EditorProps {
  readonly onView: (view: EditorView) => void;
}

export function Editor({ onView }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const held = useRef<EditorView | undefined>(undefined);
  /** The text with which the editor began. */
  const begun = useRef<OpenText | undefined>(undefined);
  useEffect(() => {
    const parent = host.current ?? document.body;
    const view = new EditorView({ parent, extensions: extensions() });
    held.current = view;
    onView(view);
    return () => view.destroy();
  }, []);
  useSignalEffect(() => {
    const open = openText.value;
    if (open === undefined || held.current === undefined) return;
    const { current } = begun;
    if (current?.begin === open.begin && current.path === open.path) return;
    begun.current = open;
    // Whoever comes back from another view finds the text as it was left.
    const doc = textNow.peek();
    const selection = { anchor: Math.min(cursor.peek(), doc.length) };
    held.current.setState(EditorState.create({ doc, selection, extensions: extensions() }));
  });
  useSignalEffect(() => {
    const found = seen.value;
    const view = held.current;
    if (found === undefined || view === undefined || openText.peek() === undefined) return;
    view.dispatch({ effects: showSeen.of(found) });
    showTroubles(view, found.troubles);
  });
  useSignalEffect(() => {
    const place = placeToGo.value;
    const view = held.current;
    if (place === undefined || view === undefined || openText.value?.path !== place.path) return;
    placeToGo.value = undefined;
    showPlace(view, place.range.start, place.range.end);
  });
  return <div class="write-editor" ref={host} />;
}

export const showPlace = (view: EditorView, from: number, to = from): void => {
  const { length } = view.state.doc;
  const anchor = Math.min(from, length);
  view.dispatch({
    selection: { anchor, head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
};
