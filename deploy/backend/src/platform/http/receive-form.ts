import { storableText, uploadedName } from './storable-text';
import type { FastifyRequest } from 'fastify';

/** A file of a form. */
export interface FormFile {
  name: string;
  /** Empty if the file was truncated. */
  bytes: Buffer;
  /** It exceeds the limit, and the rest of the form was not read. */
  isCut: boolean;
}

/** Limits of a form: bytes per file, files, bytes per text. */
export interface FormLimits {
  fileSize: number;
  files: number;
  fieldSize: number;
}

/**
 * Reads the named texts and the files of a multipart form; a missing text is empty, others are ignored. A file beyond
 * the limit stops reading but is not an error, so that it is reported together with the other fields.
 */
export const receiveForm = async <Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
  limits: FormLimits,
): Promise<{ fields: Record<Name, string>; files: FormFile[] }> => {
  const fields = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const files: FormFile[] = [];
  const isNamed = (name: string): name is Name => (names as readonly string[]).includes(name);
  if (!request.isMultipart()) return { fields, files };
  try {
    for await (const part of request.parts({ limits: { ...limits, fields: 12 } })) {
      if (part.type === 'file') {
        const file: FormFile = { name: uploadedName(part.filename), bytes: Buffer.alloc(0), isCut: true };
        files.push(file);
        file.bytes = await part.toBuffer();
        file.isCut = false;
      } else if (isNamed(part.fieldname) && typeof part.value === 'string')
        fields[part.fieldname] = storableText(part.value);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
  }
  // a form without a selected file sends an empty part without a name
  return { fields, files: files.filter(({ name, bytes, isCut }) => isCut || name !== '' || bytes.length > 0) };
};
