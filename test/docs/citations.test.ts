/** Every example of docs/citations.md does what the page says of it. */
import { expect, test } from 'vitest';
import { loadAlone } from '../harness/told.js';
import { judge } from '../../src/harness/judge.js';
import { blocksOf, examplesOf, outcomeOf, read, wantedOf } from './examples.js';

const page = read('docs/citations.md');
const blocks = blocksOf(page);
const examples = examplesOf(blocks);

test.each(examples)('line $line: $info', (example) =>
  expect(outcomeOf(blocks, example)).toEqual(wantedOf(example)),
);

test('the message of a refused citation is as the page has it', () => {
  const [refused] = examples.filter(({ info }) => info.includes('miscited'));
  const [one] = loadAlone(refused?.text ?? '').cases;
  if (one === undefined) throw new Error('no ruling');
  const { message } = judge(one);
  const told = blocks.map(({ text }) => text.trim().replaceAll('\n', ' '));
  expect(told.some((text) => message.startsWith(text))).toBe(true);
});

test('files that the page speaks of are there', () => {
  for (const [, target = ''] of page.matchAll(/\]\(([^)#]+)/g))
    expect(() => read(`docs/${target}`)).not.toThrow();
});
