import type { FastifyRequest } from 'fastify';
import { refused } from '../../../platform/http/http-error';
import { receiveFile } from '../../../platform/http/receive-file';
import { serverText } from '../../../platform/texts/server-texts';

const limitBytes = 10_485_760;
const beginning = Buffer.from('%PDF-');

/**
 * Reads the field `file` of the body.
 * @throws HttpError 422 `file_too_big`, `file_format` for anything but a PDF
 */
export const receiveDocument = async (request: FastifyRequest): Promise<Buffer> => {
  const received = await receiveFile(request, 'file', limitBytes);
  if ('bytes' in received && received.bytes.subarray(0, beginning.length).equals(beginning)) return received.bytes;
  if ('error' in received && received.error === 'too-big') {
    throw refused('file_too_big', serverText('files.pdfTooBig'));
  }
  throw refused('file_format', serverText('files.pdfOnly'));
};
