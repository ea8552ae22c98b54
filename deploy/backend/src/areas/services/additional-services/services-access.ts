import { areServicesShown, canOrderServices } from '@fairfront/shared-kit/domain/participations';
import { defaultCurrency } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { forbidden } from '../../../platform/http/http-error';
import { type AllowedParticipation, requireAccess } from '../../participations';
import { areaText } from '../../../platform/texts/area-texts';
import type { ServiceContext } from './service.response';
import { accessWithContext, orderWithContext, type ServicesAccessRow } from './services-access.repository';

/** The right that the caller needs: to view services, or to order. */
export type ServicesRight = 'view' | 'order';

/** A participation whose services the caller may see, and the context of these services. */
export interface ServicesAccess extends AllowedParticipation {
  canOrder: boolean;
  context: ServiceContext;
  /** Codes of all currencies of the participation. */
  currencies: string[];
  /** The version of the cart; 0 if nothing was ever added. */
  cartVersion: number;
}

/** A sub-exhibitor without users of its own uses the currency of its organiser. */
const currencyOf = ({ currency, currencies, users, parent_currency, parent_currencies }: ServicesAccessRow): string => {
  const usesParent = parent_currencies !== null && users.length === 0;
  const chosen = usesParent ? (parent_currency ?? parent_currencies[0]?.code) : (currency ?? currencies[0]?.code);
  return chosen ?? defaultCurrency;
};

const contextOf = (row: ServicesAccessRow, now: number): ServiceContext => ({
  participationId: row.id,
  exhibitionId: row.exhibition_id,
  type: row.type,
  currency: currencyOf(row),
  vatRate: Number(row.vat_rate),
  units: row.units ?? [],
  timezone: row.timezone,
  started_at: row.started_at,
  ended_at: row.ended_at,
  installation_started_at: row.installation_started_at,
  installation_ended_at: row.installation_ended_at,
  dismantling_started_at: row.dismantling_started_at,
  dismantling_ended_at: row.dismantling_ended_at,
  now,
});

/** The caller, and the time of the call. */
export interface ServicesCaller {
  userId: number;
  participationId: number;
  now: Date;
}

/**
 * Access check in one statement with further columns of the participation `p`.
 * @throws as `requireServices`
 */
export const requireServicesWith = async <Row extends ServicesAccessRow>(
  db: Kysely<Tables>,
  { userId, participationId, now }: ServicesCaller,
  extend: (query: ReturnType<typeof accessWithContext>) => { executeTakeFirst: () => Promise<Row | undefined> },
  right: ServicesRight = 'view',
): Promise<{ access: ServicesAccess; row: Row }> => {
  const { participation, row } = await requireAccess(extend(accessWithContext(db, participationId)), userId);
  const { type, is_show_order_additional_services } = participation;
  if (!areServicesShown({ type, exhibition: { is_show_order_additional_services } })) {
    throw forbidden('services_not_shown', areaText('services', 'notShown.title'));
  }
  const canOrder = canOrderServices(userId, participation);
  if (right === 'order' && !canOrder) throw forbidden('no_order_right', areaText('services', 'errors.no_order_right'));
  const access = {
    ...participation,
    canOrder,
    context: contextOf(row, now.getTime()),
    currencies: row.currencies.map(({ code }) => code),
    cartVersion: row.cart_version ?? 0,
  };
  return { access, row };
};

/**
 * Access check of every call on services, cart and orders, in one statement: the participation must be visible to the caller
 * and show services; `order` needs the right to order as well. In a transaction, pass its handle.
 * @throws HttpError 404 for non-members, 403 `services_not_shown`, 403 `no_order_right`
 */
export const requireServices = async (
  db: Kysely<Tables>,
  caller: ServicesCaller,
  right: ServicesRight = 'view',
): Promise<ServicesAccess> => (await requireServicesWith(db, caller, (query) => query, right)).access;

/** The context of a participation without a caller, for the organiser's side. @param now ms since the epoch */
export const readServiceContext = async (
  db: Kysely<Tables>,
  participationId: number,
  now: number,
): Promise<ServiceContext> => contextOf(await accessWithContext(db, participationId).executeTakeFirstOrThrow(), now);

/**
 * The context of the services that can be added to an order: prices are of today, in currency and VAT of the order.
 * @param now ms since the epoch
 * @returns null for an unknown order
 */
export const readOrderContext = async (
  db: Kysely<Tables>,
  orderId: number,
  now: number,
): Promise<ServiceContext | null> => {
  const row = await orderWithContext(db, orderId).executeTakeFirst();
  return row ? { ...contextOf(row, now), currency: row.order_currency, vatRate: Number(row.order_vat_rate) } : null;
};
