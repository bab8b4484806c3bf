/** What a client asks, answered by the service. */
import {
  CodeActionKind,
  type Connection,
  LSPErrorCodes,
  type Position,
  type Range as LspRange,
  ResponseError,
} from 'vscode-languageserver/node';
import { coloursIn } from '../../editor/colours.js';
import { completions } from '../../editor/completion/index.js';
import { fixesAt } from '../../editor/fixes/index.js';
import { formatting } from '../../editor/formatting.js';
import { hover } from '../../editor/hover.js';
import { foldsIn, outlineOf } from '../../editor/outline.js';
import { type Page, pageOf } from '../../editor/page.js';
import { renamedAt, renaming } from '../../editor/rename.js';
import { lineHints, rulingSigns } from '../../editor/signs.js';
import { declarationOf, usesAt } from '../../editor/uses.js';
import * as to from './convert.js';
import type { Desk } from './sync.js';

interface AtDocument {
  readonly textDocument: { readonly uri: string };
}
interface AtPosition extends AtDocument {
  readonly position: Position;
}

export const answerRequests = (connection: Connection, desk: Desk): void => {
  answerAboutPlaces(connection, desk);
  answerAboutPages(connection, desk);
  answerCommands(connection, desk);
};

/** The page that is spoken of, and its path; nothing of one that is not open. */
const opened = ({ workspace, folder }: Desk, { textDocument: { uri } }: AtDocument) => {
  const path = folder.pathOf(uri);
  const page = workspace.pages.get(path);
  return page && { path, page, uri };
};

const answerAboutPlaces = (connection: Connection, desk: Desk): void => {
  const { workspace, folder } = desk;
  const at = <T>(
    params: AtPosition,
    answer: (path: string, page: Page, offset: number) => T,
  ): T | null => {
    const found = opened(desk, params);
    return found ? answer(found.path, found.page, to.offsetOf(found.page, params.position)) : null;
  };
  connection.onHover((params) =>
    at(params, (path, page, offset) => {
      const found = hover(workspace, path, offset);
      const contents = { kind: 'markdown' as const, value: found?.text ?? '' };
      return found ? { range: to.lspRange(page, found.range), contents } : null;
    }),
  );
  connection.onCompletion((params) =>
    at(params, (path, page, offset) => ({
      // What is legal, and what is left out, depends on what is written.
      isIncomplete: true,
      items: completions(workspace, path, offset).map((one, order) =>
        to.completionItem(page, one, order),
      ),
    })),
  );
  connection.onDefinition((params) =>
    at(params, (path, _, offset) => {
      const found = declarationOf(workspace, path, offset);
      return found ? to.locationOf(found, folder.uriOf) : null;
    }),
  );
  connection.onReferences((params) =>
    at(params, (path, _, offset) =>
      usesAt(workspace, path, offset)
        .filter(({ passage }) => params.context.includeDeclaration || !passage.declares)
        .map(({ place }) => to.locationOf(place, folder.uriOf)),
    ),
  );
  connection.onDocumentHighlight((params) =>
    at(params, (path, _, offset) =>
      usesAt(workspace, path, offset)
        .filter(({ place }) => place.path === path)
        .map(({ place }) => ({ range: to.locationOf(place, folder.uriOf).range })),
    ),
  );
  const refuse = (why: string) => new ResponseError<void>(LSPErrorCodes.RequestFailed, why);
  connection.onPrepareRename((params) =>
    at(params, (path, page, offset) => {
      const found = renamedAt(workspace, path, offset);
      if ('refused' in found) return refuse(found.refused);
      return { range: to.lspRange(page, found.range), placeholder: found.name };
    }),
  );
  connection.onRenameRequest((params) =>
    at(params, (path, _, offset) => {
      const found = renaming(workspace, path, offset, params.newName);
      if ('refused' in found) return refuse(found.refused);
      return to.workspaceEdit(found, (one) => textOf(desk, one), folder.uriOf);
    }),
  );
};

/** A file as it is open, or as it lies in the workspace. */
const textOf = ({ workspace, folder }: Desk, path: string): Page | undefined => {
  const page = workspace.pages.get(path);
  if (page !== undefined) return page;
  const file = folder.files().find((one) => one.path === path);
  return file && pageOf(path, file.text);
};

const answerAboutPages = (connection: Connection, desk: Desk): void => {
  const { workspace, folder } = desk;
  const on = <T>(params: AtDocument, answer: (path: string, page: Page) => T, none: T): T => {
    const found = opened(desk, params);
    return found ? answer(found.path, found.page) : none;
  };
  const format = (params: AtDocument, range?: LspRange) =>
    on(
      params,
      async (path, page) =>
        to.lspEdits(page, await formatting(workspace, path, range && to.rangeIn(page, range))),
      Promise.resolve([]),
    );
  connection.onDocumentFormatting((params) => format(params));
  connection.onDocumentRangeFormatting((params) => format(params, params.range));
  connection.onDocumentSymbol((params) =>
    on(params, (path, page) => outlineOf(workspace, path).map((one) => to.symbolOf(page, one)), []),
  );
  connection.onFoldingRanges((params) =>
    on(params, (path, page) => foldsIn(workspace, path).map((one) => to.foldingOf(page, one)), []),
  );
  connection.languages.semanticTokens.on((params) =>
    on(params, (path, page) => ({ data: to.tokenData(page, coloursIn(workspace, path)) }), {
      data: [],
    }),
  );
  connection.onCodeLens((params) =>
    on(
      params,
      (path, page) => to.lensesOf(page, params.textDocument.uri, rulingSigns(workspace, path)),
      [],
    ),
  );
  connection.languages.inlayHint.on((params) =>
    on(
      params,
      (path, page) =>
        lineHints(workspace, path, to.rangeIn(page, params.range)).map((one) =>
          to.hintOf(page, one),
        ),
      [],
    ),
  );
  connection.onCodeAction((params) =>
    on(
      params,
      (path, page) =>
        fixesAt(workspace, path, to.rangeIn(page, params.range)).map((fix) => ({
          title: fix.title,
          kind: CodeActionKind.QuickFix,
          ...(fix.isPreferred ? { isPreferred: true } : {}),
          edit: { changes: { [folder.uriOf(path)]: to.lspEdits(page, fix.edits) } },
        })),
      [],
    ),
  );
};

/** Both commands are told the document, the line of the ruling from 0, and the rulebook. */
const answerCommands = (connection: Connection, desk: Desk): void => {
  connection.onExecuteCommand(async ({ command, arguments: said = [] }) => {
    const [uri, line, rulebook] = said as readonly unknown[] as readonly [
      string?,
      number?,
      string?,
    ];
    const found = uri === undefined ? undefined : opened(desk, { textDocument: { uri } });
    if (found === undefined) return null;
    const sign = rulingSigns(desk.workspace, found.path).find(
      (one) =>
        to.lspRange(found.page, one.range).start.line === line &&
        (rulebook === undefined || one.rulebook === rulebook),
    );
    if (sign?.task === undefined) return null;
    if (command === 'hantei.explain') return (await desk.judge.tell(sign.task)) ?? null;
    desk.again(sign.task);
    return null;
  });
};
