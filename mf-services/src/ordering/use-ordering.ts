import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { useNow, useParticipation, useUser } from '@fairfront/shared-kit/platform';
import { orderingEnd, type OrderingEnd } from '@fairfront/shared-kit/domain/services/ordering-window';

/** Why this user cannot order a service now; null if they can. */
export type OrderingBlock = 'no_order_right' | OrderingEnd;

/**
 * Checks rights and the ordering period with the server's functions.
 * @returns the reason why a service with this last day of ordering cannot be ordered
 */
export const useOrderingBlock = (): ((orderUntil: string | null) => OrderingBlock | null) => {
  const user = useUser();
  const participation = useParticipation();
  const now = useNow();
  return (orderUntil) =>
    orderingEnd(participation.exhibition, orderUntil, now) ??
    (canOrderServices(user.id, participation) ? null : 'no_order_right');
};
