/**
 * Builds the desk as static files: dist/site/, to be put on any web space, and served by `hantei desk`.
 *
 *     node scripts/site.mjs [folder]
 *
 * All addresses in it are relative. Beside what Vite makes there is a service worker that keeps the files, so that the
 * desk works offline.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeCorpus } from './corpus.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Kept are the files of this very build; what an earlier one kept goes. */
const serviceWorker = (names, version) => `const kept = ${JSON.stringify(`hantei-desk-${version}`)};
const keptData = 'hantei-data';
const files = ${JSON.stringify(['./', ...names])};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(kept).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('hantei-desk-') && name !== kept).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
const dataFor = async (request) => {
  const cache = await caches.open(keptData);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (error) {
    const before = await cache.match(request);
    if (before !== undefined) return before;
    throw error;
  }
};
const keepCorpus = async () => {
  const list = await dataFor(new Request('data/corpus.json'));
  const names = (await list.json()).flatMap((one) => [one.book, one.texts, one.cards]);
  const cache = await caches.open(keptData);
  for (const name of new Set(names)) if ((await cache.match('data/' + name)) === undefined) await dataFor(new Request('data/' + name));
};
self.addEventListener('message', (event) => {
  // Where it cannot be fetched now, it may be the next time.
  if (event.data === 'keep the corpus') event.waitUntil(keepCorpus().catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  if (new URL(event.request.url).pathname.includes('/data/')) return event.respondWith(dataFor(event.request));
  event.respondWith(caches.open(kept).then((cache) => cache.match(event.request, { ignoreSearch: true, ignoreVary: true })).then((found) => found ?? fetch(event.request)));
});
`;

/** Large data is fetched when somebody wants it, or when the page has been open for a while, and kept from then on, for when nothing can be fetched. */
const isKeptAhead = (name) => !name.startsWith('data/') && !name.endsWith('.map');

const offline = {
  name: 'offline',
  apply: 'build',
  // After every other file, the page itself among them.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const names = Object.keys(bundle).filter(isKeptAhead).sort();
      const digest = createHash('sha256');
      for (const name of names) {
        const one = bundle[name];
        digest.update(name).update(one.type === 'chunk' ? one.code : one.source);
      }
      const source = serviceWorker([...names, 'icon.svg'], digest.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  },
};

/**
 * Builds the desk; Vite is loaded only then.
 *
 * @param outDir emptied first
 */
export const buildSite = async (outDir = join(root, 'dist/site')) => {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(root, 'src/desk/page'),
    base: './',
    logLevel: 'warn',
    plugins: [offline],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      // Relative to the page, whatever the page's own address is.
      assetsDir: 'parts',
      chunkSizeWarningLimit: 2500,
      modulePreload: { polyfill: false },
    },
  });
  await writeCorpus(outDir);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildSite(process.argv[2]);
