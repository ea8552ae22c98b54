import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services/order-status';

/** Tone and icon of a status for staff: statuses that wait for staff are coloured. */
export const orderLooks: Record<OrderStatus, StatusVariant> = {
  new: { tone: 'info', icon: 'clock' },
  processing: { tone: 'info', icon: 'half-circle' },
  waiting_confirmation: { tone: 'warning', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'check-circle' },
  executed: { tone: 'success', icon: 'flag' },
  canceled: { tone: 'neutral', icon: 'minus-circle' },
};
