import { describe, expect, test } from 'vitest';
import { beginning } from '../../../src/editor/recording/start.js';
import { pageOf } from '../../../src/editor/page.js';
import { problemsOf } from '../../../src/harness/suite.js';
import { loadAlone } from '../../harness/told.js';

const begun = (about: { readonly source?: string; readonly question?: string }): string =>
  beginning(pageOf('a.ruling', ''), { name: 'X', rulebook: 'duel-masters/1.13', ...about }).text;

describe('a ruling begins', () => {
  test.each([
    [undefined, ''],
    ['  ', ''],
    ['The judge program', '  source "The judge program"\n'],
    [
      'Official Q&A https://dm.example/rule/qa/46075/',
      '  source "Official Q&A" <https://dm.example/rule/qa/46075/>\n',
    ],
    ['https://dm.example/qa?x=1', '  source "dm.example" <https://dm.example/qa?x=1>\n'],
    [
      '<https://dm.example/a> the "Q&A"\nof 2024',
      '  source “the "Q&A" of 2024” <https://dm.example/a>\n',
    ],
  ])('source: %j', (source, line) => {
    const text = begun(source === undefined ? {} : { source });
    expect(text).toBe(`ruling "X"\n  rulebook duel-masters/1.13\n${line}`);
    const told = problemsOf(loadAlone(`${text}  expect\n    game goes on\n`));
    expect(told.map(({ message }) => message)).toEqual([]);
  });
});
