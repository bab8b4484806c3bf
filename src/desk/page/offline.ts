/**
 * Keeps the files of the page in the browser, so that it works offline; not where a folder is served, which is there or not.
 * The corpus, which is large, is kept as well, later, when nobody waits for anything.
 */
import { servedFor } from './served-for.js';

export const keepOffline = (): void => {
  if (servedFor() !== 'site' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // Where it may not be kept, it works all the same.
  serviceWorker.register('./offline.js').catch(() => undefined);
  if (savesData()) return;
  setTimeout(() => {
    void serviceWorker.ready.then(({ active }) => active?.postMessage('keep the corpus'));
  }, untilCalm);
};

/** The engine has started by then, and has judged what was open. */
const untilCalm = 5000;

/** Whether somebody has asked their browser to fetch no more than is needed. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
