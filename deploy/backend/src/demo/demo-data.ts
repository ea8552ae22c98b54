import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { hashPassword } from '../secrets/password-hashing';
import { demoPassword } from './demo-accounts';
import { settleReminders } from './demo-reminders';
import { seedLargeDemo } from './large-demo';
import { seedDemo } from './seed-demo';

/** One number for the advisory lock: of several processes that start on an empty database one fills it. */
const seedLock = 70_031;

/** Fills a database without exhibitions with the demo world of today; leaves any other as it is. */
export const ensureDemoData = async (
  database: Database<Tables>,
  clock: Clock,
  size: 'world' | 'large',
): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    const filled = await trx.selectFrom('exhibitions').select('id').limit(1).executeTakeFirst();
    if (filled) return;
    await seedDemo(trx, { now: clock.now(), passwordHash });
    await settleReminders(trx, clock.now());
    if (size === 'large') await seedLargeDemo(trx, clock.now());
  });
};
