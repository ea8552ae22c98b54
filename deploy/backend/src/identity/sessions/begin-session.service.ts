import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Origin } from '../../platform/http/session';
import type { Services } from '../../platform/services';
import { rememberDevice } from './devices.repository';
import { createSession, placeOf } from './sessions.repository';
import { noteFirstSignIn } from '../users/users.repository';

/** The user and origin of a sign-in. */
interface SignIn {
  userId: number;
  deviceKey: string | null;
  origin: Origin;
  /** The second factor was confirmed. */
  isConfirmed: boolean;
  now: Date;
}

/**
 * Starts the session of a user who has just entered the password, and remembers the device. For a device that is new to
 * the account its owner gets an e-mail, except on the very first sign-in.
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
