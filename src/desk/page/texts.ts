/**
 * The texts on the desk: those of the browser, or the files of a folder. A view that has made a ruling puts it here, and
 * goes to where it can be written on.
 *
 * ```ts
 * const path = await addText('my ruling.ruling', text);
 * location.hash = hashOf({ view: 'write', rest: [path] });
 * ```
 */
import { signal } from '@preact/signals';
import type { SourceFile } from '../../harness/suite.js';
import { ask, restarts } from './client.js';
import { folderStore } from './folder-store.js';
import { freeName } from './free-name.js';
import { servedFor } from './served-for.js';
import { browserStore, type TextStore } from './store.js';

export const store: TextStore = servedFor() === 'folder' ? folderStore() : browserStore();

/** The paths of all texts, in order. */
export const paths = signal<readonly string[]>([]);

export const refreshPaths = async (): Promise<void> => {
  paths.value = (await store.list()).map(({ path }) => path).sort();
};

/** Puts a text on the desk under a name that is free, and says which. */
export const addText = async (name: string, text: string): Promise<string> => {
  await refreshPaths();
  const path = freeName(name, paths.value);
  await store.write(path, text, undefined);
  await refreshPaths();
  return path;
};

const sought = new Set<string>();
let begun = 0;

/** A worker that has been started again has nothing but the open texts. */
const forgetIfRestarted = (): void => {
  if (begun === restarts()) return;
  begun = restarts();
  sought.clear();
  isProvided = false;
};

/** Hands the worker the imported files that it looked for; whether there were any. */
export const fetchWanted = async (): Promise<boolean> => {
  forgetIfRestarted();
  let any = false;
  // What is imported may import something itself.
  for (let rounds = 0; rounds < 20; rounds++) {
    const wanted = (await ask('wanted', null, { every: true })) ?? [];
    const given = await readAll(wanted.filter((path) => !sought.has(path)));
    for (const path of wanted) sought.add(path);
    if (given.length === 0) return any;
    await ask('provide', { given }, { every: true });
    any = true;
  }
  return any;
};

const readAll = async (all: readonly string[]): Promise<readonly SourceFile[]> => {
  const found = await Promise.all(all.map((path) => store.read(path)));
  return found.flatMap((one) =>
    one === undefined ? [] : [{ path: one.path, text: plainLines(one.text) }],
  );
};

/** Texts end their lines with `\n` on the desk, whatever they do where they are kept. */
export const plainLines = (text: string): string => text.replace(/\r\n?/gu, '\n');

/** Hands the worker a file that has changed in the store. */
export const provideAgain = async (changed: readonly string[]): Promise<void> => {
  const given = await readAll(changed);
  for (const path of changed) sought.delete(path);
  await ask('provide', { given }, { every: true });
};

let isProvided = false;

/** So much text is handed in for uses and renames at most. */
const mostText = 24_000_000;

/** Hands the worker every text, so that uses are found in all of them. */
export const provideEverything = async (): Promise<void> => {
  forgetIfRestarted();
  if (isProvided) return;
  isProvided = true;
  let room = mostText;
  const all = (await store.list()).filter(({ size }) => (room -= size) >= 0);
  const given = await readAll(all.map(({ path }) => path));
  for (const { path } of given) sought.add(path);
  await ask('provide', { given }, { every: true });
};
