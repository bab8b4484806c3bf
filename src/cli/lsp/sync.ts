/** What a client has open, kept up to date; what is wrong with it, told as soon as there is time; and its rulings, judged. */
import {
  type ClientCapabilities,
  CodeLensRefreshRequest,
  type Connection,
} from 'vscode-languageserver/node';
import { noteJudgement, type RulingTask, tasksOn } from '../../editor/judging.js';
import type { Page } from '../../editor/page.js';
import { troubles } from '../../editor/troubles.js';
import { readingOf } from '../../editor/view.js';
import {
  changePage,
  closePage,
  filesChanged,
  openPage,
  type Workspace,
} from '../../editor/workspace.js';
import { diagnosticOf, offsetOf } from './convert.js';
import type { Folder } from './folder.js';
import { type JudgingThread, openJudgingThread } from './judge.js';

export interface Desk {
  readonly workspace: Workspace;
  readonly folder: Folder;
  readonly judge: JudgingThread;
  /** Judges a ruling again. */
  readonly again: (task: RulingTask) => void;
  readonly end: () => void;
}

interface Opening {
  readonly connection: Connection;
  readonly workspace: Workspace;
  readonly folder: Folder;
  readonly thread: URL;
  readonly client: ClientCapabilities;
}

/** Milliseconds: so long is waited for the next key, and so long is worked before requests get their turn. */
const pause = 40;
const turn = 15;
/** Verdicts that come quickly are told together. */
const together = 200;

export const openDesk = ({ connection, workspace, folder, thread, client }: Opening): Desk => {
  /** What is to be looked at again. */
  const stale = new Set<string>();
  let looking: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  const judged = new Set<string>();
  const judge = openJudgingThread(thread, (task, judgement) => {
    if (judgement !== undefined) noteJudgement(workspace, task, judgement);
    judged.add(task.path);
    telling ??= setTimeout(() => {
      telling = undefined;
      for (const path of judged) publish(path);
      judged.clear();
      refreshSigns(connection, client);
    }, together);
  });
  /** A page on which Hantei itself fails is told so, and the others go on. */
  const guarded = (path: string, work: () => boolean): boolean => {
    try {
      return work();
    } catch (error) {
      const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
      connection.console.error(`Hantei failed in ${path}: ${said}`);
      return true;
    }
  };
  const publish = (path: string): void => void guarded(path, () => published(path));
  const published = (path: string): boolean => {
    const page = workspace.pages.get(path);
    if (page === undefined) return true;
    const uri = folder.uriOf(path);
    const diagnostics = troubles(workspace, path).map((one) => diagnosticOf(page, uri, one));
    void connection.sendDiagnostics({ uri, diagnostics });
    return true;
  };
  const look = (): void => {
    looking = undefined;
    const [path] = stale;
    if (path === undefined) return wantAll(workspace, judge);
    const page = workspace.pages.get(path);
    if (page !== undefined && !guarded(path, () => hasRead(workspace, page, turn))) {
      looking = setTimeout(look, 1);
      return;
    }
    stale.delete(path);
    publish(path);
    looking = setTimeout(look, 1);
  };
  const lookSoon = (...paths: readonly string[]): void => {
    for (const path of paths) stale.add(path);
    clearTimeout(looking);
    looking = setTimeout(look, pause);
  };
  const all = (): readonly string[] => [...workspace.pages.keys()];
  follow(connection, { workspace, folder, changed: () => lookSoon(...all()) });
  return {
    workspace,
    folder,
    judge,
    again: (task) => {
      workspace.judgements.delete(task.key);
      lookSoon(task.path);
    },
    end: () => {
      clearTimeout(looking);
      clearTimeout(telling);
      judge.end();
    },
  };
};

/** Reads on for a while; whether all of the page has been read. */
const hasRead = (workspace: Workspace, page: Page, milliseconds: number): boolean => {
  const end = performance.now() + milliseconds;
  for (const _ of readingOf(workspace, page)) if (performance.now() > end) return false;
  return true;
};

/** The rulings of what was changed last come first. */
const wantAll = (workspace: Workspace, judge: JudgingThread): void =>
  judge.want([...workspace.pages.keys()].reverse().flatMap((path) => tasksOn(workspace, path)));

const refreshSigns = (connection: Connection, { workspace }: ClientCapabilities): void => {
  // A client that has gone meanwhile needs no answer.
  const ignore = (): void => undefined;
  if (workspace?.codeLens?.refreshSupport)
    connection.sendRequest(CodeLensRefreshRequest.type).catch(ignore);
  if (workspace?.inlayHint?.refreshSupport) connection.languages.inlayHint.refresh().catch(ignore);
};

interface Following {
  readonly workspace: Workspace;
  readonly folder: Folder;
  readonly changed: () => void;
}

const follow = (connection: Connection, { workspace, folder, changed }: Following): void => {
  connection.onDidOpenTextDocument(({ textDocument: { uri, text } }) => {
    openPage(workspace, folder.pathOf(uri), text);
    changed();
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri }, contentChanges }) => {
    const path = folder.pathOf(uri);
    for (const change of contentChanges) {
      const page = workspace.pages.get(path);
      if (page === undefined) return;
      const { text } = change;
      if ('range' in change)
        changePage(workspace, path, [
          {
            start: offsetOf(page, change.range.start),
            end: offsetOf(page, change.range.end),
            text,
          },
        ]);
      else openPage(workspace, path, text);
    }
    changed();
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    closePage(workspace, folder.pathOf(uri));
    folder.refresh();
    void connection.sendDiagnostics({ uri, diagnostics: [] });
    changed();
  });
  const reread = (): void => {
    folder.refresh();
    filesChanged(workspace);
    changed();
  };
  connection.onDidChangeWatchedFiles(reread);
  connection.onDidSaveTextDocument(reread);
};
