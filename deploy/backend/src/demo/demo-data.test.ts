import { sql } from 'kysely';
import { migrate } from '../database/migrate';
import type { Tables } from '../database/tables';
import { TestClock } from '../testing/clock';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { ensureDemoData } from './demo-data';
import { largeCount } from './large-demo';

let db: TestDatabase;
beforeAll(async () => {
  db = await emptyDatabase<Tables>();
  await migrate(db.database.read);
});
afterAll(() => db.close());

it('fills an empty database once, also when two processes start together, with the bulk rows that were asked for', async () => {
  const clock = new TestClock();
  await Promise.all([ensureDemoData(db.database, clock, 'large'), ensureDemoData(db.database, clock, 'large')]);
  await ensureDemoData(db.database, clock, 'world');
  const count = async (table: 'exhibitions' | 'notifications' | 'personal_passes') =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db.database.read)).rows[0]?.n ?? 0;
  expect(await count('exhibitions')).toBe(5);
  expect(await count('notifications')).toBe(largeCount + 40);
  expect(await count('personal_passes')).toBeGreaterThan(largeCount);
});
