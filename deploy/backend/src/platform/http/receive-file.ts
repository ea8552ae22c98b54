import type { FastifyRequest } from 'fastify';

/** What came of an upload: the bytes, or why there are none. */
export type ReceivedFile = { bytes: Buffer } | { error: 'missing' | 'too-big' };

/** Reads one field of a multipart body that holds a file of at most so many bytes. */
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
    return { error: (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 'too-big' : 'missing' };
  }
  return bytes && bytes.length > 0 ? { bytes } : { error: 'missing' };
};
