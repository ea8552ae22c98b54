import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/install.mjs';

/**
 * The minimal API call with the libraries of the backend: Fastify and one `select 1`, on PGlite in memory or, with
 * DATABASE_URL, on PostgreSQL with the backend's pool size. Runs as a service of setup/service.mjs.
 */
const backend = createRequire(join(root, 'deploy/backend/package.json'));
const load = async (/** @type {string} */ name) => import(pathToFileURL(backend.resolve(name)).href);

const openQuery = async () => {
  const { DATABASE_URL: connectionString } = process.env;
  if (connectionString) {
    const { default: pg } = await load('pg');
    const pool = new pg.Pool({ connectionString, max: 10 });
    return () => pool.query('select 1 as one');
  }
  const { PGlite } = await load('@electric-sql/pglite');
  const database = await PGlite.create('memory://');
  return () => database.query('select 1 as one');
};

const { default: fastify } = await load('fastify');
const query = await openQuery();
const app = fastify();
app.get('/', async () => {
  const { rows } = await query();
  return { data: rows[0] };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready', port: app.server.address().port });
