/** Importing official documents, and where their words are seen afterwards. The documents here are invented. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { place, type Place, type Transcript } from '../support/command.js';

const document = `Lanterns, general rules

115. Losing

115.3. Who loses a game of lanterns.
115.3a A lantern that is gone loses nothing.
115.3b Two lanterns of equal light both go out.
Example: Two candles.

703. Checks

703.4c A lantern without oil goes out.
703.4d A lantern that lost goes out.
`;

let here: Place;
let env: Record<string, string>;
beforeEach(() => {
  here = place({ 'lanterns.txt': document, 'rulings/a.ruling': 'ruling "One"\n' });
  env = { XDG_DATA_HOME: join(here.path, 'data') };
});
afterEach(() => here.remove());

const hantei = (...argv: readonly string[]): Promise<Transcript> => here.run(argv, { env });
const importAs = (id: string, file = 'lanterns.txt'): Promise<Transcript> =>
  hantei('rulebook', 'import', file, '--as', id);
const keptPath = (id: string): string => join(here.path, 'data/hantei/rulebooks', `${id}.json`);

describe('a document', () => {
  test('of a rulebook that Hantei knows', async () =>
    expect(await importAs('fake/1.0')).toEqual({
      status: 0,
      out: `imported  fake/1.0  5 rules under 2 headings
  kept in ${keptPath('fake/1.0')}
  lines that are no part of the rules:
    above the first heading  1
`,
      err: '',
    }));

  test('of a rulebook that it does not know', async () => {
    const { status, out } = await importAs('lanterns/0.1');
    expect(status).toBe(0);
    expect(out).toContain('Hantei has no index of lanterns/0.1 yet');
    expect(existsSync(keptPath('lanterns/0.1'))).toBe(true);
  });

  test.each([
    ['fake/1.00', 'did you mean fake/1.0?'],
    ['duel-master/1.13', 'did you mean duel-masters/1.13?'],
  ])('as %s, probably by mistake', async (id, hint) => {
    const { status, out } = await importAs(id);
    expect(out.replace(/\n +/g, ' ')).toContain(hint);
    expect(status).toBe(0);
  });

  test('with other numbers than the index', async () => {
    here.write('lanterns.txt', document.replace('115.3a', '115.4').replace('703.4c', '703.4e'));
    const { status, out } = await importAs('fake/1.0');
    expect(out).toContain('in the index, but not in the document: 115.3a, 703.4c');
    expect(out).toContain('in the document, but not in the index: 115.4, 703.4e');
    expect(status).toBe(1);
  });

  test('with lines that cannot be placed', async () => {
    here.write('lanterns.txt', `${document}\nPrinted in Lampville\n`);
    expect((await importAs('fake/1.0')).out).toContain(
      'lines whose rule cannot be told, kept apart from all rules:\n    15  Printed in Lampville\n',
    );
  });

  test('in UTF-16', async () => {
    here.write('lanterns.txt', Buffer.from(`\ufeff${document}`, 'utf16le'));
    expect(await importAs('fake/1.0')).toMatchObject({ status: 0, err: '' });
  });

  test('takes the place of an earlier one', async () => {
    await importAs('fake/1.0');
    here.write('lanterns.txt', document.replace('Two lanterns', 'Two lamps'));
    await importAs('fake/1.0');
    const kept = readFileSync(keptPath('fake/1.0'), 'utf8');
    expect(kept).toContain('Two lamps');
    expect(kept).not.toContain('Two lanterns');
    expect(readdirSync(join(here.path, 'data/hantei/rulebooks/fake'))).toEqual(['1.0.json']);
  });
});

describe('is not imported', () => {
  const inShiftJis = Buffer.from([0x31, 0x2e, 0x31, 0x20, 0x93, 0x94, 0x82, 0xb7, 0x0a]);

  test.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'x.txt: it is empty'],
    ['blank', ' \n\n', 'x.txt: it is empty'],
    ['without rules', 'A tale of lanterns.\n', 'nothing in it is a numbered rule'],
    [
      'with other numbers',
      '9.1. One\n9.2. Two\n',
      'it has none of the 5 numbers of fake/1.0; it begins with 9.1, 9.2',
    ],
    ['of bytes', new Uint8Array([0x31, 0x2e, 0xff, 0xfe, 0x00]), 'not UTF-8: line 1'],
    ['in Shift_JIS', inShiftJis, 'iconv -f CP932 -t UTF-8'],
    [
      'in UTF-16 that does not say so',
      Buffer.from('1.1 a\n', 'utf16le'),
      'iconv -f UTF-16LE -t UTF-8',
    ],
    ['a PDF', '%PDF-1.7\n', 'pdftotext'],
    ['a package', 'PK\u0003\u0004rest', 'save it as plain text'],
    ['a web page', '<!DOCTYPE html>\n', 'save the page as text'],
    [
      'much too long',
      new Uint8Array(17 * 1024 * 1024).fill(0x20),
      'it has 17 MiB, and at most 16 are read',
    ],
  ])('what is %s', async (_, content, message) => {
    here.write('x.txt', content);
    const { status, out, err } = await importAs('fake/1.0', 'x.txt');
    expect(err.replace(/\n +/g, ' ')).toContain(message);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(existsSync(keptPath('fake/1.0'))).toBe(false);
  });

  test.each([
    ['.', 'it is a directory'],
    ['nowhere.txt', 'cannot be read: no such file or directory'],
  ])('%s', async (path, message) => {
    const { status, err } = await importAs('fake/1.0', path);
    expect(err).toContain(message);
    expect(status).toBe(2);
  });

  test.skipIf(process.getuid?.() === 0)('what may not be read', async () => {
    chmodSync(join(here.path, 'lanterns.txt'), 0);
    const { status, err } = await importAs('fake/1.0');
    expect(err).toContain('lanterns.txt: cannot be read: permission denied');
    expect(status).toBe(2);
  });

  test.each(['lanterns', 'fake/..', '../fake', 'fake/1.0/x', 'Fake/1.0', 'fa ke/1', ' '])(
    'as %j',
    async (id) => {
      const { status, err } = await importAs(id);
      expect(err).toMatch(/is not the id of a rulebook|It is empty/);
      expect(status).toBe(2);
    },
  );

  test('where nothing says where to keep it', async () => {
    const { status, err } = await here.run(
      ['rulebook', 'import', 'lanterns.txt', '--as', 'fake/1.0'],
      { env: { XDG_DATA_HOME: 'relative/path' } },
    );
    expect(err).toContain('set XDG_DATA_HOME, or HOME');
    expect(status).toBe(2);
  });

  test('where the folder cannot be written', async () => {
    writeFileSync(join(here.path, 'data'), 'a file in the way');
    const { status, err } = await importAs('fake/1.0');
    expect(err).toContain('the text cannot be kept: part of the path is not a directory');
    expect(status).toBe(2);
  });
});

test('without XDG_DATA_HOME a text is kept in the home folder', async () => {
  env = { HOME: here.path };
  expect((await importAs('fake/1.0')).status).toBe(0);
  const path = join(here.path, '.local/share/hantei/rulebooks/fake/1.0.json');
  expect(existsSync(path)).toBe(true);
});

describe('afterwards', () => {
  beforeEach(() => importAs('fake/1.0'));

  test('rules shows the official words', async () =>
    expect((await hantei('rules', '115.3b')).out).toContain(`
  official text  115 Losing
    Two lanterns of equal light both go out.
    Example: Two candles.
`));

  test('rules has them in its JSON', async () => {
    const { out } = await hantei('rules', '115.3b', '--json');
    expect(JSON.parse(out)).toMatchObject([
      {
        rule: '115.3b',
        heading: '115 Losing',
        text: 'Two lanterns of equal light both go out.',
        examples: ['Example: Two candles.'],
      },
    ]);
  });

  test('another rulebook has none', async () =>
    expect((await hantei('rules', '115.4')).out).not.toContain('official text'));

  test('explain ends with the rules that took part', async () =>
    expect((await hantei('explain', 'rulings/a.ruling')).out).toContain(`
the official text
  115.3b  Two lanterns of equal light both go out.
  703.4d  A lantern that lost goes out.

verdict: pass
`));

  test('explain has them in its JSON', async () => {
    const { out } = await hantei('explain', 'rulings/a.ruling', '--json');
    expect(JSON.parse(out)).toMatchObject({
      rulings: [{ texts: { '703.4d': 'A lantern that lost goes out.' } }],
    });
  });

  test.each([
    ['cut off', (json: string) => json.slice(0, 200), 'only the beginning of it'],
    ['changed', (json: string) => json.replace('oil', 'wax'), 'its checksum does not fit'],
    [
      'of another rulebook',
      (json: string) => json.replace('fake/1.0', 'fake/2.0'),
      'it is a text of fake/2.0',
    ],
  ])('a kept text that is %s is said to be, and not believed', async (_, damage, why) => {
    const path = keptPath('fake/1.0');
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    const { status, out, err } = await hantei('rules', '703.4c');
    expect(err.replace(/\n +/g, ' ')).toContain(why);
    expect(err).toContain('hantei rulebook import FILE --as fake/1.0');
    expect(out).toContain('power 0 or less');
    expect(out).not.toContain('official text');
    expect(status).toBe(0);
  });

  test('a kept text that cannot be read is passed over', async () => {
    mkdirSync(keptPath('fake/2.0'));
    const { status, out, err } = await hantei('rules', '115.4');
    expect(err).toContain('it cannot be read: it is a directory');
    expect(out).toContain('equal power: nobody loses');
    expect(status).toBe(0);
  });

  test('what an interrupted import leaves is no text', async () => {
    const path = keptPath('fake/2.0');
    writeFileSync(`${path}.0a1b2c3d.tmp`, '{"schema": "hantei-ru');
    const { status, out, err } = await hantei('rules', '115.4');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toContain('official text');
    expect((await hantei('rules', '115.3b')).out).toContain('official text');
  });
});
