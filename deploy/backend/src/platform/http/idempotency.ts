import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Services } from '../services';
import { HttpError, refused } from './http-error';
import { findFirstResponse, putFirstResponse, tryLockCall } from './idempotency.repository';
import { serverText } from '../texts/server-texts';

/** How long a repeat gets the first response. */
const idempotencyLifetimeMs = keptFor.repeat;

const mismatch = () => refused('idempotency_mismatch', serverText('http.repeatedWithOtherData'));

const stillRunning = () => new HttpError(409, serverText('http.inProgress'));

/** The key of a call as sent; it is not stored. @throws HttpError 422 `idempotency_key_invalid` */
export const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw refused('idempotency_key_invalid', serverText('http.idempotencyKey'));
};

/** Characters of a key that identify its call but are too few to repeat it. */
const callIdLength = 8;

/** Identifies a call among those of its tab: the beginning of its key, null without a key. */
export const callIdOf = (request: FastifyRequest): string | null =>
  idempotencyKeyOf(request)?.slice(0, callIdLength) ?? null;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Runs a creation in one transaction, once per key and caller: a repeat returns the first response and creates nothing;
 * errors are not remembered. Without the header it is a plain transaction.
 * @param work creates and returns the body of the 201; its access checks belong inside
 * @param content identifies equal requests if the body is not JSON (an upload: the hash of its file)
 * @throws HttpError 409 while the first one is running, 422 `idempotency_mismatch` for another body with the same key
 */
export const withIdempotency = async <Answer>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  request: FastifyRequest,
  work: (trx: Transaction<Tables>) => Promise<Answer>,
  content: string = JSON.stringify(request.body ?? null),
): Promise<Answer> => {
  const given = idempotencyKeyOf(request);
  if (given === null) return database.transaction(work);
  // only its hash is stored: a copy of the database cannot repeat a call
  const key = hash(given);
  const user = (request.session ?? request.apiKey)?.user;
  const caller = user ? `user ${user.id}` : `address ${request.ip}`;
  // keyed with a value that is not stored: a body may contain a password, which a plain hash would let a copy of the
  // database guess
  const requestHash = createHmac('sha256', given).update(`${request.method} ${request.url} ${content}`).digest('hex');
  return database.transaction(async (trx) => {
    const call = { caller, key };
    if (!(await tryLockCall(trx, call))) throw stillRunning();
    const first = await findFirstResponse(trx, call);
    if (first && clock.now().getTime() - first.created_at.getTime() < idempotencyLifetimeMs) {
      if (first.request_hash !== requestHash) throw mismatch();
      return first.answer as Answer;
    }
    const answer = await work(trx);
    await putFirstResponse(trx, call, { requestHash, answer, at: clock.now() });
    return answer;
  });
};
