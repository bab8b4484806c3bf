/** What can be done from the keyboard, at the place of the cursor. */
import type { EditorView, KeyBinding } from '@codemirror/view';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { UseSeen } from '../../../engine/writing.js';
import type { FilePlace } from '../../../../editor/whole.js';
import type { Fix } from '../../../../editor/fixes/fix.js';
import { ask } from '../../client.js';
import { writeAddress } from '../../editing/addresses.js';
import { save } from '../../editing/open.js';
import { openText } from '../../editing/state.js';
import { mention, notify } from '../../notices.js';
import { plainLines, provideEverything, store } from '../../texts.js';
import { say } from '../../words/index.js';
import { Markdown } from './markdown.js';
import { closePopover, openPopover } from './popover.js';
import { applyEdits, fixesAround } from './services.js';

/** Where something is used, for the list of uses. */
export const usesFound = signal<readonly UseSeen[] | undefined>(undefined);

const at = (view: EditorView) => ({
  path: openText.value?.path ?? '',
  offset: view.state.selection.main.head,
});

/** Where to put the cursor as soon as a text is open. */
export const placeToGo = signal<FilePlace | undefined>(undefined);

export const goTo = (place: FilePlace): void => {
  placeToGo.value = place;
  if (openText.value?.path !== place.path) location.hash = writeAddress(place.path);
};

export const goToDeclaration = async (view: EditorView, offset: number): Promise<void> => {
  const found = await ask('declaration', { path: at(view).path, offset });
  if (found === undefined) mention(say('write.no-declaration'));
  else goTo(found);
};

const findUses = async (view: EditorView): Promise<void> => {
  await provideEverything();
  usesFound.value = (await ask('uses', at(view))) ?? [];
};

const showHover = async (view: EditorView): Promise<void> => {
  const found = await ask('hover', at(view));
  if (found === undefined) return mention(say('write.nothing-here'));
  openPopover(
    view,
    found.range.start,
    <div class="hover">
      <Markdown text={found.text} />
      <button type="button" class="plain" onClick={() => closePopover(view)}>
        {say('notice.close')}
      </button>
    </div>,
  );
};

const FixMenu = ({
  fixes,
  view,
}: {
  readonly fixes: readonly Fix[];
  readonly view: EditorView;
}) => (
  <ul class="menu">
    {fixes.map((fix) => (
      <li>
        <button
          type="button"
          class="plain"
          onClick={() => {
            closePopover(view);
            applyEdits(view, fix.edits);
          }}
        >
          {fix.title}
        </button>
      </li>
    ))}
  </ul>
);

const openFixes = async (view: EditorView): Promise<void> => {
  const { from, to, head } = view.state.selection.main;
  const fixes = await fixesAround(from, to);
  if (fixes.length === 0) return mention(say('write.no-fix'));
  openPopover(view, head, <FixMenu fixes={fixes} view={view} />);
};

interface RenameProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<string | undefined>;
}

const RenameForm = ({ name, onName }: RenameProps) => {
  const [text, setText] = useState(name);
  const [wrong, setWrong] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void onName(text).then((why) => setWrong(why ?? ''));
      }}
    >
      <input
        class="field"
        aria-label={say('write.new-name')}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="button main">
        {say('write.rename')}
      </button>
      {wrong !== '' && (
        <p class="trouble small" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
};

const openRename = async (view: EditorView): Promise<void> => {
  await provideEverything();
  const place = at(view);
  const found = await ask('renamed', place);
  if (found === undefined) return;
  if ('refused' in found) return notify(found.refused);
  const onName = async (name: string): Promise<string | undefined> => {
    const changes = await ask('rename', { ...place, name });
    if (changes === undefined) return undefined;
    if ('refused' in changes) return changes.refused;
    const elsewhere = changes.filter(({ path }) => path !== place.path);
    const own = changes.find(({ path }) => path === place.path);
    closePopover(view);
    if (own !== undefined) applyEdits(view, own.edits);
    for (const change of elsewhere) await changeStored(change.path, change.edits);
    return undefined;
  };
  openPopover(view, found.range.start, <RenameForm name={found.name} onName={onName} />);
};

/** Texts that are not open are changed where they are kept. */
const changeStored = async (
  path: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): Promise<void> => {
  const found = await store.read(path);
  if (found === undefined) return;
  let text = plainLines(found.text);
  for (const edit of [...edits].sort((one, other) => other.start - one.start))
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const lineEnd = found.text.includes('\r\n') ? '\r\n' : '\n';
  const written = await store.write(path, text.replaceAll('\n', lineEnd), found.version);
  if (!('version' in written)) notify(say('write.not-renamed', { path }));
};

export const layOutText = async (view: EditorView): Promise<void> => {
  const { doc } = view.state;
  const edits = await ask('format', { path: at(view).path });
  if (edits === undefined || view.state.doc !== doc) return;
  if (edits.length === 0) return;
  const { head } = view.state.selection.main;
  const before = signsIn(doc.sliceString(0, head));
  applyEdits(view, edits);
  view.dispatch({ selection: { anchor: behindSigns(view.state.doc.toString(), before) } });
};

/** Laying out moves words and changes none: the cursor stays behind as many of them. */
const signsIn = (text: string): number => text.replace(/\s+/gu, '').length;

const behindSigns = (text: string, count: number): number => {
  let left = count;
  for (let at = 0; at < text.length; at++) {
    if (left === 0) return at;
    if (!/\s/u.test(text[at] ?? '')) left--;
  }
  return text.length;
};

const doing =
  (work: (view: EditorView) => Promise<void>) =>
  (view: EditorView): boolean => {
    void work(view);
    return true;
  };

export const commandKeys: readonly KeyBinding[] = [
  { key: 'Mod-s', run: doing(save), preventDefault: true },
  { key: 'F12', run: doing((view) => goToDeclaration(view, at(view).offset)) },
  { key: 'Shift-F12', run: doing(findUses) },
  { key: 'F2', run: doing(openRename) },
  { key: 'Mod-.', run: doing(openFixes) },
  { key: 'Mod-i', run: doing(showHover), preventDefault: true },
  { key: 'Shift-Alt-f', run: doing(layOutText) },
];

/** By mouse: the declaration of what is clicked with the key held. */
export const goByMouse = (event: MouseEvent, view: EditorView): boolean => {
  if (!(event.ctrlKey || event.metaKey)) return false;
  const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
  if (offset === null) return false;
  void goToDeclaration(view, offset);
  return true;
};

/** For buttons, which act where the cursor is. */
export const editorActions = { openFixes, findUses, openRename, showHover, layOutText };
