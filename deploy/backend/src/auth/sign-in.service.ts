import type { Services } from '../services';
import { attemptLimits, takeAttempt } from '../attempts/attempts';
import { refused } from '../http/failure';
import { isPasswordRight } from '../secrets/passwords';
import { authTexts } from './auth.texts';
import { createSession } from './sessions.repository';
import { findCredentials, normalEmail, readUser } from './users.repository';

/**
 * Begins a session.
 * @param address of the caller, part of the limit of failed tries
 * @throws Failure 422 `wrong_credentials` alike for an unknown e-mail and a wrong password and after the same work,
 * `email_not_confirmed` only for the right password, 429 after 10 failed tries (SHELL-051 to SHELL-053)
 */
export const signIn = async (
  services: Services,
  { email, password, address }: { email: string; password: string; address: string },
) => {
  const { database, clock } = services;
  const attempt = await takeAttempt(services, attemptLimits.signIn, `${normalEmail(email)} ${address}`);
  const user = await findCredentials(database.read, email);
  if (!(await isPasswordRight(user?.password_hash ?? null, password)) || !user) {
    throw refused('wrong_credentials', authTexts.wrongCredentials);
  }
  await attempt.forgiveAll();
  if (!user.email_confirmed_at) throw refused('email_not_confirmed', authTexts.emailNotConfirmed);
  const token = await createSession(database.read, user.id, clock.now());
  return { token, user: await readUser(database.read, user.id) };
};
