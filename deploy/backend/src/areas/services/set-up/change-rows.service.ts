import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { RowChange, RowResult, ServiceRow } from '@fairfront/shared-kit/domain/services/api';
import type { Selectable, Transaction } from 'kysely';
import { lockRow } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { etagOf } from '../../../platform/http/entity-tag';
import { HttpError, notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { changeEntry, createEntry, setUpEntry } from '../../../platform/set-up/set-up.service';
import { serverText } from '../../../platform/texts/server-texts';
import { services as serviceKind } from './service.kind';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox'>;

/** A service with its state: the state is made of everything that staff can change, so it needs no column. */
export const serviceRow = (row: Selectable<Tables['additional_services']>): ServiceRow => {
  const entry = setUpEntry(serviceKind, row);
  return { ...entry, etag: etagOf(JSON.stringify(entry)) };
};

const storedRow = async (trx: Transaction<Tables>, id: number): Promise<ServiceRow | null> => {
  const row = await lockRow(trx, 'additional_services', id);
  return row ? serviceRow(row) : null;
};

/** @returns the id of the row and whether it has changed @throws HttpError if the change is refused */
const store = async (trx: Transaction<Tables>, services: Needs, userId: number, { id, etag, changes }: RowChange) => {
  if (id === null) {
    const { is_archived: _archived, ...given } = changes;
    return { id: (await createEntry(trx, services, serviceKind, { userId, given })).id, isChanged: true };
  }
  const before = await storedRow(trx, id);
  if (!before) throw notFound();
  if (etag !== undefined && etag !== before.etag)
    throw new HttpError(412, serverText('http.changedMeanwhile'), { code: 'changed_meanwhile' });
  await changeEntry(trx, services, serviceKind, { userId, id, given: changes });
  return { id, isChanged: (await storedRow(trx, id))?.etag !== before.etag };
};

/**
 * Changes many services, each by itself; a row that somebody has changed since the caller read it is left as it is, and
 * the result shows it.
 */
export const changeServiceRows = (
  services: Needs,
  { userId, locale }: { userId: number; locale: Locale },
  changes: readonly RowChange[],
): Promise<RowResult[]> =>
  runBatch(
    services.database,
    changes,
    // new rows last, in the order of the call
    ({ id }) => (id === null ? '~' : String(id).padStart(16, '0')),
    async (trx, change) => {
      try {
        const { id, isChanged } = await store(trx, services, userId, change);
        return { ok: true, is_changed: isChanged, error: null, service: await storedRow(trx, id) };
      } catch (error) {
        const service = change.id === null ? null : await storedRow(trx, change.id);
        return { ok: false, is_changed: false, error: batchErrorOf(error, locale), service };
      }
    },
  );
