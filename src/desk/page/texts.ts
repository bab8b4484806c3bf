/**
 * The texts on the desk: those of the browser, or the files of a folder. A view that has made a ruling puts it here, and
 * whoever looks at `current` is shown anew.
 *
 * ```ts
 * const path = await addText('my ruling.ruling', text);
 * location.hash = hashOf({ view: 'write', rest: [path] });
 * ```
 */
import { signal } from '@preact/signals';
import { browserStore } from './store.js';

/** The paths of all texts, in order. */
export const paths = signal<readonly string[]>([]);

const store = browserStore();

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

/** `a.ruling`, or `a 2.ruling` where there is one. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.\w+)?$/u.exec(name) ?? [];
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${stem} ${count}${ending}`;
    if (!taken.includes(tried)) return tried;
  }
};
