import type { FastifyReply } from 'fastify';
import { attachment } from '../documents/file-names';
import type { Services } from '../services';
import type { Download } from './pass-downloads';

/** Answers with a PDF as its bytes come; the work ends when the caller goes away (PASS-193, SHELL-161). */
export const sendDownload = async (
  reply: FastifyReply,
  { documents }: Pick<Services, 'documents'>,
  { fileName, job }: Download,
): Promise<never> => {
  const stream = await documents.render(job);
  reply.raw.once('close', () => stream.destroy());
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', attachment(fileName))
    .send(stream) as never;
};
