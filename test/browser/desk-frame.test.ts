/** What is around the views of the desk, and the views as they are first shown. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, whyNoBrowser } from './browser.js';
import { deskInBrowser } from './desk.js';
import { findingsOn } from './site.js';

if (browserPath === undefined) console.warn(`The desk: ${whyNoBrowser}`);

const viewNames = ['write', 'step', 'play', 'browse', 'train'] as const;

describe.skipIf(browserPath === undefined)('the desk', () => {
  const desk = deskInBrowser();
  let page: Page;

  const open = async (hash: string, how: BrowserContextOptions = {}): Promise<void> => {
    page = await desk.open(hash, { viewport: { width: 1280, height: 800 }, ...how });
  };

  describe.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('%s, %i wide', (colorScheme, width) => {
    test.each(viewNames)('%s: axe-core finds nothing, and nothing sticks out', async (name) => {
      await open(`#/${name}`, { colorScheme, viewport: { width, height: 800 } });
      expect(await findingsOn(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });

  test('an address without a view, and one that leads nowhere', async () => {
    await open('');
    await expect.poll(() => page.title()).toBe('Write · Hantei');
    for (const nowhere of ['#/nowhere', '#/play/%E0%A4%A?ruling=a']) {
      await page.evaluate((hash) => (location.hash = hash), '#/write');
      await expect.poll(() => page.title()).toBe('Write · Hantei');
      await page.evaluate((hash) => (location.hash = hash), nowhere);
      await page.getByText('There is nothing at this address.').waitFor();
    }
    await page.getByRole('link', { name: 'Go to the editor' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Write' }).waitFor();
    await expect.poll(() => page.title()).toBe('Write · Hantei');
  });

  test('who goes on before a text has been found is not led back', async () => {
    await open('#/browse');
    await page.evaluate(async () => {
      location.hash = '#/write';
      while (document.querySelector('.write') === null) await new Promise(requestAnimationFrame);
      await new Promise((soon) => setTimeout(soon));
      location.hash = '#/nowhere';
    });
    await page.getByText('There is nothing at this address.').waitFor();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => location.hash)).toBe('#/nowhere');
  });

  test('another language, and other colours, that are kept', async () => {
    await open('#/browse');
    await page.getByLabel('Language').selectOption('日本語');
    await expect.poll(() => page.title()).toBe('裁定集 · 判定');
    await page.getByLabel('配色').selectOption('dark');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(() => paper()).toBe('rgb(19, 21, 25)');
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    await expect.poll(() => paper()).toBe('rgb(19, 21, 25)');
    await expect.poll(() => page.title()).toBe('裁定集 · 判定');
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja');
  });

  test('by keys alone to the content', async () => {
    await open('#/browse');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('view');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/browse');
  });
});
