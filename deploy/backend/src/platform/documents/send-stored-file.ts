import type { FastifyReply } from 'fastify';
import { notFound } from '../http/http-error';
import type { Services } from '../services';
import { attachment } from './file-names';

/** Sends a stored file as a download that no page renders. @throws HttpError 404 if it is unknown, also in the store */
export const sendStoredFile = async (
  reply: FastifyReply,
  { files }: Pick<Services, 'files'>,
  row: { stored_name: string; original_name: string } | undefined,
): Promise<never> => {
  const file = row && (await files.get(row.stored_name));
  if (!row || !file) throw notFound();
  return reply
    .header('content-type', file.type)
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachment(row.original_name))
    .send(file.bytes) as never;
};
