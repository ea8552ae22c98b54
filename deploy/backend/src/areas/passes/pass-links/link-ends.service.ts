import { deadlineOf } from '@fairfront/shared-kit/domain/passes';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readPassEvent } from '../passes/pass-context';
import { limitLinkEnds, listParticipationsWithLinks } from './link-changes.repository';

/**
 * Lets the links of these participations follow their dates: none lasts longer than passes of participants can be added, and one
 * that a nearer deadline has ended lasts as long as its sender chose when the deadline moves back. Its place is free
 * from its end on.
 */
export const followPassDeadline = async (
  trx: Transaction<Tables>,
  of: { exhibitionId: number } | { participationId: number },
): Promise<void> => {
  const participations = await listParticipationsWithLinks(trx, of);
  for (const id of participations) {
    const deadline = new Date(deadlineOf('participant', await readPassEvent(trx, id)));
    await limitLinkEnds(trx, id, deadline);
  }
};
