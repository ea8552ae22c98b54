import { localized } from '@fairfront/shared-kit/domain/common';
import { uploadedName } from '../../../platform/http/storable-text';
import { createHash } from 'node:crypto';
import { chatFileIssue, chatFileLimit, extensionOf, type ChatFileType } from '@fairfront/shared-kit/domain/services';
import type { CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { isContentOf, storedExtension } from '../../../platform/files/file-content';
import { type OrderDocument, documentKinds } from '@fairfront/shared-kit/domain/services/api';
import { publishOrderStatus } from '../orders/order-events';
import { deleteOrderDocument, insertOrderFiles } from '../orders/order-files.repository';
import { addOrderEvent } from '../orders/orders.repository';
import { type DocumentKind } from '../orders/tables';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { lockOrderOfAll } from './orders.repository';

/** A received document. Its file is already stored, and is removed if the call fails. */
export interface ReceivedDocument {
  kind: DocumentKind;
  storedName: string;
  originalName: string;
  extension: ChatFileType;
  size: number;
  /** The content by which two requests are the same. */
  content: string;
}

const issue = (code: string): CodedIssue => ({ code, params: {} });

const isKind = (text: string): text is DocumentKind => (documentKinds as readonly string[]).includes(text);

interface Upload {
  name: string;
  bytes: Buffer;
  isCut: boolean;
}

const readParts = async (request: FastifyRequest): Promise<{ kind: string; upload: Upload | null }> => {
  let kind = '';
  const uploads: Upload[] = [];
  try {
    const limits = { fileSize: chatFileLimit, files: 1, fields: 10, fieldSize: 1_000 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'kind' && typeof part.value === 'string') kind = part.value;
        continue;
      }
      const upload: Upload = { name: uploadedName(part.filename), bytes: Buffer.alloc(0), isCut: true };
      uploads.push(upload);
      upload.bytes = await part.toBuffer();
      upload.isCut = false;
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
  }
  return { kind, upload: uploads[0] ?? null };
};

const fileIssue = async (upload: Upload | null): Promise<CodedIssue | null> => {
  if (!upload) return issue('document_missing');
  const { name, bytes, isCut } = upload;
  const code = chatFileIssue({ name, size: isCut ? chatFileLimit + 1 : bytes.length });
  if (code) return issue(code);
  return (await isContentOf(extensionOf(name) as ChatFileType, bytes)) ? null : issue('file_content');
};

/**
 * Reads the multipart form of a document: `kind`, then `file`, of the types and size of the chat.
 * @throws HttpError 422 on `kind` or `file`; no file remains stored
 */
export const receiveDocument = async (
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedDocument> => {
  const { kind, upload } = request.isMultipart() ? await readParts(request) : { kind: '', upload: null };
  const issues: Record<string, CodedIssue> = {};
  if (!isKind(kind)) issues['kind'] = issue('document_kind');
  const found = await fileIssue(upload);
  if (found) issues['file'] = found;
  if (!upload || !isKind(kind) || found) throw areaFieldErrors('services', issues);
  const { name, bytes } = upload;
  const extension = extensionOf(name) as ChatFileType;
  return {
    kind,
    storedName: await files.put(bytes, storedExtension(extension)),
    originalName: name,
    extension,
    size: bytes.length,
    content: JSON.stringify([kind, name, createHash('sha256').update(bytes).digest('hex')]),
  };
};

/** Attaches a document to an order, publishes it and notifies the exhibitor. @throws HttpError 404 */
export const addDocument = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  userId: number,
  orderId: number,
  document: ReceivedDocument,
): Promise<OrderDocument> => {
  const order = await lockOrderOfAll(trx, orderId);
  if (!order) throw notFound();
  const { participation_id: participationId, status } = order;
  const { kind, storedName, originalName, extension, size } = document;
  const at = services.clock.now();
  const file = { storedName, originalName, extension, size };
  const [id] = await insertOrderFiles(trx, { orderId, kind: 'document', documentKind: kind, at }, [file]);
  if (id === undefined) throw new Error('The new document has no number');
  const details = { file: originalName };
  await addOrderEvent(trx, { orderId, kind: 'document', details, byStaff: true, userId, at });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'order.document-added',
    subject: `order ${orderId}`,
    details: { kind, file: id },
    at,
  });
  await publishOrderStatus(trx, services, { orderId, participationId, status });
  const text = areaText('services', 'notifications.orderDocument', { id: orderId });
  await notifyParticipation(trx, services, {
    type: 'order',
    kind: 'order',
    participationId,
    exceptUserId: userId,
    ...localized('message', (locale) => text[locale]),
    subject: { kind: 'order', id: orderId },
  });
  return { id, original_name: originalName, extension, size, kind };
};

/**
 * Removes a document that was attached by mistake, from the lists of both sides and from the store; the history mentions
 * it. @throws HttpError 404 for anything but a document of this order
 */
export const removeDocument = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  userId: number,
  { orderId, fileId }: { orderId: number; fileId: number },
): Promise<void> => {
  const order = await lockOrderOfAll(trx, orderId);
  if (!order) throw notFound();
  const document = await deleteOrderDocument(trx, { orderId, fileId });
  if (!document) throw notFound();
  const { participation_id: participationId, status } = order;
  const at = services.clock.now();
  const details = { file: document.original_name };
  await addOrderEvent(trx, { orderId, kind: 'document_removed', details, byStaff: true, userId, at });
  await writeAudit(trx, {
    userId,
    participationId,
    action: 'order.document-removed',
    subject: `order ${orderId}`,
    details: { file: fileId },
    at,
  });
  await services.outbox.add(trx, 'file-removal', { names: [document.stored_name] });
  await publishOrderStatus(trx, services, { orderId, participationId, status });
};
