import type { CatalogOrderStatus, ParticipationUser, PersonalPass } from '../../api/entities';
import type { IconName } from '../icon';
import type { StatusTone } from './status-badge';

/** Tone and drawing of a status; the word comes from the texts of the package that owns the status. */
export interface StatusVariant {
  tone: StatusTone;
  icon: IconName;
}

/** The statuses of an order of services (SVC-091). */
export type ServiceOrderStatus = 'new' | 'processing' | 'confirmed' | 'executed' | 'waiting_confirmation' | 'canceled';

/** Variants of pass statuses: people, installation and cars alike (DESIGN §5, status tones). */
export const passStatusVariant: Record<PersonalPass['status'], StatusVariant> = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
};

/** Variants of order statuses (DESIGN §5). */
export const serviceOrderStatusVariant: Record<ServiceOrderStatus, StatusVariant> = {
  new: { tone: 'info', icon: 'clock' },
  processing: { tone: 'info', icon: 'half-circle' },
  confirmed: { tone: 'info', icon: 'check-circle' },
  executed: { tone: 'info', icon: 'flag' },
  waiting_confirmation: { tone: 'warning', icon: 'clock' },
  canceled: { tone: 'neutral', icon: 'minus-circle' },
};

/** Variants of catalogue order statuses (DESIGN §5). */
export const catalogueOrderStatusVariant: Record<CatalogOrderStatus, StatusVariant> = {
  draft: { tone: 'neutral', icon: 'pen' },
  sent: { tone: 'info', icon: 'send' },
  moderation: { tone: 'info', icon: 'eye' },
  confirmed: { tone: 'success', icon: 'check-circle' },
};

/** Variants of the invitation of a user (DESIGN §5). */
export const inviteStatusVariant: Record<ParticipationUser['invite'], StatusVariant> = {
  pending: { tone: 'warning', icon: 'clock' },
  activated: { tone: 'success', icon: 'check-circle' },
};
