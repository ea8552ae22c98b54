import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Services } from '../services';
import { HttpError } from './http-error';
import { withIdempotency } from './idempotency';

/**
 * A creation that may come with a PDF, once per key: the file is stored before and removed when nothing names it in the end
 * (SHELL-229).
 * @param content what makes two requests the same
 * @param work enters the stored name, null without a file; its refusals and a repeat leave no file
 */
export const createWithOptionalFile = async <Answer>(
  services: Services,
  request: FastifyRequest,
  { bytes, content }: { bytes: Buffer | null; content: string },
  work: (trx: Transaction<Tables>, storedName: string | null) => Promise<Answer>,
): Promise<Answer> => {
  const storedName = bytes && (await services.files.put(bytes, 'pdf'));
  let isEntered = false;
  try {
    return await withIdempotency(
      services,
      request,
      async (trx) => {
        const answer = await work(trx, storedName);
        isEntered = true;
        return answer;
      },
      content,
    );
  } catch (error) {
    // after any other error the row may be there: what it does not name goes with the orphans
    if (error instanceof HttpError) isEntered = false;
    throw error;
  } finally {
    if (!isEntered && storedName !== null) await services.files.remove(storedName);
  }
};

/** The same with a PDF that must be there. */
export const createWithFile = <Answer>(
  services: Services,
  request: FastifyRequest,
  bytes: Buffer,
  work: (trx: Transaction<Tables>, storedName: string) => Promise<Answer>,
): Promise<Answer> =>
  createWithOptionalFile(
    services,
    request,
    { bytes, content: createHash('sha256').update(bytes).digest('hex') },
    (trx, storedName) => work(trx, storedName ?? ''),
  );
