import { normalEmail } from '@fairfront/shared-kit/domain/common';
import { endSessionsOf } from '../sessions/sessions.repository';
import { writeAudit } from '../../platform/database/audit';
import { notFound } from '../../platform/http/http-error';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { Services } from '../../platform/services';
import { removeSecondFactor, lockExhibitorByEmail } from './second-factor.repository';

/**
 * Turns off the second factor of an exhibitor at their request to staff, and ends their sessions: somebody who asks in
 * their name gains nothing without the password. Idempotent.
 * @throws HttpError 404 for an unknown e-mail and for staff
 */
export const resetSecondFactor = async (
  services: Services,
  { email, actorId }: { email: string; actorId: number },
): Promise<void> => {
  const { database, clock } = services;
  await database.transaction(async (trx) => {
    const user = await lockExhibitorByEmail(trx, normalEmail(email));
    if (!user) throw notFound();
    if (user.second_factor_at === null) return;
    await removeSecondFactor(trx, user.id);
    await endSessionsOf(trx, user.id);
    await publishAccessChanged(trx, services, user.id);
    await writeAudit(trx, {
      userId: actorId,
      action: 'second-factor.reset',
      subject: `user ${user.id}`,
      at: clock.now(),
    });
  });
};
