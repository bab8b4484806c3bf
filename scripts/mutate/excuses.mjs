/** Mutants that no ruling can notice, each with its reason. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * The list: file, what the code was and what it becomes there, and why that makes no difference that shows. Short code is
 * told apart by `on`: a piece of the line on which it begins.
 */
export const excusesIn = (path) => {
  if (!existsSync(path)) return [];
  const { schema, mutants } = JSON.parse(readFileSync(path, 'utf8'));
  if (schema !== 'hantei-mutants/1') throw new Error(`${path} is no list of mutants`);
  for (const { file, was, becomes, reason } of mutants)
    if (!file || was === undefined || becomes === undefined || !reason)
      throw new Error(`${path}: an entry needs file, was, becomes and reason`);
  return mutants;
};

const plain = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** A mutant is known by the code around it, so that it may move in its file. */
export const excuseFor = (excuses, { file, was, becomes, line }) =>
  excuses.find(
    (one) =>
      one.file === file &&
      plain(one.was) === plain(was) &&
      plain(one.becomes) === plain(becomes) &&
      (one.on === undefined || plain(line ?? '').includes(plain(one.on))),
  );

/** Whether the rulings noticed a mutant: one failed, or the game came to no end. */
export const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout';

/** Excuses of files that were tried, for mutants that are noticed or, unless only a sample was tried, are not there. */
export const needless = (excuses, mutants, isSample = false) => {
  const files = new Set(mutants.map(({ file }) => file));
  return excuses
    .filter(({ file }) => files.has(file))
    .flatMap((one) => {
      const own = mutants.filter((mutant) => excuseFor([one], mutant));
      if (own.length === 0)
        return isSample ? [] : [`no such mutant: ${one.file}: ${plain(one.was)}`];
      return own.every(isNoticed) ? [`noticed: ${one.file}: ${plain(one.was)}`] : [];
    });
};
