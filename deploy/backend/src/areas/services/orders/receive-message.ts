import { storableText, uploadedName } from '../../../platform/http/storable-text';
import { createHash } from 'node:crypto';
import {
  chatFileIssue,
  chatFileLimit,
  chatFilesAtOnce,
  extensionOf,
  messageFields,
  type ChatFileType,
} from '@fairfront/shared-kit/domain/services';
import { issuesOf, type CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { isContentOf, storedExtension } from '../../../platform/files/file-content';

/** A stored file of a message. */
interface StoredMessageFile {
  storedName: string;
  originalName: string;
  extension: ChatFileType;
  size: number;
}

/** A received message; its files are removed if storing it fails. */
export interface ReceivedMessage {
  text: string;
  files: StoredMessageFile[];
  /** The content by which two requests are the same. */
  content: string;
}

interface Upload {
  name: string;
  bytes: Buffer;
  isCut: boolean;
}

const issue = (code: string): CodedIssue => ({ code, params: {} });

/** The error of a file, by name, size and content; null if there is none. */
const fileIssue = async ({ name, bytes, isCut }: Upload): Promise<CodedIssue | null> => {
  const code = chatFileIssue({ name, size: isCut ? chatFileLimit + 1 : bytes.length });
  if (code) return issue(code);
  return (await isContentOf(extensionOf(name) as ChatFileType, bytes)) ? null : issue('file_content');
};

const isTooLarge = (error: unknown): boolean => (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';

/** The parts of the form. Reading stops at the first file beyond the limit, which is the last one returned. */
const readParts = async (request: FastifyRequest): Promise<{ text: string; uploads: Upload[] }> => {
  let text = '';
  const uploads: Upload[] = [];
  const limits = { fileSize: chatFileLimit, files: chatFilesAtOnce + 1, fields: 10, fieldSize: 50_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const upload: Upload = { name: uploadedName(part.filename), bytes: Buffer.alloc(0), isCut: true };
        uploads.push(upload);
        upload.bytes = await part.toBuffer();
        upload.isCut = false;
      } else if (part.fieldname === 'text' && typeof part.value === 'string') {
        text = storableText(part.value).trim();
      }
    }
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    const last = uploads.at(-1);
    if (last) last.isCut = true;
  }
  return { text, uploads };
};

/**
 * Reads the multipart form of a chat message: `text` and `files[]`.
 * @throws HttpError 422 on `text` or `files.{index}` from 0; no file remains stored
 */
export const receiveMessage = async (
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedMessage> => {
  if (!request.isMultipart()) throw areaFieldErrors('services', { text: issue('message_empty') });
  const { text, uploads } = await readParts(request);
  const issues: Record<string, CodedIssue> = { ...issuesOf(messageFields, { text }) };
  if (text === '' && uploads.length === 0) issues['text'] = issue('message_empty');
  if (uploads.length > chatFilesAtOnce) issues['files'] = issue('too_many_files');
  for (const [index, upload] of uploads.entries()) {
    const found = await fileIssue(upload);
    if (found) issues[`files.${index}`] = found;
  }
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
  const hashes = uploads.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]);
  const stored: StoredMessageFile[] = [];
  for (const { name, bytes } of uploads) {
    const extension = extensionOf(name) as ChatFileType;
    const storedName = await files.put(bytes, storedExtension(extension));
    stored.push({ storedName, originalName: name, extension, size: bytes.length });
  }
  return { text, files: stored, content: JSON.stringify([text, hashes]) };
};
