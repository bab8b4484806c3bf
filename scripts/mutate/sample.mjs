/** A few mutants of many, the same ones each time. */
import { createHash } from 'node:crypto';

export const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Whether a mutant is one of the sample: it is as long as its place and what it changes are the same. */
export const isInSample = ({ fileName, location, replacement }, sample) => {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const [, file] = /[/\\](src[/\\].*)$/.exec(fileName) ?? [];
  return parseInt(digest(`${file} ${place} ${replacement}`), 16) % sample === 0;
};
