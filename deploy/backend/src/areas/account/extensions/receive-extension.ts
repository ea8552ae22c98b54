import { createHash } from 'node:crypto';
import {
  extensionFileRules,
  extensionText,
  type ExtensionFileFacts,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { FastifyRequest } from 'fastify';
import { receiveForm, type FormFile } from '../../../platform/http/receive-form';
import { isReadablePdf } from '../../../platform/files/file-content';

/** A request as it was received: nothing of it is checked or stored yet. */
export interface ReceivedExtension {
  kind: string;
  until: string;
  reason: string;
  file: (ExtensionFileFacts & { bytes: Buffer; isPdf: boolean }) | null;
  /** Identifies the request: two with the same content are the same. */
  content: string;
}

const factsOf = ({ name, bytes, isCut }: FormFile): ReceivedExtension['file'] => ({
  ...{ name, bytes, size: isCut ? extensionFileRules.limit + 1 : bytes.length },
  isPdf: !isCut && isReadablePdf(bytes),
});

/** Reads the multipart form of a request: `kind`, `until`, `reason` and at most one `file`. */
export const receiveExtension = async (request: FastifyRequest): Promise<ReceivedExtension> => {
  const { fields, files } = await receiveForm(request, ['kind', 'until', 'reason'], {
    fileSize: extensionFileRules.limit,
    files: 1,
    fieldSize: 10_000,
  });
  const [kind, until, reason] = [fields.kind, fields.until, fields.reason].map(extensionText) as [
    string,
    string,
    string,
  ];
  const [upload] = files;
  const file = upload ? factsOf(upload) : null;
  const hash = file ? createHash('sha256').update(file.bytes).digest('hex') : '';
  return {
    ...{ kind, until, reason },
    file,
    content: JSON.stringify([kind, until, reason, file?.name ?? '', hash]),
  };
};
