import type { FastifyReply } from 'fastify';
import { attachment } from '../documents/file-names';
import type { Services } from '../services';
import type { Download } from './pass-downloads';
import { workbookType } from './pass-list.schema';

/** Answers with a PDF, or with the workbook of a table, as its bytes come; the work ends when the caller goes away (PASS-193, SHELL-161). */
export const sendDownload = async (
  reply: FastifyReply,
  { documents }: Pick<Services, 'documents'>,
  { fileName, job }: Download,
): Promise<never> => {
  const stream = await documents.render(job);
  reply.raw.once('close', () => stream.destroy());
  return reply
    .header('content-type', job.kind === 'table' ? workbookType : 'application/pdf')
    .header('content-disposition', attachment(fileName))
    .send(stream) as never;
};

/** Answers with a workbook; its name is that of the file that was sent, which only the sender knows (PASS-302). */
export const sendWorkbook = (reply: FastifyReply, bytes: Uint8Array): never =>
  reply
    .header('content-type', workbookType)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes)) as never;
