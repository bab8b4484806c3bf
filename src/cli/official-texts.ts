/** The official texts that the user has imported, in the data folder: `rulebooks/GAME/EDITION.json`. */
import { createHash, createHmac } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromKept, keptJson } from '../evidence/official/kept.js';
import { isRulebookId } from '../evidence/official/ids.js';
import type { KeyedHash, Stamping } from '../evidence/official/stamp.js';
import { officialFinder, type FindOfficial, type OfficialText } from '../evidence/official/text.js';
import { dataFolder, demandDataFolder } from './data-folder.js';
import { complainTo, Failure, reasonOf, type Io } from './io.js';
import { readFile } from './read-file.js';
import { replaceFile } from './whole-file.js';

const checksum = (text: string): string => createHash('sha256').update(text).digest('hex');

const keyedHash: KeyedHash = (key, text) => createHmac('sha256', key).update(text).digest('hex');

const pathIn = (folder: string, rulebook: string): string =>
  join(folder, 'rulebooks', ...`${rulebook}.json`.split('/'));

/**
 * Keeps a text, in the place of an earlier one of the same rulebook.
 *
 * @returns the path of the file
 * @throws Failure where it cannot be written
 */
export const keepText = (io: Io, text: OfficialText): string => {
  const path = pathIn(demandDataFolder(io), text.rulebook);
  try {
    replaceFile(path, Buffer.from(keptJson(text, checksum)));
    return path;
  } catch (error) {
    throw new Failure(`${path}: the text cannot be kept: ${reasonOf(error)}`);
  }
};

/**
 * The text that was imported for a rulebook; nothing where there is none.
 *
 * @throws Failure where it cannot be read, or is damaged
 */
export const keptText = (io: Io, rulebook: string): OfficialText | undefined => {
  const folder = dataFolder(io);
  if (folder === undefined || !isRulebookId(rulebook)) return undefined;
  const path = pathIn(folder, rulebook);
  if (!existsSync(path)) return undefined;
  const found = readKept(path);
  if (!('damage' in found) && found.rulebook === rulebook) return found;
  const damage = 'damage' in found ? found.damage : `it is a text of ${found.rulebook}`;
  throw new Failure(
    `${path}: the kept text of ${rulebook} is damaged: ${damage}\n` +
      `import the document again: hantei rulebook import FILE --as ${rulebook}`,
  );
};

const readKept = (path: string): ReturnType<typeof fromKept> => {
  try {
    return fromKept(readFile(path).toString('utf8'), checksum);
  } catch (error) {
    return { damage: `it cannot be read: ${reasonOf(error)}` };
  }
};

/** The rulebooks that have a kept text, sorted. */
export const keptIds = (io: Io): readonly string[] => {
  const folder = dataFolder(io);
  if (folder === undefined) return [];
  const namesIn = (path: string): readonly string[] => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  const top = join(folder, 'rulebooks');
  return namesIn(top)
    .flatMap((game) => namesIn(join(top, game)).map((name) => `${game}/${name}`))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isRulebookId)
    .sort();
};

/** What the official document of a rulebook says at each number, for a verb that also goes without it. */
export type OfficialTexts = (rulebook: string) => FindOfficial | undefined;

/** Reads each text when it is first asked for; one that is damaged is complained of, once, and passed over. */
export const officialTexts = (io: Io): OfficialTexts => {
  const found = new Map<string, FindOfficial | undefined>();
  const read = (rulebook: string): FindOfficial | undefined => {
    try {
      const text = keptText(io, rulebook);
      return text && officialFinder(text);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      complainTo(io, error.message);
      return undefined;
    }
  };
  return (rulebook) => {
    if (!found.has(rulebook)) found.set(rulebook, read(rulebook));
    return found.get(rulebook);
  };
};

/** What stamps of rulings are made and examined with. */
export const stampingWith = (texts: OfficialTexts): Stamping => ({ find: texts, hash: keyedHash });
