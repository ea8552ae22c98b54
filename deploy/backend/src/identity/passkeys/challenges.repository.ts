import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** So long a challenge waits for its answer. */
export const challengeLifetimeMs = 5 * 60_000;

/** Who may answer a challenge: the session that adds a passkey, or the sign-in that waits for its second step. */
export type ChallengeHolder = `session ${number}` | `step ${string}`;

/** Keeps the challenge of a holder in the place of a former one. */
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
 * Takes the challenge of a holder out of use, whether its answer turns out right or wrong (SHELL-455).
 * @returns null where there is none or its time is over
 */
export const takeChallenge = async (db: Kysely<Tables>, holder: ChallengeHolder, now: Date): Promise<string | null> => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('holder', '=', holder)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.challenge : null;
};
