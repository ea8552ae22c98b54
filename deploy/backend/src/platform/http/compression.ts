import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compression of responses for callers that accept it. Their length leaks nothing (BREACH): a session is a
 * header that only the portal's own scripts send, so no other site can make a browser call on behalf of its user.
 * Compressed request bodies are not supported: an archive that expands to gigabytes is rejected by its type.
 */
export const compressionOptions: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  // bytes; below, the headers cost what is saved
  threshold: 1024,
  // bytes compressed synchronously: lists of the portal take about a millisecond, longer responses are streamed
  syncThreshold: 65_536,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
};
