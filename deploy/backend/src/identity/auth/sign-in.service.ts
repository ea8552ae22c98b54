import { normalEmail } from '@fairfront/shared-kit/domain/common';
import type { Services } from '../../platform/services';
import { attemptLimits, consumeRateLimits } from '../../platform/attempts/attempts';
import { networkOf } from '../../platform/http/network-of';
import { refused } from '../../platform/http/http-error';
import { isPasswordRight } from '../../platform/secrets/password-hashing';
import { beginSecondStep } from '../second-factor/second-step.service';
import { beginSession } from '../sessions/begin-session.service';
import { isConfirmedDevice } from '../sessions/devices.repository';
import type { Origin } from '../../platform/http/session';
import { findCredentials } from '../users/users.repository';
import { readUser } from '../users/users.service';
import { serverText } from '../../platform/texts/server-texts';

/**
 * Starts a session, or the second step of a sign-in if the account requires it and this device has not confirmed one
 * within thirty days.
 * @param device the key by which the browser is recognised
 * @param origin of the caller: its address is part of the limit of failed attempts, all of it identifies the session
 * @throws HttpError 422 `wrong_credentials` for an unknown e-mail and a wrong password, in both cases after the same
 * work, `email_not_confirmed` only for the right password, 429 after 10 failed attempts and by the sign-in limits,
 * 503 `busy` if too many sign in at once
 */
export const signIn = async (
  services: Services,
  {
    email,
    password,
    device = null,
    origin,
  }: { email: string; password: string; device?: string | null; origin: Origin },
) => {
  const { database, clock } = services;
  const network = networkOf(origin.address);
  const account = normalEmail(email);
  const attempt = await consumeRateLimits(
    services,
    [attemptLimits.signIn, `${account} ${network}`],
    [attemptLimits.signInOfAddress, network],
    [attemptLimits.signInOfAccount, account],
    [attemptLimits.signInInSum, 'all'],
  );
  const user = await findCredentials(database.read, email);
  const isRight = await isPasswordRight(user?.password_hash ?? null, password, network).catch(
    async (error: unknown) => {
      // nothing was checked, so nothing counts
      await attempt.refund();
      throw error;
    },
  );
  if (!isRight || !user) {
    throw refused('wrong_credentials', serverText('auth.wrongCredentials'));
  }
  await attempt.refundAll();
  if (!user.email_confirmed_at) throw refused('email_not_confirmed', serverText('auth.emailNotConfirmed'));
  const { id: userId } = user;
  const now = clock.now();
  const isConfirmed =
    user.second_factor_at === null ||
    (await isConfirmedDevice(database.read, { userId, deviceKey: device, origin }, now));
  if (!isConfirmed) return beginSecondStep(services, userId, device);
  const token = await database.transaction((trx) =>
    beginSession(trx, services, { userId, deviceKey: device, origin, isConfirmed: false, now }),
  );
  return { token, user: await readUser(database.read, userId) };
};
