import type { Transaction } from 'kysely';
import { countingWrongLinks } from '../../platform/attempts/wrong-links';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { notFound, refused } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { createSession } from '../sessions/sessions.repository';
import { newToken } from '../sessions/tokens';
import type { Origin } from '../../platform/http/session';
import { consumeSignInCode, lockExhibitorWithoutFactor, replaceSignInCode } from './sign-in-codes.repository';
import { readUser } from '../users/users.service';
import { serverText } from '../../platform/texts/server-texts';

const lifetimeMs = 5 * 60_000;
/** Distinguishes a code from a session token: both use the same parameter in the address. */
const prefix = 'code.';

/**
 * Creates a link that signs one exhibitor in, once and within five minutes; a previous one for the same user expires.
 * @throws HttpError 404 for an e-mail without a confirmed account, for staff, because nobody may borrow their rights,
 * and for users with a second factor, which a link would bypass
 */
export const issueSignInLink = async (
  trx: Transaction<Tables>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { email, actorId }: { email: string; actorId: number },
) => {
  const userId = await lockExhibitorWithoutFactor(trx, email);
  if (userId === undefined) throw notFound();
  const now = clock.now();
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await replaceSignInCode(trx, { code, userId, now, expiresAt });
  await writeAudit(trx, { userId: actorId, action: 'sign-in-link.issued', subject: `user ${userId}`, at: now });
  return { url: `${config.publicUrl}/?token=${prefix}${code}`, expires_at: expiresAt.toISOString() };
};

/**
 * Exchanges a code for a session and consumes it.
 * @throws HttpError 422 `wrong_token` for a used, expired or unknown code, 429 after 20 wrong ones of an address
 */
export const exchangeSignInCode = async (services: Services, { code, origin }: { code: string; origin: Origin }) => {
  const { database, clock } = services;
  const now = clock.now();
  const exchange = async (trx: Transaction<Tables>) => {
    const userId = await consumeSignInCode(trx, code.startsWith(prefix) ? code.slice(prefix.length) : code, now);
    if (userId === undefined) throw refused('wrong_token', serverText('auth.wrongSignInLink'));
    const token = await createSession(trx, userId, now, origin);
    await writeAudit(trx, { userId, action: 'user.signed-in-by-link', at: now });
    return { token, user: await readUser(trx, userId) };
  };
  return countingWrongLinks(services, origin.address, () => database.transaction(exchange));
};
