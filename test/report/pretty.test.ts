import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/harness/verdict.js';
import { render } from '../../src/report/lines.js';
import { durationText, endLines, fileLines, type PrettyOptions } from '../../src/report/pretty.js';
import type { RunReport } from '../../src/report/report.js';
import { board, examined, findRule, problem, span, text, verdict } from '../support/verdicts.js';

const options: PrettyOptions = { verbose: false, trace: false, findRule };

const reportOf = (verdicts: readonly Verdict[], parts: Partial<RunReport> = {}): RunReport => ({
  files: [{ path: 'rulings/battle.ruling', text, verdicts }],
  milliseconds: 1234,
  stopped: false,
  ...parts,
});

const pretty = (report: RunReport, more: Partial<PrettyOptions> = {}, width = 80): string => {
  const all = { ...options, ...more };
  const lines = [...report.files.flatMap((file) => fileLines(file, all)), ...endLines(report, all)];
  return render(lines, { width, color: false });
};

const check = (
  verdicts: readonly Verdict[],
  expected: string,
  more: Partial<PrettyOptions> = {},
): void => expect(pretty(reportOf(verdicts), more)).toBe(expected);

const failing = verdict({
  verdict: 'fail',
  message: 'expected: mine in graveyard; but it is in the battle zone',
  at: 12,
  board,
  expectations: [
    examined({ verdict: 'fail', found: 'mine in battle zone', cited: ['115.3b', '999'] }),
    examined({
      line: 13,
      text: 'theirs in graveyard',
      verdict: 'miscited',
      cited: ['115.3b'],
      decidedBy: ['703.4d'],
    }),
  ],
});

describe('the report for people', () => {
  test('all pass', () =>
    check(
      [verdict(), verdict()],
      '✓ rulings/battle.ruling  2 rulings\n\n2 rulings: 2 pass  (1.2 s)\n',
    ));

  test('a file without rulings has no line', () => check([], '\n0 rulings  (1.2 s)\n'));

  test('those that pass, when asked for', () =>
    expect(pretty(reportOf([verdict()]), { verbose: true })).toContain(
      '  pass  3  Equal power: both lose  fake/1.0\n',
    ));

  test('the rules that fired, when asked for', () =>
    expect(
      pretty(
        reportOf([
          verdict({
            fired: [
              { rule: '703.4d', times: 2 },
              { rule: '301.6', times: 1 },
            ],
          }),
        ]),
        { trace: true },
      ),
    ).toContain(
      '    703.4d  ×2  a creature that lost a battle is destroyed\n' +
        '    301.6       a creature may not attack in the turn in which it was summoned\n',
    ));

  test('a ruling that fails', () =>
    check(
      [failing],
      `✗ rulings/battle.ruling  1 of 1 ruling not passed

FAIL  rulings/battle.ruling:3  Equal power: both lose
  fake/1.0

    10 |     B: no block
    11 |   expect
  > 12 |     mine in graveyard      [115.3b, 703.4d]
       |     ^^^^^^^^^^^^^^^^^
    13 |     theirs in graveyard    [115.3b]
    expected  mine in graveyard
    found     mine in battle zone

    11 |   expect
    12 |     mine in graveyard      [115.3b, 703.4d]
  > 13 |     theirs in graveyard    [115.3b]
       |     ^^^^^^^^^^^^^^^^^^^
    expected       theirs in graveyard
    no part in it  115.3b
    decided by     703.4d

  board
    turn of A, attack step
    A     battle zone  mine "Brawler" (tapped), 《光の番人》 (with 2 flame
                       cards)
          手札         5 cards
    B     graveyard    -
    both  stack        spark "Spark"

  rules
    115.3b  the creature with less power loses the battle; with equal power both
            lose
    999     not in fake/1.0

  again: npx hantei run rulings/battle.ruling:3

1 ruling: 1 fail  (1.2 s)
`,
    ));

  test('a ruling that makes no sense', () =>
    expect(
      pretty(
        reportOf([
          verdict({
            verdict: 'invalid',
            message: 'no',
            problems: [problem({ at: span(6, 20, 9) })],
          }),
        ]),
      ),
    ).toContain(`
  unknown-card
  no card is called "Brawlar"
    5 |   given
  > 6 |     A battle zone  "Brawlar" as mine
      |                    ^^^^^^^^^
    7 |     B battle zone  "光の番人" as theirs, tapped
  help: did you mean "Brawler"?
`));

  test('many problems are cut short', () => {
    const problems = Array.from({ length: 14 }, (_, at) => problem({ at: span(6, at + 1, 1) }));
    const said = pretty(reportOf([verdict({ verdict: 'invalid', problems })]));
    expect(said).toContain('and 4 more: npx hantei check rulings/battle.ruling\n');
  });

  test('a decision that nobody made', () => {
    const decision = {
      by: 'B',
      kind: 'blocker',
      options: [
        { text: 'block with 光の番人', rules: ['507.1'] },
        { text: 'no block', rules: ['507.1', '507.2'] },
      ],
      paste: 'B: no block',
    };
    expect(
      pretty(
        reportOf([
          verdict({ verdict: 'undecided', message: 'B has to decide: blocker', at: 9, decision }),
        ]),
      ),
    ).toContain(`
  B has to decide (blocker). Legal options:
    block with 光の番人  507.1
    no block             507.1, 507.2
  add to the ruling, for example:
    B: no block
`);
  });

  test.each([
    ['refused', 'it may not attack [301.6]', '  it may not attack [301.6]\n'],
    ['unsupported', '703.4d is not carried out yet', '  703.4d is not carried out yet\n'],
  ] as const)('%s: the message and the rules it names', (kind, message, expected) => {
    const expectations = [examined({ line: 9, verdict: 'miscited', cited: ['115.3b'] })];
    const said = pretty(
      reportOf([verdict({ verdict: kind, message, at: 9, rules: ['301.6'], expectations })]),
    );
    expect(said).toContain(expected);
    expect(said).toContain(
      '    301.6   a creature may not attack in the turn in which it was summoned\n',
    );
  });

  test('a bug in Hantei is called one', () => {
    const said = pretty(
      reportOf([verdict({ verdict: 'unsupported', message: 'boom', bug: true })]),
    );
    expect(said).toContain('This is a bug in Hantei, not in the ruling.');
    expect(said).toContain('1 of these ran into a bug in Hantei itself\n');
  });

  test('the command to run it again names the rulebook where there are several, and is quoted', () => {
    const [one, other] = ['fake/1.0', 'fake/2.0'].map((rulebook) => ({
      ...failing,
      rulebook,
      file: "it's/a b.ruling",
    }));
    expect(pretty(reportOf([failing, one, other].flatMap((each) => each ?? [])))).toContain(
      "again: npx hantei run 'it'\\''s/a b.ruling:3' --rulebook fake/2.0\n",
    );
  });

  test('stopping early is said', () =>
    expect(pretty(reportOf([failing], { stopped: true }))).toContain(
      'stopped at the first ruling that did not pass',
    ));

  test('nothing in a ruling reaches the terminal as a command', () => {
    const evil = '\u001b]0;x\u0007\u009b2J\u202e';
    const said = pretty(
      {
        files: [
          {
            path: `${evil}.ruling`,
            text: text.replaceAll('mine', evil),
            verdicts: [
              {
                ...failing,
                file: evil,
                name: evil,
                rulebook: evil,
                message: evil,
                rules: [evil],
                expectations: failing.expectations.map((one) => ({
                  ...one,
                  text: evil,
                  found: evil,
                  cited: [evil],
                })),
                decision: {
                  by: evil,
                  kind: evil,
                  paste: evil,
                  options: [{ text: evil, rules: [evil] }],
                },
                board: {
                  turn: evil,
                  zones: [
                    {
                      player: evil,
                      zone: evil,
                      cards: [{ text: evil, name: evil, states: [evil], attached: [evil] }],
                    },
                  ],
                },
                fired: [{ rule: evil, times: 1 }],
              },
              verdict({ verdict: 'invalid', problems: [problem({ message: evil, help: evil })] }),
            ],
          },
        ],
        milliseconds: 0,
        stopped: false,
      },
      { trace: true },
    );
    // eslint-disable-next-line no-control-regex -- looks for control characters
    expect(said.replaceAll('\n', '')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
  });

  test.each([40, 60, 120])('nothing is wider than a terminal of %i columns', (width) => {
    const said = pretty(
      reportOf([failing, verdict({ verdict: 'refused', message: '不'.repeat(100), at: 9 })]),
      {},
      width,
    );
    expect(said.split('\n').filter((row) => stringWidth(row) > width)).toEqual([]);
  });
});

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1250, '1.3 s'],
  [125_000, '2 min 5 s'],
])('%i milliseconds are %s', (time, expected) => expect(durationText(time)).toBe(expected));
