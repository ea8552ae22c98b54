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

/** The stored file of a request. */
interface StoredPublicationFile {
  stored_name: string;
  original_name: string;
  extension: PublicationFileType;
  size: number;
}

/** A received request; its file is removed if storing it fails. */
export interface ReceivedPublication {
  type: PublicationType;
  title: string;
  text: string;
  file: StoredPublicationFile | null;
  /** The content by which two requests are the same. */
  content: string;
}

/** The parts of the form; a second file is read only to refuse it. */
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
 * Reads the multipart form of a request: `type`, `title`, `text` and at most one `file`, whose content matches its extension.
 * @throws HttpError 422 on the fields; no file remains stored
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
