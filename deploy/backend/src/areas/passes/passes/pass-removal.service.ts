import { freePlaces, isRestorable, passChange, type Restorer } from '@fairfront/shared-kit/domain/passes';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { lockParticipation } from '../../../identity/memberships/participation-lock.repository';
import type { Services } from '../../../platform/services';
import { announcePasses, type PassWriter } from './pass-events';
import { passError, requireAllowed } from './pass-refusals';
import { readPassQuota } from '../../participations';
import { lockPassContext } from './pass-context';
import { findActive, subjectOf, type PassStore, type StoredPass } from './pass-store';
import { markDeleted, restoreRow, isPlaceDeleted } from './pass-store.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** The caller and the participation. */
export interface PassCaller {
  userId: number;
  participationId: number;
}

/** Deletes one pass. */
export const deletePass = async <Row extends StoredPass>(
  trx: Transaction<Tables>,
  services: Needs,
  store: PassStore<Row, unknown>,
  writer: PassWriter,
  passId: number,
): Promise<void> => {
  const { userId, participationId } = writer;
  const call = await lockPassContext(trx, services.clock, userId, participationId);
  const row = await findActive(trx, store, participationId, passId);
  if (!row) throw notFound();
  requireAllowed(store.removal(row, call));
  const at = new Date(call.now);
  await markDeleted(trx, store, [passId], userId, at);
  const subject = subjectOf(store, passId);
  await writeAudit(trx, { userId, participationId, action: `${store.name}.deleted`, subject, at });
  await announcePasses(trx, services, writer, store, at);
};

/**
 * Deletes those of the given passes that may be deleted; the others are returned with the reason.
 * @param list reads the passes, after the participation is locked
 */
export const deleteAllPasses = async <Row extends StoredPass>(
  trx: Transaction<Tables>,
  services: Needs,
  store: PassStore<Row, unknown>,
  writer: PassWriter,
  list: (trx: Transaction<Tables>) => Promise<Row[]>,
) => {
  const { userId, participationId } = writer;
  const call = await lockPassContext(trx, services.clock, userId, participationId);
  requireAllowed(passChange(call));
  const rows = await list(trx);
  const gone = rows.filter((row) => store.removal(row, call).allowed).map(({ id }) => id);
  const at = new Date(call.now);
  await markDeleted(trx, store, gone, userId, at);
  await writeAudit(
    trx,
    ...gone.map((id) => ({
      userId,
      participationId,
      action: `${store.name}.deleted` as const,
      subject: subjectOf(store, id),
      details: { all: true },
      at,
    })),
  );
  if (gone.length > 0) await announcePasses(trx, services, writer, store, at);
  return {
    deleted: gone.length,
    kept: rows.filter(({ id }) => !gone.includes(id)).map(({ id }) => ({ id, reason: 'visa_not_rejected' as const })),
  };
};

const restore = async <Row extends StoredPass, Answer>(
  trx: Transaction<Tables>,
  services: Needs,
  store: PassStore<Row, Answer>,
  writer: PassWriter,
  row: Row,
  by: Restorer,
): Promise<Answer> => {
  if (row.deleted_at === null) return store.answer(row);
  const { participationId, userId } = writer;
  const at = services.clock.now();
  if (!isRestorable(row.deleted_at.getTime(), at.getTime(), by)) throw notFound();
  const kind = store.kindOf(row);
  if (freePlaces(kind, await readPassQuota(trx, participationId, kind, at.getTime())) < 1)
    throw passError('quota_reached');
  await restoreRow(trx, store, row.id);
  const subject = subjectOf(store, row.id);
  await writeAudit(trx, { userId, participationId, action: `${store.name}.restored`, subject, at });
  await announcePasses(trx, services, writer, store, at);
  return store.answer(row);
};

/**
 * Undoes a deletion for members of the participation, under the lock. It needs a free place, but ignores deadline and
 * flag; a pass that is not deleted is returned unchanged.
 */
export const restoreOwnPass = async <Row extends StoredPass, Answer>(
  trx: Transaction<Tables>,
  services: Needs,
  store: PassStore<Row, Answer>,
  caller: PassWriter,
  passId: number,
): Promise<Answer> => {
  const call = await lockPassContext(trx, services.clock, caller.userId, caller.participationId);
  const row = await store.find(trx, passId);
  if (row?.participation_id !== caller.participationId) throw notFound();
  requireAllowed(passChange(call));
  return restore(trx, services, store, caller, row, 'participant');
};

/** The same for the organiser, for a longer time and in every participation. */
export const restorePassByOrganizer = async <Row extends StoredPass, Answer>(
  trx: Transaction<Tables>,
  services: Needs,
  store: PassStore<Row, Answer>,
  userId: number,
  passId: number,
): Promise<Answer> => {
  const found = await store.find(trx, passId);
  if (!found) throw notFound();
  const participationId = found.participation_id;
  await lockParticipation(trx, participationId);
  // passes of a deleted sub-exhibitor are restored with it, not one by one, because its places are free
  const isDeleted = await isPlaceDeleted(trx, participationId);
  const row = await store.find(trx, passId);
  if (!row || isDeleted) throw notFound();
  return restore(trx, services, store, { userId, participationId, callId: null }, row, 'organizer');
};
