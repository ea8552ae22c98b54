import { embedOriginTest, readEmbedOrigins } from '@fairfront/shared-kit/domain/common';

/**
 * The host names and origins that the portal serves. Requests for other hosts are refused before they reach a page, a
 * policy or a link.
 */
export interface PortalHosts {
  /** Whether a Host header (`name` or `name:port`) belongs to the portal. */
  hasHost: (host: string) => boolean;
  /** Whether a page of this origin may open a WebSocket: pages of the portal and pages that embed a part of it. */
  hasOrigin: (origin: string) => boolean;
  /** Whether this is the origin of a foreign page that embeds a part of the portal. */
  isEmbedding: (origin: string) => boolean;
}

const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?$/;

/** Names of this machine, accepted with any port. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const list = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((item) => item.toLowerCase());

/** Whether a text is a valid Host header. Pages build addresses from it, so it must fit into one (no port 99999). */
export const isHost = (host: string): boolean => hostPattern.test(host.toLowerCase()) && URL.canParse(`http://${host}`);

const normalized = (host: string): string | null => {
  const found = isHost(host) ? hostPattern.exec(host.toLowerCase()) : null;
  if (!found) return null;
  const [, name = '', port] = found;
  if (loopback.has(name)) return name;
  return port === undefined || port === '80' || port === '443' ? name : `${name}:${port}`;
};

/**
 * Reads the host lists of an installation.
 * @param hosts `PUBLIC_HOSTS`, comma-separated: names, with a port unless it is 80 or 443; loopback names match every
 * port
 * @param embedOrigins `EMBED_ORIGINS`, comma-separated: origins of foreign pages that embed a part of the portal; `:*`
 * matches every port
 * @throws when an entry is not a host or an origin; the message names the entry
 */
export const readPortalHosts = (hosts: string, embedOrigins = ''): PortalHosts => {
  const known = new Set(
    list(hosts).map((host) => {
      const name = normalized(host);
      if (name === null)
        throw new Error(`PUBLIC_HOSTS: "${host}" is no host such as portal.example or portal.example:8080`);
      return name;
    }),
  );
  const isEmbedding = embedOriginTest(readEmbedOrigins(embedOrigins));
  const hasHost = (host: string): boolean => {
    const name = normalized(host);
    return name !== null && known.has(name);
  };
  return {
    hasHost,
    isEmbedding,
    hasOrigin: (origin) => {
      const own = /^https?:\/\/(.+)$/.exec(origin.toLowerCase());
      return isEmbedding(origin) || (own !== null && hasHost(own[1] ?? ''));
    },
  };
};
