import { join } from 'node:path';
import { root } from './install.mjs';
import { requireFreePort } from './platform.mjs';
import { Service } from './service.mjs';

/**
 * Runs the sites of `deploy/hosts`, which embed the catalogue of a running portal, on `HOSTS_PORT` (8090). They listen
 * on this machine only, because they give a token to everybody who opens them.
 */
export const hostSites = () => {
  const host = '127.0.0.1';
  const port = Number(process.env.HOSTS_PORT || 8090);
  /** @type {Service | null} */
  let service = null;
  return {
    requireFreePort: () => requireFreePort(port, host),
    /** @param {string} portal address of the portal @returns {Promise<string>} address of the sites */
    start: async (portal) => {
      service = new Service('The sites', join(root, 'deploy/hosts/main.mjs'), {
        env: { HOST: host, PORT: String(port), PORTAL_URL: portal },
      });
      await service.ready;
      return `http://localhost:${port}`;
    },
    stop: async () => service?.stop(),
  };
};
