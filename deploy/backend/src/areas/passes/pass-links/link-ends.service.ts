import { deadlineOf } from '@fairfront/shared-kit/domain/passes';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { readPassEvent } from '../passes/pass-context';
import { limitLinkEnds, listParticipationsWithLinks } from './link-changes.repository';

/**
 * Adapts the links of these participations to their deadlines. A link ends when participant passes can no longer be
 * added; if the deadline moves back, it lasts as long as its sender chose. Its place is free from its end on.
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
