/** Which text is open, and what can be done with it. */
import type { EditorView } from '@codemirror/view';
import { writeAddress } from '../../editing/addresses.js';
import { closeText, save } from '../../editing/open.js';
import { isChanged, openText, textNow } from '../../editing/state.js';
import { mention, notify } from '../../notices.js';
import { packText } from '../../packed.js';
import { hashOf } from '../../router.js';
import { addText, paths, refreshPaths, store } from '../../texts.js';
import { say } from '../../words/index.js';
import { editorActions } from './commands.js';

interface ToolbarProps {
  readonly view: () => EditorView | undefined;
}

export function Toolbar({ view }: ToolbarProps) {
  const path = openText.value?.path ?? '';
  const all = paths.value.includes(path) || path === '' ? paths.value : [path, ...paths.value];
  const on = (work: (view: EditorView) => unknown) => () => {
    const shown = view();
    if (shown !== undefined) void work(shown);
  };
  return (
    <div class="write-tools row">
      <select
        class="write-which"
        aria-label={say('write.texts')}
        value={path}
        onChange={({ currentTarget }) => (location.hash = writeAddress(currentTarget.value))}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => void addNew()}>
        {say('write.new')}
      </button>
      {store.keeps === 'folder' ? (
        <button
          type="button"
          class="button"
          disabled={!isChanged.value}
          onClick={() => void save()}
        >
          {say('write.save')}
        </button>
      ) : (
        <button type="button" class="button" onClick={() => void removeThis(path)}>
          {say('write.delete')}
        </button>
      )}
      <span class="quiet small" role="status">
        {store.keeps === 'folder' && say(isChanged.value ? 'write.unsaved' : 'write.saved')}
      </span>
      <span class="grow" />
      <button type="button" class="plain" title="Mod-I" onClick={on(editorActions.showHover)}>
        {say('write.what')}
      </button>
      <button type="button" class="plain" title="Mod-." onClick={on(editorActions.openFixes)}>
        {say('write.mend')}
      </button>
      <button type="button" class="plain" title="Shift-F12" onClick={on(editorActions.findUses)}>
        {say('write.uses')}
      </button>
      <button type="button" class="plain" title="F2" onClick={on(editorActions.openRename)}>
        {say('write.rename')}
      </button>
      <button
        type="button"
        class="plain"
        title="Shift-Alt-F"
        onClick={on(editorActions.layOutText)}
      >
        {say('write.format')}
      </button>
      <button type="button" class="plain" onClick={() => void share(path)}>
        {say('write.share')}
      </button>
    </div>
  );
}

const addNew = async (): Promise<void> => {
  const name = prompt(say('write.new-file'), 'ruling.ruling');
  if (name === null || name.trim() === '') return;
  const ending = /\.(?:ruling|cards)$/u.test(name) ? '' : '.ruling';
  location.hash = writeAddress(await addText(`${name.trim()}${ending}`, '\n'));
};

const removeThis = async (path: string): Promise<void> => {
  if (!confirm(say('write.delete-sure', { name: path }))) return;
  await store.remove(path);
  closeText(path);
  await refreshPaths();
  location.hash = hashOf({ view: 'write' });
};

/** The whole text, as an address. */
const share = async (name: string): Promise<void> => {
  const text = await packText(textNow.value);
  const hash = hashOf({ view: 'write', query: { name, text } });
  const address = new URL(hash, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    mention(say('write.shared', { length: address.length }));
  } catch {
    history.replaceState(null, '', hash);
    notify(say('write.not-shared'));
  }
};
