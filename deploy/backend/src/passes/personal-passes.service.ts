import {
  freePlaces,
  isRestorable,
  kindOfType,
  passChange,
  passRights,
  personalPassRemoval,
  personalPassRules,
  readPersonalPass,
  type PersonalPassInput,
  type PersonalPassType,
  type Restorer,
} from '@fairfront/mf-passes/model';
import type { Locale } from '@fairfront/shared-kit/model';
import { checkValues } from '@fairfront/shared-kit/model/validation';
import type { Transaction } from 'kysely';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound } from '../http/failure';
import type { Services } from '../services';
import { passFailure, requireAllowed, requireNoIssues } from './pass-refusals';
import { lockPassCall, readPassQuota } from './pass-situation';
import {
  findAnyPersonalPass,
  findPersonalPass,
  insertPersonalPasses,
  markPersonalPassesDeleted,
  personalPassAnswer,
  unmarkPersonalPassDeleted,
} from './personal-passes.repository';

type Needs = Pick<Services, 'clock'>;

/** Who asks for which participation. */
export interface PassCaller {
  userId: number;
  participationId: number;
}

export const personalSubject = (passId: number): string => `personal-pass ${passId}`;

/**
 * Creates one pass: rights, flag, deadline and quota, then all fields, under the lock of the participation (PASS-240 to
 * PASS-246).
 */
export const createPersonalPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  type: PersonalPassType,
  input: PersonalPassInput,
  locale: Locale,
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  const kind = kindOfType(type);
  const quota = await readPassQuota(trx, participationId, kind);
  requireAllowed(passRights(kind, call, quota).create);

  const fields = readPersonalPass(type, input);
  const countries =
    fields.country_id === null
      ? []
      : await trx.selectFrom('countries').selectAll().where('id', '=', fields.country_id).execute();
  const rules = personalPassRules(type, { event: call.participation, now: call.now, countries });
  requireNoIssues(checkValues(fields, rules), locale);

  const at = new Date(call.now);
  const [passId] = await insertPersonalPasses(trx, { participationId, type, userId, at }, [fields]);
  if (passId === undefined) throw new Error('The new pass has no number');
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'personal-pass.created',
    subject: personalSubject(passId),
    details: { type },
    at,
  });
  const row = await findPersonalPass(trx, participationId, passId);
  if (!row) throw new Error('The new pass cannot be read');
  return personalPassAnswer(row);
};

/** Deletes one pass (PASS-112, PASS-226, PASS-247). */
export const deletePersonalPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  passId: number,
): Promise<void> => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  const row = await findPersonalPass(trx, participationId, passId);
  if (!row) throw notFound();
  requireAllowed(personalPassRemoval(row, call));
  const at = new Date(call.now);
  await markPersonalPassesDeleted(trx, [passId], userId, at);
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'personal-pass.deleted',
    subject: personalSubject(passId),
    at,
  });
};

/** Deletes all passes of a type that may be deleted; the others are named with the reason (PASS-227, PASS-228). */
export const deleteAllPersonalPasses = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { userId, participationId }: PassCaller,
  types: readonly PersonalPassType[],
) => {
  const call = await lockPassCall(trx, clock, userId, participationId);
  requireAllowed(passChange(call));
  const rows = await trx
    .selectFrom('personal_passes')
    .select(['id', 'type', 'status'])
    .where('participation_id', '=', participationId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const deleted = rows.filter((row) => personalPassRemoval(row, call).allowed).map(({ id }) => id);
  const gone = new Set(deleted);
  const at = new Date(call.now);
  await markPersonalPassesDeleted(trx, deleted, userId, at);
  await writeAudit(
    trx,
    ...deleted.map((id) => ({
      userId,
      participationId,
      action: 'personal-pass.deleted',
      subject: personalSubject(id),
      details: { all: true },
      at,
    })),
  );
  return {
    deleted: deleted.length,
    kept: rows.filter(({ id }) => !gone.has(id)).map(({ id }) => ({ id, reason: 'visa_not_rejected' as const })),
  };
};

/**
 * Takes a deletion back: deadline and flag do not matter, a free place does; a pass that was never gone is simply answered
 * (PASS-276).
 * @param by whose period counts
 */
export const restorePersonalPass = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  { participationId, userId }: PassCaller,
  passId: number,
  by: Restorer,
) => {
  const row = await findAnyPersonalPass(trx, passId);
  const now = clock.now();
  if (row?.participation_id !== participationId) throw notFound();
  if (row.deleted_at === null) return personalPassAnswer(row);
  if (!isRestorable(row.deleted_at.getTime(), now.getTime(), by)) throw notFound();
  const kind = kindOfType(row.type);
  if (freePlaces(kind, await readPassQuota(trx, participationId, kind)) < 1) throw passFailure('quota_reached');
  await unmarkPersonalPassDeleted(trx, passId);
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'personal-pass.restored',
    subject: personalSubject(passId),
    at: now,
  });
  return personalPassAnswer(row);
};

/** The same by its people: with write access, under the lock (PASS-276). */
export const restoreOwnPersonalPass = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: PassCaller,
  passId: number,
) => {
  const call = await lockPassCall(trx, services.clock, caller.userId, caller.participationId);
  const row = await findAnyPersonalPass(trx, passId);
  if (row?.participation_id !== caller.participationId) throw notFound();
  requireAllowed(passChange(call));
  return restorePersonalPass(trx, services, caller, passId, 'participant');
};
