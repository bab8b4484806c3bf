/** The language server: what a client says goes to a workspace, and what the workspace says goes back. */
import {
  createConnection,
  type InitializeParams,
  type InitializeResult,
  ProposedFeatures,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { fileURLToPath } from 'node:url';
import { newWorkspace } from '../../editor/workspace.js';
import { games } from '../../harness/games.js';
import { version } from '../../index.js';
import type { Io } from '../io.js';
import { officialTexts } from '../official-texts.js';
import { answerRequests } from './answers.js';
import { legend } from './convert.js';
import { folderAt } from './folder.js';
import { openDesk } from './sync.js';

export interface Serving {
  readonly io: Io;
  /** The script of the thread that judges. */
  readonly thread: URL;
}

/** Serves over stdin and stdout; settles with the exit status once the client is done. */
export const serve = ({ io, thread }: Serving): Promise<number> =>
  new Promise((settle) => {
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
    let isShutDown = false;
    connection.onInitialize((params) => {
      const folder = folderAt(rootOf(params) ?? io.cwd);
      const workspace = newWorkspace({
        games,
        read: folder.read,
        files: folder.files,
        official: officialTexts(io),
      });
      const desk = openDesk({ connection, workspace, folder, thread, client: params.capabilities });
      connection.onShutdown(() => {
        isShutDown = true;
        desk.end();
      });
      answerRequests(connection, desk);
      return initialized(version);
    });
    connection.onExit(() => settle(isShutDown ? 0 : 1));
    connection.listen();
  });

const rootOf = ({ workspaceFolders, rootUri }: InitializeParams): string | undefined => {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri ?? undefined;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : undefined;
};

const initialized = (version: string): InitializeResult => ({
  serverInfo: { name: 'hantei', version },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['"', '[', ':', ' ', '.'] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: ['quickfix'] },
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    semanticTokensProvider: { legend, full: true },
    codeLensProvider: {},
    inlayHintProvider: true,
    executeCommandProvider: { commands: ['hantei.run', 'hantei.explain'] },
  },
});
