import type { PublicationStatus, PublicationType } from '@fairfront/shared-kit/domain/account';
import type { Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** A publication request as it stands, without a file. */
interface ImportedPublication {
  id?: number;
  participation_id: number;
  type: PublicationType;
  status: PublicationStatus;
  title: string;
  text: string;
  comment: string | null;
  created_by: number | null;
  created_at: Date;
  updated_at: Date;
}

/** Stores publication requests with their status; nobody is notified. */
export const importPublications = (trx: Transaction<Tables>, requests: readonly ImportedPublication[]): Promise<void> =>
  insertRows(trx, 'publication_requests', requests);
