/** Which texts the worker has to have open: told it when it begins, or begins again. */
import type { SourceFile } from '../../harness/suite.js';

const open = new Map<string, string>();

export const noteOpen = (path: string, text: string): void => void open.set(path, text);

export const noteClosed = (path: string): void => void open.delete(path);

export const textsToOpen = (): readonly SourceFile[] =>
  [...open].map(([path, text]) => ({ path, text }));
