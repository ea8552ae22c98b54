import { catalogueDecisionOutcome, returnGrace } from '@fairfront/shared-kit/domain/catalogue';
import type { CatalogDecisionResult, DecisionOnCatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { effectiveDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { batchErrorOf, runBatch } from '../../../platform/http/batch';
import { HttpError, notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { lockDecidedOrder, type DecidedOrderRow } from './catalogue-queue.repository';
import { changeCatalogOrder } from './change-catalogue-order.service';
import { storedDecisionResponse } from './queued-order.response';

type Needs = Pick<Services, 'clock' | 'database' | 'outbox' | 'templates'>;

/** The deciding user; `exhibitions` are those of the caller, 'all' for all. */
interface Decider {
  userId: number;
  locale: Locale;
  exhibitions: StaffExhibitions;
}

const decidedMeanwhile = () =>
  new HttpError(409, areaText('catalog', 'errors.decided_meanwhile'), { code: 'decided_meanwhile' });

/** An order of the exhibitions of the caller: orders of others do not exist for them. */
const lockOwnOrder = async (trx: Transaction<Tables>, { exhibitions }: Decider, orderId: number) => {
  const row = await lockDecidedOrder(trx, orderId);
  return row && (exhibitions === 'all' || exhibitions.includes(row.exhibition_id)) ? row : undefined;
};

/** The end of the period of a returned order; undefined if it can be sent again anyway. */
const extensionOf = (row: DecidedOrderRow, now: Date): { editable_until?: string } => {
  const { catalog_order_deadline, timezone } = effectiveDates(row, row);
  const { catalog_print_started_at, editable_until: until } = row;
  const dates = { catalog_order_deadline, timezone, catalog_print_started_at };
  const grace = returnGrace({ ...dates, editable_until: until?.toISOString() ?? null }, now.getTime());
  return grace ? { editable_until: grace.toISOString() } : {};
};

/** @returns whether the order has changed @throws HttpError if the decision is refused */
const decide = async (
  trx: Transaction<Tables>,
  services: Needs,
  decider: Decider,
  { id, status, reason, seen_version: seen }: DecisionOnCatalogOrder,
): Promise<boolean> => {
  const row = await lockOwnOrder(trx, decider, id);
  if (!row) throw notFound();
  const wanted = { status, reason: reason?.trim() ?? '' };
  const outcome = catalogueDecisionOutcome(row, wanted, seen ?? null);
  if (outcome === 'decided_meanwhile') throw decidedMeanwhile();
  if (outcome === 'stored_already') return false;
  const change = changeCatalogOrder.bind(null, trx, services, decider.userId, id);
  if (status === 'draft') {
    await change({ status, reason: wanted.reason, ...extensionOf(row, services.clock.now()) });
    return true;
  }
  // an order is confirmed out of moderation; the exhibitor is notified of the decision only
  if (row.status === 'sent') await change({ status: 'moderation' }, { isSilent: true });
  await change({ status });
  return true;
};

/** Decides many orders, each by itself; every result shows the decision that is stored now. */
export const decideCatalogueOrders = (
  services: Needs,
  decider: Decider,
  decisions: readonly DecisionOnCatalogOrder[],
): Promise<CatalogDecisionResult[]> =>
  runBatch(
    services.database,
    decisions,
    ({ id }) => String(id).padStart(16, '0'),
    async (trx, decision) => {
      const { id } = decision;
      let result: Pick<CatalogDecisionResult, 'ok' | 'is_changed' | 'error'>;
      try {
        result = { ok: true, is_changed: await decide(trx, services, decider, decision), error: null };
      } catch (error) {
        result = { ok: false, is_changed: false, error: batchErrorOf(error, decider.locale) };
      }
      const stored = await lockOwnOrder(trx, decider, id);
      return { id, ...result, decision: stored ? storedDecisionResponse(stored) : null };
    },
  );
