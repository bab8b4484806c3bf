/** An official document on the user's disk. */
import { resolve } from 'node:path';
import { readDocument, type Reading } from '../evidence/official/read.js';
import { Failure, reasonOf, type Io } from './io.js';
import { readFileOrPipe, TooLarge } from './read-file.js';
import { decode } from './text.js';

/** The longest rulebook of any game has less than a tenth of it. */
const largestDocument = 16 * 1024 * 1024;

/**
 * Reads a document.
 *
 * @throws Failure where it cannot be read, is no text, or has no numbered rules
 */
export const readOfficial = (io: Io, path: string): Reading => {
  const reading = readDocument(textOf(path, bytesOf(io, path)));
  if (reading.rules.length > 0) return reading;
  throw new Failure(
    `${path}: nothing in it is a numbered rule; each stands at the start of a line, as in '101.1. …'`,
  );
};

const bytesOf = (io: Io, path: string): Uint8Array => {
  try {
    return readFileOrPipe(resolve(io.cwd, path), largestDocument);
  } catch (error) {
    if (!(error instanceof TooLarge))
      throw new Failure(`${path}: cannot be read: ${reasonOf(error)}`);
    throw new Failure(
      `${path}: it has ${mebibytes(error.bytes)} MiB, and at most ${mebibytes(largestDocument)} are read; leave out what is not the text of the rules`,
    );
  }
};

const mebibytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);

const textOf = (path: string, bytes: Uint8Array): string => {
  const form = forms.find(({ start }) =>
    Buffer.from(bytes.subarray(0, start.length)).equals(Buffer.from(start, 'latin1')),
  );
  if (form !== undefined) throw new Failure(`${path}: ${form.help}`);
  const decoded = decode(bytes, largestDocument);
  if ('problem' in decoded) {
    const { message, help } = decoded.problem;
    throw new Failure(`${path}: ${message}${help === undefined ? '' : `\n${help}`}`);
  }
  const { text } = decoded;
  if (text.trim() === '') throw new Failure(`${path}: it is empty`);
  const nul = text.indexOf('\0');
  if (nul === -1) return text;
  const line = text.slice(0, nul).split('\n').length;
  throw new Failure(
    `${path}:${line}: it is no text: it has a NUL character\n` +
      'if it is UTF-16 without a byte order mark, convert it: iconv -f UTF-16LE -t UTF-8',
  );
};

/** Documents that have to be made into text first, by the bytes they begin with. */
const forms: readonly { readonly start: string; readonly help: string }[] = [
  { start: '%PDF-', help: 'it is a PDF; make a text of it first: pdftotext FILE.pdf FILE.txt' },
  {
    start: 'PK\u0003\u0004',
    help: 'it is a document of a word processor, or an archive; save it as plain text first',
  },
  { start: '<!DOCTYPE', help: 'it is the source of a web page; save the page as text first' },
  { start: '<html', help: 'it is the source of a web page; save the page as text first' },
];
