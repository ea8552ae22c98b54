import { createHash } from 'node:crypto';
import {
  publicationExtension,
  publicationFileRules,
  publicationFields,
  publicationText,
  type PublicationFileType,
  type PublicationType,
} from '@fairfront/shared-kit/domain/account';
import { issuesOf, type CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import { receiveForm, type FormFile } from '../../../platform/http/receive-form';
import { isContentOf, storedExtension } from '../../../platform/files/file-content';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';

/** The file of a request, stored already. */
interface StoredPublicationFile {
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

/** The parts of the form; a second file is read to be refused. */
const readParts = async (request: FastifyRequest) => {
  const { fields, files } = await receiveForm(request, ['type', 'title', 'text'], {
    fileSize: publicationFileRules.limit,
    files: 2,
    fieldSize: 50_000,
  });
  const [type, title, text] = [fields.type, fields.title, fields.text].map(publicationText) as [string, string, string];
  return { fields: { type, title, text }, uploads: files };
};

const factsOf = ({ name, bytes, isCut }: FormFile) => ({
  name,
  size: isCut ? publicationFileRules.limit + 1 : bytes.length,
});

/**
 * Reads the multipart form of a request: `type`, `title`, `text` and at most one `file`, which is what its name promises.
 * @throws HttpError 422 on the fields; no file is left behind
 */
export const receivePublication = async (
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedPublication> => {
  const { fields, uploads } = request.isMultipart()
    ? await readParts(request)
    : { fields: { type: '', title: '', text: '' }, uploads: [] };
  const [upload] = uploads;
  const issues: Record<string, CodedIssue> = {
    ...issuesOf(publicationFields, { ...fields, file: upload ? factsOf(upload) : null }),
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
