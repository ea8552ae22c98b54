import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '@fairfront/backend/platform/database/migrate';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { FolderStore } from '@fairfront/backend/platform/files/folder-store';
import { TestClock } from '@fairfront/backend/testing/clock';
import { bytesOf } from '@fairfront/backend/testing/stored-bytes';
import { documentsFromSource } from '@fairfront/backend/testing/documents-from-source';
import { emptyDatabase, type TestDatabase } from '@fairfront/backend/testing/test-database';
import { ensureDemoData } from './demo-data';
import { isContentOf } from '@fairfront/backend/platform/files/file-content';
import { listMessages } from '../../backend/src/areas/services/orders/order-messages.repository';
import { demoLibrary } from './demo-library';
import { flatRubrics } from './demo-rubrics';
import { listSubProgress } from '../../backend/src/areas/account/sub-exhibitors/sub-progress.service';
import { largeCount } from './large-demo';
import { largeRubricCount, largeRubricsExhibition } from './large-rubrics';
import { largeSubExhibitors } from './large-sub-exhibitors';
import { largeCartLines, largeChatMessages, largeServiceCount } from './large-services';

let db: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'fairfront-demo-'));
beforeAll(async () => {
  db = await emptyDatabase<Tables>();
  await migrate(db.database.read);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the demo data fills an empty database once, also when two processes start together, with the requested bulk rows [SHELL-494]', async () => {
  const clock = new TestClock();
  const files = new FolderStore(folder);
  const fill = (size: 'world' | 'large') =>
    ensureDemoData({ database: db.database, clock, size, files, openDocuments: documentsFromSource });
  await Promise.all([fill('large'), fill('large')]);
  await fill('world');
  const count = async (table: 'exhibitions' | 'notifications' | 'personal_passes' | 'additional_services') =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db.database.read)).rows[0]?.n ?? 0;
  expect(await count('exhibitions')).toBe(5);
  expect(await count('notifications')).toBe(largeCount + 40);
  expect(await count('personal_passes')).toBeGreaterThan(largeCount);
  expect(await count('additional_services')).toBe(largeServiceCount);
  const read = db.database.read;
  const { main } = await read
    .selectFrom('catalog_rubrics')
    .select('main')
    .where('template_id', '=', largeRubricsExhibition)
    .executeTakeFirstOrThrow();
  expect(flatRubrics(main)).toHaveLength(largeRubricCount);
  const lines = await read.selectFrom('cart_lines').select('id').where('participation_id', '=', 102).execute();
  expect(lines).toHaveLength(largeCartLines);
  const subs = await listSubProgress(read, { parentId: 110, userId: 5, now: clock.now().getTime() });
  const added = subs.filter(({ id }) => id > 1_000);
  expect(added).toHaveLength(largeSubExhibitors);
  expect(new Set(added.map(({ catalogue }) => catalogue)).size).toBe(5);
  expect(new Set(added.map(({ addresses }) => addresses))).toEqual(new Set([0, 1]));
  const chat = await listMessages(read, { participationId: 102, orderId: 1019 }, { limit: 50 });
  expect([chat?.messages.length, chat?.hasEarlier]).toEqual([50, true]);
  const messages = await read.selectFrom('order_messages').select('id').where('order_id', '=', 1019).execute();
  expect(messages.length).toBeGreaterThan(largeChatMessages);

  // every document and chat file of an order is a PDF in the store, and none lies there twice
  const stored = await db.database.read.selectFrom('order_files').select(['stored_name', 'size', 'kind']).execute();
  for (const { stored_name, size } of stored) {
    const bytes = await bytesOf(files, stored_name);
    expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([size, '%PDF-']);
  }
  expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(['document', 'chat']));
  // so are the files of the catalogue's orders, each with the content that its name promises
  const catalogue = await read.selectFrom('catalog_order_files').selectAll().execute();
  for (const { stored_name, size, extension } of catalogue) {
    const bytes = await bytesOf(files, stored_name);
    expect([bytes.length, await isContentOf(extension as 'pdf' | 'png' | 'docx', bytes)]).toEqual([size, true]);
  }
  expect(new Set(catalogue.map(({ type }) => type))).toEqual(
    new Set(['logo', 'presentation', 'confirmation', 'requisites']),
  );
  // the library has every document in both languages [ACC-168]
  const library = await read.selectFrom('library_files').selectAll().execute();
  for (const { stored_name, size } of library) {
    const bytes = await bytesOf(files, stored_name);
    expect([bytes.length, await isContentOf('pdf', bytes)]).toEqual([size, true]);
  }
  expect(library).toHaveLength(2 * demoLibrary.length);
  // one announcement has a file [ACC-220]
  const [announced] = await read.selectFrom('announcement_files').selectAll().execute();
  const announcedBytes = await bytesOf(files, announced?.stored_name ?? '');
  expect([announcedBytes.length, await isContentOf('pdf', announcedBytes)]).toEqual([announced?.size, true]);
  const all = stored.length + catalogue.length + library.length + 1;
  expect(await files.namesBefore(new Date(8_640_000_000_000_000))).toHaveLength(all);
});
