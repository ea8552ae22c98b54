import { buildPage, createFakeApi, type FakeApi } from '@fairfront/shared-kit/testing';
import type { QueuedPass, StaffPass } from '../api/passes';
import type { DeskExhibition } from '../api/desk';

/** The moment at which the passes below have waited for hours and days. */
export const testNow = '2026-04-20T12:00:00.000Z';

/** A waiting pass. */
export const buildQueued = (changes: Partial<QueuedPass> = {}): QueuedPass => ({
  kind: 'personal',
  id: 1,
  type: 'certificate',
  is_simple_visa: null,
  title: 'Громов Пётр Ильич',
  load_capacity: null,
  participation_id: 101,
  company_rus: 'ООО «Северная механика»',
  company_eng: 'Severnaya Mekhanika LLC',
  stands: ['24C10'],
  created_at: '2026-04-19T10:00:00.000Z',
  changed_at: '2026-04-19T10:00:00.000Z',
  hints: [],
  ...changes,
});

/** A queue with one pass of each kind. */
export const queued: readonly QueuedPass[] = [
  buildQueued(),
  buildQueued({
    ...{ id: 2, title: 'Лебедеваа Мария Сергеевна', created_at: '2026-04-19T15:00:00.000Z' },
    hints: [{ kind: 'typo', other: 'Лебедева Мария Сергеевна' }],
  }),
  buildQueued({
    ...{ id: 3, type: 'visa', is_simple_visa: true, title: 'Wang Lei', created_at: '2026-04-19T18:00:00.000Z' },
    hints: [{ kind: 'visa-complete', other: null }],
  }),
  buildQueued({
    ...{ kind: 'car', id: 1, type: null, title: 'A482MP77, AK117077', load_capacity: 5 },
    ...{ created_at: '2026-04-20T03:00:00.000Z', hints: [{ kind: 'trailer-taken', other: 'B001BB77' }] },
  }),
];

/** All data of a waiting pass of a person. */
export const buildStaffPass = (changes: Partial<Extract<StaffPass, { kind: 'personal' }>> = {}) => ({
  kind: 'personal' as const,
  id: 1,
  type: 'certificate' as const,
  status: 'consideration' as const,
  comment: null,
  company_name: 'Северная механика',
  lastname: 'Громов',
  name: 'Пётр',
  middlename: 'Ильич',
  created_at: '2026-04-19T10:00:00.000Z',
  updated_at: '2026-04-19T10:00:00.000Z',
  country: null,
  birthday: null,
  birthday_place: null,
  barcode: 'A1B2C3D4E5F6G7',
  exhibitor: {
    id: 101,
    type: 'self' as const,
    name_rus: 'ООО «Северная механика»',
    name_eng: 'Severnaya Mekhanika LLC',
    exhibition_id: 1,
    stands: [{ title: '24C10', area: 30 }],
  },
  exhibition: { id: 1, title_rus: 'ТехноФорум', title_eng: 'TechForum' },
  decision: { status: 'consideration' as const, comment: null, decided_at: null, decided_by: null, decided_with: null },
  ...changes,
});

const exhibition = {
  ...{ id: 1, title_rus: 'ТехноФорум', title_eng: 'TechForum' },
  ...{ started_at: '2026-05-18', ended_at: '2026-05-21' },
  ...{ installation_started_at: '2026-05-15', installation_ended_at: '2026-05-17' },
  ...{ dismantling_started_at: '2026-05-22', dismantling_ended_at: '2026-05-22', timezone: 'Europe/Moscow' },
} as DeskExhibition;

/** The figures of a user who may read no queue. */
export const noneWaits = {
  ...{ passes: null, orders: null, catalogue: null, support: null },
  ...{ extensions: null, publications: null, deletions: null },
};

/** Roles of the user. */
export type Grants = {
  role: 'owner' | 'event-manager' | 'pass-bureau' | 'services' | 'catalogue-editor' | 'support' | 'finance';
  exhibition_id: number | null;
}[];

/** The page of a queue. */
export const queuePage = (rows: readonly QueuedPass[]) => {
  const count = (part: (pass: QueuedPass) => boolean) => rows.filter(part).length;
  const page = buildPage([...rows]);
  return {
    ...page,
    meta: {
      ...page.meta,
      counts: {
        all: rows.length,
        participants: count(({ type }) => type === 'certificate'),
        visas: count(({ type }) => type === 'visa'),
        installation: count(({ type }) => type === 'installation'),
        cars: count(({ kind }) => kind === 'car'),
      },
    },
  };
};

/** An API of the desk with a queue, in which every decision is stored. */
export const deskApi = (
  rows: readonly QueuedPass[] = queued,
  roles: Grants = [{ role: 'pass-bureau', exhibition_id: 1 }],
): FakeApi =>
  createFakeApi()
    .on('get', '/organizer/me', { data: { user_id: 7, roles } })
    .on('get', '/organizer/exhibitions', buildPage([exhibition]))
    .on('get', '/organizer/exhibitions/{exhibitionId}/waiting', {
      data: {
        ...{ ...noneWaits, extensions: 1, publications: 1, deletions: 1 },
        passes: roles[0]?.role === 'catalogue-editor' ? null : rows.length,
      },
    })
    .on('get', '/organizer/exhibitions/{exhibitionId}/queues/{queue}/activity', {
      data: { since: testNow, opened: [], colleagues: [] },
    })
    .on('put', '/organizer/exhibitions/{exhibitionId}/queues/{queue}/open-item', ({ body }) => ({ data: body }))
    .on('get', '/organizer/exhibitions/{exhibitionId}/pass-queue', queuePage(rows))
    .on('get', '/organizer/personal-passes/{passId}', ({ params }) => {
      const id = Number(params['passId']);
      const [lastname = '', name = '', middlename = null] =
        rows.find((pass) => pass.kind === 'personal' && pass.id === id)?.title.split(' ') ?? [];
      const { kind: _kind, ...data } = buildStaffPass({ id, lastname, name, middlename });
      return { data };
    })
    .on('post', '/organizer/pass-decisions', ({ body }) => ({
      data: body.items.map(({ kind, id, status, comment = null }) => ({
        ...{ kind, id, ok: true, is_changed: true, error: null },
        decision: {
          status,
          comment,
          decided_at: testNow,
          decided_by: { id: 7, name: 'Нина', lastname: 'Климова' },
          decided_with: null,
        },
      })),
    }));
