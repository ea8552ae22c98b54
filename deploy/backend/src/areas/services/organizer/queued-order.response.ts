import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { acceptedStatus, staffMoveRefusal } from '@fairfront/shared-kit/domain/services';
import type { QueuedOrder } from '@fairfront/shared-kit/domain/services/api';
import { orderExhibitorOf } from '../../participations';
import { countedLines, orderTotal } from '../orders/order.response';
import { amountsOf } from './organizer-order.response';
import type { QueuedOrderRow } from './order-queue.repository';

/** A waiting order as the API returns it. */
export const queuedOrderResponse = (row: QueuedOrderRow): QueuedOrder => {
  const total = orderTotal(row);
  const amounts = amountsOf(row);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    currency: row.currency,
    total_with_vat: total === null ? null : fromHundredths(total),
    lines_count: countedLines(row).length,
    unread_messages_count: row.unread_messages_count,
    exhibitor: orderExhibitorOf(row),
    created_at: row.created_at.toISOString(),
    waits_since: row.waits_since.toISOString(),
    changed_at: row.changed_at.toISOString(),
    accepted_status: acceptedStatus(row.status, amounts),
    can_cancel: staffMoveRefusal(row.status, 'canceled', amounts) === null,
  };
};
