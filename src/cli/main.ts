/** The executable: loads the command, which the build puts beside it in one file, and starts it. */
import { fileURLToPath } from 'node:url';
import type * as Command from './command.js';
import { cacheFile, loadScript } from './compiled.js';

const file = fileURLToPath(new URL('./command.cjs', import.meta.url));
const script = loadScript<typeof Command>(file, cacheFile(process));
void script.exports
  .start(script.source, new URL('./worker.js', import.meta.url))
  .then((hasPlayed) => {
    // Whoever plays rulings will play more; and what that takes is nearly all that the other verbs take.
    if (hasPlayed && process.argv[2] === 'run') script.keep();
  });
