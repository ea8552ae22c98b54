import {
  arrivalPurposes,
  carPassIssues,
  freePlaces,
  isRestorable,
  passChange,
  passRights,
  readCarPass,
  type CarPassFields,
  type CarPassInput,
  type Restorer,
} from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound } from '../http/failure';
import type { Services } from '../services';
import {
  carPassAnswer,
  findAnyCarPass,
  findCarPass,
  insertCarPass,
  markCarPassesDeleted,
  unmarkCarPassDeleted,
  type JudgedCarPass,
} from './car-passes.repository';
import { passFailure, requireAllowed, requireNoIssues } from './pass-refusals';
import { lockPassCall, readPassQuota } from './pass-situation';
import type { PassCaller } from './personal-passes.service';

type Needs = Pick<Services, 'clock'>;

export const carSubject = (passId: number): string => `car-pass ${passId}`;

/** Narrows fields that the rules have found right; they cannot be wrong here. */
const judged = (fields: CarPassFields): JudgedCarPass => {
  const { car_type_id, entry_date } = fields;
  const target = arrivalPurposes.find(({ value }) => value === fields.target)?.value;
  if (car_type_id === null || entry_date === null || !target) throw new Error('The rules let a wrong car pass through');
  return { ...fields, car_type_id, entry_date, target };
};

/** Creates one car pass under the lock of the participation (PASS-230, PASS-240 to PASS-246). */
export const createCarPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  input: CarPassInput,
  locale: Locale,
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  requireAllowed(passRights('car', call, await readPassQuota(trx, participationId, 'car')).create);

  const fields = readCarPass(input);
  const types = await trx.selectFrom('car_types').select('id').execute();
  const stands = await trx.selectFrom('stands').select('id').where('participation_id', '=', participationId).execute();
  const context = {
    event: call.participation,
    now: call.now,
    carTypeIds: types.map(({ id }) => id),
    standIds: stands.map(({ id }) => id),
  };
  requireNoIssues(carPassIssues(fields, context), locale);

  const at = new Date(call.now);
  const passId = await insertCarPass(trx, { participationId, userId, at }, judged(fields));
  await writeAudit(trx, { userId, participationId, action: 'car-pass.created', subject: carSubject(passId), at });
  const row = await findCarPass(trx, participationId, passId);
  if (!row) throw new Error('The new car pass cannot be read');
  return carPassAnswer(row);
};

/** Deletes one car pass (PASS-233). */
export const deleteCarPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  passId: number,
): Promise<void> => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  if (!(await findCarPass(trx, participationId, passId))) throw notFound();
  requireAllowed(passChange(call));
  const at = new Date(call.now);
  await markCarPassesDeleted(trx, [passId], userId, at);
  await writeAudit(trx, { userId, participationId, action: 'car-pass.deleted', subject: carSubject(passId), at });
};

/** Deletes all car passes of the participation; none is kept (PASS-234). */
export const deleteAllCarPasses = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  requireAllowed(passChange(call));
  const rows = await trx
    .selectFrom('car_passes')
    .select('id')
    .where('participation_id', '=', participationId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const at = new Date(call.now);
  await markCarPassesDeleted(
    trx,
    rows.map(({ id }) => id),
    userId,
    at,
  );
  await writeAudit(
    trx,
    ...rows.map(({ id }) => ({
      userId,
      participationId,
      action: 'car-pass.deleted',
      subject: carSubject(id),
      details: { all: true },
      at,
    })),
  );
  return { deleted: rows.length, kept: [] };
};

/** Takes a deletion back; see `restorePersonalPass` (PASS-276). */
export const restoreCarPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { participationId, userId }: PassCaller,
  passId: number,
  by: Restorer,
) => {
  const row = await findAnyCarPass(trx, passId);
  const now = clock.now();
  if (row?.participation_id !== participationId) throw notFound();
  if (row.deleted_at === null) return carPassAnswer(row);
  if (!isRestorable(row.deleted_at.getTime(), now.getTime(), by)) throw notFound();
  if (freePlaces('car', await readPassQuota(trx, participationId, 'car')) < 1) throw passFailure('quota_reached');
  await unmarkCarPassDeleted(trx, passId);
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'car-pass.restored',
    subject: carSubject(passId),
    at: now,
  });
  return carPassAnswer(row);
};

/** The same by its people: with write access, under the lock (PASS-276). */
export const restoreOwnCarPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: PassCaller,
  passId: number,
) => {
  const call = await lockPassCall(trx, services.clock, caller.userId, caller.participationId);
  const row = await findAnyCarPass(trx, passId);
  if (row?.participation_id !== caller.participationId) throw notFound();
  requireAllowed(passChange(call));
  return restoreCarPass(trx, services, caller, passId, 'participant');
};
