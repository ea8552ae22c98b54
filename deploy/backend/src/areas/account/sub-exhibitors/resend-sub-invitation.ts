import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { findWaitingSupervisor, resendInvitation, type TeamServices } from '../../participations';

/**
 * Sends the pending invitation of a sub-exhibitor's supervisor again. The caller has locked the stand.
 * @throws HttpError 404 if none is pending, 422 `resend_timeout` within five minutes
 */
export const resendSubInvitation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { subId, actorId }: { subId: number; actorId: number },
): Promise<void> => {
  const rowId = await findWaitingSupervisor(trx, subId);
  if (rowId === null) throw notFound();
  await resendInvitation(trx, services, { participationId: subId, userId: rowId, actorId });
};
