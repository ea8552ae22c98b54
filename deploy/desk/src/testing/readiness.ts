import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { ReminderResult } from '@fairfront/shared-kit/domain/account';
import type { ReadinessRow } from '../api/readiness';
import { deskApi, queued } from './queue';

/** A participation that is late with its passes. */
const buildReadiness = (changes: Partial<ReadinessRow> = {}): ReadinessRow => ({
  participation_id: 101,
  type: 'self',
  company: { id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
  stands: ['24C10'],
  steps: { done: 3, total: 6 },
  open: [
    { area: 'participants', steps: 1, due: '2026-04-09T20:59:59.000Z', is_late: true },
    { area: 'catalogue', steps: 1, due: '2026-05-01T20:59:59.000Z', is_late: false },
  ],
  recipients: 2,
  reminded_at: null,
  is_reminded_today: false,
  ...changes,
});

/** A late participation, one without people, and one that is ready. */
export const readinessRows: readonly ReadinessRow[] = [
  buildReadiness(),
  buildReadiness({
    ...{ participation_id: 102, type: 'sub', stands: ['24C11', '24C12', '24C13'], recipients: 0 },
    company: { id: 2, name_rus: 'АО «Станкопром»', name_eng: 'Stankoprom JSC' },
    open: [{ area: 'company', steps: 2, due: null, is_late: false }],
  }),
  buildReadiness({
    ...{ participation_id: 103, open: [], steps: { done: 6, total: 6 }, reminded_at: '2026-04-18T09:00:00.000Z' },
    company: { id: 3, name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' },
  }),
];

/** An API of the desk with a list of readiness, in which those with people are reminded. */
export const readinessApi = (rows: readonly ReadinessRow[] = readinessRows): FakeApi =>
  deskApi(queued, [{ role: 'owner', exhibition_id: null }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/readiness', () => {
      const page = buildPage([...rows]);
      const late = rows.filter(({ open }) => open.some(({ is_late }) => is_late)).length;
      const ready = rows.filter(({ open }) => open.length === 0).length;
      return { ...page, meta: { ...page.meta, counts: { all: rows.length, open: rows.length - ready, late, ready } } };
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/readiness/ids', {
      data: rows.map(({ participation_id: id }) => id),
    })
    .on('post', '/organizer/exhibitions/{exhibitionId}/readiness-reminders', ({ body }) => ({
      data: body.items.map(({ participation_id }) => {
        const row = rows.find((one) => one.participation_id === participation_id);
        const result: ReminderResult =
          row?.open.length === 0 ? 'nothing_open' : row?.recipients === 0 ? 'nobody' : 'sent';
        return { participation_id, company: row?.company ?? null, result, reminded_at: null };
      }),
    }));
