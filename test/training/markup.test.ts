import { describe, expect, test } from 'vitest';
import { ankiText } from '../../src/training/anki.js';
import { escaped } from '../../src/training/markup.js';
import { sheetPage } from '../../src/training/sheet.js';
import { duel, questionOf } from './asking.js';

const told = (text: string) => ({ ...questionOf(text), story: [] });

/** Names with markup, tabs of the format and quotes in them. */
const nasty = told(
  duel
    .replaceAll('"Brawler"', '"<img src=x onerror=alert(1)>&#9;\'{{c1::x}}"')
    .replace('Which one survives?', 'Which <b>one</b> survives?\tOr #none?'),
);

test('whatever people wrote is text', () => {
  expect(escaped(`<a href="x">&'\u0000\u001b[1m`)).toBe(
    '&#60;a href=&#34;x&#34;&#62;&#38;&#39;\ufffd\ufffd[1m',
  );
  for (const text of [ankiText([nasty]), sheetPage([nasty], 'A <title>')]) {
    expect(text).not.toContain('<img');
    expect(text).not.toContain('<b>one</b>');
    expect(text).toContain('&#60;img src=x');
  }
});

describe('the file for Anki', () => {
  const lines = ankiText([told(duel), nasty])
    .trimEnd()
    .split('\n');
  const notes = lines.filter((one) => !one.startsWith('#'));

  test('says in front how it is read', () => {
    expect(lines.slice(0, 7)).toEqual([
      '#separator:tab',
      '#html:true',
      '#notetype:Basic',
      '#columns:GUID\tDeck\tFront\tBack\tTags',
      '#guid column:1',
      '#deck column:2',
      '#tags column:5',
    ]);
  });

  test('has a line of five fields for each question, whatever stands in them', () => {
    expect(notes.map((one) => one.split('\t').length)).toEqual([5, 5]);
    expect(notes.some((one) => one.includes('"'))).toBe(false);
    const [guid, deck, front, back, tags] = notes[0]?.split('\t') ?? [];
    expect(guid).toBe(`hantei-${told(duel).id}`);
    expect(deck).toBe('Hantei::duel-masters::1.13::Basics');
    expect(front).toContain('Which one survives?');
    expect(front).not.toContain('Neither.');
    expect(back).toContain('Neither.');
    expect(tags).toBe('hantei duel-masters::1.13 rule::115.3b rule::703.4d');
  });
});

test('the page has the answers behind all the questions, and nothing that runs', () => {
  const page = sheetPage([told(duel), told(duel)], 'Rulings');
  expect(page.indexOf('Neither.')).toBeGreaterThan(page.indexOf('id="answers"'));
  expect(page.indexOf('id="q2"')).toBeLessThan(page.indexOf('id="answers"'));
  expect(page).not.toContain('<script');
  expect(page).toContain("default-src 'none'");
  expect(page).toMatch(/@media print/);
  expect(page).toMatch(/prefers-color-scheme: dark/);
});
