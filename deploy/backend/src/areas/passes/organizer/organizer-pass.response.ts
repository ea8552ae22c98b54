import type { PassToDecide } from './passes.repository';

/** A pass in the list of the organiser. */
export const organizerPassResponse = ({ created_at, participation_id, ...row }: PassToDecide) => ({
  ...row,
  participant_id: participation_id,
  created_at: created_at.toISOString(),
});
