import {
  cartLineFields,
  normaliseCartLine,
  orderingEnd,
  periodsOf,
  purchaseNumberIssue,
  today,
  type CartLineInput,
} from '@fairfront/shared-kit/domain/services';
import { currencyCodes } from '@fairfront/shared-kit/domain/common';
import { check, type CodedIssues } from '@fairfront/shared-kit/domain/validation';
import type { Kysely, Transaction } from 'kysely';
import { serviceRows } from '../additional-services/additional-services.repository';
import { flagsOf } from '../additional-services/service-requirements';
import {
  priceOfToday,
  unitsOfService,
  type ServiceContext,
  type ServiceRow,
} from '../additional-services/service.response';
import { requireServices, type ServicesAccess } from '../additional-services/services-access';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { HttpError, forbidden, notFound, refused } from '../../../platform/http/http-error';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import { areaText } from '../../../platform/texts/area-texts';
import type { AuditAction } from '../../../platform/texts/record-names';
import { cartItem, cartOf } from './cart-amounts';
import {
  deleteCartLine,
  insertCartLine,
  lineColumns,
  lockCart,
  raiseVersion,
  readLines,
  readLinesWithServices,
  standAreas,
  updateCartLine,
} from './cart.repository';
import type { Cart, CartItem, CartItemBody } from '@fairfront/shared-kit/domain/services/api';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** The user, and the participation of the cart. */
export interface CartCaller {
  userId: number;
  participationId: number;
}

/**
 * The cart of a participation in its currency; access is checked before. The version is read before the lines, so that
 * a line that is added in between makes a checkout of this version fail.
 * @param facts version, and codes of all currencies of the participation
 */
export const readCart = async (
  db: Kysely<Tables>,
  context: ServiceContext,
  { cartVersion, currencies }: { cartVersion: number; currencies: readonly string[] },
): Promise<Cart> => {
  const lines = await readLinesWithServices(db, context);
  const items = lines.map(({ line, service }) => cartItem(service, line, context));
  return cartOf(cartVersion, items, context, currencies);
};

/** Checks the access and locks the cart for a change. @returns the context of its lines */
export const beginCartChange = async (
  trx: Transaction<Tables>,
  { clock }: Pick<Services, 'clock'>,
  { userId, participationId }: CartCaller,
): Promise<ServicesAccess> => {
  const access = await requireServices(trx, { userId, participationId, now: clock.now() }, 'order');
  await lockCart(trx, participationId);
  return access;
};

/** Increments the version, writes the audit row and publishes the event. @returns the new version */
export const endCartChange = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  { userId, participationId }: CartCaller,
  action: AuditAction,
  subject?: string,
): Promise<number> => {
  const at = clock.now();
  const version = await raiseVersion(trx, participationId);
  await writeAudit(trx, { userId, participationId, action, subject, at });
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'cart.updated',
    data: { version, updated_at: at.toISOString() },
  });
  return version;
};

/** @throws HttpError 403 for a service that is not offered, 422 `period_ended`, `service_closed` */
const requireOrderable = (service: ServiceRow & { is_offered: boolean }, context: ServiceContext): void => {
  if (!service.is_offered) throw forbidden('service_not_offered', areaText('services', 'errors.service_not_offered'));
  const end = orderingEnd(context, service.order_until, context.now);
  if (end) throw refused(end, areaText('services', `errors.${end}`));
};

/** The errors of a line, by the same rules as on the screen; null if there are none. */
export const lineIssues = async (
  trx: Transaction<Tables>,
  service: ServiceRow,
  input: CartLineInput,
  context: ServiceContext,
): Promise<CodedIssues | null> => {
  const rules = { ...flagsOf(service.requires), min_count: service.min_count };
  const fields = cartLineFields({
    service: rules,
    unitIds: unitsOfService(service, context).map(({ id }) => id),
    periods: periodsOf(rules, context),
    today: today(context, context.now),
    standAreas: rules.is_required_stand_area ? await standAreas(trx, context.participationId) : [],
  });
  return check(fields, input).issues;
};

const purchaseNumberOf = (given: string | null | undefined): string | null => given?.trim() || null;

/** The normalised line of a request; its quantity is computed from its entries. */
export const readBody = (service: ServiceRow, body: CartItemBody, context: ServiceContext): CartLineInput =>
  normaliseCartLine(
    { ...flagsOf(service.requires), min_count: service.min_count },
    {
      unit_id: body.unit_id ?? unitsOfService(service, context)[0]?.id ?? service.unit_id,
      quantity: body.quantity ?? 0,
      dates: body.dates ?? [],
      quantity_by_dates: body.quantity_by_dates ?? [],
      time_range_by_dates: body.time_range_by_dates ?? [],
      comment: body.comment ?? null,
    },
  );

/** The line of a request, and its errors by field. */
export const readLine = async (
  trx: Transaction<Tables>,
  service: ServiceRow,
  body: CartItemBody,
  context: ServiceContext,
): Promise<{ input: CartLineInput; issues: CodedIssues }> => {
  const input = readBody(service, body, context);
  const issues: Record<string, CodedIssues[string]> = { ...(await lineIssues(trx, service, input, context)) };
  const wrongNumber = purchaseNumberIssue(purchaseNumberOf(body.purchase_number) ?? '');
  if (wrongNumber) issues['purchase_number'] = wrongNumber;
  return { input, issues };
};

const requireRight = async (
  trx: Transaction<Tables>,
  service: ServiceRow,
  body: CartItemBody,
  context: ServiceContext,
): Promise<CartLineInput> => {
  const { input, issues } = await readLine(trx, service, body, context);
  if (Object.keys(issues).length > 0) throw areaFieldErrors('services', issues);
  return input;
};

/** The prices of a unit today in every currency, which the line keeps for an hour. */
const pricesNow = (service: ServiceRow, unitId: number, context: ServiceContext): Record<string, number> =>
  Object.fromEntries(
    currencyCodes.flatMap((currency) => {
      const price = priceOfToday(service, { unitId, currency }, context);
      return price ? [[currency, price.withVat]] : [];
    }),
  );

const columnsOf = (service: ServiceRow, input: CartLineInput, body: CartItemBody, context: ServiceContext) =>
  lineColumns({
    ...input,
    purchase_number: purchaseNumberOf(body.purchase_number),
    priced_at: new Date(context.now),
    held_prices: pricesNow(service, input.unit_id, context),
  });

/** Stores a validated line. @returns its id */
export const insertLine = async (
  trx: Transaction<Tables>,
  caller: CartCaller,
  service: ServiceRow,
  input: CartLineInput,
  body: CartItemBody,
  context: ServiceContext,
): Promise<number> => {
  return insertCartLine(trx, {
    participation_id: caller.participationId,
    service_id: service.id,
    ...columnsOf(service, input, body, context),
    created_by: caller.userId,
    created_at: new Date(context.now),
  });
};

const itemOf = async (trx: Transaction<Tables>, lineId: number, context: ServiceContext): Promise<CartItem> => {
  const found = (await readLinesWithServices(trx, context)).find(({ line }) => line.id === lineId);
  if (!found) throw notFound();
  return cartItem(found.service, found.line, context);
};

/**
 * Adds a service to the cart.
 * @throws HttpError 404 for an unknown service, 403, 409 `already_in_cart` with the stored item in `data`, 422
 */
export const addCartItem = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CartCaller,
  serviceId: number,
  body: CartItemBody,
): Promise<CartItem> => {
  const { context } = await beginCartChange(trx, services, caller);
  const service = (await serviceRows(trx, [serviceId], context)).get(serviceId);
  if (!service) throw notFound();
  requireOrderable(service, context);
  const existing = (await readLines(trx, caller.participationId)).find((line) => line.service_id === serviceId);
  if (existing) {
    throw new HttpError(409, areaText('services', 'errors.already_in_cart'), {
      code: 'already_in_cart',
      data: cartItem(service, existing, context),
    });
  }
  const input = await requireRight(trx, service, body, context);
  const id = await insertLine(trx, caller, service, input, body, context);
  await endCartChange(trx, services, caller, 'cart.item-added', `service ${serviceId}`);
  return itemOf(trx, id, context);
};

/** Changes a line; fields that the request omits become empty. @throws HttpError 404, 403, 422 */
export const changeCartItem = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CartCaller,
  lineId: number,
  body: CartItemBody,
): Promise<CartItem> => {
  const { context } = await beginCartChange(trx, services, caller);
  const line = (await readLines(trx, caller.participationId)).find(({ id }) => id === lineId);
  const service = line && (await serviceRows(trx, [line.service_id], context)).get(line.service_id);
  if (!service) throw notFound();
  requireOrderable(service, context);
  const input = await requireRight(trx, service, { unit_id: line.unit.id, ...body }, context);
  await updateCartLine(trx, lineId, columnsOf(service, input, body, context));
  await endCartChange(trx, services, caller, 'cart.item-changed', `service ${line.service_id}`);
  return itemOf(trx, lineId, context);
};

/** Removes a line; a removed one is unknown. @throws HttpError 404, 403 */
export const removeCartItem = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CartCaller,
  lineId: number,
): Promise<void> => {
  await beginCartChange(trx, services, caller);
  const serviceId = await deleteCartLine(trx, { lineId, participationId: caller.participationId });
  if (serviceId === undefined) throw notFound();
  await endCartChange(trx, services, caller, 'cart.item-removed', `service ${serviceId}`);
};

/** Accepts the prices of today for all lines, after the user has seen those that have risen. */
export const acceptCartPrices = async (
  trx: Transaction<Tables>,
  services: Needs,
  caller: CartCaller,
): Promise<Cart> => {
  const { context, currencies } = await beginCartChange(trx, services, caller);
  for (const { line, service } of await readLinesWithServices(trx, context)) {
    await updateCartLine(trx, line.id, {
      priced_at: new Date(context.now),
      held_prices: JSON.stringify(pricesNow(service, line.unit.id, context)),
    });
  }
  const cartVersion = await endCartChange(trx, services, caller, 'cart.prices-accepted');
  return readCart(trx, context, { cartVersion, currencies });
};
