import type { ParticipationUser } from '@fairfront/shared-kit/api';
import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';

/** Tone and drawing of the invitation of a user (DESIGN §5). */
export const inviteStatusVariant: Record<ParticipationUser['invite'], StatusVariant> = {
  pending: { tone: 'warning', icon: 'clock' },
  activated: { tone: 'success', icon: 'check-circle' },
};
