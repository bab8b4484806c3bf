/** What rules are asked: every question is asked somewhere, and what answers it is listed by some edition. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  duelMasters,
  duelMasters1_8,
  duelMastersAbridged,
} from '../../src/games/duel-masters/game.js';
import { questions as ofDuelMasters } from '../../src/games/duel-masters/questions.js';
import { fireForce } from '../../src/games/fire-force/game.js';
import { questions as ofFireForce } from '../../src/games/fire-force/questions.js';
import { fleshAndBlood, fleshAndBloodCh9 } from '../../src/games/flesh-and-blood/game.js';
import { questions as ofFleshAndBlood } from '../../src/games/flesh-and-blood/questions.js';
import { questions as ofKernel } from '../../src/kernel/questions.js';

const sourceOf = (folder: string): string =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('questions.ts'))
    .map((path) => readFileSync(join('src', folder, path), 'utf8'))
    .join('\n');

/** A name in quotes, and not where a unit that answers is made. */
const isAsked = (name: string, source: string): boolean =>
  new RegExp(`(?<!definition\\(\\s*)'${name}'`).test(source);

const kernel = ['kernel', 'harness', 'evidence'].map(sourceOf).join('\n');

test('the kernel asks each of its questions', () => {
  expect(Object.keys(ofKernel).filter((name) => !isAsked(name, kernel))).toEqual([]);
});

test('some game answers each of them', () => {
  const answered = [
    ...[duelMasters, duelMasters1_8, duelMastersAbridged, fireForce],
    ...[fleshAndBlood, fleshAndBloodCh9],
  ].flatMap(({ rules }) => [...rules.book.definitions.keys()]);
  expect(Object.keys(ofKernel).filter((name) => !answered.includes(name))).toEqual([]);
});

describe.each([
  {
    game: duelMasters,
    editions: [duelMasters, duelMastersAbridged],
    questions: ofDuelMasters,
    folder: 'games/duel-masters',
  },
  {
    game: fireForce,
    editions: [fireForce],
    questions: ofFireForce,
    folder: 'games/fire-force',
  },
  {
    game: fleshAndBlood,
    editions: [fleshAndBlood, fleshAndBloodCh9],
    questions: ofFleshAndBlood,
    folder: 'games/flesh-and-blood',
  },
])('$folder', ({ game, editions, questions, folder }) => {
  test('asks each question of its own, or has a word for it', () => {
    const source = sourceOf(folder);
    expect(Object.keys(questions).filter((name) => !isAsked(name, source))).toEqual([]);
  });

  test('answers each of them in some edition', () => {
    const isAnswered = (name: string): boolean =>
      editions.some(({ rules }) => rules.book.definitions.has(name));
    expect(Object.keys(questions).filter((name) => !isAnswered(name))).toEqual([]);
  });

  test('has a question behind each word that is true of cards or players', () => {
    const known = game.rules.book.questions;
    const words = game.vocabulary.entries.flatMap((entry) =>
      entry.kind === 'predicate' ? [entry.predicate] : [],
    );
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
});
