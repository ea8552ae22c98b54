import { createHash } from 'node:crypto';
import {
  publicationExtension,
  publicationFileRules,
  publicationSchema,
  publicationText,
  type PublicationFileType,
  type PublicationType,
} from '@fairfront/mf-account/model';
import { schemaIssues, type SchemaIssue } from '@fairfront/shared-kit/model/validation-yup';
import type { FastifyRequest } from 'fastify';
import { isContentOf, storedExtension } from '../orders/file-content';
import type { Services } from '../services';
import { areaFieldErrors } from '../texts/area-texts';

/** The file of a request, stored already. */
export interface StoredPublicationFile {
  stored_name: string;
  original_name: string;
  extension: PublicationFileType;
  size: number;
}

/** A request as it was received; its file goes when nothing comes of it. */
export interface ReceivedPublication {
  type: PublicationType;
  title: string;
  text: string;
  file: StoredPublicationFile | null;
  /** What makes two requests the same. */
  content: string;
}

interface Upload {
  name: string;
  bytes: Buffer;
  isCut: boolean;
}

const fieldNames = ['type', 'title', 'text'] as const;
type Fields = Record<(typeof fieldNames)[number], string>;
const isField = (name: string): name is keyof Fields => (fieldNames as readonly string[]).includes(name);

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** The parts of the form; the reading ends with a file beyond the limit. */
const readParts = async (request: FastifyRequest): Promise<{ fields: Fields; uploads: Upload[] }> => {
  const fields: Fields = { type: '', title: '', text: '' };
  const uploads: Upload[] = [];
  const limits = { fileSize: publicationFileRules.limit, files: 2, fields: 10, fieldSize: 50_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const upload: Upload = { name: part.filename, bytes: Buffer.alloc(0), isCut: true };
        uploads.push(upload);
        upload.bytes = await part.toBuffer();
        upload.isCut = false;
      } else if (isField(part.fieldname) && typeof part.value === 'string') {
        fields[part.fieldname] = publicationText(part.value);
      }
    }
  } catch (error) {
    if (codeOf(error) !== 'FST_REQ_FILE_TOO_LARGE') throw error;
  }
  // a form without a chosen file sends an empty part without a name
  return { fields, uploads: uploads.filter(({ name, bytes, isCut }) => isCut || name !== '' || bytes.length > 0) };
};

const factsOf = ({ name, bytes, isCut }: Upload) => ({
  name,
  size: isCut ? publicationFileRules.limit + 1 : bytes.length,
});

/**
 * Reads the multipart form of a request: `type`, `title`, `text` and at most one `file`, which is what its name promises (ACC-166).
 * @throws Failure 422 on the fields; no file is left behind
 */
export const receivePublication = async (
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedPublication> => {
  const { fields, uploads } = request.isMultipart()
    ? await readParts(request)
    : { fields: { type: '', title: '', text: '' }, uploads: [] };
  const [upload] = uploads;
  const issues: Record<string, SchemaIssue> = {
    ...schemaIssues(publicationSchema, { ...fields, file: upload ? factsOf(upload) : null }),
  };
  const extension = upload && (publicationExtension(upload.name) as PublicationFileType);
  if (uploads.length > 1) issues['file'] ??= { code: 'one_file', params: {} };
  else if (upload && extension && !issues['file'] && !(await isContentOf(extension, upload.bytes))) {
    issues['file'] = { code: 'file_content', params: {} };
  }
  if (Object.keys(issues).length > 0) throw areaFieldErrors('account', issues);
  const hash = upload ? createHash('sha256').update(upload.bytes).digest('hex') : '';
  const file =
    upload && extension
      ? {
          stored_name: await files.put(upload.bytes, storedExtension(extension)),
          original_name: upload.name,
          extension,
          size: upload.bytes.length,
        }
      : null;
  const content = JSON.stringify([fields.type, fields.title, fields.text, upload?.name ?? '', hash]);
  return { ...fields, type: fields.type as PublicationType, file, content };
};
