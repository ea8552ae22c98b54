import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { findWaitingSupervisor, resendInvitation, type TeamServices } from '../../participations';

/**
 * Sends the waiting invitation of the person who is to run a sub-exhibitor again. The stand is locked by the caller.
 * @throws HttpError 404 without a waiting one, 422 `resend_timeout` within five minutes
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
