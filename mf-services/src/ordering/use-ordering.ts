import { canOrderServices } from '@fairfront/shared-kit/model';
import { useNow, useParticipation, useUser } from '@fairfront/shared-kit/platform';
import { orderingEnd, type OrderingEnd } from '@fairfront/shared-kit/domain/services/ordering-window';

/** Why a service cannot be ordered by this user now; null while it can. */
export type OrderingBlock = 'no_order_right' | OrderingEnd;

/**
 * The rights and the window of ordering by the functions of the server (SVC-004, SVC-155, SVC-161).
 * @returns what keeps a service with this last day of ordering from being ordered
 */
export const useOrderingBlock = (): ((orderUntil: string | null) => OrderingBlock | null) => {
  const user = useUser();
  const participation = useParticipation();
  const now = useNow();
  return (orderUntil) =>
    orderingEnd(participation.exhibition, orderUntil, now) ??
    (canOrderServices(user.id, participation) ? null : 'no_order_right');
};
