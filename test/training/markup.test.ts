import { describe, expect, test } from 'vitest';
import { ankiText } from '../../src/training/anki.js';
import { escaped } from '../../src/training/markup.js';
import { readAnki, shownIn } from './anki-reader.js';
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

describe('the file for Anki, read as Anki reads it', () => {
  const { headers, notes } = readAnki(ankiText([told(duel), nasty]));

  test('says in front how it is read', () => {
    expect([...headers]).toEqual([
      ['separator', 'tab'],
      ['html', 'true'],
      ['notetype', 'Basic'],
      ['columns', 'GUID\tDeck\tFront\tBack\tTags'],
      ['guid column', '1'],
      ['deck column', '2'],
      ['tags column', '5'],
    ]);
  });

  test('has a note of two fields for each question', () => {
    expect(notes.map(({ fields }) => fields.length)).toEqual([2, 2]);
    expect(new Set(notes.map(({ guid }) => guid)).size).toBe(2);
    const [note] = notes;
    expect(note?.guid).toBe(`hantei-${told(duel).id}`);
    expect(note?.deck).toBe('Hantei::duel-masters::1.13::Basics');
    expect(note?.tags).toEqual(['hantei', 'duel-masters::1.13', 'rule::115.3b', 'rule::703.4d']);
  });

  test('shows the question in front, and the answer behind alone', () => {
    const [front = '', back = ''] = (notes[0]?.fields ?? []).map(shownIn);
    expect(front).toContain('Which one survives?');
    expect(front).toContain('A attacks theirs with mine');
    for (const { says } of told(duel).answers) for (const one of says) expect(front).toContain(one);
    expect(front).not.toContain('Neither.');
    expect(back).toContain('Neither.');
  });

  test('shows what people wrote as they wrote it', () => {
    const [front = ''] = (notes[1]?.fields ?? []).map(shownIn);
    expect(front).toContain("<img src=x onerror=alert(1)>&#9;'{{c1::x}}");
    expect(front).toContain('Which <b>one</b> survives?\tOr #none?');
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
