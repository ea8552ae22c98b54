import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { createWithFile } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { deleteDocumentFiles, insertDocumentFile, lockDocument } from './contracts.repository';
import { documentFileName } from './contract.response';

interface DocumentFile {
  documentId: number;
  actorId: number;
  storedName: string;
}

const enterFile = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Services,
  { documentId, actorId, storedName }: DocumentFile,
) => {
  const document = await lockDocument(trx, documentId);
  if (!document) throw notFound();
  const older = await deleteDocumentFiles(trx, documentId);
  await outbox.add(trx, 'file-removal', ...older.map((name) => ({ names: [name] })));
  const at = clock.now();
  const id = await insertDocumentFile(trx, {
    document_id: documentId,
    stored_name: storedName,
    created_at: at,
    created_by: actorId,
  });
  await writeAudit(trx, {
    userId: actorId,
    participationId: document.participation_id,
    action: 'document.file-attached',
    subject: `document ${documentId}`,
    at,
  });
  await publishParticipationChanged(trx, { outbox }, [document.participation_id]);
  return { data: { id, name: documentFileName(document) } };
};

/**
 * Attaches a file to a document; it replaces the previous one.
 * @throws HttpError 404 for an unknown document
 */
export const attachFile = (
  services: Services,
  request: FastifyRequest,
  { documentId, actorId, bytes }: Omit<DocumentFile, 'storedName'> & { bytes: Buffer },
) =>
  createWithFile(services, request, bytes, (trx, storedName) =>
    enterFile(trx, services, { documentId, actorId, storedName }),
  );
