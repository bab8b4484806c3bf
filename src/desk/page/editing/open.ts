/** The open text is told to the worker change by change, and kept: as it is typed in the browser, when it is saved in a folder. */
import type { TextEdit } from '../../../editor/page.js';
import { ask } from '../client.js';
import { notify } from '../notices.js';
import { noteClosed, noteOpen } from '../open-texts.js';
import type { StoredText } from '../../stored.js';
import { paths, plainLines, provideAgain, refreshPaths, store } from '../texts.js';
import { say } from '../words/index.js';
import { lookSoon } from './judging.js';
import { cursor, theirText, isChanged, openText, seen, textNow } from './state.js';

/** Whether the text that is open can be left: in a folder one that could not be written cannot. */
const canLeave = async (): Promise<boolean> => {
  if (isChanged.value) await save();
  return !isChanged.value || store.keeps === 'browser';
};

/** Opens a text; false where there is none, or where the one before it cannot be left. */
export const openPath = async (path: string): Promise<boolean> => {
  if (openText.value?.path === path) return true;
  if (openText.value !== undefined && !(await canLeave())) return false;
  const found = await store.read(path);
  if (found === undefined) return false;
  beginText(found);
  return true;
};

/** What is no longer open counts as it stands in the store. */
const putBack = (path: string): void => {
  noteClosed(path);
  void ask('close', { path }, { every: true });
  void provideAgain([path]);
};

/** Begins with a text as it stands in the store. */
export const beginText = ({ path, text, version }: StoredText): void => {
  const before = openText.value?.path;
  if (before !== undefined && before !== path) putBack(before);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const plain = plainLines(text);
  noteOpen(path, plain);
  void ask('open', { path, text: plain }, { every: true });
  seen.value = undefined;
  cursor.value = 0;
  textNow.value = plain;
  isChanged.value = false;
  theirText.value = undefined;
  openText.value = { path, begin: plain, version, lineEnd };
  lookSoon(0);
};

/** It is no longer there. */
export const closeText = (path: string): void => {
  noteClosed(path);
  void ask('close', { path }, { every: true });
  clearTimeout(keeping);
  isChanged.value = false;
  openText.value = undefined;
  seen.value = undefined;
};

/** The text has been changed in the editor. */
export const typed = (text: string, edits: readonly TextEdit[]): void => {
  const open = openText.value;
  if (open === undefined) return;
  noteOpen(open.path, text);
  void ask('change', { path: open.path, edits }, { every: true });
  textNow.value = text;
  isChanged.value = true;
  if (store.keeps === 'browser') keepSoon();
  lookSoon();
};

let keeping: ReturnType<typeof setTimeout> | undefined;

const keepSoon = (): void => {
  clearTimeout(keeping);
  keeping = setTimeout(() => void save(), 300);
};

/** Writes the text into the store. What somebody else has written there meanwhile is told, and left. */
export const save = async (): Promise<void> => {
  const open = openText.value;
  if (open === undefined || !isChanged.value) return;
  const text = textNow.value;
  const kept = text.replaceAll('\n', open.lineEnd);
  const written = await store.write(open.path, kept, open.version || undefined);
  if ('conflict' in written) theirText.value = written.conflict;
  else if ('refused' in written) notify(say('write.not-kept', { why: written.refused }));
  else if (openText.value?.path === open.path) {
    openText.value = { ...openText.value, version: written.version };
    isChanged.value = textNow.value !== text;
    if (!paths.value.includes(open.path)) await refreshPaths();
  }
};

/** Of two versions, takes what stands in the store. */
export const takeTheirs = (): void => {
  if (theirText.value !== undefined) beginText(theirText.value);
};

/** Of two versions, writes what stands in the editor. */
export const keepMine = async (): Promise<void> => {
  const [open, theirs] = [openText.value, theirText.value];
  if (open === undefined || theirs === undefined) return;
  openText.value = { ...open, version: theirs.version };
  theirText.value = undefined;
  isChanged.value = true;
  await save();
};

/** The open text stands in the store as it is told here: what is not changed on the desk is taken over, anything else told. */
export const noteElsewhere = (found: StoredText | undefined): void => {
  const open = openText.value;
  if (open === undefined || found === undefined || found.path !== open.path) return;
  if (found.version === open.version) return;
  if (plainLines(found.text) === textNow.value)
    openText.value = { ...open, version: found.version };
  else if (isChanged.value) theirText.value = found;
  else beginText(found);
};
