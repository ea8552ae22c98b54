import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Services } from '../services';
import { HttpError } from './http-error';
import { withIdempotency } from './idempotency';

/**
 * Runs a creation, once per key, whose files were stored before its transaction to keep that short. They are deleted
 * after an error and after a repeat, which gets the first response.
 * @param stored names of the files in the store; `content` identifies equal requests
 * @param work inserts the names into the database
 */
export const createWithStoredFiles = async <Answer>(
  services: Pick<Services, 'database' | 'clock' | 'files'>,
  request: FastifyRequest,
  { names, content }: { names: readonly string[]; content: string },
  work: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> => {
  let isEntered = false;
  try {
    return await withIdempotency(
      services,
      request,
      async (trx) => {
        const answer = await work(trx);
        isEntered = true;
        return answer;
      },
      content,
    );
  } catch (error) {
    // after any other error the rows may exist: unreferenced files are deleted with the orphans
    if (error instanceof HttpError) isEntered = false;
    throw error;
  } finally {
    // what cannot be deleted now is deleted with the orphans; the answer does not depend on it
    if (!isEntered) await services.files.remove(...names).catch(() => undefined);
  }
};

/** The same with an optional PDF: `work` gets its name in the store, or null. */
export const createWithOptionalFile = async <Answer>(
  services: Services,
  request: FastifyRequest,
  { bytes, content }: { bytes: Buffer | null; content: string },
  work: (trx: Transaction<Tables>, storedName: string | null) => Promise<Answer>,
): Promise<Answer> => {
  const name = bytes && (await services.files.put(bytes, 'pdf'));
  return createWithStoredFiles(services, request, { names: name === null ? [] : [name], content }, (trx) =>
    work(trx, name),
  );
};

/** The same with a required PDF. */
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
