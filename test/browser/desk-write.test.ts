/** Writing and stepping, as somebody does it in a browser: on static files, and on those of a folder. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskFolder } from '../../src/cli/desk/folder.js';
import { type DeskServer, serveDesk } from '../../src/cli/desk/server.js';
import { packText } from '../../src/desk/page/packed.js';
import { fight } from '../editor/desk.js';
import { type Place, place } from '../support/command.js';
import { browserPath, whyNoBrowser } from './browser.js';
import { deskInBrowser } from './desk.js';
import { findingsOn } from './site.js';

if (browserPath === undefined) console.warn(`Writing at the desk: ${whyNoBrowser}`);

const done = '    A: attack theirs with mine\n';
const good = fight({ done });
const bad = fight({ done, expected: '    mine in hand\n' });

describe.skipIf(browserPath === undefined)('the desk', () => {
  const desk = deskInBrowser();
  let page: Page;

  const at = async (url: string, how: BrowserContextOptions = {}): Promise<void> => {
    page = await desk.newPage({ viewport: { width: 1280, height: 850 }, ...how });
    await page.goto(url);
  };
  /** With a text in the address. */
  const withText = async (
    text: string,
    view = 'write',
    how: BrowserContextOptions = {},
  ): Promise<void> => {
    await at(`${desk.site.url}#/write?name=a.ruling&text=${await packText(text)}`, how);
    await page.locator('.cm-content').waitFor();
    if (view === 'step') {
      await page.locator('.lens').waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Step' }).click();
      await page.locator('.story').waitFor();
    }
  };
  const verdict = (kind: string) => page.locator(`#write-panel .badge.${kind}`).waitFor();
  const editor = () => page.locator('.cm-content');
  /** Puts the cursor at the end of a line. */
  const goToLine = (text: string) =>
    page
      .locator('.cm-line', { hasText: text })
      .first()
      .click({ position: { x: 600, y: 5 } });

  test('the first verdict is there, and all that was loaded for it is small', async () => {
    const loaded = new Set<string>();
    page = await desk.newPage();
    page.on('request', (request) => loaded.add(request.url()));
    await page.goto(desk.site.url);
    await verdict('pass');
    const names = [...loaded].map((url) => url.slice(desk.site.url.length).replace(/[?#].*/u, ''));
    const bytes = names.map(
      (name) => gzipSync(readFileSync(join(desk.site.folder, name || 'index.html'))).length,
    );
    expect(names.some((name) => name.includes('worker'))).toBe(true);
    // The rules of three games with their reasons are most of it.
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(720_000);
  });

  test('the verdict follows as it is typed', async () => {
    await withText(good);
    await verdict('pass');
    await goToLine('theirs in graveyard');
    await page.keyboard.type('\nmine in hand');
    await verdict('fail');
    await expect
      .poll(() => page.locator('.expectation-fail').innerText())
      .toContain('mine in hand');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await verdict('pass');
  });

  test('what is wrong is told, and mended by keys alone', async () => {
    await withText(good.replace('"Brawler" as mine', '"Brawlr" as mine'));
    await verdict('invalid');
    await goToLine('Brawlr');
    await page.keyboard.press('Control+.');
    await page.locator('.popover button').first().waitFor();
    await page.keyboard.press('Enter');
    await verdict('pass');
    await expect.poll(() => editor().innerText()).toContain('"Brawler" as mine');
  });

  test('an open decision is answered by one of its options', async () => {
    await withText(fight({ given: '    B battle zone  "Warden"\n', done }));
    await verdict('undecided');
    await page.getByRole('button', { name: 'B: no block' }).click();
    await verdict('pass');
    await expect.poll(() => editor().innerText()).toContain('B: no block');
  });

  test('legal play is offered, and what a word means told', async () => {
    await withText(good);
    await verdict('pass');
    await goToLine('A: attack theirs');
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+i');
    await expect.poll(() => page.locator('.popover').innerText()).toContain('attack');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.keyboard.type('A: ');
    await page.keyboard.press('Control+Space');
    const legal = page.locator('.cm-tooltip-autocomplete li');
    await legal.filter({ hasText: 'attack theirs with mine' }).waitFor();
  });

  test('uses are listed, a label gets another name, and a declaration is gone to', async () => {
    await withText(good);
    await verdict('pass');
    await goToLine('A: attack theirs');
    await page.keyboard.press('F12');
    await expect
      .poll(() => page.locator('.cm-activeLine').innerText())
      .toContain('A battle zone  "Brawler" as mine');
    await page.keyboard.press('Shift+F12');
    await page.getByRole('tab', { name: 'Uses', selected: true }).waitFor();
    await expect.poll(() => page.locator('#write-panel li').count()).toBe(2);
    await editor().focus();
    await page.keyboard.press('F2');
    await page.getByLabel('New name').fill('own');
    await page.keyboard.press('Enter');
    await expect.poll(() => editor().innerText()).toContain('attack theirs with own');
    await expect.poll(() => editor().innerText()).not.toContain('mine');
  });

  test('the board is there before and after', async () => {
    await withText(good);
    await verdict('pass');
    const near = page.getByRole('region', { name: 'Player A' });
    await near.locator('.card', { hasText: 'mine' }).waitFor();
    await expect.poll(() => page.locator('.card-turned', { hasText: 'theirs' }).count()).toBe(1);
    await page.getByRole('button', { name: 'after' }).click();
    const graveyard = near.locator('.zone', { hasText: 'graveyard' });
    await expect.poll(() => graveyard.locator('.card').innerText()).toContain('mine');
  });

  test('texts are kept in the browser, laid out, and found again', async () => {
    await withText(`\n\n\n${good}`);
    await verdict('pass');
    await page.getByRole('button', { name: 'Lay out' }).click();
    await expect.poll(() => page.locator('.cm-line').first().innerText()).toContain('card');
    await page.waitForTimeout(600);
    await page.goto(desk.site.url);
    await page.reload();
    await verdict('pass');
    await expect.poll(() => page.locator('.cm-line').first().innerText()).toContain('card');
    await expect.poll(() => page.getByLabel('Texts').inputValue()).toBe('a.ruling');
  });

  test('whoever comes back from another view finds the text as it was left', async () => {
    await withText(good);
    await verdict('pass');
    await goToLine('theirs in graveyard');
    await page.keyboard.type('\nmine in hand');
    await verdict('fail');
    const views = page.getByRole('navigation');
    await views.getByRole('link', { name: 'Step' }).click();
    await page.locator('.outcome-fail', { hasText: 'mine in hand' }).waitFor();
    await views.getByRole('link', { name: 'Write' }).click();
    await verdict('fail');
    await expect.poll(() => editor().innerText()).toContain('mine in hand');
  });

  test('names with markup in them are text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await withText(good.replace('Equal power', markup));
    await verdict('pass');
    await expect.poll(() => page.locator('.verdict-name').innerText()).toBe(markup);
    expect(
      await page.locator('#write-panel img, .cm-content img:not(.cm-widgetBuffer)').count(),
    ).toBe(0);
  });

  test('works offline once it has been opened', async () => {
    await at(desk.site.url);
    await verdict('pass');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await verdict('pass');
    await page.getByRole('navigation').getByRole('link', { name: 'Step' }).click();
    await page.locator('.story').waitFor();
  });

  test.each(['%%%', 'broken'])(
    'a broken address (%s) is told, and the desk works',
    async (text) => {
      await at(`${desk.site.url}#/write?text=${text}`);
      await page.getByText('The text in this address is damaged.').waitFor();
      await verdict('pass');
    },
  );

  test('five megabytes are no frozen page', async () => {
    await withText(good);
    await verdict('pass');
    await editor().evaluate((_, text) => {
      const transfer = new DataTransfer();
      transfer.setData('text/plain', text);
      document
        .querySelector('.cm-content')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
    }, 'card "x"\n'.repeat(560_000));
    await page.getByText('split it into several').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Browse' }).click();
    await page.locator('main[data-ready]').waitFor();
  });

  describe('stepping', () => {
    test('goes on and back by keys, and the board with it', async () => {
      await withText(good, 'step');
      const now = () => page.locator('[aria-current=step]').innerText();
      await expect.poll(() => now()).toContain('attack theirs with mine');
      const mine = page.locator('.card', { hasText: 'mine' });
      await expect.poll(() => mine.getAttribute('class')).not.toContain('card-turned');
      await page.locator('[aria-current=step] button').focus();
      for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown');
      await expect.poll(() => now()).toContain('mine is tapped');
      await expect.poll(() => mine.getAttribute('class')).toContain('card-turned');
      await expect.poll(() => mine.getAttribute('class')).toContain('card-lit');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Home');
      await expect.poll(() => mine.getAttribute('class')).not.toContain('card-turned');
      await page.keyboard.press('End');
      await expect.poll(() => now()).toContain('theirs in graveyard');
    });

    test('the keys go on where a button leads no further', async () => {
      await withText(good, 'step');
      const now = () => page.locator('[aria-current=step]').innerText();
      await page.getByRole('button', { name: 'to the end' }).click();
      await expect.poll(() => now()).toContain('theirs in graveyard');
      await page.keyboard.press('Home');
      await expect.poll(() => now()).toContain('attack theirs with mine');
      const back = page.getByRole('button', { name: 'Back' });
      expect(await back.getAttribute('aria-disabled')).toBe('true');
      await back.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => now()).not.toContain('attack theirs with mine');
    });

    test('an expectation lights up what led to it', async () => {
      await withText(good, 'step');
      await page.locator('.story-expectation button').first().click();
      await expect
        .poll(() => page.locator('.behind', { hasText: 'theirs: lose battle' }).count())
        .toBe(1);
      await expect
        .poll(() => page.locator('.behind', { hasText: 'mine: attack ends' }).count())
        .toBe(0);
      await page.getByRole('heading', { name: 'Because' }).waitFor();
      await expect.poll(() => page.locator('.why').innerText()).toContain('115.3b');
    });

    test('says why not, and why a card has its power', async () => {
      await withText(bad, 'step');
      await page.locator('.outcome-fail button').click();
      await page.locator('.why h2').first().waitFor();
      await page.locator('.card', { hasText: 'mine' }).click();
      await page.getByText('power of mine: 3000, from 3000 as printed').waitFor();
    });
  });

  describe.each(['light', 'dark'] as const)('axe-core finds nothing: %s', (colorScheme) => {
    test.each([
      ['write', good, 1280],
      ['write', bad, 1280],
      ['write', bad, 390],
      ['step', bad, 1280],
      ['step', good, 390],
    ])('%s', async (view, text, width) => {
      await withText(text, view, { colorScheme, viewport: { width, height: 850 } });
      if (view === 'step') await page.locator('.story-expectation button').first().click();
      else await page.locator('.board').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });

  describe('in a folder', () => {
    let folder: Place;
    let served: DeskServer;
    let url: string;

    beforeAll(async () => {
      const text = good.replaceAll('\n', '\r\n');
      folder = place({ 'a.ruling': text, 'other.ruling': text });
      const [root, token] = [folder.path, 'token'];
      served = serveDesk({ site: desk.site.folder, root, folder: deskFolder(root), token });
      await new Promise<void>((ready) => served.server.listen(0, '127.0.0.1', ready));
      url = `http://127.0.0.1:${(served.server.address() as AddressInfo).port}/token/`;
    });
    afterAll(async () => {
      await served?.close();
      folder?.remove();
    });
    const onDisk = () => readFileSync(join(folder.path, 'a.ruling'), 'utf8');

    test('a file is edited, and written when it is saved', async () => {
      await at(url);
      await verdict('pass');
      await goToLine('theirs in graveyard');
      await page.keyboard.type(' # sure');
      expect(onDisk()).not.toContain('sure');
      await page.keyboard.press('Control+s');
      await expect.poll(onDisk).toContain('[115.3b] # sure\r\n');
      await page.getByText('saved', { exact: true }).waitFor();
    });

    test('what somebody else writes meanwhile is never lost', async () => {
      await at(url);
      await verdict('pass');
      await goToLine('theirs in graveyard');
      await page.keyboard.type(' # mine');
      folder.write('a.ruling', `# theirs\n${good}`);
      await page.getByText('Somebody else has changed this file on disk.').waitFor();
      expect(await findingsOn(page)).toEqual([]);
      await page.keyboard.press('Control+s');
      await page.waitForTimeout(300);
      // Nor does it go by opening another file.
      await page.evaluate(() => (location.hash = '#/write/other.ruling'));
      await page.waitForTimeout(300);
      expect(onDisk()).toContain('# theirs');
      await expect.poll(() => editor().innerText()).toContain('# mine');
      await page.getByRole('button', { name: 'Take what is on disk' }).click();
      await expect.poll(() => editor().innerText()).toContain('# theirs');
      await expect.poll(() => editor().innerText()).not.toContain('# mine');
    });

    test('what is imported is read from the folder, and again when it changes', async () => {
      folder.write('cards/x.cards', 'card "Other"\n  creature, fire, cost 1, power 3000\n');
      const cards = 'import "cards/x.cards"\n\n';
      folder.write('b.ruling', cards + good.replace('"Brawler" as theirs', '"Other" as theirs'));
      await at(`${url}#/write/b.ruling`);
      await verdict('pass');
      await expect.poll(() => page.locator('.cm-lint-marker-error').count()).toBe(0);
      folder.write('cards/x.cards', 'card "Other"\n  creature, fire, cost 1, power 9000\n');
      await verdict('fail');
    });

    test('what is there and cannot be read is not said to be missing', async () => {
      folder.write('big.ruling', 'card "x"\n'.repeat(560_000));
      await at(url);
      await verdict('pass');
      await page.evaluate(() => (location.hash = '#/write/big.ruling'));
      await page.getByText('“big.ruling” is there, but it is too large').waitFor();
      await verdict('pass');
    });

    test('what is not changed here follows the disk', async () => {
      await at(url);
      await verdict('pass');
      folder.write('a.ruling', `# again\n${good}`);
      await expect.poll(() => editor().innerText()).toContain('# again');
    });
  });
});
