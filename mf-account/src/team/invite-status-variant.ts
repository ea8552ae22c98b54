import type { ParticipationUser } from '@fairfront/shared-kit/api';
import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';

/** The tone and icon of a user's invitation status (DESIGN §5). */
export const inviteStatusVariant: Record<ParticipationUser['invite'], StatusVariant> = {
  pending: { tone: 'warning', icon: 'clock' },
  activated: { tone: 'success', icon: 'check-circle' },
};
