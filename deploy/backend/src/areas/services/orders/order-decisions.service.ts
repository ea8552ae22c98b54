import { canAccept, canCancel, canDecideOrder, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { Transaction } from 'kysely';
import { requireServices, type ServicesAccess } from '../additional-services/services-access';
import type { CartCaller } from '../cart/cart.service';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, forbidden, notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import type { OrderCaller } from './order.response';
import { lockOrderOf, storeOrderVersion } from './order-changes.repository';
import { notifyOrderStatus } from './order-events';
import { addOrderEvent } from './orders.repository';

/** The participant's decisions. */
export type OrderDecision = 'accept' | 'cancel';

const rules: Record<OrderDecision, { to: OrderStatus; isAllowed: (status: OrderStatus) => boolean }> = {
  accept: { to: 'confirmed', isAllowed: canAccept },
  cancel: { to: 'canceled', isAllowed: canCancel },
};

/** The order is not what the caller has seen. */
export const orderChanged = () =>
  new HttpError(409, areaText('services', 'errors.order_changed'), { code: 'order_changed' });

/** The caller with the facts that decide what he may do. */
export const orderCallerOf = (userId: number, access: ServicesAccess): OrderCaller => ({
  userId,
  canOrder: access.canOrder,
  isInstaller: access.membership.role === 'installer',
});

/**
 * Confirms or cancels an order for the participant.
 * @param version that the caller has seen, null when he names none
 * @throws HttpError 404, 403 `no_order_right`, 409 `order_changed`
 */
export const decideOrder = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  { userId, participationId }: CartCaller,
  { orderId, decision, version }: { orderId: number; decision: OrderDecision; version: number | null },
): Promise<void> => {
  const access = await requireServices(trx, { userId, participationId, now: services.clock.now() }, 'order');
  const order = await lockOrderOf(trx, { participationId, orderId });
  if (!order) throw notFound();
  if (!canDecideOrder(orderCallerOf(userId, access), order.created_by)) {
    throw forbidden('no_order_right', areaText('services', 'errors.no_order_right'));
  }
  const { to, isAllowed } = rules[decision];
  if (!isAllowed(order.status) || (version !== null && version !== order.version)) throw orderChanged();
  const at = services.clock.now();
  await storeOrderVersion(trx, orderId, { status: to, updated_at: at });
  await addOrderEvent(trx, { orderId, kind: 'status', details: { status: to }, byStaff: false, userId, at });
  await writeAudit(trx, {
    userId,
    participationId,
    action: `order.${to}`,
    subject: `order ${orderId}`,
    details: { from: order.status },
    at,
  });
  await notifyOrderStatus(trx, services, { orderId, participationId, status: to, causedBy: userId });
};
