/** The open text, as it is recorded into. */
import type { TextEdit } from '../../../../editor/page.js';
import { beginText, openPath, save, typed } from '../../editing/open.js';
import { openText, textNow, theirText } from '../../editing/state.js';
import { addText, fetchWanted, store } from '../../texts.js';

/** Opens a text with all that it imports; whether there is one. */
export const openToRecord = async (path: string): Promise<boolean> => {
  if (!(await openPath(path))) return false;
  await fetchWanted();
  return true;
};

/** Puts a new text on the desk, and opens it. */
export const newText = async (name: string): Promise<string> => {
  const path = await addText(name, '');
  const found = await store.read(path);
  if (found !== undefined) beginText(found);
  return path;
};

/**
 * Carries edits out, one after another, and keeps the text; false where somebody else has changed it meanwhile, or where
 * another one is open by now.
 */
export const writeText = async (path: string, edits: readonly TextEdit[]): Promise<boolean> => {
  if (openText.value?.path !== path) return false;
  let text = textNow.value;
  for (const { start, end, text: now } of edits)
    text = text.slice(0, start) + now + text.slice(end);
  typed(text, edits);
  // The editor begins anew with it.
  openText.value = { ...openText.value, begin: text };
  await save();
  return theirText.value === undefined;
};
