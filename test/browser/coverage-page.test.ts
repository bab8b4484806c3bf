/** The page in a browser, as somebody uses it. */
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/evidence/coverage.js';
import { coveragePage, pageData } from '../../src/report/coverage-page/page.js';
import { browserPath, launch, whyNoBrowser } from './browser.js';
import { place } from '../support/command.js';
import { book, entry, examined, verdict } from '../support/verdicts.js';

if (browserPath === undefined) console.warn(`The page of hantei coverage: ${whyNoBrowser}`);

const markup = '</script><img src=x onerror="document.title=1"> <b>bold</b> &amp; 《炎》';
const todo = { standing: 'todo', implemented: false } as const;
const note = { standing: 'note', implemented: false } as const;
const battle = { source: 'src/games/fake/1-basics/115-battle.ts' };
const drawing = { source: 'src/games/fake/1-basics/116-drawing.ts' };
const attack = { source: 'src/games/fake/5-turn/509-direct-attack.ts' };

/** 115: four numbers, 116: two; chapter 5: three. */
const first = book('fake/1.0', [
  entry('115.1', { ...battle, summary: 'more power wins the battle', kind: 'definition' }),
  entry('115.2', { ...battle, summary: 'equal power: both lose', fault: 'says it twice' }),
  entry('115.3', { ...battle, ...note, summary: 'an overview', reason: 'rules nothing' }),
  entry('115.4', { ...battle, summary: markup }),
  entry('116.1', { ...drawing, summary: 'drawing is no move' }),
  entry('116.2', { ...drawing, ...todo, summary: 'drawing nothing', reason: 'needs numbers' }),
  entry('509.1', { ...attack, summary: 'no shields left: the defender loses' }),
  entry('509.2', { ...attack, summary: 'how many shields break' }),
  entry('509.3', { ...attack, summary: 'the shields break' }),
]);
const second = book('fake/2.0', [
  entry('115.1', { ...battle, ...todo, summary: 'less power wins the battle' }),
]);

const rulings = [
  verdict({
    name: 'Equal power: both lose',
    file: 'rulings/battle.ruling',
    line: 3,
    expectations: [
      examined({ line: 12, cited: ['115.1', '115.2'], decidedBy: ['115.1', '115.2', '116.1'] }),
    ],
  }),
  verdict({
    name: markup,
    file: 'rulings/odd.ruling',
    line: 9,
    expectations: [examined({ line: 15, cited: ['115.4'], decidedBy: ['115.4'] })],
  }),
];
const proof = new Map([
  [
    'fake/1.0',
    { noticed: new Set(['115.1']), open: new Set(['116.1']), clauses: new Set<string>() },
  ],
]);
const html = coveragePage(
  pageData(coverageOf([first, second], rulings, proof), rulings, {
    linkTo: (file) => (file.startsWith('rulings/') ? `./${file}` : undefined),
    officialText: (_, number) => (number === '115.2' ? '同じなら両方負ける' : undefined),
  }),
);

const here = place({ 'page.html': html });
const address = pathToFileURL(`${here.path}/page.html`).href;
afterAll(() => here.remove());

describe.skipIf(browserPath === undefined)('the page', () => {
  let browser: Browser;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const open = async (hash = '', about: Parameters<Browser['newPage']>[0] = {}): Promise<void> => {
    page = await browser.newPage({ viewport: { width: 1300, height: 900 }, ...about });
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(address)) errors.push(`asked for ${request.url()}`);
    });
    await page.goto(address + hash);
  };
  afterEach(async () => {
    expect(errors).toEqual([]);
    await page.close();
  });

  const cell = (number: string) => page.getByRole('option', { name: new RegExp(`^${number},`) });
  const rule = () => page.locator('#rule-title').textContent();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-number'));
  const hash = () => page.evaluate(() => location.hash);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('draws every number as a cell that says what it is', async () => {
    await open();
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['fake1.038%', 'fake2.00%']);
    expect(
      await page
        .locator('#map a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual([
      '115.1, proven: more power wins the battle',
      '115.2, deciding: equal power: both lose',
      '115.3, not executable: an overview',
      `115.4, deciding: ${markup}`,
      '116.1, implemented: drawing is no move',
      '116.2, to do: drawing nothing',
      '509.1, implemented: no shields left: the defender loses',
      '509.2, implemented: how many shields break',
      '509.3, implemented: the shields break',
    ]);
    await expect
      .poll(() => page.locator('.legend button').allTextContents())
      .toEqual([
        'proven1',
        'deciding2',
        'only cited0',
        'implemented4',
        'to do1',
        'not executable1',
        'faulty text1',
      ]);
  });

  test('chapters fold and unfold', async () => {
    await open();
    const chapter = page.getByRole('button', { name: /Basics/ });
    await chapter.click();
    await expect.poll(() => chapter.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => cell('115.1').isVisible()).toBe(false);
    await expect.poll(() => cell('509.1').isVisible()).toBe(true);
    await chapter.click();
    await expect.poll(() => cell('115.1').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Fold all', exact: true }).click();
    await expect.poll(() => cell('509.1').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Unfold all' }).click();
    await expect.poll(() => cell('509.1').isVisible()).toBe(true);
  });

  test('a click opens a rule, with everything about it', async () => {
    await open();
    await cell('115.2').click();
    await expect.poll(() => hash()).toBe('#fake/1.0/115.2');
    await expect.poll(() => cell('115.2').getAttribute('aria-selected')).toBe('true');
    const panel = page.getByRole('complementary');
    const text = await panel.innerText();
    for (const said of [
      '115.2',
      'equal power: both lose',
      'deciding',
      'says it twice',
      '同じなら両方負ける',
      'Decides 1 ruling',
      'rulings/battle.ruling:3 · line 12',
    ])
      expect(text.toLowerCase()).toContain(said.toLowerCase());
    const link = panel.getByRole('link', { name: 'Equal power: both lose' });
    await expect.poll(() => link.getAttribute('href')).toBe('./rulings/battle.ruling#L3');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => panel.innerText()).toContain('Choose a number');
    await expect.poll(() => hash()).toBe('#fake/1.0');
  });

  test.each([
    ['116.2', ['to do', 'Why no code', 'needs numbers', 'No ruling speaks of it.']],
    ['116.1', ['implemented', 'not known: hantei prove', 'Takes part in 1 ruling', 'Equal power']],
    ['115.3', ['not executable', 'rules nothing']],
    [
      '115.1',
      [
        'proven',
        'a ruling notices',
        'Other editions',
        'fake/2.0 115.1',
        'less power wins the battle',
      ],
    ],
  ])('%s says %j', async (number, expected) => {
    await open(`#fake/1.0/${number}`);
    const text = await page.getByRole('complementary').innerText();
    for (const said of expected) expect(text).toContain(said);
  });

  test('the other edition, its neighbours, and back', async () => {
    await open('#fake/1.0/115.1');
    await page.getByRole('link', { name: 'fake/2.0 115.1' }).click();
    await expect.poll(() => page.locator('.rule-book').textContent()).toBe('fake/2.0');
    await expect.poll(() => page.locator('#map a').count()).toBe(1);
    await page.goBack();
    await expect.poll(() => page.locator('.rule-book').textContent()).toBe('fake/1.0');
    await page.getByRole('link', { name: /^115\.2/ }).click();
    await expect.poll(rule).toBe('115.2');
  });

  test('rulebooks are switched by click and by arrow key', async () => {
    await open();
    await page.getByRole('tab', { name: /2\.0/ }).click();
    await expect.poll(() => page.locator('#map a').count()).toBe(1);
    await press('ArrowRight');
    await expect.poll(() => hash()).toBe('#fake/1.0');
    await expect
      .poll(() => page.getByRole('tab', { name: /1\.0/ }).getAttribute('aria-selected'))
      .toBe('true');
  });

  describe('search', () => {
    const found = () => page.locator('.found .row-number').allTextContents();
    const bright = () =>
      page
        .locator('#map a:not(.dim)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-number')));

    test.each([
      ['509', ['509.1', '509.2', '509.3']],
      ['[115.2]', ['115.2']],
      ['shields break', ['509.2', '509.3']],
      ['両方', ['115.2']],
      ['<b>', ['115.4']],
      ['zebra', []],
    ])('%s finds %j and dims the rest', async (wanted, expected) => {
      await open();
      await press('/');
      await page.keyboard.type(wanted);
      await expect.poll(() => found()).toEqual(expected);
      await expect.poll(() => bright()).toEqual(expected);
      await expect
        .poll(() => page.locator('.finder [role=status]').textContent())
        .toBe(expected.length === 1 ? '1 rule found' : `${expected.length} rules found`);
    });

    test('by keys alone: look, choose, open, and back to the whole map', async () => {
      await open();
      await page.getByRole('button', { name: 'Fold all', exact: true }).click();
      await press('/');
      await page.keyboard.type('shields');
      await press('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
      await expect
        .poll(() => page.locator('#search').getAttribute('aria-activedescendant'))
        .toBe('found-2');
      await press('Enter');
      await expect.poll(rule).toBe('509.3');
      await expect.poll(() => focused()).toBe('509.3');
      await press('ArrowLeft');
      await expect.poll(rule).toBe('509.2');
      await expect.poll(() => bright()).toHaveLength(3);
      await press('Escape');
      await expect.poll(() => bright()).toHaveLength(9);
      await expect.poll(() => page.locator('#search').inputValue()).toBe('');
    });

    test('Escape in the field empties it; what is found can be clicked', async () => {
      await open();
      await press('/');
      await page.keyboard.type('power');
      await page.locator('.found .row').nth(1).click();
      await expect.poll(rule).toBe('115.2');
      await press('/', 'Escape');
      await expect.poll(() => page.locator('#search').inputValue()).toBe('');
      await expect.poll(() => page.locator('.found').isVisible()).toBe(false);
    });
  });

  test('figures filter the map', async () => {
    await open();
    await page.getByRole('button', { name: /^implemented/ }).click();
    await expect.poll(() => page.locator('#map a:not(.dim)').count()).toBe(4);
    await page.getByRole('button', { name: /^faulty text/ }).click();
    await expect.poll(() => page.locator('#map a:not(.dim)').count()).toBe(5);
    await press('Escape');
    await expect.poll(() => page.locator('#map a:not(.dim)').count()).toBe(9);
  });

  describe('keys in the map', () => {
    test.each([
      [['ArrowRight'], '115.2'],
      [['ArrowLeft'], '115.1'],
      [['End'], '115.4'],
      [['End', 'ArrowRight'], '116.1'],
      [['End', 'Home'], '115.1'],
      [['PageDown'], '509.1'],
      [['PageDown', 'ArrowRight', 'PageUp'], '509.1'],
      [['PageDown', 'PageUp'], '115.1'],
      [['ArrowRight', 'ArrowRight', 'Enter', 'Escape'], '115.3'],
    ])('from 115.1 by %j to %s', async (keys, expected) => {
      // Narrow: all sections stand below each other.
      await open('', { viewport: { width: 900, height: 900 } });
      await cell('115.1').focus();
      await press(...keys);
      await expect.poll(() => focused()).toBe(expected);
      await expect.poll(() => page.locator('#map [tabindex="0"]').count()).toBe(1);
    });

    test('down and up go to the nearest cell of the next row', async () => {
      await open('', { viewport: { width: 900, height: 900 } });
      await cell('115.2').focus();
      await press('ArrowDown');
      await expect.poll(() => focused()).toBe('116.2');
      await press('ArrowDown');
      await expect.poll(() => focused()).toBe('509.2');
      await press('ArrowUp', 'ArrowUp');
      await expect.poll(() => focused()).toBe('115.2');
    });

    test('folded chapters are passed over', async () => {
      await open();
      await page.getByRole('button', { name: /Basics/ }).click();
      await cell('509.1').focus();
      await press('ArrowLeft');
      await expect.poll(() => focused()).toBe('509.1');
    });

    test('an arrow shows the rule, Enter goes into it, Escape comes back and then closes', async () => {
      await open();
      await cell('115.1').focus();
      await press('ArrowRight');
      await expect.poll(rule).toBe('115.2');
      await press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rule-title');
      await press('Escape');
      await expect.poll(() => focused()).toBe('115.2');
      await press('Escape');
      await expect.poll(() => hash()).toBe('#fake/1.0');
      await expect.poll(() => focused()).toBe('115.2');
    });

    test('what has the focus is outlined', async () => {
      await open();
      await cell('115.1').focus();
      await press('ArrowRight');
      expect(
        await cell('115.2').evaluate((one) => Number.parseInt(getComputedStyle(one).outlineWidth)),
      ).toBeGreaterThanOrEqual(2);
    });
  });

  describe('addresses', () => {
    test.each([
      ['#fake/1.0/509.3', '509.3', 'fake/1.0'],
      ['#fake/2.0/115.1', '115.1', 'fake/2.0'],
    ])('%s', async (address, number, rulebook) => {
      await open(address);
      await expect.poll(rule).toBe(number);
      await expect.poll(() => page.locator('.rule-book').textContent()).toBe(rulebook);
      await expect.poll(() => cell(number).getAttribute('aria-selected')).toBe('true');
      await expect.poll(() => page.title()).toBe(`${number} · ${rulebook} · coverage`);
    });

    test.each([
      ['#fake/1.0/999', 'fake/1.0 has no rule 999.'],
      ['#nowhere/1.0/1', 'There is no rulebook at #nowhere/1.0/1.'],
      ['#%', 'There is no rulebook at #%.'],
    ])('%s leads nowhere, and says so', async (address, message) => {
      await open(address);
      await expect.poll(() => page.getByRole('complementary').innerText()).toContain(message);
    });
  });

  test('names that look like markup are shown as text', async () => {
    await open('#fake/1.0/115.4');
    await expect.poll(() => page.locator('.summary').textContent()).toBe(markup);
    await expect.poll(() => page.locator('.ruling-name').textContent()).toBe(markup);
    await press('/');
    await page.keyboard.type('bold');
    await expect.poll(() => page.locator('.row-summary').textContent()).toBe(markup);
    await expect.poll(() => page.locator('b, img').count()).toBe(0);
    await expect.poll(() => page.title()).toBe('115.4 · fake/1.0 · coverage');
  });

  test.each(['light', 'dark'] as const)(
    'texts stand out from what is below: %s',
    async (scheme) => {
      await open('#fake/1.0/115.2', { colorScheme: scheme });
      const faint = await page.evaluate(() => {
        const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
        const light = (color: string): number => {
          const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const below = (element: Element | null): string => {
          const color = element === null ? '' : getComputedStyle(element).backgroundColor;
          return element === null || channels(color)[3] !== 0
            ? color
            : below(element.parentElement);
        };
        return [...document.querySelectorAll('body *')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
          .filter((element) => (element as HTMLElement).checkVisibility())
          .flatMap((element) => {
            const [one = 0, other = 0] = [getComputedStyle(element).color, below(element)]
              .map(light)
              .sort((a, b) => b - a);
            const contrast = (one + 0.05) / (other + 0.05);
            return contrast >= 4.5
              ? []
              : [`${element.className} ${element.textContent}: ${contrast}`];
          });
      });
      expect(faint).toEqual([]);
      const [red = 0] = (
        (await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).match(
          /\d+/g,
        ) ?? []
      ).map(Number);
      expect(red > 128).toBe(scheme === 'light');
    },
  );

  test('in a narrow window the rule lies over the map and can be closed', async () => {
    await open('', { viewport: { width: 380, height: 700 } });
    await expect.poll(() => page.getByRole('complementary').isVisible()).toBe(false);
    await cell('509.3').click();
    await expect.poll(() => page.getByRole('complementary').isVisible()).toBe(true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(380);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('complementary').isVisible()).toBe(false);
  });
});
