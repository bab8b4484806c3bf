/** The language server as an editor meets it: the real executable, with a client of the protocol. */
import {
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fight } from '../editor/desk.js';
import { lspClient, type LspClient } from '../support/lsp-client.js';

const battle = '    A: attack theirs with mine\n';
const text = fight({ done: battle, expected: '    mine in graveyard\n' });

/** Where a word stands, and how far into it. */
const at = (word: string, into = 0, of = text) => {
  const lines = of.slice(0, of.indexOf(word) + into).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
};
const everything = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
const pass = 'a ruling that has been judged';

const isRight = (all: readonly Diagnostic[]): boolean =>
  all.every(({ severity }) => severity !== 1);

describe('a server', () => {
  let client: LspClient;
  let uri: string;
  const here = (word: string, into = 0) => ({
    textDocument: { uri },
    position: at(word, into),
  });

  beforeAll(async () => {
    client = await lspClient({
      'fighters.cards': 'card "Other"\n  creature, fire, cost 3, power 3000\n',
    });
    uri = await client.open('a.ruling', text);
    await client.diagnostics(uri, isRight);
  });
  afterAll(async () => {
    expect(await client.end()).toBe(0);
  });

  test('says what it can do', () => {
    expect(client.server.serverInfo?.name).toBe('hantei');
    expect(client.server.capabilities).toMatchObject({
      hoverProvider: true,
      inlayHintProvider: true,
    });
  });

  test('explains', async () => {
    const found = await client.connection.sendRequest(
      HoverRequest.type,
      here('"Brawler" as mine', 2),
    );
    expect(JSON.stringify(found?.contents)).toContain('power 3000');
  });

  test('offers what may be written', async () => {
    const found = await client.connection.sendRequest(CompletionRequest.type, here('graveyard', 4));
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    expect(items.map(({ label }) => label)).toContain('graveyard');
  });

  test('goes to declarations, and to uses', async () => {
    const declared = await client.connection.sendRequest(
      DefinitionRequest.type,
      here('theirs with', 1),
    );
    expect(declared).toMatchObject({ uri, range: { start: at('theirs, tapped') } });
    const used = await client.connection.sendRequest(ReferencesRequest.type, {
      ...here('theirs with', 1),
      context: { includeDeclaration: true },
    });
    expect(used?.length).toBe(3);
  });

  test('renames, or says why not', async () => {
    const edit = await client.connection.sendRequest(RenameRequest.type, {
      ...here('theirs with', 1),
      newName: 'foe',
    });
    expect(edit?.changes?.[uri]?.map(({ newText }) => newText)).toEqual(['foe', 'foe', 'foe']);
    const prepared = await client.connection.sendRequest(
      PrepareRenameRequest.type,
      here('"Brawler" as mine', 3),
    );
    expect(prepared).toMatchObject({ placeholder: 'Brawler' });
    const refused = client.connection.sendRequest(RenameRequest.type, {
      ...here('theirs with', 1),
      newName: 'two words',
    });
    await expect(refused).rejects.toThrow(/a label is one word/u);
  });

  test('outlines, folds and colours', async () => {
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, {
      textDocument: { uri },
    });
    expect(symbols?.map(({ name }) => name)).toEqual(['Brawler', 'Warden', 'Equal power']);
    const folds = await client.connection.sendRequest(FoldingRangeRequest.type, {
      textDocument: { uri },
    });
    expect(folds).toContainEqual({ startLine: 0, endLine: 1 });
    const tokens = await client.connection.sendRequest(SemanticTokensRequest.type, {
      textDocument: { uri },
    });
    // `card` stands at the very beginning and has four letters.
    expect(tokens?.data.slice(0, 3)).toEqual([0, 0, 4]);
    expect((tokens?.data.length ?? 1) % 5).toBe(0);
  });

  test('formats', async () => {
    const other = await client.open('crooked.cards', 'card   "X"\n creature, cost 1, power 1000\n');
    const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument: { uri: other },
      options: { tabSize: 2, insertSpaces: true },
    });
    expect(edits?.length).toBe(1);
  });

  test(`tells of ${pass}: beside it, behind its lines, and as a story`, async () => {
    const lenses = await askUntil(async () => {
      const found = await client.connection.sendRequest(CodeLensRequest.type, {
        textDocument: { uri },
      });
      return found?.some(({ command }) => command?.title === '✓ pass') ? found : undefined;
    });
    const hints = await client.connection.sendRequest(InlayHintRequest.type, {
      textDocument: { uri },
      range: everything,
    });
    expect(hints?.[0]?.label).toMatch(/^decided by .*115\.3b/u);
    const story: unknown = await client.connection.sendRequest(ExecuteCommandRequest.type, {
      command: 'hantei.explain',
      arguments: lenses[0]?.command?.arguments ?? [],
    });
    expect(story).toContain('verdict: pass');
  });

  test('follows changes, one after another, and mends what they break', async () => {
    const own = await client.open('b.ruling', text);
    await client.change(
      own,
      { range: { start: at('graveyard'), end: at('graveyard', 1) }, text: '' },
      { range: { start: at('graveyard'), end: at('graveyard') }, text: 'g' },
      { range: { start: at('graveyard', 4), end: at('graveyard', 5) }, text: '' },
    );
    const told = await client.diagnostics(own, (all) => !isRight(all));
    const wrong = told.find(({ severity }) => severity === 1);
    expect(wrong).toMatchObject({ code: 'unknown-zone', source: 'hantei' });
    const fixes = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: own },
      range: wrong?.range ?? everything,
      context: { diagnostics: [] },
    });
    expect(fixes?.map(({ title }) => title)).toContain('Change to ‘graveyard’');
    await client.change(own, {
      range: { start: at('graveyard', 4), end: at('graveyard', 4) },
      text: 'e',
    });
    await client.diagnostics(own, isRight);
  });

  test('reads an imported file as it is open, and as it lies there', async () => {
    const importing = `import "fighters.cards"\n\n${text.replaceAll('"Brawler" as theirs', '"Other" as theirs')}`;
    const own = await client.open('c.ruling', importing);
    await client.diagnostics(own, isRight);
    const cards = await client.open(
      'fighters.cards',
      'card "Another"\n  creature, fire, cost 1, power 1000\n',
    );
    await client.diagnostics(own, (all) => all.some(({ code }) => code === 'unknown-card'));
    await client.connection.sendNotification('textDocument/didClose', {
      textDocument: { uri: cards },
    });
    await client.diagnostics(own, (all) => all.every(({ code }) => code !== 'unknown-card'));
  });
});

/** Asks again until there is an answer. */
const askUntil = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((wake) => setTimeout(wake, 100));
  }
};

describe('bad luck', () => {
  let client: LspClient;
  beforeAll(async () => {
    client = await lspClient();
  });
  afterAll(async () => {
    await client.end();
  });

  test.each([
    ['a text that is none', '\0\0\0'],
    ['nothing', ''],
    ['a ruling that breaks off', 'ruling "X"\n  rulebook duel-masters/1.13\n  given\n    A batt'],
    ['brackets', `${'{'.repeat(500)}\n${'['.repeat(500)}`],
    ['a file that imports itself', 'import "itself.cards"\n'],
  ])('%s is answered like any other text', async (name, broken) => {
    const uri = await client.open(`${name}.cards`, broken);
    const position = { line: 3, character: 10 };
    const textDocument = { uri };
    const asked = { textDocument, position };
    await client.connection.sendRequest(CompletionRequest.type, asked);
    await client.connection.sendRequest(HoverRequest.type, asked);
    await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
    await client.diagnostics(uri, () => true);
  });

  test('what is not open is answered with nothing', async () => {
    const found = await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: client.uriOf('nowhere.ruling') },
      position: { line: 0, character: 0 },
    });
    expect(found).toBeNull();
  });

  test('a ruling that goes round for ever keeps nobody waiting', async () => {
    const uri = await client.open('loop.ruling', endless);
    const asked = { textDocument: { uri }, position: { line: 0, character: 6 } };
    await client.connection.sendRequest(HoverRequest.type, asked);
    const told = await client.diagnostics(uri, (all) =>
      all.some(({ code }) => code !== 'unused-card' && code !== 'unused-label'),
    );
    expect(told.length).toBeGreaterThan(0);
  });

  test('a request that is taken back is answered or given up, and the next one is answered', async () => {
    const uri = await client.open('long.ruling', manyRulings(300));
    const params = { textDocument: { uri } };
    const [first, second] = [0, 1].map(() =>
      client.connection.sendRequest(SemanticTokensRequest.type, params),
    );
    await client.connection.sendNotification('$/cancelRequest', { id: 0 });
    await Promise.allSettled([first, second]);
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, params);
    expect(symbols?.length).toBe(302);
  });
});

test('a client that goes without a word has the server end, with a status that says so', async () => {
  const client = await lspClient();
  const exited = new Promise((settle) => client.process.on('exit', settle));
  await client.connection.sendNotification('exit');
  expect(await exited).toBe(1);
});

const manyRulings = (count: number): string => {
  const [cards = '', ruling = ''] = text.split(/(?=^ruling)/mu);
  const rulings = Array.from({ length: count }, (_, at) => ruling.replace('Equal', `Equal ${at}`));
  return [cards, ...rulings].join('\n');
};

const endless = `card "Mirror"
  creature, fire, cost 1, power 1000
  when this is tapped: untap this
  when this is untapped: tap this

ruling "Round and round"
  rulebook duel-masters/1.13
  given
    A battle zone  "Mirror" as mirror
    B shields      2
    turn of A, attack step
  do
    A: attack player with mirror
  expect
    mirror is tapped
`;
