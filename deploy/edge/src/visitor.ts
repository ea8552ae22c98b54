import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';

/** The client and the portal address that it uses. */
export interface Visitor {
  /** The client address, for limits and for the backend. */
  address: string;
  protocol: 'http' | 'https';
  /** Host name and port as the browser sees them; not checked. */
  host: string;
}

const listed = (value: string | string[] | undefined): string[] =>
  String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Reads the visitor of a request.
 * @param hops trusted proxies in front (`TRUST_PROXY`). Each of them appends the address that it was reached from to
 * X-Forwarded-For, so the client is that many places from the right, counting the connection itself as the first.
 * Anything further left was written by the client and is ignored.
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

/** Whether a request has exactly one Host header: with two of them, servers on the way may disagree. */
export const namesOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let named = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') named += 1;
  }
  return named === 1;
};
