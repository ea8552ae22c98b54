import type { Session } from '../../platform/http/session';
import { attemptLimits, consumeRateLimit } from '../../platform/attempts/attempts';
import { readPassword } from '../users/users.repository';
import { networkOf } from '../../platform/http/network-of';
import { forbidden, invalidTexts } from '../../platform/http/http-error';
import { isPasswordRight } from '../../platform/secrets/password-hashing';
import type { Services } from '../../platform/services';
import { consumeFactorLimit } from './factor-attempts';
import { serverText } from '../../platform/texts/server-texts';
import { markProved } from './second-factor.repository';
import { takeAppCode } from './take-app-code';

/** Validity of a proof, ms. */
const proofMs = 10 * 60_000;

/** Whether the user of a session has recently proved their identity. */
export const isProved = ({ provedAt }: Pick<Session, 'provedAt'>, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < proofMs;

/** @throws HttpError 403 `proof_required` unless password or code were entered within ten minutes */
export const requireProof = (session: Session, now: Date): void => {
  if (!isProved(session, now)) throw forbidden('proof_required', serverText('secondFactor.proofRequired'));
};

/**
 * Proves the identity of a session's user by password or app code.
 * @throws HttpError 422 on `password` or `code`, 429 by the attempt limits, 503 `busy`
 */
export const prove = async (
  services: Services,
  session: Session,
  { password, code, address }: { password?: string; code?: string; address: string },
): Promise<void> => {
  const { database, clock } = services;
  const { id: userId } = session.user;
  if (password !== undefined) {
    const attempt = await consumeRateLimit(services, attemptLimits.oldPassword, String(userId));
    const { password_hash: known } = await readPassword(database.read, userId);
    if (!(await isPasswordRight(known, password, `user ${userId}`)))
      throw invalidTexts({ password: serverText('secondFactor.wrongPassword') });
    await database.transaction((trx) => markProved(trx, session.id, clock.now()));
    await attempt.refundAll();
    return;
  }
  const attempt = await consumeFactorLimit(services, userId, networkOf(address));
  await database.transaction(async (trx) => {
    const now = clock.now();
    if (!(await takeAppCode(trx, services.secretBox, { userId, text: code ?? '', now })))
      throw invalidTexts({ code: serverText('secondFactor.wrongCode') });
    await markProved(trx, session.id, now);
  });
  await attempt.refundAll();
};
