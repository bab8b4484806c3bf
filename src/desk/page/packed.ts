/** A text in an address: compressed, in letters that need no escaping. */

/** So long a text may be that comes out of an address. */
const longest = 5_000_000;

export const packText = async (text: string): Promise<string> => {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Nothing of what is no such text. */
export const unpackText = async (packed: string): Promise<string | undefined> => {
  try {
    const plain = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
};

/** @throws where it becomes too long, or is nothing that the stream takes */
const through = async (blob: Blob, stream: CompressionStream): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) throw new RangeError('too long');
    pieces.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
};

const base64 = (bytes: Uint8Array): string => {
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain);
};
