/** A folder of a test run, in which the first test that needs the desk builds it for all. Vitest calls this around the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder's path; it is empty, until somebody builds. */
    siteFolder: string;
  }
}

export default ({ provide }: TestProject): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'hantei-site-'));
  provide('siteFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
