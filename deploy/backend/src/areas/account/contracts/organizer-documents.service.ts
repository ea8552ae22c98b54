import { type CurrencyCode, localized } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { createRows } from '../../../platform/set-up/create-rows';
import { contractDocuments } from './contract.kind';
import { listContracts, lockContract } from './contracts.repository';
import { contractResponse } from './contract.response';
import type { ContentLine, ContractDocumentsTable } from './tables';

/** A document that the organiser enters; its file can be attached later. */
export interface NewDocument {
  external_id?: string | null;
  contract_id: number;
  type: ContractDocumentsTable['type'];
  number: string;
  document_date: string;
  amount: number;
  amount_paid?: number;
  currency: CurrencyCode;
  contents: ContentLine[];
}

/**
 * Adds a document to a contract of a participation; its people are notified and open tabs show it.
 * @throws HttpError 404 for a contract of another participation, 422 by field
 */
export const addContractDocument = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, participationId }: { userId: number; participationId: number },
  document: NewDocument,
) => {
  const contractId = document.contract_id;
  if (!(await lockContract(trx, { participationId, contractId }))) throw notFound();
  const [id = 0] = await createRows(trx, contractDocuments, [document], () => '');
  const at = services.clock.now();
  await writeAudit(trx, { userId, participationId, action: 'document.added', subject: `document ${id}`, at });
  await publishParticipationChanged(trx, services, [participationId]);
  const text = areaText('account', `documentNews.${document.type}`, { number: document.number });
  await notifyParticipation(trx, services, {
    type: 'document',
    kind: 'document',
    participationId,
    exceptUserId: userId,
    ...localized('message', (locale) => text[locale]),
    subject: { kind: 'document', id },
  });
  const documents = (await listContracts(trx, participationId))
    .map(contractResponse)
    .flatMap((listed) => listed.documents);
  const added = documents.find((listed) => listed.id === id);
  if (!added) throw notFound();
  return added;
};
