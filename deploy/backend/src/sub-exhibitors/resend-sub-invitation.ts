import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { notFound } from '../http/http-error';
import { resendInvitation, type TeamServices } from '../team/team.service';

/**
 * Sends the waiting invitation of the person who is to run a sub-exhibitor again (ACC-173). The stand is locked by the caller.
 * @throws HttpError 404 without a waiting one, 422 `resend_timeout` within five minutes
 */
export const resendSubInvitation = async (
  trx: Transaction<Tables>,
  services: TeamServices,
  { subId, actorId }: { subId: number; actorId: number },
): Promise<void> => {
  const invited = await trx
    .selectFrom('invitations')
    .select('row_id')
    .where('participation_id', '=', subId)
    .where('role', '=', 'supervisor')
    .where('activated_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!invited) throw notFound();
  await resendInvitation(trx, services, { participationId: subId, userId: invited.row_id, actorId });
};
