import type { Transaction } from 'kysely';
import type { Session } from '../http/session';
import { attemptLimits, consumeRateLimit } from '../attempts/attempts';
import { networkOf } from '../http/network-of';
import type { Tables } from '../database/tables';
import { forbidden, invalidTexts } from '../http/http-error';
import { isPasswordRight } from '../secrets/password-hashing';
import type { Services } from '../services';
import { consumeFactorLimit } from './factor-attempts';
import { takeAppCode } from './second-factor.repository';
import { serverText } from '../texts/server-texts';

/** A proof is good for so long, milliseconds (SHELL-444). */
export const proofMs = 10 * 60_000;

/** Whether the person at a session has lately shown to be its user. */
export const isProved = ({ provedAt }: Pick<Session, 'provedAt'>, now: Date): boolean =>
  provedAt !== null && now.getTime() - provedAt.getTime() < proofMs;

/** @throws HttpError 403 `proof_required` unless password or code were given within ten minutes */
export const requireProof = (session: Session, now: Date): void => {
  if (!isProved(session, now)) throw forbidden('proof_required', serverText('secondFactor.proofRequired'));
};

const store = async (trx: Transaction<Tables>, session: Session, now: Date): Promise<void> => {
  await trx.updateTable('sessions').set({ proved_at: now }).where('id', '=', session.id).execute();
};

/**
 * The person at a session proves by the password, or by a code of the app, to be its user.
 * @throws HttpError 422 on `password` or `code`, 429 by the limits of SHELL-451, 503 `busy`
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
    const { password_hash: known } = await database.read
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (!(await isPasswordRight(known, password, `user ${userId}`)))
      throw invalidTexts({ password: serverText('secondFactor.wrongPassword') });
    await database.transaction((trx) => store(trx, session, clock.now()));
    await attempt.refundAll();
    return;
  }
  const attempt = await consumeFactorLimit(services, userId, networkOf(address));
  await database.transaction(async (trx) => {
    const now = clock.now();
    if (!(await takeAppCode(trx, services.secretBox, { userId, text: code ?? '', now })))
      throw invalidTexts({ code: serverText('secondFactor.wrongCode') });
    await store(trx, session, now);
  });
  await attempt.refundAll();
};
