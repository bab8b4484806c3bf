/** The desk's server: the page, and the files of one folder, for whoever knows the token. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { watch } from 'chokidar';
import { largestFile } from '../text.js';
import type { DeskFolder } from './folder.js';
import { behindToken, refusalFor } from './guard.js';

export interface DeskServing {
  /** Where the files of the page are. */
  readonly site: string;
  readonly root: string;
  readonly folder: DeskFolder;
  readonly token: string;
}

export interface DeskServer {
  readonly server: Server;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const policies = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

export const serveDesk = (serving: DeskServing): DeskServer => {
  const { site } = serving;
  const pages = new Set(
    readdirSync(site, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.split(sep).join('/'),
    ),
  );
  const changes = watchFolder(serving);
  const server = createServer((request, response) => {
    answer(request, response, { ...serving, pages, changes }).catch((error: unknown) =>
      end(response, 500, { problem: error instanceof Error ? error.message : String(error) }),
    );
  });
  const close = async (): Promise<void> => {
    await changes.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { server, close };
};

interface Answering extends DeskServing {
  readonly pages: ReadonlySet<string>;
  readonly changes: Changes;
}

const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  serving: Answering,
): Promise<void> => {
  const refusal = refusalFor(request);
  if (refusal !== undefined) return end(response, 403, { problem: refusal });
  const rest = behindToken(request.url ?? '', serving.token);
  if (rest === undefined) return end(response, 403, { problem: 'the address lacks its token' });
  const asked = new URL(rest, 'http://desk/');
  const name = decoded(asked.pathname.slice(1));
  if (name.startsWith('api/'))
    return answerApi(request, response, serving, name.slice(4), asked.searchParams.get('path'));
  if (request.method !== 'GET') return end(response, 405, { problem: 'this is only read' });
  return page(response, serving, name === '' ? 'index.html' : name);
};

/** A broken address is that of nothing. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const page = (response: ServerResponse, { site, pages }: Answering, name: string): void => {
  if (!pages.has(name) || extname(name) === '') return end(response, 404, { problem: 'not here' });
  const content = readFileSync(join(site, name));
  const type = types[extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { ...policies, 'content-type': type });
  // Here the page is for a folder, and not for texts in the browser.
  response.end(
    name === 'index.html'
      ? content
          .toString('utf8')
          .replace('name="hantei-desk" content="site"', 'name="hantei-desk" content="folder"')
      : content,
  );
};

const answerApi = async (
  request: IncomingMessage,
  response: ServerResponse,
  { folder, changes }: Answering,
  name: string,
  path: string | null,
): Promise<void> => {
  if (name === 'files' && request.method === 'GET') return end(response, 200, folder.list());
  if (name === 'changes' && request.method === 'GET') return changes.follow(response);
  if (name !== 'file' || path === null) return end(response, 404, { problem: 'not here' });
  if (request.method === 'GET') {
    const found = folder.read(path);
    return end(response, found === undefined ? 404 : 200, found ?? { problem: 'not here' });
  }
  if (request.method !== 'POST') return end(response, 405, { problem: 'read it or write it' });
  const body = await bodyOf(request);
  if (typeof body === 'string') return end(response, 400, { refused: body });
  const written = folder.write(path, body.text, body.basedOn ?? undefined);
  end(response, 200, written);
};

interface Writing {
  readonly text: string;
  readonly basedOn: string | null;
}

/** What is to be written, or why it cannot be read. */
const bodyOf = async (request: IncomingMessage): Promise<Writing | string> => {
  if (request.headers['content-type'] !== 'application/json') return 'this is not JSON';
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > 3 * largestFile) return 'it is too large';
    chunks.push(chunk as Buffer);
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Partial<Writing>;
    return typeof body.text === 'string'
      ? { text: body.text, basedOn: typeof body.basedOn === 'string' ? body.basedOn : null }
      : 'there is no text';
  } catch {
    return 'this is not JSON';
  }
};

const end = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { ...policies, 'content-type': types['.json'] });
  response.end(JSON.stringify(body));
};

// ---------------------------------------------------------------- changes on disk

interface Changes {
  readonly follow: (response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** Milliseconds in which several changes are told together. */
const together = 80;

const watchFolder = ({ root, folder }: DeskServing): Changes => {
  const followers = new Set<ServerResponse>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(root, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path) => /[\\/](?:node_modules|\.git)(?:[\\/]|$)/u.test(path),
  });
  const tell = (): void => {
    const text = `data: ${JSON.stringify([...changed])}\n\n`;
    changed.clear();
    for (const follower of followers) follower.write(text);
  };
  watcher.on('all', (_, path) => {
    const name = folder.nameOf(path);
    if (name === undefined) return;
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(tell, together);
  });
  // What cannot be watched is still served.
  watcher.on('error', () => undefined);
  return {
    follow: (response) => {
      response.writeHead(200, { ...policies, 'content-type': 'text/event-stream' });
      response.write(':\n\n');
      followers.add(response);
      response.on('close', () => followers.delete(response));
    },
    close: async () => {
      clearTimeout(timer);
      for (const follower of followers) follower.end();
      await watcher.close();
    },
  };
};
