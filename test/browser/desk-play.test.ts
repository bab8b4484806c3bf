/** Whole rulings, recorded in a real browser from an empty desk to a pass, without typing any of their text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load, problemsOf } from '../../src/harness/suite.js';
import { games } from '../../src/harness/games.js';
import { judge } from '../../src/harness/judge.js';
import type { CorpusCard } from '../../src/desk/engine/corpus.js';
import { formatText } from '../../src/language/format/format.js';
import { browserPath, whyNoBrowser } from './browser.js';
import { deskInBrowser } from './desk.js';
import { patience, type Recording, recorderOn } from './recorder.js';
import { findingsOn } from './site.js';

if (browserPath === undefined) console.warn(`The desk: ${whyNoBrowser}`);

const recordings: readonly Recording[] = [
  {
    name: 'The one that blocks is stronger',
    rulebook: 'duel-masters/1.13',
    cards: [
      { name: 'Brawler', words: ['creature', 'fire'], numbers: { cost: 3, power: 3000 } },
      {
        name: 'Warden',
        words: ['creature', 'light'],
        numbers: { cost: 4, power: 4500 },
        text: 'blocker',
      },
    ],
    board: [
      ['A', 'battle zone', 'Brawler'],
      ['A', 'battle zone', 'Brawler', 'summoned this turn'],
      ['B', 'battle zone', 'Warden'],
    ],
    step: 'attack step',
    played: [
      { barred: 'attack with brawler2', rule: '301.6' },
      'attack B with brawler',
      'block with warden',
    ],
    facts: ['brawler in A graveyard', 'warden in B battle zone', 'warden was not destroyed'],
  },
  {
    name: 'The stronger attacker retires the target',
    rulebook: 'fire-force/1.0.0',
    cards: [
      { name: 'Recruit', words: ['unit'], numbers: { cost: 1, power: 3 } },
      { name: 'Captain', words: ['unit'], numbers: { cost: 3, power: 6 } },
    ],
    board: [
      ['A', 'field', 'Captain'],
      ['B', 'field', 'Recruit', 'spent'],
      ['B', 'field', 'Captain'],
    ],
    step: 'main phase',
    played: [
      { barred: 'attack captain2 with captain', rule: '702.2' },
      'attack recruit with captain',
    ],
    facts: ['recruit in B adolla', 'captain is spent'],
  },
  {
    name: 'What defends lessens the damage',
    rulebook: 'flesh-and-blood/core',
    cards: [
      { name: 'Wanderer', words: ['hero'], numbers: { life: 20, intellect: 4 } },
      {
        name: 'Jab',
        words: ['action', 'attack'],
        numbers: { cost: 0, pitch: 1, power: 3, defense: 2 },
      },
    ],
    board: [
      ['A', 'hero', 'Wanderer'],
      ['B', 'hero', 'Wanderer'],
      ['A', 'hand', 'Jab'],
      ['B', 'hand', 'Jab'],
    ],
    step: 'action phase',
    played: ['play jab', 'defend with jab2'],
    facts: ['wanderer2 life = 19'],
  },
];

describe.skipIf(browserPath === undefined)('writing by playing', () => {
  const desk = deskInBrowser();
  const {
    open,
    button,
    calm,
    begin,
    invent,
    area,
    find,
    choose,
    lay,
    playOn,
    assertFact,
    stage,
    laidOut,
    written,
  } = recorderOn(desk);

  test.each(recordings)('$rulebook: $name', { timeout: 120_000 }, async (recording) => {
    const page = await open();
    await laidOut(recording);
    await stage('Play');
    for (const step of recording.played) await playOn(step);
    await stage('Say what is so');
    for (const fact of recording.facts) await assertFact(fact);
    await page.locator('.badge.pass').waitFor();
    const text = await written();
    const loaded = load({ path: 'a.ruling', text }, () => ({ problem: 'missing' }), games);
    expect(problemsOf(loaded).map(({ message }) => message)).toEqual([]);
    expect(loaded.cases.map((one) => judge(one).verdict)).toEqual(['pass']);
    expect(await formatText(text)).toEqual({ formatted: text });
  });

  const [duel, fire] = recordings;

  test('by keys alone: from an empty desk to a pass', { timeout: 120_000 }, async () => {
    const page = await open();
    /** How what is focused is called, where it is more than a text to scroll, or the whole page. */
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const one = document.activeElement;
        if (one === document.body || one instanceof HTMLPreElement) return '';
        const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : '';
        return (one?.getAttribute('aria-label') ?? (label || one?.textContent) ?? '').trim();
      });
    /** Goes on by the tabulator, round and round while the page still fills, until what is focused is called so. */
    const reach = async (name: string | RegExp): Promise<void> => {
      for (const end = Date.now() + patience; Date.now() < end;) {
        await page.keyboard.press('Tab');
        const called = await focused();
        if (typeof name === 'string' ? called.startsWith(name) : name.test(called)) return;
      }
      throw new Error(`nothing that is called ‘${String(name)}’ can be reached`);
    };
    const press = async (name: string, key = 'Enter'): Promise<void> => {
      await reach(name);
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
      if ((await page.locator('.play').count()) > 0) await calm();
    };
    const type = async (name: string, text: string): Promise<void> => {
      await reach(name);
      await page.keyboard.type(text);
    };
    await type('What it is about', 'Both lose');
    await press('Begin');
    await page.getByRole('heading', { name: 'Both lose' }).waitFor();
    await press('Invent a card');
    await page.getByRole('dialog').getByText('civilization').waitFor();
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Brawler');
    await press('creature', 'Space');
    await press('fire', 'Space');
    await type('cost', '3');
    await type('power', '3000');
    await press('Add the card');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await calm();
    for (const who of ['A', 'B']) await press(`Put here: Brawler, ${who} battle zone`);
    await page.locator('.card').filter({ hasText: 'brawler2' }).waitFor();
    await press('Let go');
    await reach(/brawler2/u);
    await page.keyboard.press('Enter');
    await press('tapped');
    await page.locator('.card-turned').waitFor();
    await page.getByLabel('which step').focus();
    await page.keyboard.type('attack');
    await calm();
    await page.locator('.board-turn').filter({ hasText: 'attack step' }).waitFor();
    await press('2 Play');
    await press('attack brawler2 with brawler');
    await page.locator('.script-lines li').waitFor();
    await press('3 Say what is so');
    await page.locator('.facts[aria-busy="false"]').waitFor();
    await press('brawler in A graveyard');
    await button('Assert it').waitFor();
    await press('Assert it');
    await page.locator('.badge.pass').waitFor();
  });

  test(
    'cards are dragged; what the board cannot hold is told, and not laid',
    { timeout: 60_000 },
    async () => {
      const page = await open({ viewport: { width: 1360, height: 1400 } });
      await begin({ ...fire!, name: 'Dragged' });
      await invent({ name: 'Plan', words: ['event'], numbers: { cost: 1 }, text: 'draw 1 card' });
      const plan = page.locator('.play-choice').filter({ hasText: 'Plan' });
      await plan.dragTo(area('A', 'hand'));
      await area('A', 'hand').locator('.card').waitFor();
      await calm();
      await plan.dragTo(area('B', 'field'));
      await page.getByText('an event is never put on the field (rule 307.1)').waitFor();
      await expect.poll(() => area('B', 'field').locator('.card').count()).toBe(0);
      await area('A', 'hand').locator('.card').dragTo(area('B', 'hand'));
      await area('B', 'hand').locator('.card').waitFor();
      await expect.poll(() => area('A', 'hand').locator('.card').count()).toBe(0);
      await calm();
      await button('Undo').click();
      await area('A', 'hand').locator('.card').waitFor();
    },
  );

  /** The cards of the corpus as the site has them. */
  const corpus = (game: string): readonly CorpusCard[] =>
    JSON.parse(
      readFileSync(join(desk.site.folder, 'data', `${game}.cards.json`), 'utf8'),
    ) as readonly CorpusCard[];

  test('a card of the corpus is found by its name, and laid', { timeout: 60_000 }, async () => {
    const page = await open();
    await begin({ ...duel!, name: 'Found' });
    const card = corpus('duel-masters').find(
      ({ about, name, needs }) => about.startsWith('creature') && name.length > 8 && !needs.length,
    );
    if (card === undefined) throw new Error('the corpus has no creature');
    await find().fill(card.name.slice(0, -1).toUpperCase());
    await choose(card.name);
    await button(`Put here: ${card.name}, A battle zone`).click();
    await area('A', 'battle zone').locator('.card').waitFor();
    await calm();
    expect(await page.locator('.trouble').count()).toBe(0);
    expect(await written()).toContain(card.text);
  });

  test('it comes with the cards that its text names', { timeout: 60_000 }, async () => {
    const page = await open();
    const all = corpus('flesh-and-blood');
    const card = all.find(({ needs, about }) => needs.length === 1 && about.includes('action'));
    if (card === undefined) throw new Error('no card of the corpus names another');
    await begin({ ...recordings[2]!, name: 'Found' });
    await find().fill(card.name);
    await choose(card.name);
    await button(`Put here: ${card.name}, A hand`).click();
    await area('A', 'hand').locator('.card').waitFor();
    await calm();
    expect(await page.locator('.trouble').count()).toBe(0);
    for (const at of card.needs) expect(await written()).toContain(all[at]?.text);
  });

  test('a card is called as somebody wishes, by keys alone', { timeout: 60_000 }, async () => {
    const page = await open();
    await begin({ ...duel!, name: 'Called' });
    await invent(duel!.cards[0]!);
    for (const one of duel!.board.slice(0, 1)) await lay(one);
    await button('Let go').click();
    await area('A', 'battle zone').locator('.card').focus();
    await page.keyboard.press('Enter');
    const called = page.getByLabel('Called');
    await called.waitFor();
    for (const label of ['B', 'hero']) {
      await called.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(label);
      await page.keyboard.press('Enter');
      await calm();
      const told = page.getByText('‘B’ is a player');
      await told.waitFor({ state: label === 'B' ? 'visible' : 'detached' });
    }
    await expect.poll(written).toContain('"Brawler" as hero');
    await area('A', 'battle zone').locator('.card').filter({ hasText: 'hero' }).waitFor();
  });

  test('what is typed last is on the card, however soon it is added', async () => {
    const page = await open();
    await begin({ ...duel!, name: 'Soon' });
    await button('Invent a card').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Warden');
    await dialog.getByLabel('creature', { exact: true }).check();
    await dialog.getByText('card "Warden" creature').waitFor();
    await dialog.getByLabel('What it does, a line each').evaluate((field: HTMLTextAreaElement) => {
      field.value = 'blocker';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.form?.requestSubmit();
    });
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(written).toContain('blocker');
  });

  test('who begins at once begins in a text of their own, whatever others there are', async () => {
    const page = await open();
    const others = [...Array(12).keys()].map((at) => `other ${at}.ruling`);
    const keptOf = (path: string) =>
      page.evaluate((key) => localStorage.getItem(key), `hantei.desk.text.${path}`);
    await page.evaluate((all) => {
      localStorage.setItem('hantei.desk.texts', JSON.stringify(all));
      for (const path of all)
        localStorage.setItem(`hantei.desk.text.${path}`, `ruling "In ${path}"\n`.repeat(400));
    }, others);
    await page.reload();
    await page.getByLabel('What it is about').fill('Mine');
    await page.getByLabel('Where it was answered').fill('Q&A https://qa.example/1');
    await button('Begin').click();
    await page.getByRole('heading', { name: 'Mine' }).waitFor();
    expect(await keptOf('Mine.ruling')).toContain('ruling "Mine"');
    expect(await keptOf('Mine.ruling')).toContain('source "Q&A" <https://qa.example/1>');
    for (const path of others) expect(await keptOf(path)).not.toContain('Mine');
    await page.getByRole('link', { name: 'Another ruling' }).click();
    await page.getByRole('link', { name: 'In other 0.ruling' }).first().waitFor();
  });

  test('words that may stand on a card are offered where it is written, by keys alone', async () => {
    const page = await open();
    await begin({ ...duel!, name: 'Words' });
    await button('Invent a card').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('creature', { exact: true }).check();
    const lines = dialog.getByLabel('What it does, a line each');
    await lines.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await lines.focus();
    await page.keyboard.type('when this attacks: put 1 card from your h');
    const words = dialog.locator('.invent-offers li button');
    await expect.poll(() => words.first().innerText()).toMatch(/^hand\b/u);
    expect(await findingsOn(page)).toEqual([]);
    await words.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('into your g');
    await words.first().filter({ hasText: 'graveyard' }).click();
    await expect
      .poll(() => lines.inputValue())
      .toBe('when this attacks: put 1 card from your hand into your graveyard ');
  });

  test('the last line is taken back', { timeout: 60_000 }, async () => {
    const page = await open();
    await laidOut(duel!);
    await stage('Play');
    const before = await written();
    await playOn('attack B with brawler');
    await button('Take back the last line').click();
    await page.getByText('Nothing has been played yet.').waitFor();
    await expect.poll(written).toBe(before);
  });

  test('names with markup in them are text', { timeout: 60_000 }, async () => {
    const page = await open();
    const name = '<img src=x onerror=alert(1)> <b>bold</b>';
    await begin({ ...duel!, name });
    await invent({ ...duel!.cards[0]!, name: `<b>Brawler</b>` });
    await page.locator('.play-choice').filter({ hasText: '<b>Brawler</b>' }).waitFor();
    await expect.poll(() => page.locator('.play b, .play img').count()).toBe(0);
  });

  test.each([
    ['light', 1360],
    ['dark', 1360],
    ['light', 390],
    ['dark', 390],
  ] as const)(
    '%s, %i wide: axe-core finds nothing, and nothing sticks out',
    { timeout: 120_000 },
    async (colorScheme, width) => {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      const look = async (): Promise<void> => {
        expect(await findingsOn(page)).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBeLessThanOrEqual(width);
      };
      await look();
      await begin(duel!);
      await button('Invent a card').click();
      await page.getByRole('dialog').getByText('civilization').waitFor();
      await look();
      await button('Close').click();
      for (const card of duel!.cards) await invent(card);
      for (const one of duel!.board) await lay(one);
      await page.getByLabel('which step').selectOption(duel!.step);
      await calm();
      await choose('Warden');
      await look();
      await stage('Play');
      await look();
      await stage('Say what is so');
      await page.locator('.facts[aria-busy="false"]').waitFor();
      await page.locator('.facts .option').first().click();
      await button('Assert it').waitFor();
      await look();
    },
  );
});
