/** The hands of somebody who writes rulings by playing, for the tests of that view. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DeskInBrowser } from './desk.js';

export interface Invented {
  readonly name: string;
  readonly words: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly text?: string;
}

export interface Recording {
  readonly name: string;
  readonly rulebook: string;
  readonly cards: readonly Invented[];
  /** Player, zone, card, and a state. */
  readonly board: readonly (readonly [
    player: string,
    zone: string,
    card: string,
    state?: string,
  ])[];
  readonly step: string;
  /** Options that are clicked; `!` is shown as barred, by that rule. */
  readonly played: readonly (string | { readonly barred: string; readonly rule: string })[];
  readonly facts: readonly string[];
}

/** How long something may take to come, in milliseconds. */
export const patience = 30_000;

/** What they do on the page that was opened last. */
export const recorderOn = (desk: DeskInBrowser) => {
  let page: Page;

  const open = async (how: BrowserContextOptions = {}): Promise<Page> => {
    page = await desk.open('#/play', { viewport: { width: 1360, height: 900 }, ...how });
    page.setDefaultTimeout(patience);
    return page;
  };

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const calm = () => page.locator('.play[aria-busy="false"]').waitFor();

  const begin = async ({ name, rulebook }: Recording): Promise<void> => {
    await page.getByLabel('What it is about').fill(name);
    await page.getByLabel('Rulebook').selectOption(rulebook);
    await button('Begin').click();
    await page.getByRole('heading', { name }).waitFor();
  };

  const invent = async ({ name, words, numbers, text }: Invented): Promise<void> => {
    await button('Invent a card').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    for (const word of words) await dialog.getByLabel(word, { exact: true }).first().check();
    for (const [word, value] of Object.entries(numbers))
      await dialog.getByRole('spinbutton', { name: word, exact: true }).fill(String(value));
    if (text !== undefined) await dialog.getByLabel('What it does, a line each').fill(text);
    await dialog.getByRole('button', { name: 'Add the card' }).click();
    await dialog.waitFor({ state: 'detached' });
    await calm();
  };

  const area = (player: string, zone: string) =>
    page.getByRole('group', { name: `${player} ${zone}`, exact: true });

  const find = () => page.getByRole('searchbox', { name: 'Find a card' });

  const choose = async (card: string): Promise<void> => {
    const choice = page.locator('.play-choice').filter({ hasText: card }).first();
    if ((await choice.getAttribute('aria-pressed')) !== 'true') await choice.click();
  };

  const lay = async ([player, zone, card, state]: Recording['board'][number]): Promise<void> => {
    await choose(card);
    const laid = area(player, zone).locator('.card');
    const before = await laid.filter({ hasText: card }).count();
    await button(`Put here: ${card}, ${player} ${zone}`).click();
    await expect.poll(() => laid.filter({ hasText: card }).count()).toBe(before + 1);
    await calm();
    if (state === undefined) return;
    await laid.filter({ hasText: card }).last().click();
    await page.locator('.card-panel').getByRole('button', { name: state, exact: true }).click();
    await page.locator('.card-panel').waitFor({ state: 'detached' });
    await calm();
  };

  const option = (text: string) => page.locator('.question .option').filter({ hasText: text });

  const playOn = async (step: Recording['played'][number]): Promise<void> => {
    await calm();
    if (typeof step === 'string') {
      const lines = page.locator('.script-lines li');
      const before = await lines.allTextContents();
      await option(step).first().click();
      await expect
        .poll(() => lines.allTextContents(), { timeout: patience })
        .toEqual([...before, expect.stringContaining(step)]);
      return calm();
    }
    const barred = page.locator('.barred li').filter({ hasText: step.barred });
    await barred.getByText(step.rule, { exact: true }).first().waitFor();
  };

  const assertFact = async (fact: string): Promise<void> => {
    await page.locator('.facts[aria-busy="false"]').waitFor();
    const closed = page.locator('.facts > details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    await button(fact).click();
    await button('Assert it').click();
    await page.locator('.script-expect').filter({ hasText: fact }).waitFor();
    await calm();
  };

  const stage = async (name: string): Promise<void> => {
    await button(name).click();
    await page.locator(`.play-stages [aria-current]`).filter({ hasText: name }).waitFor();
  };

  /** As far as its board. */
  const laidOut = async (recording: Recording): Promise<void> => {
    await begin(recording);
    for (const card of recording.cards) await invent(card);
    for (const one of recording.board) await lay(one);
    await page.getByLabel('which step').selectOption(recording.step);
    await calm();
  };

  const written = async (): Promise<string> => {
    const texts = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.includes('.text.'))
        .map((key) => localStorage.getItem(key) ?? ''),
    );
    return texts[0] ?? '';
  };

  return {
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
  };
};
