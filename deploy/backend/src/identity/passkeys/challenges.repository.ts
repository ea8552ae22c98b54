import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** How long a challenge is valid. */
export const challengeLifetimeMs = 5 * 60_000;

/** Who may answer a challenge: the session that adds a passkey, or the sign-in that waits for its second step. */
export type ChallengeHolder = `session ${number}` | `step ${string}`;

/** Stores the challenge of a holder, replacing a previous one. */
export const keepChallenge = async (
  db: Kysely<Tables>,
  { holder, userId, challenge }: { holder: ChallengeHolder; userId: number; challenge: string },
  now: Date,
): Promise<void> => {
  const row = { user_id: userId, challenge, expires_at: new Date(now.getTime() + challengeLifetimeMs) };
  await db
    .insertInto('passkey_challenges')
    .values({ holder, ...row })
    .onConflict((conflict) => conflict.column('holder').doUpdateSet(row))
    .execute();
};

/**
 * Consumes the challenge of a holder, whether its response is right or wrong.
 * @returns null if there is none or it has expired
 */
export const takeChallenge = async (db: Kysely<Tables>, holder: ChallengeHolder, now: Date): Promise<string | null> => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('holder', '=', holder)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : null;
};
