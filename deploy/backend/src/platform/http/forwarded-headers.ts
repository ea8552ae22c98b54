import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Header by which the edge identifies its calls. */
export const edgeSecretHeader = 'x-edge-secret';

const forwarded = ['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Removes the forwarded headers of a request unless it comes from the edge: any process on the machine can reach the
 * port of the backend and send arbitrary headers.
 * @param secret shared with the edge (`EDGE_SECRET`); null: only the number of trusted proxies decides
 */
export const trustEdgeOnly = (headers: IncomingHttpHeaders, secret: string | null): void => {
  if (secret === null) return;
  const shown = headers[edgeSecretHeader];
  // digests have equal length, whatever was sent
  if (typeof shown === 'string' && timingSafeEqual(digestOf(shown), digestOf(secret))) return;
  for (const name of forwarded) Reflect.deleteProperty(headers, name);
};
