import type { IncomingMessage } from 'node:http';
import { embedOriginTest } from '@fairfront/shared-kit/model';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/** Names of this machine: one origin under several names. */
const isLoopback = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

/**
 * Whether the page that opens a socket is one of the portal: of the address it asked for, of `PUBLIC_URL`, or one that
 * embeds a part of the portal (`EMBED_ORIGINS`). A browser always sends Origin and lets no page change it or the Host;
 * without the header the client is no browser, so there is no visitor whose page could be misused (SHELL-314).
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
