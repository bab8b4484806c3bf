/** Where texts are kept: in the browser here; in a folder where `hantei desk` serves one. */
import type { ListedText, StoredText, WrittenText } from '../stored.js';
import { dropKept, keep, recall } from './kept.js';

export interface TextStore {
  readonly keeps: 'browser' | 'folder';
  readonly list: () => Promise<readonly ListedText[]>;
  readonly read: (path: string) => Promise<StoredText | undefined>;
  /** @param basedOn the version that was changed; nothing of a text that is new */
  readonly write: (path: string, text: string, basedOn: string | undefined) => Promise<WrittenText>;
  readonly remove: (path: string) => Promise<void>;
  /** Says which texts have been changed by somebody else, until it is told to stop. */
  readonly watch: (changed: (paths: readonly string[]) => void) => () => void;
}

const index = 'texts';

const listed = (): readonly string[] => {
  try {
    const found: unknown = JSON.parse(recall(index) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
};

/** Texts in the browser. Two windows may have the same one open: the later one wins, as it was typed. */
export const browserStore = (): TextStore => {
  const held = new Map<string, string>();
  const textOf = (path: string): string | undefined => held.get(path) ?? recall(`text.${path}`);
  return {
    keeps: 'browser',
    watch: () => () => undefined,
    list: () =>
      Promise.resolve(
        [...new Set([...listed(), ...held.keys()])].map((path) => ({
          path,
          size: textOf(path)?.length ?? 0,
        })),
      ),
    read: (path) => {
      const text = textOf(path);
      return Promise.resolve(text === undefined ? undefined : { path, text, version: '' });
    },
    write: (path, text) => {
      const all = listed();
      if (!all.includes(path)) keep(index, JSON.stringify([...all, path]));
      if (keep(`text.${path}`, text)) {
        held.delete(path);
        return Promise.resolve({ version: '' });
      }
      // There is no room, or nothing may be kept: at least until the page is closed.
      held.set(path, text);
      return Promise.resolve({ refused: 'browser' });
    },
    remove: (path) => {
      held.delete(path);
      keep(index, JSON.stringify(listed().filter((one) => one !== path)));
      dropKept(`text.${path}`);
      return Promise.resolve();
    },
  };
};
