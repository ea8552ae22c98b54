import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import type { Tables } from '../platform/database/tables';
import { demoPassword } from '../../../demo/src/demo-accounts';
import { seedDemo } from '../../../demo/src/seed-demo';
import { hashPassword } from '../platform/secrets/password-hashing';
import { testNow } from './clock';
import { keepRows } from './kept-rows';
import { createDatabase, newDatabaseName, siblingUrl, testServerUrl } from './test-server';

const fill = async (database: Database<Tables>): Promise<void> => {
  await migrate(database.read);
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async (trx) => {
    await seedDemo(trx, { now: new Date(testNow), passwordHash });
    // the cart of the demo holds a price that has risen; tests start with one that can be placed
    await trx.updateTable('cart_lines').set({ held_prices: '{}' }).execute();
  });
  await keepRows(database.read);
};

/** Makes the template of the run, migrated and filled once: every test file gets a copy in well under a second. */
export default async function globalSetup(): Promise<void> {
  const server = testServerUrl();
  if (server) {
    const name = newDatabaseName();
    await createDatabase(server, name);
    const database = await Database.onPostgres<Tables>(siblingUrl(server, name));
    await fill(database);
    await database.close();
    process.env.FAIRFRONT_TEST_TEMPLATE = name;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-template-'));
  const database = await Database.onPglite<Tables>();
  const keep = async (name: string) =>
    writeFileSync(join(folder, name), (await database.pglite?.snapshot()) ?? new Uint8Array());
  await keep('empty.tar');
  await fill(database);
  await keep('demo.tar');
  await database.close();
  process.env.FAIRFRONT_TEST_TEMPLATE = folder;
}
