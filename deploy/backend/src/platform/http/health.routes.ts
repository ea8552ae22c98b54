import type { App } from './app.types';
import type { Services } from '../services';
import { readinessOf } from './readiness';

/** Written by the build: `shared-kit/tooling/webpack/node.mjs`. */
declare const FAIRFRONT_DOMAIN_VERSIONS: Readonly<Record<string, string>> | undefined;

/**
 * Versions of the rules compiled into this backend, by area, for example `{ passes: '1.4.0+3fa9c1d20b' }`; empty
 * outside a build. Screens may have others (docs/decisions/0014).
 */
const domainVersions: Readonly<Record<string, string>> =
  typeof FAIRFRONT_DOMAIN_VERSIONS === 'undefined' ? {} : FAIRFRONT_DOMAIN_VERSIONS;

const hidden = { config: { access: 'public', cost: 'internal' }, schema: { hide: true } } as const;

/**
 * For supervisors and load balancers, outside `/api`: `GET /health` reports that the process is alive and the versions
 * of its rules, without dependencies; `GET /ready` reports whether it can serve, or 503 with the parts that
 * cannot.
 */
export const healthRoutes = (app: App, services: Services): void => {
  const readiness = readinessOf(services);
  app.get('/health', hidden, async () => ({ status: 'ok', domain: domainVersions }));
  app.get('/ready', hidden, async (_request, reply) => {
    const parts = await readiness();
    const ready = Object.values(parts).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ ready, ...parts });
  });
};
