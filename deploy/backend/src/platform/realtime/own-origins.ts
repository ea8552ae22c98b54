import type { IncomingMessage } from 'node:http';
import { embedOriginTest } from '@fairfront/shared-kit/domain/common';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/** Names of this machine: one origin with several names. */
const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/**
 * Whether a socket is opened by a page of the portal: from the requested host, from `PUBLIC_URL`, or from a site that
 * embeds a part of the portal (`EMBED_ORIGINS`). A browser always sends Origin and lets no page change it or Host;
 * without the header the client is not a browser, so no visitor can be abused.
 * @param own origins, for example `https://portal.example` or `http://localhost:*`
 */
export const isOwnOrigin = ({ headers }: Pick<IncomingMessage, 'headers'>, own: readonly string[]): boolean => {
  const { origin } = headers;
  if (origin === undefined || embedOriginTest(own)(origin)) return true;
  const host = hostOf(origin);
  if (host === null) return false;
  const asked = [headers.host, headers['x-forwarded-host']];
  return asked.includes(host) || (isLoopback(host) && own.some((one) => isLoopback(hostOf(one) ?? '')));
};
