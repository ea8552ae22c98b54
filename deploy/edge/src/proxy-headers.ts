import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from './visitor';

/** Hop-by-hop headers, which describe the connection and not the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Header that proves to the backend that a call comes from the edge. */
const edgeSecretHeader = 'x-edge-secret';

/** Whether a header may only be set by a proxy. Client values are dropped. */
const isForwarding = (name: string): boolean =>
  name === edgeSecretHeader || name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

const listedIn = (connection: string | string[] | undefined): Set<string> =>
  new Set(
    String(connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );

type Headers = Record<string, string | string[]>;

const endToEnd = (headers: IncomingHttpHeaders): Headers => {
  const listed = headers.connection === undefined ? null : listedIn(headers.connection);
  const kept: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !listed?.has(name)) kept[name] = value;
  }
  return kept;
};

/** Headers that the edge handles itself: it has sent "continue", and the HTTP client describes the body. */
const setByEdge = new Set(['host', 'expect', 'content-length']);

/**
 * Builds the headers of a backend call, including the client address. The caller describes the body.
 * @param edgeSecret makes the backend trust the forwarded headers (`EDGE_SECRET`)
 */
export const requestHeaders = (headers: IncomingHttpHeaders, visitor: Visitor, edgeSecret: string | null): Headers => ({
  ...Object.fromEntries(
    Object.entries(endToEnd(headers)).filter(([name]) => !isForwarding(name) && !setByEdge.has(name)),
  ),
  'x-forwarded-for': visitor.address,
  'x-forwarded-proto': visitor.protocol,
  'x-forwarded-host': visitor.host,
  ...(edgeSecret !== null && { [edgeSecretHeader]: edgeSecret }),
});

/** Returns the response headers that the client gets. */
export const responseHeaders = (headers: IncomingHttpHeaders): Headers => endToEnd(headers);
