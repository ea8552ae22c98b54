import type { App } from './app.types';
import type { Services } from '../services';
import { domainVersions } from './domain-versions';
import { readinessOf } from './readiness';

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
