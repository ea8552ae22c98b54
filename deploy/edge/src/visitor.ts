import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** Who asks, and under which address of the portal. */
export interface Visitor {
  /** The address of the client, for limits and for the backend. */
  address: string;
  protocol: 'http' | 'https';
  /** Name and port as the browser sees them; not checked. */
  host: string;
}

const listed = (value: string | string[] | undefined): string[] =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads who asks.
 * @param hops proxies in front that are trusted (`TRUST_PROXY`). Each of them adds the address it was reached from at the
 *   right end of X-Forwarded-For, so the client stands that many places from the right, the connection itself being the
 *   first; what a client wrote there stands further left and is never believed.
 */
export const readVisitor = (request: IncomingMessage, hops: number): Visitor => {
  const { headers, socket } = request;
  const direct = socket.remoteAddress ?? '';
  const visitor: Visitor = {
    address: direct,
    protocol: (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http',
    host: (headers.host ?? '').toLowerCase(),
  };
  if (hops === 0) return visitor;
  const way = listed(headers['x-forwarded-for']);
  const claimed = way[Math.max(way.length - hops, 0)] ?? '';
  return {
    address: isIP(claimed) ? claimed : direct,
    protocol: listed(headers['x-forwarded-proto']).at(-1) === 'https' ? 'https' : visitor.protocol,
    host: listed(headers['x-forwarded-host']).at(-1)?.toLowerCase() ?? visitor.host,
  };
};

/** Whether a request names its host exactly once: with two of them servers on the way may believe different ones. */
export const namesOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') named += 1;
  }
  return named === 1;
};
