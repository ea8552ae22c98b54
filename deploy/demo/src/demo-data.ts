import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { DemoDataOptions } from '@fairfront/backend/platform/area/demo-world';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { hashPassword } from '@fairfront/backend/platform/secrets/password-hashing';
import { drawCatalogueFiles } from './catalogue-files';
import { demoPassword } from './demo-accounts';
import { drawAnnouncementFiles } from './demo-announcements';
import { demoCalendar } from './demo-calendar';
import { drawLibraryFiles } from './demo-library';
import { settleReminders } from './demo-reminders';
import { seedLargeDemo } from './large-demo';
import { drawOrderFiles } from './order-files';
import { seedDemo } from './seed-demo';

/** One number for the advisory lock: of several processes that start on an empty database one fills it. */
const seedLock = 70_031;

/** Interval at which the others poll it, ms: a single statement that waits for it would exceed its timeout. */
const lockRetryMs = 250;

/** Whether the database is filled, by this call or before; false while another process is at it. */
const fillOnce = async (
  trx: Transaction<Tables>,
  { clock, size, files, openDocuments }: DemoDataOptions,
): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${seedLock}) as free`.execute(trx);
  if (!rows[0]?.free) return false;
  const filled = await trx.selectFrom('exhibitions').select('id').limit(1).executeTakeFirst();
  if (filled) return true;
  const now = clock.now();
  const documents = openDocuments();
  // the thread of the documents keeps no process alive, and nothing else does so before the portal listens
  const alive = setInterval(() => {}, 60_000);
  try {
    const [passwordHash, orderFiles, catalogueFiles, libraryFiles, announcementFiles] = await Promise.all([
      hashPassword(demoPassword),
      drawOrderFiles(demoCalendar(now), documents, files),
      drawCatalogueFiles(demoCalendar(now), documents, files),
      drawLibraryFiles(demoCalendar(now), documents, files),
      drawAnnouncementFiles(demoCalendar(now), documents, files),
    ]);
    await seedDemo(trx, { now, passwordHash, orderFiles, catalogueFiles, libraryFiles, announcementFiles });
  } finally {
    clearInterval(alive);
    await documents.close();
  }
  await settleReminders(trx, now);
  if (size === 'large') await seedLargeDemo(trx, now);
  return true;
};

/** Fills a database without exhibitions with the demo world of today; leaves any other as it is. */
export const ensureDemoData = async (options: DemoDataOptions): Promise<void> => {
  while (!(await options.database.transaction((trx) => fillOnce(trx, options)))) await pause(lockRetryMs);
};
