import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { HttpError } from '../http/http-error';
import { serverText } from '../texts/server-texts';
import type { Services } from '../services';
import { deleteAttempts, deleteAttemptsOf, insertAttempts, lockAttempts, momentOfAttempt } from './attempts.repository';

/** A rate limit: counted in the database, so that it applies across processes and restarts. */
export interface AttemptLimit {
  kind: string;
  limit: number;
  windowMs: number;
}

/** Attempts that the platform allows, by what is attempted. */
export const attemptLimits = {
  /** Failed attempts for one account from one address. */
  signIn: { kind: 'sign-in', limit: 10, windowMs: 10 * 60_000 },
  /** Failed attempts for all accounts from one address, which may be shared by a whole company. */
  signInOfAddress: { kind: 'sign-in-address', limit: 30, windowMs: 10 * 60_000 },
  /** Failed attempts for one account from all addresses: more than a person needs, too few for guessing. */
  signInOfAccount: { kind: 'sign-in-account', limit: 100, windowMs: 3_600_000 },
  /** All failed attempts. */
  signInInSum: { kind: 'sign-in-sum', limit: 3000, windowMs: 10 * 60_000 },
  recoveryOfAddress: { kind: 'recovery-address', limit: 30, windowMs: 3_600_000 },
  recoveryInSum: { kind: 'recovery-sum', limit: 1000, windowMs: 3_600_000 },
  /** Wrong links; right ones are not limited (`countingWrongLinks`). */
  wrongToken: { kind: 'wrong-token', limit: 20, windowMs: 3_600_000 },
  /** Invitation pages with a wrong signature, which people may open repeatedly. */
  wrongInvitation: { kind: 'wrong-invitation', limit: 20, windowMs: 3_600_000 },
  participantCode: { kind: 'participant-code', limit: 10, windowMs: 3_600_000 },
  oldPassword: { kind: 'old-password', limit: 10, windowMs: 10 * 60_000 },
  /** Attempts with a code or a recovery code for one account. */
  secondFactor: { kind: 'second-factor', limit: 10, windowMs: 10 * 60_000 },
  /** Attempts for all accounts from one address. */
  secondFactorOfAddress: { kind: 'second-factor-address', limit: 30, windowMs: 10 * 60_000 },
  /** Attempts for one account per day: of a million codes three are valid at a time. */
  secondFactorOfDay: { kind: 'second-factor-day', limit: 100, windowMs: 86_400_000 },
  recoveryMail: { kind: 'recovery-mail', limit: 3, windowMs: 3_600_000 },
  passLinkMail: { kind: 'pass-link-mail', limit: 60, windowMs: 3_600_000 },
  invitationMail: { kind: 'invitation-mail', limit: 60, windowMs: 3_600_000 },
  /** E-mails about one cart, so that colleagues are not spammed. */
  cartSending: { kind: 'cart-sending', limit: 1, windowMs: 60_000 },
  /** Exports of the user's data. */
  dataExport: { kind: 'data-export', limit: 10, windowMs: 3_600_000 },
  /** Exports of pass holder data. */
  holdersExport: { kind: 'holders-export', limit: 10, windowMs: 3_600_000 },
  /** E-mails of one organiser to its sub-exhibitors, each to any number of them. */
  subEmail: { kind: 'sub-exhibitor-email', limit: 20, windowMs: 3_600_000 },
  feedback: { kind: 'feedback', limit: 10, windowMs: 3_600_000 },
} as const satisfies Record<string, AttemptLimit>;

const tooManyAttemptsText = (minutes: number) => serverText('http.tooManyAttempts', { count: minutes });

/** 429 with the time to wait, in whole minutes for people and in seconds for programs. */
const tooManyAttempts = (waitMs: number): HttpError =>
  new HttpError(429, tooManyAttemptsText(Math.max(1, Math.ceil(waitMs / 60_000))), {
    code: 'too_many_attempts',
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });

/** A counted attempt. */
export interface Attempt {
  /** Undoes the count: the attempt did not fail. */
  refund: () => Promise<void>;
  /** Undoes all counted attempts of this subject. */
  refundAll: () => Promise<void>;
}

/** A limit and its subject: an address, an e-mail. */
export type CountedBy = readonly [limit: AttemptLimit, subject: string];

/**
 * Counts within a transaction. @returns the ids of the counted attempts @throws HttpError 429 unless enough are left
 */
const count = async (
  trx: Transaction<Tables>,
  { kind, limit, windowMs }: AttemptLimit,
  { subject, times, now }: { subject: string; times: number; now: Date },
): Promise<number[]> => {
  const counted = { kind, subject };
  await lockAttempts(trx, counted);
  // the newest of those that must expire before there is room
  const since = new Date(now.getTime() - windowMs);
  const oldest = await momentOfAttempt(trx, counted, { since, rank: limit - times });
  if (oldest) throw tooManyAttempts(oldest.getTime() + windowMs - now.getTime());
  return insertAttempts(trx, counted, { times, now });
};

/**
 * Counts an attempt by several limits, by all or by none. The first one is the narrowest: `refundAll` only undoes its
 * count, so that one success does not clear the count of an address.
 * @throws HttpError 429 unless all of them have one left
 */
export const consumeRateLimits = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ...counted: readonly [CountedBy, ...CountedBy[]]
): Promise<Attempt> => consume({ database, clock }, counted, 1);

const consume = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  counted: readonly [CountedBy, ...CountedBy[]],
  times: number,
): Promise<Attempt> => {
  const now = clock.now();
  const ids = await database.transaction(async (trx) => {
    const all: number[] = [];
    // always in the order of the limits, to prevent deadlocks
    for (const [limit, subject] of counted) all.push(...(await count(trx, limit, { subject, times, now })));
    return all;
  });
  const refund = async () => deleteAttempts(database.write, ids);
  const [[{ kind }, subject]] = counted;
  return {
    refund,
    refundAll: async () => {
      await refund();
      await deleteAttemptsOf(database.write, { kind, subject });
    },
  };
};

/**
 * Counts an attempt together with its work: nothing is counted if the work fails, and an idempotent repeat does not
 * count again.
 * @throws HttpError 429 unless one is left
 */
export const consumeRateLimitIn = async (
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  limit: AttemptLimit,
  subject: string,
): Promise<void> => {
  await count(trx, limit, { subject, times: 1, now: clock.now() });
};

/**
 * Counts an attempt before its result is known, so that parallel attempts cannot exceed the limit.
 * @param subject the limited subject: an address, an e-mail
 * @param times weight of the attempt: a call that sends several e-mails counts each
 * @throws HttpError 429 unless enough are left
 */
export const consumeRateLimit = (
  services: Pick<Services, 'database' | 'clock'>,
  limit: AttemptLimit,
  subject: string,
  times = 1,
): Promise<Attempt> => consume(services, [[limit, subject]], times);
