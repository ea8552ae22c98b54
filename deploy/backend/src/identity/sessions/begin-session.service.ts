import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Origin } from '../../platform/http/session';
import type { Services } from '../../platform/services';
import { rememberDevice } from './devices.repository';
import { createSession, placeOf } from './sessions.repository';
import { noteFirstSignIn } from '../users/users.repository';

/** Who signs in from where. */
interface SignIn {
  userId: number;
  deviceKey: string | null;
  origin: Origin;
  /** The second factor was given. */
  isConfirmed: boolean;
  now: Date;
}

/**
 * Begins the session of a person who has just given the password, and remembers the device. Of one that the account has not
 * known its owner gets an e-mail, except at the very first sign-in (SHELL-450).
 * @returns the token of the session
 */
export const beginSession = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { userId, deviceKey, origin, isConfirmed, now }: SignIn,
): Promise<string> => {
  const { id: deviceId, isNew } = await rememberDevice(trx, { userId, deviceKey, origin }, { isConfirmed, now });
  if (isNew && !(await noteFirstSignIn(trx, userId, now))) {
    const { userAgent, network } = placeOf(origin);
    await outbox.add(trx, 'new-device-mail', { userId, userAgent, network, at: now.toISOString() });
  }
  return createSession(trx, userId, now, origin, { deviceId, provedAt: now });
};
