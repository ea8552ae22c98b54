import { createHash } from 'node:crypto';
import {
  extensionFileRules,
  extensionText,
  type ExtensionFileFacts,
} from '@fairfront/shared-kit/model/deadline-extensions';
import type { FastifyRequest } from 'fastify';
import { isReadablePdf } from '../orders/file-content';

/** A request as it was received: nothing of it is judged or stored yet. */
export interface ReceivedExtension {
  kind: string;
  until: string;
  reason: string;
  file: (ExtensionFileFacts & { bytes: Buffer; isPdf: boolean }) | null;
  /** What makes two requests the same. */
  content: string;
}

const fieldNames = ['kind', 'until', 'reason'] as const;
type Fields = Record<(typeof fieldNames)[number], string>;
const isField = (name: string): name is keyof Fields => (fieldNames as readonly string[]).includes(name);

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

interface Upload {
  name: string;
  bytes: Buffer;
  isCut: boolean;
}

/** The parts of the form; the reading ends with a file beyond the limit. */
const readParts = async (request: FastifyRequest, fields: Fields): Promise<Upload | null> => {
  let upload: Upload | null = null;
  const limits = { fileSize: extensionFileRules.limit, files: 1, fields: 10, fieldSize: 10_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const found: Upload = { name: part.filename, bytes: Buffer.alloc(0), isCut: true };
        upload = found;
        found.bytes = await part.toBuffer();
        found.isCut = false;
      } else if (isField(part.fieldname) && typeof part.value === 'string') {
        fields[part.fieldname] = extensionText(part.value);
      }
    }
  } catch (error) {
    if (codeOf(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error;
  }
  return upload;
};

const fileOf = ({ name, bytes, isCut }: Upload): ReceivedExtension['file'] => {
  // a form without a chosen file sends an empty part without a name
  if (!isCut && name === '' && bytes.length === 0) return null;
  const size = isCut ? extensionFileRules.limit + 1 : bytes.length;
  return { name, size, bytes, isPdf: !isCut && isReadablePdf(bytes) };
};

/** Reads the multipart form of a request: `kind`, `until`, `reason` and at most one `file` (ACC-211). */
export const receiveExtension = async (request: FastifyRequest): Promise<ReceivedExtension> => {
  const fields: Fields = { kind: '', until: '', reason: '' };
  const upload = request.isMultipart() ? await readParts(request, fields) : null;
  const file = upload && fileOf(upload);
  const hash = file ? createHash('sha256').update(file.bytes).digest('hex') : '';
  return {
    ...fields,
    file,
    content: JSON.stringify([fields.kind, fields.until, fields.reason, file?.name ?? '', hash]),
  };
};
