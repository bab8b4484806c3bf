/** Texts without which a verb cannot go on. */
import { Failure, reasonOf } from './io.js';
import { readFile } from './read-file.js';
import { decode, largestFile } from './text.js';

/**
 * @param name the path as it is shown
 * @throws Failure where it cannot be read, or is no text
 */
export const readText = (path: string, name: string): string => {
  const decoded = decode(bytesOf(path, name));
  if ('text' in decoded) return decoded.text;
  throw new Failure(`${name}: ${decoded.problem.message}`);
};

const bytesOf = (path: string, name: string): Uint8Array => {
  try {
    return readFile(path, largestFile);
  } catch (error) {
    throw new Failure(`${name}: cannot be read: ${reasonOf(error)}`);
  }
};
