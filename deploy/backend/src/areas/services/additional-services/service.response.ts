import { orderingEnd, priceOnDay, steppedPrice, today, type PriceStep } from '@fairfront/shared-kit/domain/services';
import {
  completePrice,
  fromHundredths,
  type Hundredths,
  type Localized,
  localizedOf,
} from '@fairfront/shared-kit/domain/common';
import type {
  AdditionalService,
  AdditionalServiceDetail,
  ServicePrice,
  ServiceUnit,
} from '@fairfront/shared-kit/domain/services/api';
import { flagsOf } from './service-requirements';
import type { StoredImage, StoredPrice } from './tables';

/** The context of services: the exhibition of the participation and the current time. */
export interface ServiceContext {
  participationId: number;
  exhibitionId: number;
  type: string;
  /** Code of the currency of the participation. */
  currency: string;
  /** Percent. */
  vatRate: number;
  /** All units that services are ordered in, by id. */
  units: readonly ServiceUnit[];
  timezone: string;
  started_at: string;
  ended_at: string;
  installation_started_at: string;
  installation_ended_at: string;
  dismantling_started_at: string;
  dismantling_ended_at: string;
  /** ms since the epoch */
  now: number;
}

/** A stored service with its executor and offer. */
export interface ServiceRow extends Localized<'name' | 'short_description' | 'executor'> {
  id: number;
  category_id: number;
  executor_id: number;
  unit_id: number;
  images: StoredImage[];
  prices: StoredPrice[];
  requires: string[];
  min_count: number | null;
  is_popular: boolean;
  is_organizer: boolean;
  order_until: string | null;
  price_steps: PriceStep[] | null;
}

/** A service with its description and the ids of those that it recommends. */
export interface DescribedServiceRow extends ServiceRow, Localized<'description'> {
  related_ids: number[];
  is_offered: boolean;
}

/** Both prices of today in hundredths, or null without one in this unit and currency. */
export const priceOfToday = (
  { prices, price_steps }: Pick<ServiceRow, 'prices' | 'price_steps'>,
  { unitId, currency }: { unitId: number; currency: string },
  { vatRate, timezone, now }: Pick<ServiceContext, 'vatRate' | 'timezone' | 'now'>,
): { withVat: Hundredths; withoutVat: Hundredths } | null => {
  const base = prices.find((price) => price.unit_id === unitId && price.currency === currency);
  if (!base) return null;
  const { percent } = priceOnDay(price_steps ?? [], today({ timezone }, now));
  return atStep(base, percent, vatRate);
};

const atStep = ({ with_vat, without_vat }: StoredPrice, percent: number, vatRate: number) =>
  completePrice(
    {
      price_with_vat: unitsOf(steppedPrice(with_vat, percent)),
      price_without_vat: unitsOf(steppedPrice(without_vat, percent)),
    },
    vatRate,
  );

const unitsOf = (hundredths: Hundredths | null): number | null =>
  hundredths === null ? null : fromHundredths(hundredths);

/** The units in which a service can be ordered, at least one: those of its prices, or its own. */
export const unitsOfService = (
  { prices, unit_id }: Pick<ServiceRow, 'prices' | 'unit_id'>,
  { units }: Pick<ServiceContext, 'units'>,
): ServiceUnit[] =>
  units.filter(({ id }) => (prices.length === 0 ? id === unit_id : prices.some((price) => price.unit_id === id)));

const priceResponses = (row: ServiceRow, context: ServiceContext): ServicePrice[] => {
  const { percent, next } = priceOnDay(row.price_steps ?? [], today(context, context.now));
  return row.prices.flatMap((stored) => {
    const unit = context.units.find(({ id }) => id === stored.unit_id);
    const price = atStep(stored, percent, context.vatRate);
    const later = next && atStep(stored, next.percent, context.vatRate);
    if (!unit || !price) return [];
    return [
      {
        currency: stored.currency,
        price_with_vat: fromHundredths(price.withVat),
        price_without_vat: fromHundredths(price.withoutVat),
        unit,
        next: next && later && { from: next.from, price_with_vat: fromHundredths(later.withVat) },
      },
    ];
  });
};

/** A service as the API returns it. */
export const serviceResponse = (row: ServiceRow, context: ServiceContext): AdditionalService => ({
  id: row.id,
  category_id: row.category_id,
  ...localizedOf(row, 'name'),
  ...localizedOf(row, 'short_description'),
  images: row.images,
  prices: priceResponses(row, context),
  units: unitsOfService(row, context),
  min_count: row.min_count,
  executor: {
    id: row.executor_id,
    ...localizedOf(row, 'executor', 'name'),
    is_organizer: row.is_organizer,
  },
  is_popular: row.is_popular,
  order_until: row.order_until,
  order_state: orderingEnd(context, row.order_until, context.now) ?? 'open',
  ...flagsOf(row.requires),
});

/**
 * A service with its description and the recommended services that are offered, in the order of the recommendation.
 * @param rows the service and those that it recommends
 */
export const serviceDetailResponse = (
  row: DescribedServiceRow,
  rows: readonly DescribedServiceRow[],
  context: ServiceContext,
): AdditionalServiceDetail => ({
  ...serviceResponse(row, context),
  ...localizedOf(row, 'description'),
  related_services: row.related_ids
    .flatMap((relatedId) => rows.find((one) => one.id === relatedId) ?? [])
    .filter((one) => one.is_offered && one.id !== row.id)
    .map((one) => serviceResponse(one, context)),
});
