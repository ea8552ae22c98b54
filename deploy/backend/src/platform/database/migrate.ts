import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { first } from './migrations/0100-first';
import { setUp } from './migrations/0110-set-up';
import { setUpOffers } from './migrations/0120-set-up-offers';
import { staff } from './migrations/0130-staff';
import { apiKeys } from './migrations/0131-api-keys';
import { changes } from './migrations/0140-changes';
import { webhooks } from './migrations/0141-webhooks';
import { feedbackStates } from './migrations/0142-feedback-states';
import { searchKeys } from './migrations/0143-search-keys';
import { roleChanges } from './migrations/0150-role-changes';
import { archives } from './migrations/0151-archives';
import { auditKeys } from './migrations/0152-audit-keys';
import { servicePictures } from './migrations/0153-service-pictures';
import { carTypeIds } from './migrations/0154-car-type-ids';
import { unreadOrderMessages } from './migrations/0155-unread-order-messages';
import { readinessReminders } from './migrations/0156-readiness-reminders';
import { actingSessions } from './migrations/0157-acting-sessions';
import { passEntries } from './migrations/0158-pass-entries';
import { desk } from './migrations/0159-desk';
import { feedbackQueue } from './migrations/0160-feedback-queue';
import { layoutExports } from './migrations/0161-layout-exports';
import { recordChanges } from './migrations/0164-record-changes';
import { broadcasts } from './migrations/0170-broadcasts';
import { schedules } from './migrations/0171-schedules';
import { passDataDays } from './migrations/0175-pass-data-days';
import { audit } from './migrations/0180-audit';
import { recordReplacement } from './replaced-migrations';

/** Sorted by name; a released one is never changed, new ones are appended. */
const migrations: Record<string, Migration> = {
  '0100-first': first,
  '0110-set-up': setUp,
  '0120-set-up-offers': setUpOffers,
  '0130-staff': staff,
  '0131-api-keys': apiKeys,
  '0140-changes': changes,
  '0141-webhooks': webhooks,
  '0142-feedback-states': feedbackStates,
  '0143-search-keys': searchKeys,
  '0150-role-changes': roleChanges,
  '0151-archives': archives,
  '0152-audit-keys': auditKeys,
  '0153-service-pictures': servicePictures,
  '0154-car-type-ids': carTypeIds,
  '0155-unread-order-messages': unreadOrderMessages,
  '0156-readiness-reminders': readinessReminders,
  '0157-acting-sessions': actingSessions,
  '0158-pass-entries': passEntries,
  '0159-desk': desk,
  '0160-feedback-queue': feedbackQueue,
  '0161-layout-exports': layoutExports,
  '0164-record-changes': recordChanges,
  '0170-broadcasts': broadcasts,
  '0171-schedules': schedules,
  '0175-pass-data-days': passDataDays,
  '0180-audit': audit,
};

/** The last migration of this revision. */
const last = Object.keys(migrations).sort().at(-1) ?? '';

/** How the tables of a database differ from those of this revision, by names of migrations. */
export interface SchemaDifference {
  /** What this revision needs and the database has not had. */
  missing: string[];
  /**
   * What a later revision has done. Its tables still suit this one (migrations add first, and remove in a later release),
   * so that a release can be taken back.
   */
  later: string[];
}

const ranMigrations = async <Tables>(database: Kysely<Tables>): Promise<string[]> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
};

/** Compares the tables with those of this revision, and changes nothing. */
export const schemaDifference = async <Tables>(database: Kysely<Tables>): Promise<SchemaDifference> => {
  const ran = await ranMigrations(database);
  return {
    missing: Object.keys(migrations).filter((name) => !ran.includes(name)),
    later: ran.filter((name) => name > last),
  };
};

/**
 * Migrates the tables; several processes may do it in parallel: Kysely takes an advisory lock for the transaction, so one
 * of them works and the others wait. A database that a later revision has migrated is used as it is.
 * @returns the names of the migrations that ran
 * @throws the error of the failed migration, which is rolled back
 */
export const migrate = async <Tables>(database: Kysely<Tables>): Promise<string[]> => {
  await recordReplacement(database);
  const { later } = await schemaDifference(database);
  // Kysely refuses names that it does not know
  const unknown = Object.fromEntries(later.map((name) => [name, { up: () => Promise.resolve() }]));
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...migrations, ...unknown }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
  return results.map(({ migrationName }) => migrationName);
};
