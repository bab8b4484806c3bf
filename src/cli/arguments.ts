/** Values of options, checked. */
import { InvalidArgumentError } from 'commander';
import type { Shard } from './select.js';

/** Adds to what the option was given before. */
export const several = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

export const notEmpty = (value: string): string => {
  if (value.trim() === '') throw new InvalidArgumentError('It is empty.');
  return value;
};

/** A whole number from 1 on. */
export const count = (value: string): number => {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || !Number.isSafeInteger(number))
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return number;
};

export const portNumber = (value: string): number => {
  const number = count(value);
  if (number > 65_535) throw new InvalidArgumentError('Ports go up to 65535.');
  return number;
};

/** More threads than any machine has would only eat its memory. */
const mostJobs = 256;

export const jobs = (value: string): number => {
  const number = count(value);
  if (number > mostJobs) throw new InvalidArgumentError(`At most ${mostJobs} are possible.`);
  return number;
};

/** `2/5` */
export const shard = (value: string): Shard => {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  const found = { index: Number(index), count: Number(total) };
  if (index === undefined || found.index < 1 || found.index > found.count)
    throw new InvalidArgumentError('It must be I/N, as in 2/5, with I from 1 to N.');
  return found;
};
