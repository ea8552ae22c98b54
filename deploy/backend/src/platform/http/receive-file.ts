import type { FastifyRequest } from 'fastify';
import { isScanResult } from './scan-uploads';

/** The result of an upload: the bytes, or why there are none. */
export type ReceivedFile = { bytes: Buffer } | { error: 'missing' | 'too-big' };

/** Reads one file field of a multipart body with a size limit. */
export const receiveFile = async (request: FastifyRequest, field: string, limit: number): Promise<ReceivedFile> => {
  if (!request.isMultipart()) return { error: 'missing' };
  let bytes: Buffer | null = null;
  try {
    const limits = { fileSize: limit, files: 1, fields: 10 };
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const received = await part.toBuffer();
      if (part.fieldname === field) bytes = received;
    }
  } catch (error) {
    if (isScanResult(error)) throw error;
    return { error: (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'too-big' : 'missing' };
  }
  return bytes && bytes.length > 0 ? { bytes } : { error: 'missing' };
};
