/** As much of Markdown as hovers are written in, as elements: nothing in it is ever markup of the page. */
import type { ComponentChildren } from 'preact';

export const Markdown = ({ text }: { readonly text: string }) => (
  <div class="markdown">{blocksOf(text).map(blockOf)}</div>
);

/** Paragraphs, and stretches of code as they are. */
const blocksOf = (text: string): readonly string[] =>
  text
    .split(/(```[^\n]*\n[^]*?\n```)/u)
    .flatMap((piece) => (piece.startsWith('```') ? [piece] : piece.split(/\n{2,}/u)))
    .filter((piece) => piece.trim() !== '');

const blockOf = (block: string, at: number) => {
  if (block.startsWith('```'))
    return <pre key={at}>{block.replace(/^```[^\n]*\n/u, '').replace(/\n```$/u, '')}</pre>;
  if (block.trim() === '---') return <hr key={at} />;
  if (block.startsWith('> '))
    return <blockquote key={at}>{inlineOf(block.replace(/^> ?/gmu, ''))}</blockquote>;
  return <p key={at}>{block.trim().split('\n').map(lineOf)}</p>;
};

const lineOf = (line: string, at: number) => (
  <span key={at} class="markdown-line">
    {inlineOf(line)}
  </span>
);

const inlineOf = (text: string): ComponentChildren =>
  text.split(/(\*\*.+?\*\*|`[^`]+`|(?<!\w)_[^_]+_(?!\w))/u).map((piece, at) => {
    if (/^\*\*.+\*\*$/u.test(piece)) return <strong key={at}>{piece.slice(2, -2)}</strong>;
    if (/^`.+`$/u.test(piece)) return <code key={at}>{piece.slice(1, -1)}</code>;
    if (/^_.+_$/u.test(piece)) return <em key={at}>{piece.slice(1, -1)}</em>;
    return piece;
  });
