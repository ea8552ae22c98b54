import { buildParticipation } from '@fairfront/shared-kit/testing';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** A participation whose exhibition opens in 21 days: a past one has another hub (SHELL-387). */
export const openParticipation = (changes: Parameters<typeof buildParticipation>[0] = {}) => {
  const made = buildParticipation(changes);
  Object.assign(made.exhibition, {
    timezone: 'UTC',
    installation_started_at: day(16),
    installation_ended_at: day(20),
    started_at: day(21),
    ended_at: day(24),
    dismantling_started_at: day(25),
    dismantling_ended_at: day(26),
    catalog_order_deadline: day(9),
  });
  return made;
};
