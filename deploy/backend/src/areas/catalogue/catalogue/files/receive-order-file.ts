import { isScanResult } from '../../../../platform/http/scan-uploads';
import { uploadedName } from '../../../../platform/http/storable-text';
import { createHash } from 'node:crypto';
import {
  fileIssue,
  fileLimitText,
  fileSizeText,
  type FileIssue,
  type OrderFileType,
} from '@fairfront/shared-kit/domain/catalogue';
import { locales, type Locale } from '@fairfront/shared-kit/domain/common';
import type { FastifyRequest } from 'fastify';
import { invalidTexts, type HttpError } from '../../../../platform/http/http-error';
import { isContentOf, type CheckedExtension } from '../../../../platform/files/file-content';
import { translatorOf, type Text } from '../../../../platform/texts/area-texts';
import { contentFacts } from './order-file-kind';

/** Files that are too large are read up to this size, so that the error can name their size. */
const readLimit = 16_777_216;

/** A valid file of an order. */
export interface ReceivedOrderFile {
  name: string;
  /** In lower case, without a dot. */
  extension: CheckedExtension;
  bytes: Buffer;
  /** The content by which two uploads are the same. */
  content: string;
}

interface OwnIssue {
  code: 'file_missing' | 'file_unreadable';
  params: Readonly<Record<string, never>>;
}

const paramsIn = (issue: FileIssue | OwnIssue, locale: Locale): Record<string, unknown> =>
  issue.code === 'file_too_big'
    ? { size: fileSizeText(issue.params.size, locale), max: fileLimitText(issue.params.max, locale) }
    : issue.params;

const refusal = (issue: FileIssue | OwnIssue): HttpError => {
  const texts = locales.map((locale) => [
    locale,
    translatorOf('catalog', locale)(`errors.${issue.code}`, paramsIn(issue, locale)),
  ]);
  return invalidTexts({ file: Object.fromEntries(texts) as Text }, issue.code);
};

interface Upload {
  name: string;
  bytes: Buffer;
  size: number;
}

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';

/** The field `file` of the body; a file beyond the limit only has a size, that of the body. */
const readUpload = async (request: FastifyRequest): Promise<Upload | null> => {
  if (!request.isMultipart()) return null;
  let upload: Upload | null = null;
  const limits = { fileSize: readLimit, files: 1, fields: 10, fieldSize: 1000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const announced = Number(request.headers['content-length']) || 0;
      if (part.fieldname === 'file') {
        upload = {
          name: uploadedName(part.filename),
          bytes: Buffer.alloc(0),
          size: Math.max(announced, readLimit + 1),
        };
      }
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') upload = { name: uploadedName(part.filename), bytes, size: bytes.length };
    }
  } catch (error) {
    if (isScanResult(error)) throw error;
    if (!isTooLarge(error)) return null;
  }
  return upload;
};

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const pictures: readonly string[] = ['png', 'jpg', 'jpeg'];

/**
 * Reads the field `file` of a multipart body and checks it by name, type, size, resolution and content. An archive is never unpacked.
 * @throws HttpError 422 on `file`
 */
export const receiveOrderFile = async (request: FastifyRequest, type: OrderFileType): Promise<ReceivedOrderFile> => {
  const upload = await readUpload(request);
  if (!upload) throw refusal({ code: 'file_missing', params: {} });
  const { name, bytes, size } = upload;
  const outside = fileIssue(type, { name, size });
  if (outside) throw refusal(outside);
  const extension = extensionOf(name) as CheckedExtension;
  const inside = fileIssue(type, { name, size, ...(await contentFacts(extension, bytes)) });
  if (inside) throw refusal(inside);
  if (!(await isContentOf(extension, bytes))) {
    throw refusal({ code: pictures.includes(extension) ? 'image_unreadable' : 'file_unreadable', params: {} });
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name, extension, bytes, content: JSON.stringify([name, hash]) };
};
