import { embedOriginTest, readEmbedOrigins } from '@fairfront/shared-kit/model';

/** The addresses under which the portal answers; everything else is refused before it reaches a page, a policy or a link. */
export interface OwnHosts {
  /** Whether a Host header (`name` or `name:port`) is one of the portal's. */
  hasHost: (host: string) => boolean;
  /** Whether a page of this origin may open a socket: own pages, and pages that embed a part of the portal. */
  hasOrigin: (origin: string) => boolean;
  /** Whether it is a page of somebody else that embeds a part of the portal (CAT-271). */
  isEmbedding: (origin: string) => boolean;
}

const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::(\d{1,5}))?$/;

/** Names of this machine: reached on whatever port the edge listens. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const list = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((item) => item.toLowerCase());

/** Whether a text can be a Host header at all: pages build addresses from it, so it must fit into one (no port 99999). */
export const isHost = (host: string): boolean => hostPattern.test(host.toLowerCase()) && URL.canParse(`http://${host}`);

const normalized = (host: string): string | null => {
  const found = isHost(host) ? hostPattern.exec(host.toLowerCase()) : null;
  if (!found) return null;
  const [, name = '', port] = found;
  if (loopback.has(name)) return name;
  return port === undefined || port === '80' || port === '443' ? name : `${name}:${port}`;
};

/**
 * Reads the lists of an installation.
 * @param hosts `PUBLIC_HOSTS`, by comma: names, with a port where it is neither 80 nor 443; names of this machine count with
 *   every port
 * @param embedOrigins `EMBED_ORIGINS`, by comma: origins of foreign pages that embed a part of the portal;
 *   `:*` stands for every port
 * @throws when an entry is no host or no origin, naming it
 */
export const readOwnHosts = (hosts: string, embedOrigins = ''): OwnHosts => {
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
