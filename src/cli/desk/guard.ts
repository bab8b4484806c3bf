/** Who is answered: nobody but the page that this server has served, on this machine. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Said of requests from elsewhere; nothing where a request may be answered. */
export const refusalFor = ({
  headers,
  socket,
  method = 'GET',
}: Pick<IncomingMessage, 'headers' | 'socket' | 'method'>): string | undefined => {
  const own = `127.0.0.1:${socket.localPort}`;
  // Another name that leads here may be somebody else's, who would read along.
  if (headers.host !== own && headers.host !== `localhost:${socket.localPort}`)
    return 'this is not the name of the desk';
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'another page may not read the desk';
  const site = headers['sec-fetch-site'];
  const isNavigation = headers['sec-fetch-mode'] === 'navigate' && method === 'GET';
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isNavigation)
    return 'another page may not read the desk';
  return undefined;
};

/** What a path asks for behind the token; nothing where the token is not right. */
export const behindToken = (url: string, token: string): string | undefined => {
  const [, given = '', rest] = /^\/([^/?]*)\/([^]*)$/u.exec(url) ?? [];
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  const isRight = one.length === other.length && timingSafeEqual(one, other);
  return isRight ? rest : undefined;
};
