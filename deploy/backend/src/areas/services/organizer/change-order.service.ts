import { canStaffSetAmounts, staffMoveRefusal, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import { readServiceContext } from '../additional-services/services-access';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { HttpError, notFound } from '../../../platform/http/http-error';
import { orderTotal, type OrderRow } from '../orders/order.response';
import { storeOrderVersion } from '../orders/order-changes.repository';
import { orderChanged } from '../orders/order-decisions.service';
import { notifyOrderStatus, publishOrderStatus } from '../orders/order-events';
import { addOrderEvent } from '../orders/orders.repository';
import type { Services } from '../../../platform/services';
import { areaText, translatorOf, type Text, inEveryLanguage } from '../../../platform/texts/area-texts';
import { acceptNeeded, changeLines } from './order-lines.service';
import { lockOrderOfAll } from './orders.repository';
import { amountsOf } from './organizer-order.response';
import type { OrderChangeBody } from '@fairfront/shared-kit/domain/services/api';

type Needs = Pick<Services, 'clock' | 'outbox'>;

const conflict = (code: string, text: Text) => new HttpError(409, text, { code });

const moveText = (code: string, from: OrderStatus, to: OrderStatus): Text =>
  inEveryLanguage((locale) => {
    const t = translatorOf('services', locale);
    return t(`errors.${code}`, { from: t(`orders.status.${from}`), to: t(`orders.status.${to}`) });
  });

/** @throws HttpError 409 with the code of the rule that forbids the move */
const requireMove = (order: OrderRow, to: OrderStatus): void => {
  const refusal = staffMoveRefusal(order.status, to, amountsOf(order));
  if (refusal) throw conflict(refusal, moveText(refusal, order.status, to));
};

/** Reads the order after its lines were stored. */
const reread = async (trx: Transaction<Tables>, orderId: number): Promise<OrderRow> => {
  const order = await lockOrderOfAll(trx, orderId);
  if (!order) throw notFound();
  return { ...order, is_accept_needed: acceptNeeded(order) };
};

const changedLines = async (
  trx: Transaction<Tables>,
  { clock }: Needs,
  order: OrderRow,
  { status, lines = [], added = [] }: OrderChangeBody,
): Promise<OrderRow | null> => {
  if (lines.length === 0 && added.length === 0) return null;
  if (!canStaffSetAmounts(order.status, status ?? order.status)) {
    throw conflict('amounts_fixed', areaText('services', 'errors.amounts_fixed'));
  }
  const context = await readServiceContext(trx, order.participation_id, clock.now().getTime());
  const inOrder = { ...context, currency: order.currency, vatRate: Number(order.vat_rate) };
  return (await changeLines(trx, order, { lines, added }, inOrder)) ? reread(trx, order.id) : null;
};

/**
 * Changes the lines or the status of an order for the organiser, or both. The same values are not a change.
 * @throws HttpError 404, 409 `order_changed`, `move_not_allowed`, `amounts_missing`, `accept_needed`, `amounts_fixed`, 422 by field
 */
export const changeOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  orderId: number,
  wanted: OrderChangeBody,
): Promise<void> => {
  const former = await lockOrderOfAll(trx, orderId);
  if (!former) throw notFound();
  if (wanted.version !== undefined && wanted.version !== former.version) throw orderChanged();
  const changed = await changedLines(trx, services, former, wanted);
  const order = changed ?? former;
  const status = wanted.status ?? former.status;
  const isMoved = status !== former.status;
  if (isMoved) requireMove(order, status);
  const comment = wanted.comment?.trim();
  if (comment && !isMoved) throw areaFieldErrors('services', { comment: { code: 'comment_without_move', params: {} } });
  if (!changed && !isMoved) return;

  const { participation_id: participationId } = former;
  const at = services.clock.now();
  await storeOrderVersion(trx, orderId, { status, is_accept_needed: order.is_accept_needed, updated_at: at });
  const event = { orderId, byStaff: true, userId, at };
  const total = orderTotal(order);
  if (changed) {
    const details = { total_with_vat: total === null ? null : fromHundredths(total) };
    await addOrderEvent(trx, { ...event, kind: 'amounts', details });
  }
  if (isMoved) await addOrderEvent(trx, { ...event, kind: 'status', details: { status, comment } });
  await writeAudit(trx, {
    userId,
    participationId,
    action: isMoved ? `order.${status}` : 'order.amounts-changed',
    subject: `order ${orderId}`,
    details: { from: former.status, is_changed: changed !== null },
    at,
  });
  const news = { orderId, participationId, status, comment };
  if (isMoved) await notifyOrderStatus(trx, services, { ...news, causedBy: userId });
  else await publishOrderStatus(trx, services, news);
};
