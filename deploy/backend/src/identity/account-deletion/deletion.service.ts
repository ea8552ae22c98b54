import { localized } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction } from 'kysely';
import type { Session } from '../../platform/http/session';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { forbidden, invalidTexts, notFound, refused } from '../../platform/http/http-error';
import { lineOf } from '../../platform/http/values';
import { notifyUsers } from '../notifications/notify';
import { isProved } from '../second-factor/proof.service';
import type { Services } from '../../platform/services';
import { translatorOf } from '../../platform/texts/area-texts';
import { publishPortalQueueChanged } from '../staff/queue-changed';
import { anonymise, lockTeamsOf } from './anonymise';
import {
  insertDeletion,
  listDeletions,
  lockAddressee,
  lockDeletion,
  lockWaiting,
  readOwnDeletion,
  updateDeletion,
  userOfDeletion,
} from './deletion.repository';
import { deletionResponse, ownDeletionResponse } from './deletion.response';
import type { DeletionState } from './tables';
import { serverText } from '../../platform/texts/server-texts';

type DeletionServices = Pick<Services, 'clock' | 'outbox'>;

/** Locks the recipient of an e-mail. */
const lockUser = async (trx: Transaction<Tables>, userId: number) => {
  const user = await lockAddressee(trx, userId);
  if (!user) throw notFound();
  return user;
};

/**
 * Requests the deletion of the caller's account.
 * @throws HttpError 403 `proof_required` without the password within ten minutes and for staff, 422 `deletion_waiting`,
 * `last_supervisor`
 */
export const askForDeletion = async (
  trx: Transaction<Tables>,
  { clock, outbox }: DeletionServices,
  session: Session,
  reason: string | undefined,
) => {
  const now = clock.now();
  // the organiser manages the accounts of its staff itself
  if (session.user.access !== 'participant') throw forbidden();
  if (!isProved(session, now)) throw forbidden('proof_required', serverText('deletionRefusal.proofRequired'));
  const { id, email, name, locale } = await lockUser(trx, session.user.id);
  if (await lockWaiting(trx, id)) throw refused('deletion_waiting', serverText('deletionRefusal.waiting'));
  const { blockers } = await readOwnDeletion(trx, id, now);
  if (blockers.length > 0) throw refused('last_supervisor', serverText('deletionRefusal.lastSupervisor'));
  const requestId = await insertDeletion(trx, { user_id: id, reason: lineOf(reason) || null, created_at: now });
  await writeAudit(trx, { userId: id, action: 'account-deletion.asked', subject: `deletion ${requestId}`, at: now });
  await outbox.add(trx, 'deletion-mail', { ...{ email, name, locale }, state: 'waiting', comment: null });
  await publishPortalQueueChanged(trx, { outbox }, 'deletions');
  return ownDeletionResponse(await readOwnDeletion(trx, id, now));
};

/** Withdraws the pending request of a user; no effect without one. */
export const withdrawDeletion = async (
  trx: Transaction<Tables>,
  { clock, outbox }: DeletionServices,
  userId: number,
): Promise<void> => {
  const { email, name, locale } = await lockUser(trx, userId);
  const waiting = await lockWaiting(trx, userId);
  if (!waiting) return;
  const at = clock.now();
  await updateDeletion(trx, waiting.id, { status: 'withdrawn', decided_at: at, decided_by: userId });
  await writeAudit(trx, { userId, action: 'account-deletion.withdrawn', subject: `deletion ${waiting.id}`, at });
  await outbox.add(trx, 'deletion-mail', { ...{ email, name, locale }, state: 'withdrawn', comment: null });
  await publishPortalQueueChanged(trx, { outbox }, 'deletions');
};

interface Decision {
  id: number;
  /** Id of the staff member. */
  actorId: number;
  decision: Extract<DeletionState, 'done' | 'refused'>;
  comment: string | undefined;
}

/**
 * Deletes the account of a request, or declines it with a comment; repeating the same decision has no effect.
 * @throws HttpError 404, 422 on `comment`, `deletion_decided`, `last_supervisor`
 */
export const decideDeletion = async (
  trx: Transaction<Tables>,
  services: DeletionServices,
  { id, actorId, decision, comment }: Decision,
) => {
  const { clock, outbox } = services;
  const at = clock.now();
  const said = lineOf(comment) || null;
  // the lock order of all calls: teams, user, request
  const asker = await userOfDeletion(trx, id);
  if (asker === undefined) throw notFound();
  const teams = decision === 'done' ? await lockTeamsOf(trx, asker) : [];
  await lockUser(trx, asker);
  const found = await lockDeletion(trx, id);
  if (!found) throw notFound();
  const { user_id: userId, email, name, lastname, locale, status } = found;
  if (status === decision && (decision === 'done' || found.comment === said)) return answerOf(trx, at, id);
  if (status !== 'waiting') throw refused('deletion_decided', serverText('deletionRefusal.decided'));
  if (decision === 'refused' && said === null)
    throw invalidTexts({ comment: serverText('deletionRefusal.commentRequired') });
  const storedComment = decision === 'refused' ? said : null;
  // refused before anything is written: other decisions may share the transaction
  if (decision === 'done' && (await readOwnDeletion(trx, userId, at)).blockers.length > 0)
    throw refused('last_supervisor', serverText('deletionRefusal.appointAnother'));
  await updateDeletion(trx, id, { status: decision, comment: storedComment, decided_at: at, decided_by: actorId });
  if (decision === 'done') {
    await anonymise(trx, services, { id: userId, email, name, lastname }, teams);
  } else {
    await notifyUsers(trx, services, [userId], {
      ...{ type: 'organizer', kind: 'organizer', participationId: null, reason: said },
      ...localized('message', (one) => translatorOf('server', one)('deletion.refused.text')),
      ...{ subject: null, hasOwnEmail: false },
    });
  }
  const action = decision === 'done' ? 'account-deletion.done' : 'account-deletion.refused';
  await writeAudit(trx, { userId: actorId, action, subject: `user ${userId}`, details: { request: id }, at });
  await outbox.add(trx, 'deletion-mail', { ...{ email, name, locale }, state: decision, comment: said });
  await publishPortalQueueChanged(trx, services, 'deletions');
  return answerOf(trx, at, id);
};

/** A request as the staff reads it. @throws HttpError 404 for an unknown one */
export const answerOf = async (trx: Kysely<Tables>, now: Date, id: number) => {
  const { rows } = await listDeletions(trx, now, { id }, { page: 1, perPage: 1 });
  const [row] = rows;
  if (!row) throw notFound();
  return deletionResponse(row);
};
