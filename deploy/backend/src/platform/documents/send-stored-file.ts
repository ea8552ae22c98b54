import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../files/file-store';
import { notFound } from '../http/http-error';
import type { Services } from '../services';
import { attachment } from './file-names';

/** Sends a file as it is read; a caller who disconnects ends the reading. */
export const sendFile = (reply: FastifyReply, { type, size, content }: StoredFile): never =>
  reply
    .header('content-type', type)
    .header('content-length', String(size))
    .header('x-content-type-options', 'nosniff')
    .send(content) as never;

/** Sends a stored file as a download that no page renders. @throws HttpError 404 if it is unknown, also in the store */
export const sendStoredFile = async (
  reply: FastifyReply,
  { files }: Pick<Services, 'files'>,
  row: { stored_name: string; original_name: string } | undefined,
): Promise<never> => {
  const file = row && (await files.get(row.stored_name));
  if (!row || !file) throw notFound();
  return sendFile(reply.header('content-disposition', attachment(row.original_name)), file);
};
