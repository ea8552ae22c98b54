import type { ListedParticipation } from './participations.repository';

/** A participation in the list of the organiser. */
export const organizerParticipationResponse = ({ currencies, deleted_at, ...row }: ListedParticipation) => ({
  ...row,
  currencies: currencies.map(({ code }) => code),
  deleted_at: deleted_at?.toISOString() ?? null,
});
