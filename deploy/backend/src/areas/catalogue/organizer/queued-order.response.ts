import { catalogueHints, catalogueTotalsResponse } from '@fairfront/shared-kit/domain/catalogue';
import type { CatalogDecisionResult, QueuedCatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import { localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { effectiveDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { DecidedOrderRow, QueuedOrderRow } from './catalogue-queue.repository';

/** A waiting catalogue order, with what rules have noticed about it. */
export const queuedOrderResponse = (row: QueuedOrderRow): QueuedCatalogOrder => {
  const { catalog_order_deadline, timezone } = effectiveDates(row, row);
  return {
    id: row.id,
    status: row.status as QueuedCatalogOrder['status'],
    version: row.version,
    title_rus: row.draft.companyName,
    title_eng: row.draft.companyNameEng,
    participation_id: row.participation_id,
    ...localized('company', (locale) => ownTextOf(row, 'name', locale)),
    stands: row.stands.map(({ title }) => title),
    totals: row.priced && catalogueTotalsResponse(row.priced),
    created_at: (row.submitted_at ?? row.updated_at).toISOString(),
    changed_at: row.updated_at.toISOString(),
    hints: catalogueHints(row, { catalog_order_deadline, timezone }),
  };
};

/** The last decision of staff on an order. */
export const storedDecisionResponse = (row: DecidedOrderRow): NonNullable<CatalogDecisionResult['decision']> => ({
  status: row.status,
  comment: row.return_reason,
  decided_at: row.last === null ? null : new Date(row.last.at).toISOString(),
  decided_by:
    row.last === null || row.last.id === null
      ? null
      : { id: row.last.id, name: row.last.name ?? '', lastname: row.last.lastname ?? '' },
});
