import { localizedOf } from '@fairfront/shared-kit/domain/common';
import {
  orderStatuses,
  staffMoveRefusal,
  canStaffSetAmounts,
  type OrderAmounts,
} from '@fairfront/shared-kit/domain/services';
import type { OrganizerOrder, OrganizerOrderDetail } from '@fairfront/shared-kit/domain/services/api';
import { orderExhibitorOf } from '../../participations';
import { withPlus } from '../../../platform/http/values';
import { messageResponse } from '../orders/order-message.response';
import type { listMessages } from '../orders/order-messages.repository';
import { orderDifference, orderResponse, orderTotal, type OrderRow } from '../orders/order.response';
import { orderTrail } from '../orders/order-trail.response';
import type { OrderDetailRow, OrderOfAll } from './orders.repository';

const nobody = { userId: 0, canOrder: false, isInstaller: false };

/** An order of additional services in the list of the organiser. */
export const organizerOrderResponse = (row: OrderOfAll): OrganizerOrder => {
  const { can_accept: _accept, can_cancel: _cancel, ...facts } = orderResponse(row, nobody);
  const amounts = amountsOf(row);
  return {
    ...facts,
    exhibitor: orderExhibitorOf(row),
    is_accept_needed: row.is_accept_needed,
    moves: orderStatuses.filter((to) => staffMoveRefusal(row.status, to, amounts) === null),
    can_set_amounts: canStaffSetAmounts(row.status),
  };
};

/** The facts for the rules of a status change. */
export const amountsOf = (order: Pick<OrderRow, 'lines' | 'is_accept_needed'>): OrderAmounts => ({
  hasMissingAmount: orderTotal(order) === null,
  isAcceptNeeded: order.is_accept_needed,
});

/** One order with its difference, history, documents and newest messages. */
export const organizerOrderDetail = (
  row: OrderDetailRow,
  chat: Awaited<ReturnType<typeof listMessages>>,
): OrganizerOrderDetail => {
  return {
    ...organizerOrderResponse(row),
    placed_by: row.placed_by && {
      ...row.placed_by,
      phone: row.placed_by.phone === null ? null : withPlus(row.placed_by.phone),
    },
    removed: row.lines
      .filter((line) => line.is_removed)
      .map(({ id, service }) => ({ line_id: id, ...localizedOf(service, 'name'), unit: service.unit })),
    ...orderDifference(row),
    ...orderTrail(row, 'staff'),
    messages: (chat?.messages ?? []).map(messageResponse),
    has_earlier_messages: chat?.hasEarlier ?? false,
  };
};
