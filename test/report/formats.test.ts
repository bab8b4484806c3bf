import { describe, expect, test } from 'vitest';
import { checkJson } from '../../src/report/check.js';
import { jsonReport, jsonWriting } from '../../src/report/json.js';
import { junitReport } from '../../src/report/junit.js';
import { type RunReport, summaryOf } from '../../src/report/report.js';
import { rulesJson } from '../../src/report/rules.js';
import { verdictKinds } from '../../src/harness/verdict.js';
import {
  board,
  book,
  entry,
  examined,
  findRule,
  problem,
  text,
  verdict,
} from '../support/verdicts.js';

const report: RunReport = {
  files: [
    {
      path: 'rulings/battle.ruling',
      text,
      verdicts: verdictKinds.map((kind) =>
        verdict({
          verdict: kind,
          name: `《${kind}》 <&"\u001b ]]> ]]>`,
          message: kind === 'pass' ? '' : `it is ${kind}`,
          at: 12,
          board,
          problems: kind === 'invalid' ? [problem()] : [],
          expectations: [examined({ cited: ['115.3b'], decidedBy: ['115.3b', '703.4d'] })],
          fired: [{ rule: '115.3b', times: 1 }],
        }),
      ),
    },
    { path: 'rulings/none.ruling', text: '', verdicts: [] },
  ],
  milliseconds: 12.34567,
  stopped: false,
};

describe('json', () => {
  const read = JSON.parse(jsonReport(report)) as {
    rulings: Record<string, unknown>[];
    summary: Record<string, number>;
  };

  test('the fields of a ruling come in the order of the contract, and others behind them', () =>
    expect(Object.keys(read.rulings[1] ?? {})).toEqual([
      'file',
      'line',
      'name',
      'rulebook',
      'verdict',
      'message',
      'expectations',
      'fired',
      'milliseconds',
      'at',
      'rules',
      'problems',
      'decision',
      'board',
      'bug',
    ]));

  test('a ruling', () =>
    expect(read.rulings[0]).toMatchObject({
      file: 'rulings/battle.ruling',
      line: 3,
      name: '《pass》 <&"\u001b ]]> ]]>',
      rulebook: 'fake/1.0',
      verdict: 'pass',
      message: '',
      expectations: [
        {
          line: 12,
          text: 'mine in graveyard',
          verdict: 'pass',
          cited: ['115.3b'],
          decidedBy: ['115.3b', '703.4d'],
        },
      ],
      fired: [{ rule: '115.3b', times: 1 }],
      milliseconds: 1.235,
      board: null,
    }));

  test('written in pieces it is what it would be as one', () => {
    for (const files of [report.files, [], [{ path: 'none.ruling', text: '', verdicts: [] }]]) {
      const text = jsonReport({ ...report, files });
      expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
    }
  });

  test('a piece stands there as soon as its file is done', () => {
    const { file, end } = jsonWriting();
    const [first] = report.files;
    const piece = first === undefined ? '' : file(first);
    expect(piece).toMatch(/^\{\n {2}"schema": "hantei-report\/1",\n {2}"rulings": \[\n {4}\{\n/);
    expect(piece).toContain('"verdict": "invalid"');
    const rest = [...end(summaryOf(report))].join('');
    expect(JSON.parse(piece + rest)).toHaveProperty('summary.total', 7);
  });

  test('the summary', () =>
    expect(read.summary).toEqual({
      total: 7,
      pass: 1,
      fail: 1,
      miscited: 1,
      refused: 1,
      undecided: 1,
      unsupported: 1,
      invalid: 1,
      milliseconds: 12.346,
      stopped: false,
      stale: 0,
    }));
});

describe('junit', () => {
  const xml = junitReport(report, findRule);

  test('counts', () =>
    expect(xml).toContain(
      '<testsuite name="rulings/battle.ruling" time="0.008642" tests="7" failures="4" errors="2" skipped="0">',
    ));

  test.each([
    ['fail', 'failure'],
    ['miscited', 'failure'],
    ['refused', 'failure'],
    ['undecided', 'failure'],
    ['unsupported', 'error'],
    ['invalid', 'error'],
  ])('%s is a %s', (kind, element) =>
    expect(xml).toContain(`<${element} message="it is ${kind}" type="${kind}">`),
  );

  test('names are escaped', () =>
    expect(xml).toContain(
      '<testcase name="《pass》 &lt;&amp;&quot;\\u{1b} ]]> ]]>" classname="fake/1.0"',
    ));

  test('no text ends its CDATA section early', () => {
    const sections = xml.split('<![CDATA[').slice(1);
    expect(sections).toHaveLength(6);
    const afterEach = sections.map((one) => one.slice(one.indexOf(']]>') + 3));
    expect(afterEach.filter((one) => !/^<\/(failure|error)>/.test(one))).toEqual([]);
  });
});

test('check as JSON', () =>
  expect(
    JSON.parse(
      checkJson([
        {
          path: 'a.ruling',
          text,
          problems: [problem(), problem({ code: 'unused-label', help: undefined })],
        },
        { path: 'b.cards', text: '', problems: [] },
      ]),
    ),
  ).toEqual({
    schema: 'hantei-check/1',
    files: [
      {
        file: 'a.ruling',
        problems: [
          {
            code: 'unknown-card',
            severity: 'error',
            line: 6,
            column: 17,
            endLine: 6,
            endColumn: 26,
            message: 'no card is called "Brawlar"',
            help: 'did you mean "Brawler"?',
          },
          {
            code: 'unused-label',
            severity: 'warning',
            line: 6,
            column: 17,
            endLine: 6,
            endColumn: 26,
            message: 'no card is called "Brawlar"',
            help: null,
          },
        ],
      },
      { file: 'b.cards', problems: [] },
    ],
    summary: { files: 2, errors: 1, warnings: 1 },
  }));

test('rules as JSON', () => {
  const entries = [
    entry('1.1', { fault: 'used twice' }),
    entry('1.2', {
      implemented: false,
      standing: 'note',
      reason: 'about sleeves',
      kind: 'physical',
    }),
  ];
  expect(JSON.parse(rulesJson([{ book: book('fake/1.0', entries), entries }], false))).toEqual([
    {
      rule: '1.1',
      section: '1',
      summary: 'what 1.1 says',
      kind: 'procedure',
      implemented: true,
      reason: '',
      source: '1-basics/115-battle.ts',
      units: [],
      clauses: [{ says: 'what 1.1 says' }],
      fault: 'used twice',
    },
    {
      rule: '1.2',
      section: '1',
      summary: 'what 1.2 says',
      kind: 'physical',
      implemented: false,
      reason: 'about sleeves',
      source: '1-basics/115-battle.ts',
      units: [],
      clauses: [],
    },
  ]);
});
