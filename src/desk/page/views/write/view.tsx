/** Writing: the text, and beside it what comes of it. */
import './write.css';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'preact/hooks';
import { beginText, noteElsewhere, openPath } from '../../editing/open.js';
import { exampleName, exampleText, someText } from '../../editing/example.js';
import { lookSoon } from '../../editing/judging.js';
import { isChanged, openText } from '../../editing/state.js';
import { writeAddress } from '../../editing/addresses.js';
import { notify } from '../../notices.js';
import { unpackText } from '../../packed.js';
import { routeOf } from '../../router.js';
import { addText, paths, provideAgain, refreshPaths, store } from '../../texts.js';
import { say } from '../../words/index.js';
import type { ViewProps } from '../index.js';
import { Conflict } from './conflict.js';
import { Editor } from './editor.js';
import { Panels } from './panels.js';
import { Toolbar } from './toolbar.js';

export default function WriteView({ route }: ViewProps) {
  const view = useRef<EditorView | undefined>(undefined);
  const [wanted = ''] = route.rest;
  const packed = route.query['text'];
  useEffect(() => {
    void goThere(wanted, packed, route.query['name']);
  }, [wanted, packed]);
  useEffect(() => watchTexts(), []);
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent): void => {
      if (isChanged.value && store.keeps === 'folder') event.preventDefault();
    };
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, []);
  return (
    <div class="write">
      <div class="write-side">
        <Toolbar view={() => view.current} />
        <Conflict />
        <Editor onView={(made) => (view.current = made)} />
      </div>
      <Panels view={() => view.current} />
    </div>
  );
}

/** Opens what the address means: a text by its path, one that is in the address, or the first there is. */
const goThere = async (
  path: string,
  packed: string | undefined,
  name = exampleName,
): Promise<void> => {
  // Whoever has gone on by the time a text is found stays where they are.
  const lead = (to: string): void => {
    const { view, rest } = routeOf(location.hash);
    if (view === 'write' && (rest[0] ?? '') === path) location.replace(writeAddress(to));
  };
  await refreshPaths();
  if (packed !== undefined) {
    const text = await unpackText(packed);
    if (text === undefined) notify(say('write.broken-link'));
    else return lead(await sharedAs(name, text));
  }
  if (path !== '') {
    if (await openPath(path)) return;
    const why = paths.value.includes(path) ? 'write.unread' : 'write.gone';
    if (openText.value === undefined || !isChanged.value) notify(say(why, { name: path }));
  }
  const some = await someText();
  if (some !== undefined) return lead(some);
  beginText({ path: exampleName, text: exampleText, version: '' });
};

/** The same text that is here already is opened, and not put here twice. */
const sharedAs = async (name: string, text: string): Promise<string> => {
  for (const path of paths.value) if ((await store.read(path))?.text === text) return path;
  return addText(name, text);
};

/** What others change in the store is read again; of what is open it is told. */
const watchTexts = (): (() => void) =>
  store.watch((changed) => {
    void refreshPaths();
    void provideAgain(changed.filter((path) => path !== openText.value?.path)).then(() =>
      lookSoon(),
    );
    const open = openText.value;
    if (open !== undefined && changed.includes(open.path)) void compare(open.path);
  });

const compare = async (path: string): Promise<void> => {
  noteElsewhere(await store.read(path));
};
