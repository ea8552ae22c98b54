import { pluralOf } from '@fairfront/shared-kit/formats';
import { sql } from 'kysely';
import { Failure, type Text } from '../http/failure';
import type { Services } from '../services';

/** How often something may be tried: counted in the database, so that it holds across processes and restarts. */
export interface AttemptLimit {
  kind: string;
  limit: number;
  windowMs: number;
}

/** Limits of the platform: SHELL-053, SHELL-118, SHELL-225, ACC-177, ACC-182, ACC-190. */
export const attemptLimits = {
  signIn: { kind: 'sign-in', limit: 10, windowMs: 10 * 60_000 },
  wrongToken: { kind: 'wrong-token', limit: 20, windowMs: 3_600_000 },
  participantCode: { kind: 'participant-code', limit: 10, windowMs: 3_600_000 },
  oldPassword: { kind: 'old-password', limit: 10, windowMs: 10 * 60_000 },
  recoveryMail: { kind: 'recovery-mail', limit: 3, windowMs: 3_600_000 },
  passLinkMail: { kind: 'pass-link-mail', limit: 60, windowMs: 3_600_000 },
  invitationMail: { kind: 'invitation-mail', limit: 60, windowMs: 3_600_000 },
  feedback: { kind: 'feedback', limit: 10, windowMs: 3_600_000 },
} as const satisfies Record<string, AttemptLimit>;

export const tooManyAttemptsText = (minutes: number): Text => ({
  en: `Too many attempts. Try again in ${minutes} ${pluralOf(minutes, { one: 'minute', other: 'minutes' }, 'en')}`,
  ru: `Слишком много попыток. Повторите через ${minutes} ${pluralOf(minutes, { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' }, 'ru')}`,
});

/** 429 with the time to wait, in whole minutes for people and in seconds for programs (SHELL-215). */
const tooManyAttempts = (waitMs: number): Failure =>
  new Failure(429, tooManyAttemptsText(Math.max(1, Math.ceil(waitMs / 60_000))), {
    code: 'too_many_attempts',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** A try that was counted. */
export interface Attempt {
  /** Takes the count back: it was no failure after all. */
  forgive: () => Promise<void>;
  /** Takes back all counted tries of this subject. */
  forgiveAll: () => Promise<void>;
}

/**
 * Counts a try before its result is known, so that parallel tries cannot slip under the limit.
 * @param subject who tries: an address, an e-mail
 * @param times how many tries it is worth: a call that sends several letters counts each
 * @throws Failure 429 unless so many are left
 */
export const takeAttempt = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { kind, limit, windowMs }: AttemptLimit,
  subject: string,
  times = 1,
): Promise<Attempt> => {
  const now = clock.now();
  const ids = await database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(trx);
    const counted = await trx
      .selectFrom('attempts')
      .select('happened_at')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('happened_at', '>', new Date(now.getTime() - windowMs))
      .orderBy('happened_at', 'desc')
      .limit(limit)
      .execute();
    // the newest of those that must be forgotten before there is room
    const oldest = counted[limit - times];
    if (oldest) throw tooManyAttempts(oldest.happened_at.getTime() + windowMs - now.getTime());
    const rows = await trx
      .insertInto('attempts')
      .values(Array.from({ length: times }, () => ({ kind, subject, happened_at: now })))
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  });
  return {
    forgive: async () => {
      await database.read.deleteFrom('attempts').where('id', 'in', ids).execute();
    },
    forgiveAll: async () => {
      await database.read.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute();
    },
  };
};
