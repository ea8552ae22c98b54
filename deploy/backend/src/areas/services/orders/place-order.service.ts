import { localizedOf } from '@fairfront/shared-kit/domain/common';
import {
  amountOfLine,
  checkoutFields,
  hasPeriodEnded,
  orderingEnd,
  quantityModeOf,
  type CartLineInput,
  type OrderLineState,
} from '@fairfront/shared-kit/domain/services';
import { check, type CodedIssue } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { flagsOf } from '../additional-services/service-requirements';
import type { ServiceContext, ServiceRow } from '../additional-services/service.response';
import type { ServicesAccess } from '../additional-services/services-access';
import { priceOfLine } from '../cart/cart-amounts';
import { lockCart, readLinesWithServices, type CartLineRow } from '../cart/cart.repository';
import { beginCartChange, endCartChange, lineIssues, readCart, type CartCaller } from '../cart/cart.service';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, refused } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import { emptyCart, insertOrder, insertOrderLines, readPayers } from './order-changes.repository';
import { notifyOrderStatus } from './order-events';
import { insertOrderFiles } from './order-files.repository';
import { addOrderEvent } from './orders.repository';
import type { OrderedService } from './tables';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** The data of a checkout; the lines are taken from the stored cart. */
export interface Checkout {
  comment: string | null;
  purchase_number: string | null;
  /** One of `payers`; another company is refused. */
  payer: string;
  currency: string | null;
  cartVersion: number | null;
  /** Checked and stored before the transaction. */
  attachment: { storedName: string; originalName: string; size: number } | null;
}

interface CheckedLine {
  line: CartLineRow;
  service: ServiceRow & { is_offered: boolean };
}

/** The context in the chosen currency, by default the current one. @throws HttpError 422 for one that it does not have */
const inCurrency = ({ context, currencies }: ServicesAccess, wanted: string | null): ServiceContext => {
  if (wanted === null || wanted === context.currency) return context;
  if (!currencies.includes(wanted)) {
    throw areaFieldErrors('services', { currency: { code: 'currency_unknown', params: {} } });
  }
  return { ...context, currency: wanted };
};

/** Validates the fields of the form by the rules of the screen. @returns the company that pays. @throws HttpError 422 by field */
const requireForm = async (trx: Transaction<Tables>, checkout: Checkout, context: ServiceContext): Promise<number> => {
  const { company_id, parent_company_id, pays_for_subs } = await readPayers(trx, context.participationId);
  const { comment, purchase_number, payer } = checkout;
  const parent = parent_company_id === null ? null : { pays_for_subs: pays_for_subs ?? false };
  const { issues } = check(checkoutFields({ parent }), { comment, purchase_number, payer });
  if (issues) throw areaFieldErrors('services', issues);
  return payer === 'parent' ? (parent_company_id ?? company_id) : company_id;
};

const inputOf = ({ line }: CheckedLine): CartLineInput => ({
  unit_id: line.unit.id,
  quantity: line.quantity,
  dates: line.dates,
  quantity_by_dates: line.quantity_by_dates,
  time_range_by_dates: line.time_range_by_dates,
  comment: line.comment,
});

/** Validates all lines against dates and availability again. @throws HttpError 422 keyed `items.{cart_item_id}.{field}` */
const recheck = async (trx: Transaction<Tables>, lines: CheckedLine[], context: ServiceContext): Promise<void> => {
  const issues: Record<string, CodedIssue> = {};
  for (const checked of lines) {
    const { line, service } = checked;
    const end = orderingEnd(context, service.order_until, context.now);
    if (!service.is_offered) issues[`items.${line.id}.service`] = { code: 'service_not_offered', params: {} };
    else if (end) issues[`items.${line.id}.service`] = { code: end, params: {} };
    for (const [field, issue] of Object.entries((await lineIssues(trx, service, inputOf(checked), context)) ?? {})) {
      issues[`items.${line.id}.${field}`] = issue;
    }
  }
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
};

/** @throws HttpError 409 `price_changed` with the cart, if a price has risen and was not accepted */
const requireSeenPrices = async (
  trx: Transaction<Tables>,
  lines: CheckedLine[],
  context: ServiceContext,
  access: ServicesAccess,
): Promise<void> => {
  if (lines.every(({ line, service }) => priceOfLine(service, line, context).risenFrom === null)) return;
  throw new HttpError(409, areaText('services', 'errors.price_changed'), {
    code: 'price_changed',
    data: await readCart(trx, context, access),
  });
};

/** The copy of a service that an order line keeps. */
export const orderedService = (service: ServiceRow, unit: OrderedService['unit']): OrderedService => ({
  ...localizedOf(service, 'name'),
  executor: {
    id: service.executor_id,
    ...localizedOf(service, 'executor', 'name'),
    is_organizer: service.is_organizer,
  },
  unit,
  mode: quantityModeOf(flagsOf(service.requires)),
});

const orderLine = ({ line, service }: CheckedLine, position: number, context: ServiceContext) => {
  const { price } = priceOfLine(service, line, context);
  const flags = flagsOf(service.requires);
  const amount = amountOfLine(flags, line, price);
  const { quantity, dates, quantity_by_dates, time_range_by_dates } = line;
  const state: OrderLineState = { quantity, dates, quantity_by_dates, time_range_by_dates, price, amount };
  return {
    position,
    service_id: service.id,
    service: JSON.stringify(orderedService(service, line.unit)),
    quantity,
    dates: JSON.stringify(dates),
    quantity_by_dates: JSON.stringify(quantity_by_dates),
    time_range_by_dates: JSON.stringify(time_range_by_dates),
    comment: line.comment,
    purchase_number: line.purchase_number,
    price,
    amount,
    placed: JSON.stringify(state),
  };
};

const trimmedOf = (text: string | null): string | null => text?.trim() || null;

/**
 * Creates an order from the whole cart and empties the cart.
 * @returns the id of the order
 * @throws HttpError 403, 409 `cart_changed`, `price_changed`, 422 `cart_empty`, `period_ended` or by field
 */
export const placeOrder = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CartCaller,
  checkout: Checkout,
): Promise<number> => {
  const { userId, participationId } = caller;
  const access = await beginCartChange(trx, services, caller);
  const context = inCurrency(access, checkout.currency);
  const payerId = await requireForm(trx, checkout, context);
  if (hasPeriodEnded(context, context.now)) throw refused('period_ended', areaText('services', 'errors.period_ended'));
  const version = await lockCart(trx, participationId);
  const lines = await readLinesWithServices(trx, context);
  if (lines.length === 0) throw refused('cart_empty', areaText('services', 'errors.cart_empty'));
  if (checkout.cartVersion !== null && checkout.cartVersion !== version) {
    throw new HttpError(409, areaText('services', 'errors.cart_changed'), { code: 'cart_changed' });
  }
  await recheck(trx, lines, context);
  await requireSeenPrices(trx, lines, context, access);

  const at = new Date(context.now);
  const rows = lines.map((line, index) => orderLine(line, index + 1, context));
  const id = await insertOrder(trx, {
    participation_id: participationId,
    status: 'new',
    currency: context.currency,
    vat_rate: context.vatRate,
    comment: trimmedOf(checkout.comment),
    purchase_number: trimmedOf(checkout.purchase_number),
    payer_id: payerId,
    is_accept_needed: rows.some(({ amount }) => amount === null),
    created_by: userId,
    created_at: at,
    updated_at: at,
  });
  await insertOrderLines(
    trx,
    rows.map((row) => ({ ...row, order_id: id })),
  );
  if (checkout.attachment) {
    const { storedName, originalName, size } = checkout.attachment;
    const file = { storedName, originalName, extension: 'pdf', size };
    await insertOrderFiles(trx, { orderId: id, kind: 'attachment', at }, [file]);
  }
  await addOrderEvent(trx, { orderId: id, kind: 'placed', details: { status: 'new' }, byStaff: false, userId, at });
  await emptyCart(trx, participationId);
  await endCartChange(trx, services, caller, 'order.placed', `order ${id}`);
  await notifyOrderStatus(trx, services, { orderId: id, participationId, status: 'new', causedBy: userId });
  return id;
};
