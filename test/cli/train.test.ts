import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../src/cli/engines.js';
import type { Io } from '../../src/cli/io.js';
import { bundleInto } from '../support/bundle.js';
import { inputOf, kept, place, type Place } from '../support/command.js';
import { duel, fresh } from '../training/asking.js';

let here: Place;
beforeEach(() => {
  here = place({ 'rulings/duel.ruling': duel, 'rulings/fresh.ruling': fresh });
});
afterEach(() => here.remove());

const train = (argv: readonly string[], about: Partial<Io> = {}) =>
  here.run(['train', ...argv], about, engines);
const read = (name: string): string => readFileSync(join(here.path, name), 'utf8');

describe('hantei train', () => {
  test('writes for Anki and for paper at once', async () => {
    const { status, out, err } = await train(['--anki', 'a.txt', '--html', 'pages/a.html']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe('wrote a.txt: 2 questions\nwrote pages/a.html: 2 questions\n');
    expect(read('a.txt')).toMatch(/^#separator:tab\n/);
    expect(read('pages/a.html')).toMatch(/^<!doctype html>/);
  });

  test('writes the same for the same seed', async () => {
    await train(['--anki', 'a.txt', '--seed', 'x']);
    await train(['--anki', 'b.txt', '--seed', 'x']);
    expect(read('a.txt')).toBe(read('b.txt'));
  });

  test.each([
    [['--rulebook', 'fire-force'], 'A cannot attack theirs with fresh'],
    [['--filter', '115.3b'], 'theirs is in'],
    [['rulings/fresh.ruling:3'], 'A cannot attack theirs with fresh'],
  ])('asks only about what is wanted: %j', async (argv, text) => {
    const { out, status } = await train(argv);
    expect(status).toBe(0);
    expect(out).toContain(text);
    expect(out.match(/^\d+\. /gm)).toHaveLength(2);
  });

  test('asks about a ruling once, though it stands in two files', async () => {
    here.write('rulings/again.ruling', duel);
    const { out } = await train(['--anki', 'a.txt']);
    expect(out).toBe('wrote a.txt: 2 questions\n');
  });

  test('asks about so many', async () => {
    const { out } = await train(['--count', '1', '--html', 'a.html']);
    expect(out).toBe('wrote a.html: 1 question\n');
  });

  test('prints the questions, and then the answers, where nobody can answer', async () => {
    const { out } = await train([]);
    const [questions = '', answers = ''] = out.split('\nAnswers\n');
    expect(questions).toContain('Which one survives?');
    expect(questions).not.toContain('Neither.');
    expect(answers).toContain('Neither.');
    expect(answers).toContain('115.3b');
  });

  test('asks at a terminal, tells, and asks again what was wrong', async () => {
    const stdout = kept({ isTTY: true });
    const wrongThenRight = Object.assign(inputOf('nonsense\n1\n2\n2\n1\n'), { isTTY: true });
    const { status } = await train(['rulings/fresh.ruling'], {
      stdout,
      stdin: wrongThenRight,
      env: { NO_COLOR: '1' },
    });
    expect(status).toBe(0);
    expect(stdout.text).toContain('1-2, or q to stop: 1-2, or q to stop: ');
    expect(stdout.text).toMatch(/[01] of 1 right\.\n$/);
  });
});

describe('in threads', () => {
  const scripts = place();
  beforeAll(() => bundleInto(scripts.path, 'training-worker.ts'));
  afterAll(() => scripts.remove());

  test('the same comes of it as in one, and a ruling that ends its thread is passed over', async () => {
    const worker = pathToFileURL(join(scripts.path, 'training-worker.mjs'));
    await train(['--anki', 'one.txt']);
    await train(['--anki', 'two.txt'], { worker, cores: 2 });
    expect(read('two.txt')).toBe(read('one.txt'));
    here.write(
      'rulings/deadly.ruling',
      `${duel.replace('Equal power', 'Deadly')}\n${duel.slice(duel.indexOf('ruling')).replace('Equal power', 'Harmless')}`,
    );
    const { status, out } = await train(['--anki', 'three.txt'], { worker, cores: 2 });
    expect(out).toBe('wrote three.txt: 3 questions\nleft out: 1 ruling not ending\n');
    expect(status).toBe(0);
  });
});

describe('what cannot be done is said', () => {
  const pass = duel.replace('mine in graveyard', 'mine in battle zone');
  test.each([
    [['--rulebook', 'duel-master'], "no rulebook 'duel-master'"],
    [['nowhere'], 'nowhere: no such file or directory'],
    [['--anki', 'a', '--html', './a'], './a: --anki and --html cannot be the same file'],
    [['--filter', 'no such thing'], 'no questions in rulings'],
    [['bad'], 'no questions in bad\n  left out: 1 ruling not passing'],
    [['--html', 'rulings'], 'rulings: cannot be written: it is a directory'],
    [['--count', '0'], 'invalid'],
    [['--anki', ''], 'It is empty.'],
  ])('%j', async (argv, message) => {
    here.write('bad/bad.ruling', pass);
    const { status, err } = await train(argv);
    expect(err).toContain(message);
    expect(status).toBe(2);
  });

  test('a file that is no ruling, beside others', async () => {
    here.write('rulings/broken.ruling', 'nonsense here\n');
    const { status, err, out } = await train(['--html', 'a.html']);
    expect(err).toMatch(/^hantei: rulings\/broken\.ruling:1: /);
    expect(out).toContain('wrote a.html: 2 questions');
    expect(status).toBe(1);
  });

  test('what cannot be written leaves what was there', async () => {
    here.write('a.html', 'before');
    here.write('file', '');
    const { status, err } = await train(['--html', 'a.html', '--anki', 'file/a.txt']);
    expect(err).toContain('hantei: file/a.txt: cannot be written: ');
    expect(status).toBe(2);
    expect(read('a.html')).toBe('before');
  });

  test.skipIf(!existsSync('/dev/full'))('a device that takes nothing', async () => {
    const { status, err } = await train(['--html', '/dev/full']);
    expect(err).toBe('hantei: /dev/full: cannot be written: no space left on the device\n');
    expect(status).toBe(2);
    expect(statSync('/dev/full').isCharacterDevice()).toBe(true);
  });
});
