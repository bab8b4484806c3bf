/**
 * Reads official documents, which this project does not include, and compares the numbers found with lists of them:
 *
 *     node scripts/check-official.mjs FOLDER     or HANTEI_OFFICIAL=FOLDER
 *
 * The folder has the documents as `NAME.txt` or `NAME.LANGUAGE.txt`, and for each the list of its numbers, once each
 * and in the document's order, as `numbers/NAME.txt`. Without a folder nothing is checked, and that is said.
 */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? process.env.HANTEI_OFFICIAL;

/** The reader is TypeScript; it is bundled to be run. */
async function loadReader() {
  const place = fs.mkdtempSync(join(tmpdir(), 'hantei-reader-'));
  try {
    const outfile = join(place, 'read.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['src/evidence/official/read.ts'],
      outfile,
      bundle: true,
      format: 'esm',
      logLevel: 'warning',
    });
    return (await import(pathToFileURL(outfile).href)).readDocument;
  } finally {
    fs.rmSync(place, { recursive: true });
  }
}

const read = (...path) => fs.readFileSync(join(folder, ...path), 'utf8');

/** What is wrong with a reading, in words. */
function faults({ rules }, expected) {
  const found = rules.map(({ number }) => number).filter((number) => !number.includes('~'));
  const wanted = new Set(expected);
  const read = new Set(found);
  const missing = expected.filter((number) => !read.has(number));
  const extra = found.filter((number) => !wanted.has(number));
  const silent = rules.filter(({ text }) => text === '').map(({ number }) => number);
  const isInOrder = found.join() === expected.join();
  return [
    ...(missing.length > 0 ? [`not found: ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`not in the list: ${extra.join(', ')}`] : []),
    ...(missing.length + extra.length === 0 && !isInOrder ? ['in another order'] : []),
    ...(silent.length > 0 ? [`without text: ${silent.join(', ')}`] : []),
  ];
}

/** How many lines of a document are in a reading; each that has something on it should be, once. */
const linesIn = ({ rules, headings, passed, unplaced }) =>
  headings.length +
  passed.length +
  unplaced.length +
  rules.flatMap(({ text, examples }) => [text, ...examples].flatMap((one) => one.split('\n')))
    .length;

/** Each list of numbers with its document; nothing where there are none. */
function documentsIn() {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return fs.readdirSync(join(folder, 'numbers')).map((list) => {
    const stem = list.replace(/\.txt$/, '');
    const document = names.find((name) => name.replace(/(\.[a-z]{2})?\.txt$/, '') === stem);
    return { list, document };
  });
}

async function check() {
  const readDocument = await loadReader();
  for (const { list, document } of documentsIn()) {
    if (document === undefined) {
      console.log(`skipped  ${list}: its document is not there`);
      continue;
    }
    const text = read(document);
    const reading = readDocument(text);
    const wrong = faults(reading, read('numbers', list).split(/\s+/).filter(Boolean));
    const lost = text.split('\n').filter((line) => line.trim() !== '').length - linesIn(reading);
    if (lost !== 0) wrong.push(`${lost} lines are in no part of the reading, or in several`);
    if (wrong.length > 0) process.exitCode = 1;
    const doubled = reading.rules.filter(({ number }) => number.includes('~')).length;
    const said = `${reading.rules.length} rules, ${doubled} of them with a number used before, ${reading.unplaced.length} lines not placed`;
    console.log(`${wrong.length > 0 ? 'wrong  ' : 'right  '}  ${document}: ${said}`);
    for (const one of wrong) console.log(`         ${one}`);
  }
}

if (folder === undefined || folder === '')
  console.log(
    'skipped: no official documents given; name their folder: npm run check:official -- FOLDER',
  );
else if (!fs.existsSync(join(folder, 'numbers'))) {
  console.error(`${folder} has no folder 'numbers' with lists of rule numbers`);
  process.exitCode = 2;
} else await check();
