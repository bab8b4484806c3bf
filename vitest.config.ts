import { defineConfig } from 'vitest/config';
import { coveragePageAssets } from './scripts/coverage-page.mjs';

export default defineConfig({
  define: await coveragePageAssets(),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/browser/site-folder.ts',
    // Two cores, and modules without state of their own: each worker loads the engine once for all its files.
    maxWorkers: 2,
    isolate: false,
    // Tests of the command start processes; a busy machine must not fail them.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a page comes to show it shows a little later.
    expect: { poll: { timeout: 10_000 } },
  },
});
