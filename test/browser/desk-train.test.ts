/** Browsing the corpus and being asked about it, in a real browser. */
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserPath, whyNoBrowser } from './browser.js';
import { deskInBrowser } from './desk.js';
import { findingsOn } from './site.js';

if (browserPath === undefined) console.warn(`Browse and Train: ${whyNoBrowser}`);

describe.skipIf(browserPath === undefined)('the corpus on the desk', () => {
  const desk = deskInBrowser();
  let page: Page;

  const open = async (hash: string, how: BrowserContextOptions = {}): Promise<void> => {
    page = await desk.open(hash, { viewport: { width: 1280, height: 900 }, ...how });
  };

  const question = () => page.locator('.train-answer').first().waitFor({ timeout: 30_000 });

  describe.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('%s, %i wide', (colorScheme, width) => {
    const how = { colorScheme, viewport: { width, height: 900 } };
    const isFine = async (): Promise<void> => {
      expect(await findingsOn(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    };

    test('a question before and after the answer', async () => {
      await open('#/train/fire-force/1.0.0', how);
      await question();
      await isFine();
      await page.keyboard.press('1');
      await page.locator('.train-told').waitFor();
      await isFine();
    });

    test('the catalogue, its map, and a ruling', async () => {
      await open('#/browse/fire-force/1.0.0', how);
      await page.locator('.browse-entry').first().waitFor();
      await page.locator('.browse-map > summary').click();
      await page.locator('.map-chapter > summary').first().click();
      await isFine();
      await page.locator('.browse-entry').first().click();
      await page.locator('.shared h1').waitFor();
      await isFine();
    });
  });

  test('offline, without having been opened before', async () => {
    await open('#/write');
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('hantei-data')).keys()).length);
    const { length } = readdirSync(join(desk.site.folder, 'data'));
    await expect.poll(kept, { timeout: 60_000 }).toBe(length);
    await page.context().setOffline(true);
    await page.goto(`${desk.site.url}#/browse/fire-force/1.0.0`);
    await page.reload();
    await page.locator('.browse-entry').first().waitFor({ timeout: 30_000 });
    await page.goto(`${desk.site.url}#/train/duel-masters/1.13`);
    await page.reload();
    await question();
  });

  test('by keys alone: answers are kept, and counted by chapter', async () => {
    const answered = async (): Promise<number> => {
      await page.keyboard.press('2');
      return page.locator('.train-told').count();
    };
    await open('#/train/fire-force/1.0.0');
    for (const _ of [1, 2]) {
      await question();
      // Keys are heard a moment after the question is there.
      await expect.poll(answered, { timeout: 30_000 }).toBe(1);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('train-told');
      await page.keyboard.press('n');
      await page.locator('.train-told').waitFor({ state: 'detached' });
    }
    await page.reload();
    await page.locator('main[data-ready]').waitFor();
    await question();
    await page.locator('.train-standings summary').press('Enter');
    const asked = page.locator('.train-standings tbody tr td:nth-of-type(1)');
    await asked.first().waitFor();
    const counts = await asked.allInnerTexts();
    expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(2);
  });

  test('found as one types; its address holds the ruling', async () => {
    await open('#/browse/duel-masters/1.13');
    await page.getByLabel('Find rulings').fill('115.3b equal power');
    await page.getByText(/^\d+ of \d+ rulings$/).waitFor();
    const count = Number((await page.getByText(/^\d+ of \d+ rulings$/).innerText()).split(' ')[0]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(40);
    await page.locator('.browse-entry').first().press('Enter');
    await page.locator('.shared h1').waitFor();
    const name = await page.locator('.shared h1').innerText();
    const address = await page.evaluate(() => location.hash);
    await page.context().close();
    await open(address);
    await page.locator('.shared h1').waitFor();
    await expect.poll(() => page.locator('.shared h1').innerText()).toBe(name);
    await expect.poll(() => page.locator('.shared .badge').innerText()).toBe('pass');
    await page.getByRole('button', { name: 'Open in the editor' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#/write/'));
  });

  test('a number of the map leads to its rulings', async () => {
    await open('#/browse/duel-masters/1.13?rule=115.3b');
    await page.getByText('Only rule 115.3b').waitFor();
    await expect
      .poll(() => page.locator('.map-number[aria-pressed="true"]').innerText())
      .toBe('115.3b');
  });

  test.each(['nonsense', 'AAAA', '%25', ''])('an address that is damaged: %s', async (text) => {
    await open(`#/browse?under=duel-masters%2F1.13&text=${text}`);
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('damaged');
  });

  test('what the views themselves load is small', () => {
    const sizes = readdirSync(join(desk.site.folder, 'data')).map((name) => [
      name,
      gzipSync(readFileSync(join(desk.site.folder, 'data', name))).length,
    ]);
    for (const [name, size] of sizes) expect(Number(size), String(name)).toBeLessThan(1_000_000);
  });
});
