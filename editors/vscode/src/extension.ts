/** The extension: starts the language server, and shows the story of a ruling. */
import { join, resolve } from 'node:path';
import { type ExtensionContext, window, workspace, commands } from 'vscode';
import { LanguageClient, type NodeModule, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

export const activate = async (context: ExtensionContext): Promise<void> => {
  const run = serverModule(context);
  client = new LanguageClient(
    'hantei',
    'Hantei',
    { run, debug: run },
    {
      documentSelector: [{ language: 'hantei' }],
      synchronize: { fileEvents: workspace.createFileSystemWatcher('**/*.{ruling,cards}') },
      middleware: { executeCommand: execute },
    },
  );
  await client.start();
};

export const deactivate = (): Promise<void> | undefined => client?.stop();

/** The bundled server, unless the settings name another. */
const serverModule = (context: ExtensionContext): NodeModule => {
  const own = workspace.getConfiguration('hantei').get<string>('server', '');
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath ?? '.';
  return own === ''
    ? { module: join(context.extensionPath, 'server.cjs'), transport: TransportKind.stdio }
    : { module: resolve(folder, own), args: ['lsp'], transport: TransportKind.stdio };
};

type Next = (command: string, args: unknown[]) => unknown;

/** The story of a ruling is shown beside it. */
const execute = async (command: string, args: unknown[], next: Next): Promise<unknown> => {
  const found = await next(command, args);
  if (command !== 'hantei.explain') return found;
  if (typeof found !== 'string')
    return void window.showInformationMessage('There is nothing to tell of it yet.');
  const content = await workspace.openTextDocument({ content: found, language: 'plaintext' });
  await window.showTextDocument(content, { preview: true, viewColumn: -2 });
  await commands.executeCommand('workbench.action.files.setActiveEditorReadonlyInSession');
  return found;
};
