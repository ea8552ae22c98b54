import type { Transaction } from 'kysely';
import { attemptLimits, consumeRateLimit } from '../attempts/attempts';
import { networkOf } from '../http/network-of';
import { writeAudit } from '../database/audit';
import type { Tables } from '../database/tables';
import { notFound, refused } from '../http/http-error';
import type { Services } from '../services';
import { createSession, hashOf, newToken } from './sessions.repository';
import type { Origin } from '../http/session';
import { normalEmail, readUser } from './users.repository';
import { serverText } from '../texts/server-texts';

const lifetimeMs = 5 * 60_000;
/** Tells a code from the token of a session: both come by the same parameter of the address (SHELL-036). */
const prefix = 'code.';

/**
 * Makes a link that signs one exhibitor in, once and within five minutes; an older one of the same person ends (SHELL-328).
 * @throws HttpError 404 for an e-mail without a confirmed account, for the staff: nobody lends these rights, and for who
 * confirms sign-ins by a second factor: a link would go around it
 */
export const issueSignInLink = async (
  trx: Transaction<Tables>,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { email, actorId }: { email: string; actorId: number },
) => {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', normalEmail(email))
    .where('access', '=', 'participant')
    .where('password_hash', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .where('second_factor_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  const now = clock.now();
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await trx.deleteFrom('sign_in_codes').where('user_id', '=', user.id).execute();
  await trx
    .insertInto('sign_in_codes')
    .values({ code_hash: hashOf(code), user_id: user.id, created_at: now, expires_at: expiresAt })
    .execute();
  await writeAudit(trx, { userId: actorId, action: 'sign-in-link.issued', subject: `user ${user.id}`, at: now });
  return { url: `${config.publicUrl}/?token=${prefix}${code}`, expires_at: expiresAt.toISOString() };
};

/**
 * Exchanges a code for a session; it is used up by that (SHELL-328).
 * @throws HttpError 422 `wrong_token` for a used, old or unknown code, 429 after 20 wrong ones of an address
 */
export const exchangeSignInCode = async (services: Services, { code, origin }: { code: string; origin: Origin }) => {
  const { database, clock } = services;
  const attempt = await consumeRateLimit(services, attemptLimits.wrongToken, networkOf(origin.address));
  const now = clock.now();
  const answer = await database.transaction(async (trx) => {
    const used = await trx
      .deleteFrom('sign_in_codes')
      .where('code_hash', '=', hashOf(code.startsWith(prefix) ? code.slice(prefix.length) : code))
      .where('expires_at', '>', now)
      // turned on since the link was made
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('users as u')
            .select('u.id')
            .whereRef('u.id', '=', 'sign_in_codes.user_id')
            .where('u.second_factor_at', 'is', null),
        ),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw refused('wrong_token', serverText('auth.wrongSignInLink'));
    const token = await createSession(trx, used.user_id, now, origin);
    await writeAudit(trx, { userId: used.user_id, action: 'user.signed-in-by-link', at: now });
    return { token, user: await readUser(trx, used.user_id) };
  });
  await attempt.refund();
  return answer;
};
