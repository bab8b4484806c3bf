import { expect, test } from 'vitest';
import { fromKept, keptJson } from '../../../src/evidence/official/kept.js';
import type { OfficialText } from '../../../src/evidence/official/text.js';

const sum = (text: string): string => String(text.length);
const text: OfficialText = {
  rulebook: 'lanterns/1.0',
  rules: [
    { number: '1.1', heading: '1 Light', text: 'It burns.', examples: ['Example: so'], line: 3 },
  ],
  unplaced: [{ line: 9, text: 'Printed in Lampville' }],
};
const json = keptJson(text, sum);

test('what is kept comes back', () => expect(fromKept(json, sum)).toEqual(text));

test.each([
  ['half of it', json.slice(0, json.length / 2), 'only the beginning'],
  ['nothing', '', 'only the beginning'],
  ['another thing', 'null', 'no kept rulebook'],
  ['another format', json.replace('hantei-rulebook/1', 'hantei-rulebook/9'), 'format'],
  ['a rule that is none', json.replace('"line": 3', '"line": "x"'), 'missing'],
  ['no rules', json.replace('"rules"', '"rulez"'), 'missing'],
  ['a line without its number', json.replace('"line": 9', '"line": "x"'), 'missing'],
  ['other words', json.replace('burns', 'burned'), 'checksum'],
])('%s is damage', (_, damaged, why) =>
  expect(fromKept(damaged, sum)).toEqual({ damage: expect.stringContaining(why) as string }),
);
