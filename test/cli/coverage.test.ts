import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { place, type Place } from '../support/command.js';

const rulings = `ruling "Passes"
  cites 115.3b, 703.4c
ruling "Passes under two"
  rulebook fake/1.0, fake/2.0
ruling "Fails"
  verdict fail
  cites 703.4d
`;

let here: Place;
beforeEach(() => {
  here = place({ 'rulings/a.ruling': rulings });
});
afterEach(() => here.remove());

const read = (name: string): string => readFileSync(join(here.path, name), 'utf8');

describe('the figures', () => {
  const bad =
    'hantei: 1 of 4 rulings do not pass (hantei run shows them); the rules they cite count as cited only\n';

  test('for people', async () =>
    expect(await here.run(['coverage'])).toEqual({
      status: 0,
      out: `fake/1.0
  chapter                        rules exempt  to do   code  cited decide proven
   1 Basics  ▓▓▓▓▓▓▓▓▓░░░░░░░░░      3      1      1      1      1      1      ?
   7 Basics  ▓▓▓▓▓▓▓▓▓▒▒▒▒▒▒▒▒▒      2      -      -      2      2      1      ?
  all        ▓▓▓▓▓▓▓▓▓▒▒▒▒▒░░░░      5      1      1      3      3      2      ?
  of 4 that code can carry out: 75% implemented, 50% deciding, proof not known
  of 3 clauses: 67% with a ruling

fake/2.0
  chapter                        rules exempt  to do   code  cited decide proven
   1 Basics  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒      1      -      -      1      -      -      ?
  all        ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒      1      -      -      1      -      -      ?
  of 1 that code can carry out: 100% implemented, 0% deciding, proof not known
  of 1 clause: 0% with a ruling

█ proven   ▓ deciding   ▒ implemented only   ░ to do
? not known: hantei prove finds out which rules the rulings notice
`,
      err: bad,
    }));

  test('for programs', async () => {
    const { status, out, err } = await here.run(['coverage', '--json']);
    const open =
      'hantei: not known of 4 rules whether they are proven: hantei prove finds it out\n';
    expect({ status, err }).toEqual({ status: 0, err: `${bad}${open}` });
    expect(JSON.parse(out)).toEqual([
      {
        rulebook: 'fake/1.0',
        chapters: [
          {
            chapter: '1',
            numbers: 3,
            notExecutable: 1,
            todo: 1,
            implemented: 1,
            cited: 1,
            deciding: 1,
            proven: 0,
            clauses: 1,
            clausesCited: 1,
            clausesProven: 0,
          },
          {
            chapter: '7',
            numbers: 2,
            notExecutable: 0,
            todo: 0,
            implemented: 2,
            cited: 2,
            deciding: 1,
            proven: 0,
            clauses: 2,
            clausesCited: 1,
            clausesProven: 0,
          },
        ],
      },
      {
        rulebook: 'fake/2.0',
        chapters: [
          {
            chapter: '1',
            numbers: 1,
            notExecutable: 0,
            todo: 0,
            implemented: 1,
            cited: 0,
            deciding: 0,
            proven: 0,
            clauses: 1,
            clausesCited: 0,
            clausesProven: 0,
          },
        ],
      },
    ]);
  });

  test.each([
    ['fake/2.0', ['fake/2.0']],
    ['fake', ['fake/1.0', 'fake/2.0']],
  ])('of the rulebooks asked for: %s', async (asked, expected) => {
    const { out } = await here.run(['coverage', '--json', '--rulebook', asked]);
    const books = JSON.parse(out) as { rulebook: string }[];
    expect(books.map(({ rulebook }) => rulebook)).toEqual(expected);
  });
});

describe('--against', () => {
  const standings = `{
  "schema": "hantei-coverage/1",
  "rulebooks": {
    "fake/1.0": [
      "115.3 exempt",
      "115.3a todo",
      "115.3b deciding",
      "703.4c deciding",
      "703.4d implemented"
    ],
    "fake/2.0": [
      "115.4 implemented"
    ]
  }
}
`;
  const against = (...more: string[]) =>
    here.run(['coverage', '--against', 'standings.json', ...more]);
  const summary = (out: string): string => out.slice(out.indexOf('notice\n') + 'notice\n\n'.length);

  test('--update writes the standings down, and with them nothing is lost', async () => {
    const { status } = await against('--update');
    expect(status).toBe(0);
    expect(read('standings.json')).toBe(standings);
    const { status: later, out } = await against();
    expect(later).toBe(0);
    expect(summary(out)).toBe('nothing lost against standings.json\n');
  });

  test('what is lost is listed by number, and the file stays as it is', async () => {
    here.write('standings.json', standings);
    here.write('rulings/a.ruling', rulings.replace('cites 115.3b, 703.4c', 'cites 703.4c, 703.4d'));
    const { status, out } = await against();
    expect(status).toBe(1);
    expect(summary(out)).toBe(`1 number lost against standings.json:
  fake/1.0  115.3b  deciding before, now implemented
gained: 1 deciding
  write it down with --update
`);
    expect(read('standings.json')).toBe(standings);
  });

  test.each([
    ['"703.4c deciding"', '"703.4c deciding proven"', 0, '1 number counted as proven as before'],
    ['"115.3a todo"', '"115.3a implemented"', 1, '115.3a  implemented before, now todo'],
    ['"115.3 exempt"', '"115.3 todo"', 1, '115.3  todo before, now exempt'],
    ['"115.4 implemented"', '"115.4 implemented", "115.5 todo"', 1, 'no longer in the book'],
    ['"703.4d implemented"', '"703.4d todo"', 0, 'gained: 1 implemented'],
  ])('%s was %s: exit status %i', async (now, before, status, message) => {
    here.write('standings.json', standings.replace(now, before));
    const result = await against();
    expect(result.out).toContain(message);
    expect(result.status).toBe(status);
  });

  test('--update takes losses over, and says what they are', async () => {
    here.write('standings.json', standings.replace('"115.3a todo"', '"115.3a implemented"'));
    const { status, out } = await against('--update');
    expect(out).toContain('115.3a  implemented before, now todo');
    expect(status).toBe(0);
    expect(read('standings.json')).toBe(standings);
  });

  test('--rulebook looks at that rulebook and leaves the others as they stand', async () => {
    const before = standings.replace('703.4c deciding', '703.4c implemented');
    here.write('standings.json', before.replace('115.4 implemented', '115.4 todo'));
    expect((await against('--rulebook', 'fake/2.0', '--update')).status).toBe(0);
    expect(read('standings.json')).toBe(before);
  });

  test('with --json the comparison goes to stderr', async () => {
    here.write('standings.json', standings.replace('"115.3a todo"', '"115.3a implemented"'));
    const { out, err, status } = await against('--json');
    expect(JSON.parse(out)).toHaveLength(2);
    expect(err).toContain('1 number lost against standings.json');
    expect(status).toBe(1);
  });

  test('behind a link the file itself is written', async () => {
    here.write('kept/standings.json', standings.replace('115.3a todo', '115.3a implemented'));
    symlinkSync('kept/standings.json', join(here.path, 'standings.json'));
    await against('--update');
    expect(read('kept/standings.json')).toBe(standings);
    expect(readdirSync(join(here.path, 'kept'))).toEqual(['standings.json']);
  });

  test.each<[string, string | undefined, string[], string]>([
    ['no such file', undefined, [], 'standings.json: cannot be read: no such file or directory'],
    ['cut off', standings.slice(0, 80), [], 'standings.json: it is not JSON'],
    ['not to be overwritten', 'my notes', ['--update'], 'standings.json: it is not JSON'],
    ['of something else', '{"files": []}', [], '"schema" should be "hantei-coverage/1"'],
  ])('%s: exit status 2, and the file stays', async (_, content, more, message) => {
    if (content !== undefined) here.write('standings.json', content);
    const { status, out, err } = await against(...more);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
    if (content !== undefined) expect(read('standings.json')).toBe(content);
  });
});

describe('--html', () => {
  test('writes one page, whose links lead to the rulings', async () => {
    const { status, out } = await here.run(['coverage', '--html', 'site/pages/map.html']);
    expect(status).toBe(0);
    expect(out).toContain('wrote site/pages/map.html');
    const page = read('site/pages/map.html');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('"href":"./../../rulings/a.ruling#L1"');
    expect(readdirSync(join(here.path, 'site/pages'))).toEqual(['map.html']);
  });

  test('official texts that were imported stand beside the summaries', async () => {
    here.write('fake.txt', '115. Battles\n\n115.3b Zwei gleich starke gehen beide unter.\n');
    const env = { XDG_DATA_HOME: join(here.path, 'data') };
    await here.run(['rulebook', 'import', 'fake.txt', '--as', 'fake/1.0'], { env });
    await here.run(['coverage', '--html', 'with.html'], { env });
    await here.run(['coverage', '--html', 'without.html']);
    expect(read('with.html')).toContain('Zwei gleich starke gehen beide unter.');
    expect(read('without.html')).not.toContain('Zwei gleich');
  });

  test('names of files stay names', async () => {
    here.write('rulings/javascript:alert(1)#?.ruling', 'ruling "Odd"\n');
    await here.run(['coverage', '--html', 'map.html']);
    expect(read('map.html')).toContain('"href":"./rulings/javascript%3Aalert(1)%23%3F.ruling#L1"');
  });

  test('a page that cannot be written leaves what was there', async () => {
    mkdirSync(join(here.path, 'taken'));
    writeFileSync(join(here.path, 'file'), 'mine');
    expect(await here.run(['coverage', '--html', 'taken'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('taken: cannot be written: it is a directory') as string,
    });
    expect(await here.run(['coverage', '--html', 'file/map.html'])).toMatchObject({ status: 2 });
    expect(readdirSync(here.path).sort()).toEqual(['file', 'rulings', 'taken']);
    expect(read('file')).toBe('mine');
  });
});

describe('what cannot be carried out', () => {
  test.each([
    [['--rulebook', 'fake/1.1'], "no rulebook 'fake/1.1'"],
    [['--rulebook', 'fake/1.1'], 'did you mean fake/1.0?'],
    [['nowhere'], 'nowhere: no such file or directory'],
    [['empty'], 'no .ruling files in empty'],
    [['rulings/a.ruling:99'], 'rulings/a.ruling has no line 99'],
    [['rulings/b.ruling:1'], 'rulings/b.ruling: no ruling at line 1; rulings begin at 2'],
    [['--update'], '--against FILE --update'],
    [['--html'], 'argument missing'],
    [['--html', ' '], 'It is empty.'],
    [['--jobs', '0'], 'whole number from 1 on'],
    [['--page'], "unknown option '--page'"],
  ])('%j', async (argv, message) => {
    mkdirSync(join(here.path, 'empty'));
    here.write('rulings/b.ruling', '\nruling "Second line"\n');
    const { status, out, err } = await here.run(['coverage', ...argv]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
  });

  test('a file that is broken leaves the figures of the others', async () => {
    here.write('rulings/b.ruling', 'load throw\n');
    const { status, out, err } = await here.run(['coverage', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toHaveLength(2);
    expect(err).toContain('2 of 5 rulings do not pass');
    expect(err).toContain('This is a bug in Hantei');
  });
});
