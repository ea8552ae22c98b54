import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services/order-status';

/** Tone and icon of a status, as exhibitors see it. */
export const orderLooks: Record<OrderStatus, StatusVariant> = {
  new: { tone: 'info', icon: 'clock' },
  processing: { tone: 'info', icon: 'half-circle' },
  waiting_confirmation: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'info', icon: 'check-circle' },
  executed: { tone: 'info', icon: 'flag' },
  canceled: { tone: 'neutral', icon: 'minus-circle' },
};
