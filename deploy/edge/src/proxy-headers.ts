import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from './visitor';

/** Headers that speak of one connection and not of the message (RFC 9110, 7.6.1). */
const ofConnection = new Set([
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

/** Where the edge shows the backend that a call comes from it. */
const edgeSecretHeader = 'x-edge-secret';

/** Headers that only a proxy may write; what a client claims there goes no further. */
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
    if (value !== undefined && !ofConnection.has(name) && !listed?.has(name)) kept[name] = value;
  }
  return kept;
};

/** The edge has said "continue" itself, and the body is described by who sends it. */
const ofEdge = new Set(['host', 'expect', 'content-length']);

/**
 * Headers of a call as the backend gets them, with who asks. The body is described by the caller.
 * @param edgeSecret by which the backend believes the rest (`EDGE_SECRET`)
 */
export const requestHeaders = (headers: IncomingHttpHeaders, visitor: Visitor, edgeSecret: string | null): Headers => ({
  ...Object.fromEntries(Object.entries(endToEnd(headers)).filter(([name]) => !isForwarding(name) && !ofEdge.has(name))),
  'x-forwarded-for': visitor.address,
  'x-forwarded-proto': visitor.protocol,
  'x-forwarded-host': visitor.host,
  ...(edgeSecret !== null && { [edgeSecretHeader]: edgeSecret }),
});

/** Headers of an answer as the client gets them. */
export const answerHeaders = (headers: IncomingHttpHeaders): Headers => endToEnd(headers);
