import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Fields, StoredValues } from '@fairfront/shared-kit/domain/validation';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { invalidTexts, notFound } from '../../../platform/http/http-error';
import { changedNames, changesIn, checkChange } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { serverText } from '../../../platform/texts/server-texts';
import type { RecordKind } from './record-kinds';
import { findExternal, findRecord, updateRecord, type StoredRecord } from './records.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;
type Kind<Named extends Fields, Row extends StoredRecord> = RecordKind<Named, Row>;

/** A row as the API answers it. */
export const recordResponse = <Named extends Fields, Row extends StoredRecord>(kind: Kind<Named, Row>, row: Row) => ({
  id: row.id,
  ...kind.valuesOf(row),
  archived_at: row.archived_at?.toISOString() ?? null,
});

/** @param lock until the end of the transaction @throws HttpError 404 for an unknown one */
export const readRecord = async <Named extends Fields, Row extends StoredRecord>(
  db: Kysely<Tables>,
  kind: Kind<Named, Row>,
  id: number,
  lock = false,
): Promise<Row> => {
  const row = await findRecord<Row>(db, kind.table, id, lock);
  if (!row) throw notFound();
  return row;
};

/** @throws HttpError 422 when another row has the number already */
export const refuseTakenExternal = async (
  db: Kysely<Tables>,
  table: Parameters<typeof findExternal>[1],
  wanted: { externalId: string | null; exhibitionId?: number | null; id?: number },
): Promise<void> => {
  const { externalId } = wanted;
  if (externalId === null) return;
  const found = await findExternal(db, table, { ...wanted, externalId });
  if (found !== null && found !== wanted.id) {
    throw invalidTexts({ external_id: serverText('setUp.externalTaken', { id: found }) });
  }
};

interface Change {
  id: number;
  body: object;
  userId: number;
  locale: Locale;
}

/** Further checks of a change, and what follows from it. */
interface ChangeSteps<Named extends Fields, Row> {
  check?: (wanted: StoredValues<Named>, row: Row) => Promise<void> | void;
  follow?: (wanted: StoredValues<Named>, changed: string[]) => Promise<void>;
}

/**
 * Changes the fields of a row that the body contains, writes the audit and updates open tabs; does nothing when nothing
 * changes.
 * @throws HttpError 404, 422 with the texts of the changed fields
 */
export const changeRecord = async <Named extends Fields, Row extends StoredRecord & { exhibition_id?: number | null }>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: Kind<Named, Row>,
  { id, body, userId, locale }: Change,
  steps: ChangeSteps<Named, Row> = {},
) => {
  const row = await findRecord<Row>(trx, kind.table, id, true);
  if (!row) throw notFound();
  const former: Record<string, unknown> = kind.valuesOf(row);
  const wanted = checkChange<Named>(kind.fields as never, body, locale, former as StoredValues<Named>);
  await steps.check?.(wanted, row);
  const values: Record<string, unknown> = wanted;
  const changed = changedNames(Object.keys(kind.fields), former, values);
  if (changed.length === 0) return recordResponse(kind, row);
  await refuseTakenExternal(trx, kind.table, {
    id,
    externalId: values.external_id as string | null,
    ...(row.exhibition_id === undefined ? {} : { exhibitionId: row.exhibition_id }),
  });
  await updateRecord(trx, kind.table, id, kind.columnsOf(wanted));
  await steps.follow?.(wanted, changed);
  await writeAudit(trx, {
    userId,
    action: kind.actions.changed,
    subject: `${kind.subject} ${id}`,
    details: changesIn(changed, former, values),
    at: services.clock.now(),
  });
  await publishParticipationChanged(trx, services, await kind.shownTo(trx, row));
  return recordResponse(kind, await readRecord(trx, kind, id));
};

/**
 * Archives a row or brings it back; one that is already there stays as it is.
 * @throws HttpError 404
 */
export const archiveRecord = async <Named extends Fields, Row extends StoredRecord>(
  trx: Transaction<Tables>,
  services: Needs,
  kind: Kind<Named, Row>,
  { id, userId, to }: { id: number; userId: number; to: 'archived' | 'restored' },
) => {
  const row = await findRecord<Row>(trx, kind.table, id, true);
  if (!row) throw notFound();
  if ((row.archived_at !== null) === (to === 'archived')) return recordResponse(kind, row);
  const at = services.clock.now();
  await updateRecord(trx, kind.table, id, { archived_at: to === 'archived' ? at : null });
  await writeAudit(trx, { userId, action: kind.actions[to], subject: `${kind.subject} ${id}`, at });
  await publishParticipationChanged(trx, services, await kind.shownTo(trx, row));
  return recordResponse(kind, await readRecord(trx, kind, id));
};
