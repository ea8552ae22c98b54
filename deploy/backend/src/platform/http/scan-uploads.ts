import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ScannerConfig } from '../config';
import { ScannerUnavailable, scanWithClamd } from '../files/clamd';
import { serverText } from '../texts/server-texts';
import type { App } from './app.types';
import { HttpError } from './http-error';
import { uploadedName } from './storable-text';

const code = 'file_infected';

/** @throws HttpError 422 `file_infected` on the field of the file, ScannerUnavailable */
const requireClean = async (
  { log }: FastifyRequest,
  scanner: ScannerConfig,
  { field, name, bytes }: { field: string; name: string; bytes: Buffer },
): Promise<void> => {
  const found = await scanWithClamd(scanner, bytes);
  if (found === null) return;
  log.warn({ found }, 'infected upload refused');
  const text = serverText('files.infected', { name });
  throw new HttpError(422, text, { code, fields: { [field]: text } });
};

const scannedParts = async function* (
  request: FastifyRequest,
  scanner: ScannerConfig,
  parts: AsyncIterableIterator<Multipart>,
): AsyncIterableIterator<Multipart> {
  for await (const part of parts) {
    if (part.type === 'file') {
      const read = part.toBuffer.bind(part);
      const field = part.fieldname.replace('[]', '');
      part.toBuffer = async () => {
        const bytes = await read();
        // a form without a selected file sends an empty part
        if (bytes.length > 0) await requireClean(request, scanner, { field, name: uploadedName(part.filename), bytes });
        return bytes;
      };
    }
    yield part;
  }
};

/** Whether the error is about the scan of a file: a reader of forms passes it on, whatever it says about broken forms. */
export const isScanResult = (error: unknown): boolean =>
  error instanceof ScannerUnavailable || (error instanceof HttpError && error.options.code === code);

/** Has every file of every form scanned before a route gets its bytes; without a scanner nothing changes. */
export const scanUploads = (app: App, scanner: ScannerConfig | null): void => {
  if (!scanner) return;
  app.addHook('preHandler', async (request) => {
    if (!request.isMultipart()) return;
    const parts = request.parts.bind(request);
    request.parts = (options) => scannedParts(request, scanner, parts(options));
  });
};
