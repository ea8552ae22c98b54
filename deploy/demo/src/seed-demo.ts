import { sql, type Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { seedAnnouncements, type DrawnAnnouncementFiles } from './demo-announcements';
import { demoCalendar } from './demo-calendar';
import { seedCart } from './demo-cart';
import { seedCatalogue } from './seed-catalogue';
import { seedContracts } from './demo-contracts';
import { seedLibrary } from './demo-library';
import { seedExtensions } from './demo-extensions';
import { demoNotifications } from './demo-notifications';
import { demoUsers } from './demo-participations';
import { seedPublications } from './demo-publications';
import { seedSupport } from './demo-support';
import type { DrawnFiles } from './order-files';
import { seedExhibitions } from './seed-exhibitions';
import { seedOrders } from './seed-orders';
import { seedParticipations, seedPeople } from './seed-participations';
import { seedPasses } from './seed-passes';
import { seedServices } from './seed-services';

export interface SeedOptions {
  /** The day of the demo world counts from here. */
  now: Date;
  /** The stored form of the demo password: one hash for all accounts, argon2id is slow by design. */
  passwordHash: string;
  /** Documents and chat files of the orders that are drawn and stored already; without them the orders have none. */
  orderFiles?: DrawnFiles;
  /** The same for the orders of the catalogue. */
  catalogueFiles?: DrawnFiles;
  /** The same for the documents of the library. */
  libraryFiles?: DrawnFiles;
  /** The same for the announcements. */
  announcementFiles?: DrawnAnnouncementFiles;
}

/** Numbers of rows that people add start here, so that demo data can be refreshed without touching them. */
export const firstOwnId = 10_000;

const identityTables = [
  'users',
  'countries',
  'exhibitions',
  'exhibition_managers',
  'pavilions',
  'companies',
  'participations',
  'stands',
  'catalog_templates',
  'catalog_orders',
  'catalog_order_files',
  'catalog_order_comments',
  'invitations',
  'notifications',
  'personal_passes',
  'car_passes',
  'audit_log',
  'car_types',
  'service_categories',
  'service_executors',
  'service_units',
  'additional_services',
  'cart_lines',
  'additional_orders',
  'order_lines',
  'order_history',
  'order_messages',
  'order_files',
  'contract_parties',
  'contracts',
  'contract_documents',
  'support_questions',
  'publication_requests',
  'extension_requests',
  'library_items',
  'announcements',
] as const satisfies (keyof Tables)[];

/** Fills an empty database with the demo world of that day. */
export const seedDemo = async (
  trx: Transaction<Tables>,
  {
    now,
    passwordHash,
    orderFiles = new Map(),
    catalogueFiles = new Map(),
    libraryFiles = new Map(),
    announcementFiles = new Map(),
  }: SeedOptions,
): Promise<void> => {
  const calendar = demoCalendar(now);
  await seedExhibitions(trx, calendar);
  await seedPeople(trx, now, passwordHash);
  await seedParticipations(trx, calendar);
  await seedPasses(trx, calendar);
  await seedServices(trx, calendar);
  await seedCart(trx, calendar);
  await seedOrders(trx, calendar, orderFiles);
  await seedContracts(trx, calendar);
  await seedSupport(trx);
  await seedLibrary(trx, libraryFiles);
  await seedAnnouncements(trx, calendar, announcementFiles);
  await seedPublications(trx, calendar);
  await seedExtensions(trx, calendar);
  await seedCatalogue(trx, calendar, catalogueFiles);
  const readers = demoUsers.filter((user) => user.in[101]).map(({ id }) => id);
  const justNow = now.getTime() - 10 * 60_000;
  await trx
    .insertInto('notifications')
    .values(
      demoNotifications(calendar, readers).map(({ created_at, read_at, subject, ...rest }) => ({
        ...rest,
        // the newest one is of nine in the morning: a world that starts earlier has it, too, but not from the future
        created_at: new Date(Math.min(Date.parse(created_at), justNow)),
        read_at: read_at === null ? null : new Date(read_at),
        subject: subject && JSON.stringify(subject),
      })),
    )
    .execute();
  await trx
    .insertInto('settings')
    .values({ key: 'demo_day', value: calendar.day(0) })
    .execute();
  for (const table of identityTables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${firstOwnId})`.execute(trx);
  }
};
