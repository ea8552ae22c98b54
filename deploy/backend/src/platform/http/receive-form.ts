import { storableText, uploadedName } from './storable-text';
import type { FastifyRequest } from 'fastify';

/** A file of a form. */
export interface FormFile {
  name: string;
  /** Empty where the file was cut. */
  bytes: Buffer;
  /** It is beyond the limit, and what followed it in the form was not read. */
  isCut: boolean;
}

/** How much of a form is read: bytes of a file, files, bytes of a text. */
export interface FormLimits {
  fileSize: number;
  files: number;
  fieldSize: number;
}

/**
 * The named texts and the files of a multipart form; a text that is not there is empty, further ones are left out. A file beyond
 * the limit ends the reading and is an answer, not an error, so that it is named together with the other fields.
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
  // a form without a chosen file sends an empty part without a name
  return { fields, files: files.filter(({ name, bytes, isCut }) => isCut || name !== '' || bytes.length > 0) };
};
