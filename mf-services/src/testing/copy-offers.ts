import type { CopyLine, CopyOffers } from '@fairfront/shared-kit/platform';
import { buildService } from '@fairfront/shared-kit/testing';

/** Two pieces without dates. */
export const copiedCount = { quantity: 2, dates: [], quantity_by_dates: [], time_range_by_dates: [] };

/**
 * A line of an earlier order that can be copied at its old price.
 * @param name in both languages, unless the data says otherwise
 */
export const buildCopyLine = (line_id: number, name: string, facts: Partial<CopyLine> = {}): CopyLine => {
  const service = buildService(line_id, { name_eng: name, name_rus: name, ...facts.service });
  const [unit = { id: 1, name_rus: 'шт.', name_eng: 'pc' }] = service.units;
  return {
    ...{ line_id, unit, earlier: copiedCount, earlier_price: 1000, moved: copiedCount, lost_days: [], price: 1000 },
    ...{ state: 'open', similar: null },
    ...facts,
    service,
  };
};

/** One earlier exhibition with one order of these lines; no earlier orders without lines. */
export const buildCopyOffers = (lines: CopyLine[]): CopyOffers => {
  const orders = [{ id: 871, created_at: '2025-04-02T09:00:00Z', currency: 'RUR', lines }];
  const exhibition = {
    ...{ participation_id: 104, title_rus: 'ТехноФорум 2025', title_eng: 'TechnoForum 2025' },
    ...{ started_at: '2025-06-05', ended_at: '2025-06-08', stands: ['24B08'], orders },
  };
  return { cart_version: 3, currency: 'RUR', exhibitions: lines.length === 0 ? [] : [exhibition] };
};
