/** The service's plain data in the types of the protocol, and back. */
import {
  type CodeLens,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  DiagnosticTag,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  InsertTextFormat,
  type InlayHint,
  type Location,
  MarkupKind,
  type Position,
  type Range as LspRange,
  SymbolKind,
  type TextEdit as LspEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { Completion, OfferKind } from '../../editor/completion/index.js';
import { colourKinds, type Coloured } from '../../editor/colours.js';
import type { Fold, OutlineItem } from '../../editor/outline.js';
import { lineColumnAt, offsetAt, type Page, type Range, type TextEdit } from '../../editor/page.js';
import type { FileEdits } from '../../editor/rename.js';
import type { LineHint, RulingSign } from '../../editor/signs.js';
import type { Trouble } from '../../editor/troubles.js';
import type { FilePlace } from '../../editor/whole.js';

export const offsetOf = (page: Page, { line, character }: Position): number =>
  offsetAt(page, { line, column: character });

const positionOf = (page: Page, offset: number): Position => {
  const { line, column } = lineColumnAt(page, offset);
  return { line, character: column };
};

export const lspRange = (page: Page, { start, end }: Range): LspRange => ({
  start: positionOf(page, start),
  end: positionOf(page, end),
});

export const rangeIn = (page: Page, { start, end }: LspRange): Range => ({
  start: offsetOf(page, start),
  end: offsetOf(page, end),
});

export const lspEdits = (page: Page, edits: readonly TextEdit[]): LspEdit[] =>
  edits.map((edit) => ({ range: lspRange(page, edit), newText: edit.text }));

export const locationOf = (
  { path, from, to }: FilePlace,
  uriOf: (path: string) => string,
): Location => ({
  uri: uriOf(path),
  range: {
    start: { line: from.line, character: from.column },
    end: { line: to.line, character: to.column },
  },
});

/** @param pageAt the text that the edits of a file are meant for */
export const workspaceEdit = (
  edits: FileEdits,
  pageAt: (path: string) => Page | undefined,
  uriOf: (path: string) => string,
): WorkspaceEdit => ({
  changes: Object.fromEntries(
    [...edits].flatMap(([path, own]) => {
      const page = pageAt(path);
      return page === undefined ? [] : [[uriOf(path), lspEdits(page, own)] as const];
    }),
  ),
});

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
} as const;

export const diagnosticOf = (page: Page, uri: string, one: Trouble): Diagnostic => ({
  range: lspRange(page, one.range),
  severity: severities[one.severity],
  code: one.code,
  source: 'hantei',
  message: [
    one.rulebook === undefined ? one.message : `${one.rulebook}: ${one.message}`,
    ...(one.help === undefined ? [] : [one.help]),
  ].join('\n'),
  ...(one.idle ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  ...(one.first === undefined
    ? {}
    : {
        relatedInformation: [
          { location: { uri, range: lspRange(page, one.first) }, message: 'the first is here' },
        ],
      }),
});

const completionKinds: Readonly<Record<OfferKind, CompletionItemKind>> = {
  keyword: CompletionItemKind.Keyword,
  word: CompletionItemKind.Value,
  card: CompletionItemKind.Class,
  label: CompletionItemKind.Variable,
  board: CompletionItemKind.Module,
  ruling: CompletionItemKind.Reference,
  rule: CompletionItemKind.Constant,
  rulebook: CompletionItemKind.File,
  player: CompletionItemKind.EnumMember,
  play: CompletionItemKind.Event,
};

export const completionItem = (page: Page, one: Completion, at: number) => ({
  label: one.label,
  kind: completionKinds[one.kind],
  insertTextFormat: InsertTextFormat.PlainText,
  filterText: one.filter ?? one.label,
  // As the service puts them.
  sortText: String(at).padStart(5, '0'),
  textEdit: { range: lspRange(page, one.range), newText: one.insert },
  ...(one.detail === undefined ? {} : { detail: one.detail }),
  ...(one.means === undefined
    ? {}
    : { documentation: { kind: MarkupKind.Markdown, value: one.means } }),
});

const symbolKinds: Readonly<Record<OutlineItem['kind'], SymbolKind>> = {
  import: SymbolKind.File,
  card: SymbolKind.Class,
  board: SymbolKind.Struct,
  ruling: SymbolKind.Function,
  part: SymbolKind.Field,
};

export const symbolOf = (page: Page, one: OutlineItem): DocumentSymbol => ({
  // A name that is still to be written is shown, too.
  name: one.name.trim() === '' ? '…' : one.name,
  detail: one.detail,
  kind: symbolKinds[one.kind],
  range: lspRange(page, one.range),
  selectionRange: lspRange(page, one.selection),
  children: one.parts.map((part) => symbolOf(page, part)),
});

const foldKinds: Readonly<Partial<Record<Fold['is'], FoldingRangeKind>>> = {
  remarks: FoldingRangeKind.Comment,
  imports: FoldingRangeKind.Imports,
};

export const foldingOf = (page: Page, { range, is }: Fold): FoldingRange => {
  const kind = foldKinds[is];
  return {
    startLine: lineColumnAt(page, range.start).line,
    endLine: lineColumnAt(page, range.end).line,
    ...(kind === undefined ? {} : { kind }),
  };
};

/** Names that editors have colours for, in the order of the service's kinds. */
const tokenTypes: Readonly<Record<Coloured['kind'], string>> = {
  keyword: 'keyword',
  card: 'class',
  label: 'variable',
  player: 'parameter',
  rule: 'macro',
  rulebook: 'namespace',
  zone: 'enum',
  state: 'enumMember',
  verb: 'function',
  event: 'event',
  trait: 'property',
  type: 'type',
  ability: 'decorator',
  time: 'interface',
  name: 'string',
  number: 'number',
  remark: 'comment',
};

export const legend = {
  tokenTypes: colourKinds.map((kind) => tokenTypes[kind]),
  tokenModifiers: ['declaration'],
};

/** As the protocol packs them: each by how far it is from the one before. */
export const tokenData = (page: Page, all: readonly Coloured[]): number[] => {
  const data: number[] = [];
  let before: Position = { line: 0, character: 0 };
  for (const { range, kind, declares } of all) {
    const { start, end } = lspRange(page, range);
    if (start.line !== end.line) continue;
    const line = start.line - before.line;
    const character = line === 0 ? start.character - before.character : start.character;
    data.push(
      line,
      character,
      end.character - start.character,
      colourKinds.indexOf(kind),
      declares ? 1 : 0,
    );
    before = start;
  }
  return data;
};

const marks: Readonly<Record<RulingSign['verdict'], string>> = {
  pass: '✓',
  fail: '✗',
  miscited: '✗',
  refused: '✗',
  undecided: '?',
  unsupported: '–',
  invalid: '–',
  open: '…',
};

export const lensesOf = (page: Page, uri: string, signs: readonly RulingSign[]): CodeLens[] =>
  signs.flatMap(({ range, verdict, text, rulebook, task }) => {
    const at = lspRange(page, range);
    const arguments_ = [uri, at.start.line, rulebook];
    const several = signs.filter((one) => one.range.start === range.start).length > 1;
    const title = `${marks[verdict]} ${text}${several ? ` (${rulebook})` : ''}`;
    const lens = (command: string, name: string): CodeLens => ({
      range: at,
      command: { title: name, command, arguments: arguments_ },
    });
    const own = lens('hantei.run', title);
    return task === undefined ? [own] : [own, lens('hantei.explain', 'explain')];
  });

export const hintOf = (page: Page, { offset, text }: LineHint): InlayHint => ({
  position: positionOf(page, offset),
  label: text,
  paddingLeft: true,
});
