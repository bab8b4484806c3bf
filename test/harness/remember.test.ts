import { describe, expect, test } from 'vitest';
import { remembered } from '../../src/harness/remember.js';

describe('what a text means', () => {
  const asked: string[] = [];
  const shout = remembered((words: { readonly mark: string }, text) => {
    asked.push(text);
    return `${text}${words.mark}`;
  });
  const loud = { mark: '!' };

  test('is worked out once', () => {
    expect([shout(loud, 'draw'), shout(loud, 'draw'), asked.length]).toEqual(['draw!', 'draw!', 1]);
  });

  test('by one vocabulary and by another', () => {
    expect(shout({ mark: '?' }, 'draw')).toBe('draw?');
  });

  test('is worked out each time for a text that nobody writes', () => {
    asked.length = 0;
    const long = 'draw '.repeat(100);
    expect([shout(loud, long), shout(loud, long), asked.length]).toEqual([
      `${long}!`,
      `${long}!`,
      2,
    ]);
  });

  test('is forgotten when there are too many texts, and worked out again', () => {
    for (let at = 0; at < 5000; at++) shout(loud, `card ${at}`);
    asked.length = 0;
    expect([shout(loud, 'draw'), asked]).toEqual(['draw!', ['draw']]);
  });
});
