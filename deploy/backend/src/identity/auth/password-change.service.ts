import type { Locale } from '@fairfront/shared-kit/domain/common';
import { attemptLimits, consumeRateLimit } from '../../platform/attempts/attempts';
import { writeAudit } from '../../platform/database/audit';
import { invalidFields } from '../../platform/http/http-error';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { requireUnguessable } from '../../platform/secrets/common-password';
import { hashPassword, isPasswordRight } from '../../platform/secrets/password-hashing';
import type { Services } from '../../platform/services';
import { endOtherSessions } from '../sessions/sessions.repository';
import { endOtherAccess, removeCalendarFeed } from './other-access.repository';
import type { Session } from '../../platform/http/session';
import { readPassword, replacePassword } from '../users/users.repository';
import { serverText } from '../../platform/texts/server-texts';

export interface PasswordChange {
  /** The session that is kept. */
  session: Session;
  oldPassword: string;
  newPassword: string;
  locale: Locale;
}

/**
 * Sets a new password if the old one is correct, and ends the user's other sessions.
 * @throws HttpError 422 on `old_password` if it is wrong, on `new_password` if it is easily guessed, 429 after 10 wrong ones in 10 minutes, 503 `busy`
 */
export const changePassword = async (
  services: Services,
  { session, oldPassword, newPassword, locale }: PasswordChange,
): Promise<void> => {
  const { database, clock } = services;
  const { id: userId } = session.user;
  const wrong = () => invalidFields({ old_password: [serverText('auth.wrongOldPassword')[locale]] });
  const attempt = await consumeRateLimit(services, attemptLimits.oldPassword, String(userId));
  const { password_hash: known, email } = await readPassword(database.read, userId);
  const caller = `user ${userId}`;
  if (!(await isPasswordRight(known, oldPassword, caller))) throw wrong();
  requireUnguessable(newPassword, { email, locale, field: 'new_password' });
  const passwordHash = await hashPassword(newPassword, caller);
  await database.transaction(async (trx) => {
    // of two parallel changes the second one fails, because the password has changed
    if (!(await replacePassword(trx, userId, { known, passwordHash }))) throw wrong();
    await endOtherSessions(trx, session);
    await endOtherAccess(trx, userId, clock.now());
    // somebody who knew the old password may have created or read its address
    await removeCalendarFeed(trx, userId);
    await publishAccessChanged(trx, services, userId);
    await writeAudit(trx, {
      userId,
      action: 'user.password-changed',
      subject: `user ${userId}`,
      at: clock.now(),
    });
  });
  await attempt.refundAll();
};
