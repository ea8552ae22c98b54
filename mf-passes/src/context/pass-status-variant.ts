import type { PersonalPass } from '@fairfront/shared-kit/api';
import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';

/** Tone and drawing of pass statuses: people, installation and cars alike (DESIGN §5, status tones). */
export const passStatusVariant: Record<PersonalPass['status'], StatusVariant> = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
};
