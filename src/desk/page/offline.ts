/** Keeps the files of the page in the browser, so that it works offline; not where a folder is served, which is there or not. */
import { servedFor } from './served-for.js';

export const keepOffline = (): void => {
  if (servedFor() !== 'site' || !('serviceWorker' in navigator)) return;
  // Where it may not be kept, it works all the same.
  navigator.serviceWorker.register('./offline.js').catch(() => undefined);
};
