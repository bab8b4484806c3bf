/** Texts of the folder that `hantei desk` serves: asked of the server that served the page, and of nobody else. */
import type { StoredText, UnreadText, WrittenText } from '../stored.js';
import type { TextStore } from './store.js';

const api = (name: string, path?: string): string =>
  path === undefined ? `./api/${name}` : `./api/${name}?path=${encodeURIComponent(path)}`;

const asked = async <T>(address: string, how?: RequestInit): Promise<T | undefined> => {
  try {
    const answer = await fetch(address, { cache: 'no-store', ...how });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
};

const sending = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const folderStore = (): TextStore => ({
  keeps: 'folder',
  list: async () =>
    (await asked<readonly { readonly path: string; readonly size: number }[]>(api('files'))) ?? [],
  read: async (path) => {
    const found = await asked<StoredText | UnreadText>(api('file', path));
    return found === undefined || 'refused' in found ? undefined : found;
  },
  write: async (path, text, basedOn) =>
    (await asked<WrittenText>(api('file', path), sending({ text, basedOn: basedOn ?? null }))) ?? {
      refused: 'server',
    },
  remove: () => Promise.resolve(),
  /** The server tells which files have changed on disk. */
  watch: (changed) => {
    const events = new EventSource(api('changes'));
    events.onmessage = ({ data }) => changed(JSON.parse(String(data)) as readonly string[]);
    return () => events.close();
  },
});
