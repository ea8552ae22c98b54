import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { QueuedOrder } from '../api/catalogue';
import { deskApi, testNow } from './queue';

/** A waiting catalogue order. */
export const buildQueuedOrder = (changes: Partial<QueuedOrder> = {}): QueuedOrder => ({
  id: 17,
  status: 'sent',
  version: 2,
  title_rus: 'Северная механика',
  title_eng: 'Severnaya Mekhanika',
  participation_id: 101,
  company_rus: 'ООО «Северная механика»',
  company_eng: 'Severnaya Mekhanika LLC',
  stands: ['24C10'],
  totals: { currency: 'RUR', vat_rate: 20, without_vat: 1000, vat: 200, with_vat: 1200 },
  created_at: '2026-04-19T10:00:00.000Z',
  changed_at: '2026-04-19T10:00:00.000Z',
  hints: [],
  ...changes,
});

/** An API of the desk with a queue of catalogue orders, in which every decision is stored. */
export const catalogueApi = (
  rows: readonly QueuedOrder[],
  role: 'catalogue-editor' | 'support' = 'catalogue-editor',
): FakeApi => {
  const page = buildPage([...rows]);
  return deskApi([], [{ role, exhibition_id: 1 }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/catalogue-queue', {
      ...page,
      meta: { ...page.meta, counts: { all: rows.length, sent: rows.length, moderation: 0 } },
    })
    .on('post', '/organizer/catalogue-decisions', ({ body }) => ({
      data: body.items.map(({ id, status, reason = null }) => ({
        ...{ id, ok: true, is_changed: true, error: null },
        decision: { status, comment: reason, decided_at: testNow, decided_by: null },
      })),
    }));
};
