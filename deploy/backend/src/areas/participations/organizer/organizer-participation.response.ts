import type { ListedParticipation } from './participations.repository';

/** A participation in the list of the organiser. */
export const organizerParticipationResponse = ({ deleted_at, ...row }: ListedParticipation) => ({
  ...row,
  deleted_at: deleted_at?.toISOString() ?? null,
});
