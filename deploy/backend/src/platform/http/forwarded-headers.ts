import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Where the edge shows that a call comes from it. */
export const edgeSecretHeader = 'x-edge-secret';

const forwarded = ['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Removes what a request says about whom it is for unless it comes from the edge: any process of the machine reaches the
 * port of the backend and could write there whatever it likes.
 * @param secret shared with the edge (`EDGE_SECRET`); null: the number of trusted proxies alone decides
 */
export const believeEdgeOnly = (headers: IncomingHttpHeaders, secret: string | null): void => {
  if (secret === null) return;
  const shown = headers[edgeSecretHeader];
  // digests have one length, whatever was shown
  if (typeof shown === 'string' && timingSafeEqual(digestOf(shown), digestOf(secret))) return;
  for (const name of forwarded) Reflect.deleteProperty(headers, name);
};
