import { importByteLimit } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { FastifyRequest } from 'fastify';
import { UnreadableFile } from '../../../platform/documents/unreadable-file';
import { sheetsLimits, type FileSheet } from '../../../platform/documents/read-sheets';
import { refused } from '../../../platform/http/http-error';
import { receiveForm } from '../../../platform/http/receive-form';
import type { Services } from '../../../platform/services';
import { serverText } from '../../../platform/texts/server-texts';

/** An uploaded file of a fair. */
export interface FairUpload {
  bytes: Uint8Array;
  /** Skips invalid rows instead of refusing the file. */
  storesValidOnly: boolean;
}

const megabyte = 1024 * 1024;
const unreadable = () => refused('import_unreadable', serverText('imports.unreadable'));

/**
 * Receives a file of a fair.
 * @throws HttpError 422 `import_too_big`, `import_unreadable` without a file
 */
export const receiveFair = async (request: FastifyRequest): Promise<FairUpload> => {
  const limits = { fileSize: importByteLimit, files: 1, fieldSize: 100 };
  const { fields, files } = await receiveForm(request, ['store_valid_only'], limits);
  const [file] = files;
  if (!file) throw unreadable();
  if (file.isCut) {
    throw refused('import_too_big', serverText('imports.tooBig', { megabytes: importByteLimit / megabyte }));
  }
  return { bytes: file.bytes, storesValidOnly: ['1', 'true'].includes(fields.store_valid_only) };
};

/**
 * Reads the sheets of a fair.
 * @throws HttpError 422 `import_too_big`, `import_too_many_rows`, `import_too_complex`, `import_protected`,
 * `import_unreadable`
 */
export const readFair = async (
  { documents }: Pick<Services, 'documents'>,
  { bytes }: FairUpload,
): Promise<readonly FileSheet[]> => {
  const read = await documents.read('sheets', bytes).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw refused('import_too_complex', serverText('imports.tooComplex'));
    throw error;
  });
  if (!('reason' in read)) return read;
  if (read.reason === 'unreadable') throw unreadable();
  if (read.reason === 'protected') throw refused('import_protected', serverText('imports.protected'));
  if (read.reason === 'unpacks_too_big') {
    const megabytes = sheetsLimits.unpackedBytes / megabyte;
    throw refused('import_too_big', serverText('imports.unpacksTooBig', { megabytes }));
  }
  throw refused(
    'import_too_many_rows',
    serverText('imports.tooManyRows', { sheet: read.sheet, rows: sheetsLimits.rows }),
  );
};
