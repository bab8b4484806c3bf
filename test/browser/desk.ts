/** The desk in a browser for the tests of a file: a page for each, which must have nothing to complain of when the test is over. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from './browser.js';
import { openSite, type Site } from './site.js';

export interface DeskInBrowser {
  readonly site: Site;
  /** A page on which nothing is yet. */
  readonly newPage: (how?: BrowserContextOptions) => Promise<Page>;
  /** A page with the desk at an address of the site, once it is there. */
  readonly open: (hash: string, how?: BrowserContextOptions) => Promise<Page>;
}

/** To be asked for within `describe`: the browser and the site are there while its tests run. */
export const deskInBrowser = (): DeskInBrowser => {
  let browser: Browser;
  let site: Site;
  let page: Page | undefined;
  let faults: string[] = [];

  beforeAll(async () => {
    [browser, site] = await Promise.all([launch(), openSite()]);
    // The first file waits for the site to be built.
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  afterEach(async () => {
    expect(faults).toEqual([]);
    await page?.context().close();
  });

  const newPage = async (how: BrowserContextOptions = {}): Promise<Page> => {
    faults = [];
    page = await browser.newPage(how);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (one) => one.type() === 'error' && faults.push(one.text()));
    return page;
  };
  return {
    get site() {
      return site;
    },
    newPage,
    open: async (hash, how) => {
      const opened = await newPage(how);
      await opened.goto(site.url + hash);
      await opened.locator('main[data-ready]').waitFor();
      return opened;
    },
  };
};
