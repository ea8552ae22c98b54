import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import type { Tables } from '../platform/database/tables';
import { demoPassword } from '../../../demo/src/demo-accounts';
import { seedDemo } from '../../../demo/src/seed-demo';
import { hashPassword } from '../platform/secrets/password-hashing';
import { testNow } from './clock';
import { keepRows } from './kept-rows';
import { createDatabase, migratedTemplate, newDatabaseName, siblingUrl, testServerUrl } from './test-server';

/** All tables, without rows. Numbers of each table have a range of their own, so that no id passes for that of another table. */
const createTables = async (database: Database<Tables>): Promise<void> => {
  await migrate(database.read);
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000 * row_number() over (order by sequencename))
    from pg_sequences where schemaname = 'public'`.execute(database.read);
  await keepRows(database.read);
};

const addDemo = async (database: Database<Tables>, passwordHash: string): Promise<void> => {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public'`.execute(database.read);
  await database.transaction(async (trx) => {
    await seedDemo(trx, { now: new Date(testNow), passwordHash });
    // the cart of the demo holds a price that has risen; tests start with one that can be placed
    await trx.updateTable('cart_lines').set({ held_prices: '{}' }).execute();
  });
  await keepRows(database.read);
};

/** Creates the templates of the run once, without and with the demo data; every test file copies one in well under a second. */
export default async function globalSetup(): Promise<void> {
  const server = testServerUrl();
  const passwordHash = await hashPassword(demoPassword);
  process.env.FAIRFRONT_TEST_PASSWORD_HASH = passwordHash;
  if (server) {
    const name = newDatabaseName();
    const fill = async (
      database: string,
      template: string | undefined,
      rows: (opened: Database<Tables>) => Promise<void>,
    ) => {
      await createDatabase(server, database, template);
      const opened = await Database.onPostgres<Tables>(siblingUrl(server, database));
      await rows(opened);
      await opened.close();
    };
    // TEST_TABLES_OF: a database that a later version has migrated (docs/how-to/migration.md)
    await fill(migratedTemplate(name), process.env.TEST_TABLES_OF || undefined, createTables);
    await fill(name, migratedTemplate(name), (database) => addDemo(database, passwordHash));
    process.env.FAIRFRONT_TEST_TEMPLATE = name;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-template-'));
  const database = await Database.onPglite<Tables>();
  const keep = async (name: string) =>
    writeFileSync(join(folder, name), (await database.pglite?.snapshot()) ?? new Uint8Array());
  await keep('empty.tar');
  await createTables(database);
  await keep('migrated.tar');
  await addDemo(database, passwordHash);
  await keep('demo.tar');
  await database.close();
  process.env.FAIRFRONT_TEST_TEMPLATE = folder;
}
