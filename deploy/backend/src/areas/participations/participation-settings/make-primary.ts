import type { Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { storePrimary } from './participation-settings.repository';

/**
 * Marks a participation as the primary one of a user: one per user and exhibition, and the last one chosen anywhere is
 * the one of the user himself.
 */
export const makePrimary = async (
  trx: Transaction<Tables>,
  userId: number,
  { id, exhibition_id }: { id: number; exhibition_id: number },
  at: Date,
): Promise<void> => {
  await storePrimary(trx, { userId, exhibitionId: exhibition_id, participationId: id });
  await writeAudit(trx, {
    userId,
    participationId: id,
    action: 'participation.made-primary',
    subject: `participation ${id}`,
    at,
  });
};
