import type { FastifyRequest } from 'fastify';
import { UnreadablePackage } from '../../../platform/documents/package-file';
import { sheetsLimits, type FileSheet } from '../../../platform/documents/read-sheets';
import { refused } from '../../../platform/http/http-error';
import { receiveForm } from '../../../platform/http/receive-form';
import type { Services } from '../../../platform/services';
import { serverText } from '../../../platform/texts/server-texts';

/** An uploaded file of a fair. */
export interface ReceivedFair {
  bytes: Uint8Array;
  sheets: readonly FileSheet[];
  /** Wrong rows are left out instead of refusing the file. */
  storesValidOnly: boolean;
}

const megabyte = 1024 * 1024;
const unreadable = () => refused('import_unreadable', serverText('imports.unreadable'));

const readBytes = async ({ documents }: Pick<Services, 'documents'>, bytes: Uint8Array) => {
  try {
    return await documents.readSheets(bytes);
  } catch (error) {
    if (error instanceof UnreadablePackage) throw refused('import_too_complex', serverText('imports.tooComplex'));
    throw error;
  }
};

/**
 * Reads an uploaded file of a fair.
 * @throws HttpError 422 `import_too_big`, `import_too_many_rows`, `import_too_complex`, `import_unreadable`
 */
export const receiveFair = async (
  request: FastifyRequest,
  services: Pick<Services, 'documents'>,
  byteLimit: number,
): Promise<ReceivedFair> => {
  const limits = { fileSize: byteLimit, files: 1, fieldSize: 100 };
  const { fields, files } = await receiveForm(request, ['store_valid_only'], limits);
  const [file] = files;
  if (!file) throw unreadable();
  if (file.isCut) {
    throw refused('import_too_big', serverText('imports.tooBig', { megabytes: byteLimit / megabyte }));
  }
  const read = await readBytes(services, file.bytes);
  if (!('reason' in read)) {
    return { bytes: file.bytes, sheets: read, storesValidOnly: ['1', 'true'].includes(fields.store_valid_only) };
  }
  if (read.reason === 'unreadable') throw unreadable();
  if (read.reason === 'unpacks_too_big') {
    throw refused(
      'import_too_big',
      serverText('imports.unpacksTooBig', { megabytes: sheetsLimits.unpackedBytes / megabyte }),
    );
  }
  throw refused(
    'import_too_many_rows',
    serverText('imports.tooManyRows', { sheet: read.sheet, rows: sheetsLimits.rows }),
  );
};
