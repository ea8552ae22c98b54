import { workbookType } from '@fairfront/shared-kit/domain/http';
import type { FastifyReply } from 'fastify';
import { attachment } from './file-names';
import type { QueueCaller } from './turn-queue';
import type { Services } from '../services';
import { leaving } from '../http/leaving';
import type { Download } from './drawings';

/** Whose share a document uses: outside a participation only that of its user. */
const drawingCaller = async (
  { request }: FastifyReply,
  { drawings }: Pick<Services, 'drawings'>,
): Promise<QueueCaller> => {
  const userId = request.session?.user.id ?? 0;
  const isOfParticipation = request.routeOptions.url?.startsWith('/api/participants/:id/');
  const { id } = request.params as { id?: number };
  const companyId = isOfParticipation && id ? await drawings.companyOf(id) : -userId;
  return { userId, companyId, ticket: null };
};

/**
 * Sends a PDF, or the workbook of a table, as its bytes are produced; the work is cancelled when the caller disconnects.
 */
export const sendDownload = async (
  reply: FastifyReply,
  services: Pick<Services, 'drawings'>,
  { fileName, ...request }: Download,
): Promise<never> => {
  const isTable = typeof request.job === 'object' && request.job.kind === 'table';
  const left = leaving(reply);
  const stream = await services.drawings.draw(request, await drawingCaller(reply, services), left);
  left.addEventListener('abort', () => stream.destroy(), { once: true });
  return reply
    .header('content-type', isTable ? workbookType : 'application/pdf')
    .header('content-disposition', attachment(fileName))
    .send(stream) as never;
};

/** Sends a workbook without a name: only the sender knows that of the uploaded file. */
export const sendWorkbook = (reply: FastifyReply, bytes: Uint8Array): never =>
  reply
    .header('content-type', workbookType)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(bytes)) as never;
