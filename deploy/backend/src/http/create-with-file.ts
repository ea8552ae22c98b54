import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Services } from '../services';
import { Failure } from './failure';
import { createOnce } from './idempotency';

/**
 * A creation that comes with a PDF, once per key: the file is stored before and removed when nothing names it in the end
 * (SHELL-229).
 * @param work enters the stored name; its refusals and a repeat leave no file
 */
export const createWithFile = async <Answer>(
  services: Services,
  request: FastifyRequest,
  bytes: Buffer,
  work: (trx: Transaction<Tables>, storedName: string) => Promise<Answer>,
): Promise<Answer> => {
  const storedName = await services.files.put(bytes, 'pdf');
  let isEntered = false;
  try {
    return await createOnce(
      services,
      request,
      async (trx) => {
        const answer = await work(trx, storedName);
        isEntered = true;
        return answer;
      },
      createHash('sha256').update(bytes).digest('hex'),
    );
  } catch (error) {
    // after any other error the row may be there: what it does not name goes with the orphans
    if (error instanceof Failure) isEntered = false;
    throw error;
  } finally {
    if (!isEntered) await services.files.remove(storedName);
  }
};
