/** What packages do at each start though nobody here needs it, left out of the bundles. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Chevrotain asks lodash for every step in making tokens and parsers, and in looking at a grammar for messages about
 * mistakes. There lodash's care for paths, symbols and things that only resemble arrays takes longer than the step
 * itself. In the bundles the functions that are asked most are therefore what the language has for arrays and plain
 * objects.
 */
const functions = {
  difference:
    '(list, ...others) => (list ?? []).filter((one) => !others.some((other) => other.includes(one)))',
  flatten: '(list) => (list ?? []).flat()',
  forEach: `(all, visit) => {
    if (Array.isArray(all)) all.every((one, index) => visit(one, index, all) !== false);
    else Object.keys(all ?? {}).every((key) => visit(all[key], key, all) !== false);
    return all;
  }`,
  has: '(object, key) => object != null && Object.hasOwn(object, key)',
  includes: '(all, one) => (Array.isArray(all) ? all : Object.values(all ?? {})).includes(one)',
  isEmpty: '(all) => (Array.isArray(all) ? all : Object.keys(all ?? {})).length === 0',
  keys: '(object) => Object.keys(object ?? {})',
  map: `(all, asked) => {
    const get = typeof asked === 'string' ? (one) => one?.[asked] : asked;
    if (Array.isArray(all)) return all.map((one, index) => get(one, index, all));
    return Object.keys(all ?? {}).map((key) => get(all[key], key, all));
  }`,
  pickBy: `(object, isWanted) => {
    const picked = {};
    for (const key in object) if (isWanted(object[key], key)) picked[key] = object[key];
    return picked;
  }`,
  values: '(object) => Object.values(object ?? {})',
};

/** Commander can run commands that are programs of their own. There are none, and loading what runs them takes long. */
const withoutProcesses = (code) =>
  code.replace("require('node:child_process')", '{ spawn: undefined }');

/** A plugin of esbuild. */
export const leanPackages = {
  name: 'lean-packages',
  setup: ({ onLoad, onResolve }) => {
    for (const [name, code] of Object.entries(functions))
      onLoad({ filter: new RegExp(`[\\\\/]lodash-es[\\\\/]${name}\\.js$`) }, () => ({
        contents: `export default ${code};`,
      }));
    onLoad({ filter: /[\\/]commander[\\/]lib[\\/]command\.js$/ }, ({ path }) => ({
      contents: withoutProcesses(readFileSync(path, 'utf8')),
    }));
    // Whether to paint is decided in src/cli/io.ts; chalk need not find out what terminal this is.
    onResolve({ filter: /^#supports-color$/ }, ({ importer }) => ({
      path: join(dirname(importer), 'vendor', 'supports-color', 'browser.js'),
    }));
  },
};
