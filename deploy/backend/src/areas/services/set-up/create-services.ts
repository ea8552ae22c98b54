import type {
  PriceStep,
  serviceCategoryFields,
  serviceExecutorFields,
  serviceFields,
  serviceUnitFields,
} from '@fairfront/shared-kit/domain/services';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { Transaction } from 'kysely';
import { insertRows } from '../../../platform/database/rows';
import type { Tables } from '../../../platform/database/tables';
import { createRows } from '../../../platform/set-up/create-rows';
import type { NewRow } from '../../../platform/set-up/set-up-kind';
import { serviceCategories, serviceExecutors, serviceUnits } from './service-lists.kind';
import { services } from './service.kind';

/** A service with its values, and a number if it comes from data that has numbers already. */
export type NewService = NewRow<typeof serviceFields>;

/** Creates categories of services, the first level before the second or together with it. @returns their ids @throws HttpError 422 */
export const createCategories = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof serviceCategoryFields>[],
): Promise<number[]> => createRows(trx, serviceCategories, rows);

/** Creates executors of services. @returns their ids @throws HttpError 422 */
export const createExecutors = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof serviceExecutorFields>[],
): Promise<number[]> => createRows(trx, serviceExecutors, rows);

/** Creates units of services. @returns their ids @throws HttpError 422 */
export const createUnits = (
  trx: Transaction<Tables>,
  rows: readonly NewRow<typeof serviceUnitFields>[],
): Promise<number[]> => createRows(trx, serviceUnits, rows);

/** Creates services; their categories, executors and units exist. @returns their ids @throws HttpError 422 */
export const createServices = (trx: Transaction<Tables>, rows: readonly NewService[]): Promise<number[]> =>
  createRows(trx, services, rows);

/** What an exhibition changes about a service. */
interface NewOffer {
  exhibition_id: number;
  service_id: number;
  is_hidden: boolean;
  /** Null: all types that order services. */
  event_types: readonly EventType[] | null;
  /** Last day of ordering, included. */
  order_until: string | null;
  price_steps: readonly PriceStep[];
}

/** Stores what exhibitions change of services; none of them has changed anything before. */
export const createOffers = (trx: Transaction<Tables>, offers: readonly NewOffer[]): Promise<void> =>
  insertRows(
    trx,
    'service_offers',
    offers.map(({ event_types, price_steps, ...offer }) => ({
      ...offer,
      event_types: event_types && JSON.stringify(event_types),
      price_steps: JSON.stringify(price_steps),
    })),
  );
