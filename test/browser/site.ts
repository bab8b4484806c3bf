/** The desk as static files, served from a web space of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
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

/** Builds it anew, and serves it below a folder. */
export const openSite = async (): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'hantei-site-'));
  await buildSite(folder);
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
      rmSync(folder, { recursive: true, force: true });
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
