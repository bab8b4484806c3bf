/** A browser for tests of pages, where this machine has one. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is; undefined where there is none, and then its tests are left out. */
export const browserPath = places.find((path) => existsSync(path));

export const whyNoBrowser = `left out: no browser at ${places.join(', ')}`;

/** Starts it; nothing in it asks the network for anything. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
