/** The desk as static files, served from a web space of its own. */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { buildSite } from '../../scripts/site.mjs';

export interface Site {
  /** Where the page is, somewhere below the top of its web space. */
  readonly url: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The folder with the desk, which whoever comes first builds for all. */
const built = async (): Promise<string> => {
  const folder = inject('siteFolder');
  const [site, building] = [join(folder, 'site'), join(folder, 'building')];
  const isFirst = mkdirSync(building, { recursive: true }) !== undefined;
  if (isFirst) {
    await buildSite(join(building, 'site'));
    renameSync(join(building, 'site'), site);
  }
  while (!existsSync(site)) await setTimeout(200);
  return site;
};

/** Serves it below a folder of a web space. */
export const openSite = async (): Promise<Site> => {
  const folder = await built();
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inside = normalize(asked.replace(/^\/some\/space\//u, '/'));
    const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
    try {
      const content = readFileSync(file);
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/some/space/`,
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe-core finds wrong with the page as it is shown, in words. */
export const findingsOn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations)',
  );
  return (found as readonly Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary ?? ''}`),
  );
};
