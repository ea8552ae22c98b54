import type { LayoutFormat } from '@fairfront/shared-kit/domain/catalogue/api';
import type { ListExport } from '@fairfront/shared-kit/domain/http';
import type { ListFormat } from '@fairfront/shared-kit/domain/organizer/api';
import type { Kysely } from 'kysely';
import type { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { layoutFile } from '../../catalogue';
import { listFile } from './list-file';
import { insertListExport, readListExport, storeListExport, type ListExportRow } from './list-exports.repository';
import type { ListQuery } from './lists.repository';

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** A large export that somebody waits for. */
    'list-export': { exportId: number };
  }
}

/** More rows are exported in the background. */
const mostRowsAtOnce = 5_000;
/** How long the file of an export can be had. */
export const exportLifetimeMs = 24 * 3_600_000;

interface Wanted extends Pick<ListExportRow, 'list' | 'format' | 'locale'> {
  query: ListQuery;
  userId: number;
  /** The number of rows. */
  total: number;
}

const endOf = ({ created_at }: ListExportRow): Date => new Date(created_at.getTime() + exportLifetimeMs);

/** An export as the API answers it. */
export const listExportResponse = (row: ListExportRow): Static<typeof ListExport> => ({
  id: row.id,
  state: row.state,
  row_count: row.row_count,
  expires_at: row.state === 'ready' ? endOf(row).toISOString() : null,
  url: row.state === 'ready' ? `/organizer/exports/${row.id}/file` : null,
});

/**
 * Records who exports which list. @returns the export that is made in the background; null for a list that is short enough to be
 * sent at once
 */
export const planExport = async (services: Services, wanted: Wanted): Promise<ListExportRow | null> => {
  const { database, clock, outbox } = services;
  const { list, query, format, locale, userId, total } = wanted;
  return database.transaction(async (trx) => {
    const at = clock.now();
    await writeAudit(trx, { userId, action: 'list.exported', subject: list, details: { ...query, format, total }, at });
    if (total <= mostRowsAtOnce) return null;
    const values = { list, format, locale, filter: JSON.stringify(query), created_by: userId, created_at: at };
    const id = await insertListExport(trx, { ...values, row_count: total, stored_name: null, ready_at: null });
    await outbox.add(trx, 'list-export', { exportId: id });
    const row = await readListExport(trx, id);
    if (!row) throw notFound();
    return row;
  });
};

const fileOf = (
  services: Pick<Services, 'database' | 'clock' | 'templates'>,
  { list, format, locale, filter }: ListExportRow,
): Readable | Promise<Readable> => {
  if (list === 'catalogue') {
    return layoutFile(services, { exhibitionId: filter.exhibition_id ?? 0, format: format as LayoutFormat, locale });
  }
  return listFile(services.database.read, list, { query: filter, format: format as ListFormat, locale });
};

/** Makes the file of an export; a repeat after a crash makes none again. */
export const makeExport = async (
  services: Pick<Services, 'database' | 'files' | 'clock' | 'templates'>,
  exportId: number,
): Promise<void> => {
  const { database, files, clock } = services;
  const row = await readListExport(database.read, exportId);
  if (row?.state !== 'waiting') return;
  try {
    const stored_name = await files.put(await fileOf(services, row), row.format);
    await storeListExport(database.write, exportId, { state: 'ready', stored_name, ready_at: clock.now() });
  } catch (error) {
    // until the outbox retries it, the state of the export is failed
    if (clock.now().getTime() > endOf(row).getTime())
      await storeListExport(database.write, exportId, { state: 'failed' });
    throw error;
  }
};

/** An own export that is not too old. @throws HttpError 404 */
export const requireExport = async (
  { clock }: Pick<Services, 'clock'>,
  db: Kysely<Tables>,
  { exportId, userId }: { exportId: number; userId: number },
): Promise<ListExportRow> => {
  const row = await readListExport(db, exportId);
  if (row?.created_by !== userId || clock.now().getTime() > endOf(row).getTime()) throw notFound();
  return row;
};
