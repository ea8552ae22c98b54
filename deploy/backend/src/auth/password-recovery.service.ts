import { attemptLimits, takeAttempt } from '../attempts/attempts';
import { writeAudit } from '../database/audit';
import { Failure, refused } from '../http/failure';
import type { Mailer } from '../mail/mailer';
import { passwordRecoveryMail } from '../mail/letters';
import { tellAccessChanged } from '../realtime/access-changed';
import { hashPassword } from '../secrets/passwords';
import type { Services } from '../services';
import { authTexts } from './auth.texts';
import { endSessionsOf, hashOf, newToken } from './sessions.repository';
import { findCredentials, normalEmail } from './users.repository';

const tokenLifetimeMs = 60 * 60_000;

/** Remembers the wish; who the address belongs to is found out after the answer, so every address gets the same one. */
export const requestRecovery = (
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  email: string,
): Promise<void> => database.transaction((trx) => outbox.add(trx, 'password-recovery', { email: normalEmail(email) }));

/** The work behind the wish: a link to a known address, at most three an hour (SHELL-057, SHELL-225). */
export const sendRecovery = async (
  services: Pick<Services, 'database' | 'clock' | 'config'>,
  mailer: Mailer,
  email: string,
): Promise<void> => {
  const { database, clock, config } = services;
  const user = await findCredentials(database.read, email);
  if (!user?.password_hash) return;
  const attempt = await takeAttempt(services, attemptLimits.recoveryMail, email).catch((error: unknown) => {
    if (error instanceof Failure) return null;
    throw error;
  });
  if (!attempt) return;
  const token = newToken();
  const now = clock.now();
  await database.read
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      created_at: now,
      expires_at: new Date(now.getTime() + tokenLifetimeMs),
      used_at: null,
    })
    .execute();
  const url = `${config.publicUrl}/recovery/reset/${token}`;
  try {
    await mailer.send({ to: email, ...passwordRecoveryMail(user.locale, { url, name: user.name }) });
  } catch (error) {
    // a letter that did not go out does not use up the three
    await attempt.forgive();
    throw error;
  }
};

/**
 * Sets the new password, ends all sessions of the user; the link proves the address, so it counts as confirmed.
 * @throws Failure 422 `wrong_token` for a used, old or unknown token, 429 after 20 wrong ones (SHELL-059, SHELL-225)
 */
export const updatePassword = async (
  services: Services,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> => {
  const { database, clock } = services;
  const attempt = await takeAttempt(services, attemptLimits.wrongToken, address);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await database.transaction(async (trx) => {
    const reset = await trx
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id')
      .executeTakeFirst();
    if (!reset) throw refused('wrong_token', authTexts.wrongToken);
    await trx
      .updateTable('users')
      .set(({ fn, val }) => ({
        password_hash: passwordHash,
        email_confirmed_at: fn.coalesce('email_confirmed_at', val(now)),
      }))
      .where('id', '=', reset.user_id)
      .execute();
    await endSessionsOf(trx, reset.user_id);
    await tellAccessChanged(trx, services, reset.user_id);
    await writeAudit(trx, { userId: reset.user_id, action: 'user.password-reset', at: now });
  });
  await attempt.forgive();
};
