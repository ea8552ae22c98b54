import type { ExtensionKind, ExtensionState } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';

/** A request for a later deadline as it stands, without a file. */
interface ImportedExtension {
  id?: number;
  participation_id: number;
  kind: ExtensionKind;
  status: ExtensionState;
  former_at: Date;
  asked_until: string;
  granted_until: string | null;
  reason: string;
  comment: string | null;
  created_by: number | null;
  created_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
}

/** Stores requests for later deadlines with their decisions; the dates that were granted are those of the participations. */
export const importExtensions = (trx: Transaction<Tables>, requests: readonly ImportedExtension[]): Promise<void> =>
  insertRows(trx, 'extension_requests', requests);
