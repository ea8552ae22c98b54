import { storableText, uploadedName } from '../../../platform/http/storable-text';
import { createHash } from 'node:crypto';
import { attachmentLimit, attachmentIssue } from '@fairfront/shared-kit/domain/services';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../platform/services';
import { isScanResult } from '../../../platform/http/scan-uploads';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { isReadablePdf } from '../../../platform/files/file-content';
import type { Checkout } from './place-order.service';

/** A received checkout. Its attachment is already stored, and is removed if the order fails. */
export interface ReceivedCheckout {
  checkout: Checkout;
  /** The content by which two requests are the same. */
  content: string;
}

const invalidAttachment = (code = 'attachment_invalid') =>
  areaFieldErrors('services', { attachment: { code, params: {} } });

/** A version that is not a number matches no cart, so it is refused as outdated. */
const versionOf = (text: string | undefined): number | null => (text ? Number(text) : null);

/**
 * Reads the multipart form of a checkout.
 * @throws HttpError 422 on `attachment` for anything but a readable PDF of up to 5 MB
 */
export const receiveCheckout = async (
  { files }: Pick<Services, 'files'>,
  request: FastifyRequest,
): Promise<ReceivedCheckout> => {
  const fields: Record<string, string> = {};
  let file: { name: string; bytes: Buffer } | null = null;
  if (request.isMultipart()) {
    try {
      const limits = { fileSize: attachmentLimit, files: 1, fields: 10, fieldSize: 20_000 };
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') {
          if (typeof part.value === 'string') fields[part.fieldname] = storableText(part.value);
        } else if (part.fieldname === 'attachment')
          file = { name: uploadedName(part.filename), bytes: await part.toBuffer() };
        else await part.toBuffer();
      }
    } catch (error) {
      if (isScanResult(error)) throw error;
      throw invalidAttachment();
    }
  }
  const issue = file && attachmentIssue({ name: file.name, size: file.bytes.length });
  if (issue) throw invalidAttachment(issue);
  if (file && !isReadablePdf(file.bytes)) throw invalidAttachment();
  const hash = file && createHash('sha256').update(file.bytes).digest('hex');
  return {
    content: JSON.stringify([fields, file?.name, hash]),
    checkout: {
      comment: fields['comment'] ?? null,
      purchase_number: fields['purchase_number'] ?? null,
      payer: fields['payer'] ?? 'own',
      currency: fields['currency'] || null,
      cartVersion: versionOf(fields['cart_version']),
      attachment: file && {
        storedName: await files.put(file.bytes, 'pdf'),
        originalName: file.name,
        size: file.bytes.length,
      },
    },
  };
};
