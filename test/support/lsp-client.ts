/** A client of the language server, which it starts as an editor does: the executable, over its pipes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type Diagnostic,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const executable = fileURLToPath(new URL('../../dist/hantei.cjs', import.meta.url));

export interface LspClient {
  readonly connection: ProtocolConnection;
  readonly server: InitializeResult;
  readonly process: ChildProcess;
  readonly uriOf: (name: string) => string;
  readonly open: (name: string, text: string) => Promise<string>;
  readonly change: (
    uri: string,
    ...changes: readonly { range: Range; text: string }[]
  ) => Promise<void>;
  /** Waits until what is told of a file is as wanted. */
  readonly diagnostics: (
    uri: string,
    wanted: (all: readonly Diagnostic[]) => boolean,
  ) => Promise<readonly Diagnostic[]>;
  /** Has the server end itself; its exit status. */
  readonly end: () => Promise<number | null>;
}

/**
 * @param files what lies in the workspace
 * @param command the script of a server, and what it is told
 */
export const lspClient = async (
  files: Readonly<Record<string, string>> = {},
  command: readonly string[] = [executable, 'lsp', '--stdio'],
): Promise<LspClient> => {
  const root = mkdtempSync(join(tmpdir(), 'hantei-lsp-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const child = spawn(process.execPath, command, { cwd: root });
  const exited = new Promise<number | null>((settle) => child.on('exit', settle));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const told = new Map<string, readonly Diagnostic[]>();
  let waiting: (() => void)[] = [];
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    told.set(uri, diagnostics);
    for (const wake of waiting) wake();
    waiting = [];
  });
  connection.listen();
  const server = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(root).href,
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const uriOf = (name: string): string => pathToFileURL(join(root, name)).href;
  let version = 0;
  return {
    connection,
    server,
    process: child,
    uriOf,
    open: async (name, text) => {
      const uri = uriOf(name);
      const textDocument = { uri, languageId: 'hantei', version: ++version, text };
      await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      return uri;
    },
    change: (uri, ...contentChanges) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version: ++version },
        contentChanges: [...contentChanges],
      }),
    diagnostics: async (uri, wanted) => {
      for (;;) {
        const now = told.get(uri);
        if (now !== undefined && wanted(now)) return now;
        await new Promise<void>((wake) => waiting.push(wake));
      }
    },
    end: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      const status = await exited;
      connection.dispose();
      rmSync(root, { recursive: true, force: true });
      return status;
    },
  };
};
