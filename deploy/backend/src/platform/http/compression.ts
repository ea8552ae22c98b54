import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How answers are compressed for whoever asks for it (SHELL-437). Nothing is learnt from their length (BREACH): a session is a header that
 * only the portal's own scripts send, so no foreign page can make a browser ask on behalf of its user. Bodies of requests are taken as
 * they are: an archive that unpacks to gigabytes is refused with its type.
 */
export const compressionOptions: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // bytes; below, the headers cost what is saved
  threshold: 1024,
  // bytes compressed at once: lists of the portal take about a millisecond, what is longer goes through a stream
  syncThreshold: 65_536,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};
