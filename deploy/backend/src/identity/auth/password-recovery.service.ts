import { normalEmail, type Locale } from '@fairfront/shared-kit/domain/common';
import { attemptLimits, consumeRateLimit, consumeRateLimits } from '../../platform/attempts/attempts';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { networkOf } from '../../platform/http/network-of';
import { writeAudit } from '../../platform/database/audit';
import { HttpError, refused } from '../../platform/http/http-error';
import type { Mailer } from '../../platform/mail/mailer';
import { passwordRecoveryMail } from '../../platform/mail/emails';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { requireUnguessable } from '../../platform/secrets/common-password';
import { hashPassword } from '../../platform/secrets/password-hashing';
import type { Services } from '../../platform/services';
import { consumePasswordReset, emailOfPasswordReset, insertPasswordReset } from './password-resets.repository';
import { endSessionsOf } from '../sessions/sessions.repository';
import { newToken } from '../sessions/tokens';
import { endOtherAccess, removeCalendarFeed } from './other-access.repository';
import { findCredentials, putRecoveredPassword } from '../users/users.repository';
import { serverText } from '../../platform/texts/server-texts';

const tokenLifetimeMs = 60 * 60_000;

/**
 * Queues the request; the account is looked up after the response, so that every e-mail gets the same one.
 * @param address of the caller
 * @throws HttpError 429 after 30 requests of an address and 1,000 in total per hour, whatever the e-mails
 */
export const requestRecovery = async (
  services: Pick<Services, 'database' | 'clock' | 'outbox'>,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await consumeRateLimits(
    services,
    [attemptLimits.recoveryOfAddress, networkOf(address)],
    [attemptLimits.recoveryInSum, 'all'],
  );
  await services.database.transaction((trx) =>
    services.outbox.add(trx, 'password-recovery', { email: normalEmail(email) }),
  );
};

/** Processes a queued request: sends a link to a known address, at most three per hour. */
export const sendRecovery = async (
  services: Pick<Services, 'database' | 'clock' | 'config'>,
  mailer: Mailer,
  email: string,
): Promise<void> => {
  const { database, clock, config } = services;
  const user = await findCredentials(database.read, email);
  if (!user?.password_hash) return;
  const attempt = await consumeRateLimit(services, attemptLimits.recoveryMail, email).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  if (!attempt) return;
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await insertPasswordReset(database.write, { token, userId: user.id, now, expiresAt });
  const url = `${config.publicUrl}/recovery/reset/${token}`;
  try {
    await mailer.send({ to: email, ...passwordRecoveryMail(user.locale, { url, name: user.name }) });
  } catch (error) {
    // an e-mail that was not sent does not count
    await attempt.refund();
    throw error;
  }
};

/** A new password with the token from the e-mail. */
export interface PasswordReset {
  token: string;
  password: string;
  /** Address of the caller. */
  address: string;
  locale: Locale;
}

/**
 * Sets the new password and ends all sessions of the user; the link proves the e-mail address, so it counts as
 * confirmed.
 * @throws HttpError 422 `wrong_token` for a used, expired or unknown token, on `password` if it is easily guessed, 429 after 20 wrong ones, 503 `busy`
 */
export const updatePassword = (services: Services, reset: PasswordReset): Promise<void> =>
  countingWrongLinks(services, reset.address, () => resetPassword(services, reset));

const resetPassword = async (
  services: Services,
  { token, password, address, locale }: PasswordReset,
): Promise<void> => {
  const { database, clock } = services;
  const network = networkOf(address);
  const now = clock.now();
  // before the expensive hash: a wrong token costs nothing
  const email = await emailOfPasswordReset(database.read, token, now);
  if (email === undefined) throw refused('wrong_token', serverText('auth.wrongToken'));
  requireUnguessable(password, { email, locale });
  const passwordHash = await hashPassword(password, network);
  await database.transaction(async (trx) => {
    const userId = await consumePasswordReset(trx, token, now);
    if (userId === undefined) throw refused('wrong_token', serverText('auth.wrongToken'));
    await putRecoveredPassword(trx, userId, { passwordHash, at: now });
    await endSessionsOf(trx, userId);
    await endOtherAccess(trx, userId, now);
    // somebody who knew the old password may have created or read its address
    await removeCalendarFeed(trx, userId);
    await publishAccessChanged(trx, services, userId);
    await writeAudit(trx, { userId, action: 'user.password-reset', at: now });
  });
};

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** A password reset was requested; the account is looked up later. */
    'password-recovery': { email: string };
  }
}
