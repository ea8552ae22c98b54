import { areaMail } from '../../platform/mail/emails';
import type { Mailer } from '../../platform/mail/mailer';
import type { Services } from '../../platform/services';
import { translatorOf } from '../../platform/texts/area-texts';
import { insertPasswordReset } from '../auth/password-resets.repository';
import { newToken } from '../sessions/tokens';
import { findStaff } from './staff.repository';

/** The validity of an invitation link. */
const lifetimeMs = 7 * 86_400_000;

/** Sends a link by which an invited member of staff sets a password, which confirms the address too. */
export const sendStaffInvitation = async (
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  mailer: Mailer,
  userId: number,
): Promise<void> => {
  const member = await findStaff(database.read, userId);
  if (!member || member.password_hash !== null || member.deactivated_at) return;
  const token = newToken();
  const now = clock.now();
  await insertPasswordReset(database.write, { token, userId, now, expiresAt: new Date(now.getTime() + lifetimeMs) });
  const t = translatorOf('server', member.locale);
  const link = `${config.publicUrl}/recovery/reset/${token}`;
  const texts = [t('staffInvitation.lead'), link, t('staffInvitation.note')];
  await mailer.send({
    to: member.email,
    ...areaMail(member.locale, member.name, t('staffInvitation.subject'), ...texts),
  });
};

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** A person was invited to the staff; the link is made when the e-mail is sent. */
    'staff-invitation': { userId: number };
  }
}
