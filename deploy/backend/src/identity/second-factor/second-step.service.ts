import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { networkOf } from '../../platform/http/network-of';
import { beginSession } from '../sessions/begin-session.service';
import { hashOf, newToken } from '../sessions/tokens';
import type { Origin } from '../../platform/http/session';
import { readUser } from '../users/users.service';
import { writeAudit } from '../../platform/database/audit';
import { invalidTexts, refused } from '../../platform/http/http-error';
import { checkPasskeyStep } from './passkey-step';
import { noteUse } from '../passkeys/passkeys.repository';
import type { Services } from '../../platform/services';
import { consumeFactorLimit } from './factor-attempts';
import { hashOfTyped } from './recovery-codes';
import { readFactors } from './second-factor.repository';
import { serverText } from '../../platform/texts/server-texts';
import { takeRecoveryCode } from './recovery-codes.repository';
import { findSecondStep, insertSecondStep, takeSecondStep } from './second-steps.repository';
import { takeAppCode } from './take-app-code';

/** How long a sign-in waits for its second step. */
const stepLifetimeMs = 10 * 60_000;

/** The methods with which a user can confirm a sign-in. */
export interface StepResponse {
  code?: string;
  recovery_code?: string;
  passkey?: AuthenticationResponseJSON;
}

/** Starts the second step of a sign-in whose password was right. */
export const beginSecondStep = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: number,
  deviceKey: string | null,
) => {
  const now = clock.now();
  const ticket = newToken();
  const factors = await readFactors(database.read, userId);
  await insertSecondStep(database.write, {
    ticket_hash: hashOf(ticket),
    user_id: userId,
    device_key: deviceKey,
    created_at: now,
    expires_at: new Date(now.getTime() + stepLifetimeMs),
  });
  return {
    ticket,
    has_app: factors.hasApp,
    has_passkeys: factors.hasPasskeys,
    has_recovery_codes: factors.codesLeft > 0,
  };
};

/**
 * Confirms a sign-in and starts its session, which consumes the ticket.
 * @throws HttpError 422 `step_expired` for a used or expired ticket, on `code`, `recovery_code` or `passkey` if it is
 * wrong or used, 429 by the attempt limits
 */
export const finishSecondStep = async (
  services: Services,
  ticket: string,
  { code, recovery_code, passkey }: StepResponse,
  origin: Origin,
) => {
  const { database, clock } = services;
  const expired = () => refused('step_expired', serverText('secondFactor.stepExpired'));
  const ticketHash = hashOf(ticket);
  const { user_id: userId, device_key: deviceKey } = await countingWrongLinks(services, origin.address, async () => {
    const waiting = await findSecondStep(database.read, ticketHash, clock.now());
    if (!waiting) throw expired();
    return waiting;
  });
  const attempt = await consumeFactorLimit(services, userId, networkOf(origin.address));
  // compute the slow hash before the transaction
  const typed = recovery_code === undefined ? null : await hashOfTyped(database.read, userId, recovery_code);
  const used = passkey && (await checkPasskeyStep(services, { ticketHash, userId, response: passkey }));
  const answer = await database.transaction(async (trx) => {
    const now = clock.now();
    // of two parallel responses to one ticket the second one fails
    if (!(await takeSecondStep(trx, ticketHash))) throw expired();
    if (used !== undefined) {
      if (used === null || !(await noteUse(trx, used, now)))
        throw invalidTexts({ passkey: serverText('secondFactor.wrongPasskey') });
    } else if (recovery_code !== undefined) {
      if (typed === null || !(await takeRecoveryCode(trx, userId, typed, now)))
        throw invalidTexts({ recovery_code: serverText('secondFactor.wrongRecoveryCode') });
    } else if (!(await takeAppCode(trx, services.secretBox, { userId, text: code ?? '', now }))) {
      throw invalidTexts({ code: serverText('secondFactor.wrongCode') });
    }
    const token = await beginSession(trx, services, { userId, deviceKey, origin, isConfirmed: true, now });
    const way = used ? 'passkey' : recovery_code === undefined ? 'app' : 'recovery-code';
    await writeAudit(trx, { userId, action: 'user.sign-in-confirmed', details: { way }, at: now });
    return { token, user: await readUser(trx, userId) };
  });
  await attempt.refundAll();
  return answer;
};
