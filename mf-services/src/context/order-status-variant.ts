import type { StatusVariant } from '@fairfront/shared-kit/components/status-badge';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services';

/** The tone and icon of order statuses (DESIGN §5). */
export const serviceOrderStatusVariant: Record<OrderStatus, StatusVariant> = {
  new: { tone: 'info', icon: 'clock' },
  processing: { tone: 'info', icon: 'half-circle' },
  confirmed: { tone: 'info', icon: 'check-circle' },
  executed: { tone: 'info', icon: 'flag' },
  waiting_confirmation: { tone: 'warning', icon: 'clock' },
  canceled: { tone: 'neutral', icon: 'minus-circle' },
};
