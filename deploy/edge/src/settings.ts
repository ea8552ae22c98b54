import { readPortalHosts, type PortalHosts } from './portal-hosts';

/** Settings that define how the portal is reached. */
export interface HostSettings {
  publicUrl: string;
  hosts: PortalHosts;
  trustedHops: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const maxProxies = 10;

/**
 * Reads `PUBLIC_URL`, `PUBLIC_HOSTS`, `EMBED_ORIGINS` and `TRUST_PROXY`.
 * @throws an `Error` that names the variable when a value is invalid
 */
export const readHostSettings = (env: Env): HostSettings => {
  const publicUrl = env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || '8080'}`;
  if (!/^https?:\/\/[^/]+/.test(publicUrl) || !URL.canParse(publicUrl)) {
    throw new Error(`PUBLIC_URL must be an address such as https://portal.example, but it is "${publicUrl}"`);
  }
  const trustedHops = Number(env['TRUST_PROXY'] || '0');
  if (!Number.isInteger(trustedHops) || trustedHops < 0 || trustedHops > maxProxies) {
    throw new Error(
      `TRUST_PROXY must be the number of proxies in front, 0 to ${maxProxies}, but it is "${env['TRUST_PROXY'] ?? ''}"`,
    );
  }
  const hosts = readPortalHosts(env['PUBLIC_HOSTS'] || new URL(publicUrl).host, env['EMBED_ORIGINS']);
  return { publicUrl, hosts, trustedHops };
};
