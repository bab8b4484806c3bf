/** Which ruling is stepped through: the one that the address names, in the text that it names. */
import type { RulingTask } from '../../../../editor/judging.js';
import type { TextSeen } from '../../../engine/writing.js';
import { ask } from '../../client.js';
import { stepAddress } from '../../editing/addresses.js';
import { someText } from '../../editing/example.js';
import { openPath } from '../../editing/open.js';
import { seen } from '../../editing/state.js';
import { fetchWanted } from '../../texts.js';

export interface RulingNamed {
  readonly name: string;
  readonly rulebook: string;
  readonly key: string;
  readonly address: (path: string) => string;
}

/** The rulings of a text that make sense, each under each of its rulebooks. */
export const rulingsOf = (text: TextSeen | undefined): readonly RulingNamed[] =>
  (text?.signs ?? []).flatMap(({ name, rulebook, key }) =>
    key === undefined
      ? []
      : [{ name, rulebook, key, address: (path) => stepAddress(path, { name, rulebook }) }],
  );

/** The ruling's task; the first ruling of the text where the address names none, nothing where there is none. */
export const openRuling = async (
  path: string,
  name: string,
  rulebook: string,
): Promise<RulingTask | undefined> => {
  const wanted = path === '' ? await someText() : path;
  if (wanted === undefined || !(await openPath(wanted))) return undefined;
  const look = () => ask('look', { path: wanted }, { every: true });
  let found = await look();
  if (await fetchWanted()) found = await look();
  if (found !== undefined) seen.value = found;
  const all = rulingsOf(found);
  const one =
    all.find((other) => other.name === name && other.rulebook === rulebook) ??
    all.find((other) => other.name === name) ??
    all[0];
  return one && ask('task', { path: wanted, key: one.key }, { every: true });
};
