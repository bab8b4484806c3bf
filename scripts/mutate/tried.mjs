/** Writes down each mutant as it has been tried, for whoever does not wait for the end. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

class Tried {
  static inject = [commonTokens.options];

  constructor({ corpus }) {
    this.path = corpus.tried;
    writeFileSync(this.path, '');
  }

  onMutantTested({ fileName, location, replacement, status }) {
    if (status === 'Ignored' || status === 'RuntimeError') return;
    const one = { status, fileName, ...location.start, replacement };
    appendFileSync(this.path, `${JSON.stringify(one)}\n`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'tried', Tried)];
