import type { PersonalPass } from '@fairfront/shared-kit/api';
import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';

/** The tone and icon of a pass status, the same for people, installation and cars (DESIGN §5, status tones). */
export const passStatusVariant: Record<PersonalPass['status'], StatusVariant> = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
};
