/** What README.md shows is what happens. When a summary or a report has changed, copy the new output there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engines } from '../src/cli/engines.js';
import { place } from './support/command.js';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [ruling = '', passing = '', failing = ''] = [
  ...readme.matchAll(/^```(\w*)\n(.*?)^```$/gms),
].flatMap(([, language, block = '']) => (language === '' ? [block] : []));

const withoutTime = (text: string): string => text.replace(/ {2}\([\d.]+ m?s\)/, '');

const check = async (text: string, expected: string): Promise<void> => {
  const here = place({ 'rulings/equal-power.ruling': text });
  const { out } = await here.run(['run'], {}, engines);
  here.remove();
  expect(withoutTime(out)).toBe(withoutTime(expected));
};

test('the ruling passes', () => check(ruling, passing));

test('with a wrong expectation and a wrong citation it fails', () =>
  check(
    ruling
      .replace('mine in graveyard ', 'mine in hand      ')
      .replace(/(theirs .*)703\.4d/, '$1703.4c'),
    failing,
  ));
