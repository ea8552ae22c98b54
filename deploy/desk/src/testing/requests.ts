import { buildPage, type FakeApi } from '@fairfront/shared-kit/testing';
import type { Deletion, Extension, StaffPublication } from '../api/requests';
import { deskApi, testNow } from './queue';

const exhibitor = {
  ...{ id: 101, type: 'self' as const, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
  ...{ exhibition_id: 1, stands: [{ title: '24C10', area: 30 }] },
};

/** A request for a later deadline that waits. */
export const buildExtension = (changes: Partial<Extension> = {}): Extension => ({
  ...{ id: 1, kind: 'installation-passes', status: 'pending', former_at: '2026-05-15T20:59:00.000Z' },
  ...{ asked_until: '2026-05-22', granted_until: null, reason: 'Бригаду утвердят позже', comment: null },
  ...{ created_at: '2026-04-19T10:00:00.000Z', decided_at: null, decided_by: null, file: null },
  exhibitor,
  ...changes,
});

/** A request to publish news that waits. */
const buildPublication = (changes: Partial<StaffPublication> = {}): StaffPublication => ({
  ...{ id: 1, type: 'news', title: 'New spindle', text: 'Twice as fast', status: 'new', comment: null },
  ...{ created_at: '2026-04-19T10:00:00.000Z', updated_at: '2026-04-19T10:00:00.000Z' },
  file: { original_name: 'spindle.png', extension: 'png', size: 2048 },
  exhibitor,
  exhibition: { id: 1, title_rus: 'ТехноФорум', title_eng: 'TechForum' },
  decision: { status: 'new', comment: null, decided_at: null, decided_by: null },
  ...changes,
});

/** A request to delete an account that waits. */
export const buildDeletion = (changes: Partial<Deletion> = {}): Deletion => ({
  ...{ id: 1, status: 'waiting', reason: 'I have left the company', comment: null },
  ...{ created_at: '2026-04-19T10:00:00.000Z', decided_at: null, decided_by: null, blockers: [] },
  user: { id: 9, email: 'p.gromov@corp.example', lastname: 'Громов', name: 'Пётр' },
  companies: [{ id: 1, name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' }],
  ...changes,
});

const stored = (status: string, comment: string | null = null) => ({
  ...{ status, comment, decided_at: testNow },
  decided_by: { name: 'Нина', lastname: 'Климова' },
});

/** An API of the desk with two requests in each queue, for an owner; every decision is stored. */
export const requestsApi = (): FakeApi => {
  const extensions = [buildExtension(), buildExtension({ id: 2, kind: 'car-passes' })];
  const publications = [buildPublication(), buildPublication({ id: 2, title: 'New lathe', status: 'in_work' })];
  const deletions = [buildDeletion(), buildDeletion({ id: 2, user: { ...buildDeletion().user, lastname: 'Орлова' } })];
  const byKind = {
    ...{ all: 2, 'visa-simple': 0, 'visa-difficult': 0, 'participant-passes': 0 },
    ...{ 'installation-passes': 1, 'car-passes': 1, 'catalogue-order': 0 },
  };
  const pageOf = <Row>(rows: Row[]) => buildPage(rows);
  const result = (id: number, status: string) => ({
    id,
    ok: true,
    is_changed: true,
    error: null,
    decision: stored(status),
  });
  return deskApi([], [{ role: 'owner', exhibition_id: null }])
    .on('get', '/organizer/exhibitions/{exhibitionId}/extensions', {
      data: extensions,
      meta: { ...pageOf(extensions).meta, counts: byKind },
    })
    .on('get', '/organizer/extensions/{extensionId}', ({ params }) => ({
      data: extensions[Number(params['extensionId']) - 1] ?? buildExtension(),
    }))
    .on('post', '/organizer/extension-decisions', ({ body }) => ({
      data: body.items.map(({ id, decision }) => result(id, decision === 'grant' ? 'granted' : 'refused')),
    }))
    .on('get', '/organizer/publication-requests', {
      data: publications,
      meta: { ...pageOf(publications).meta, counts: { new: 1, in_work: 1, rejected: 0, posted: 0 } },
    })
    .on('get', '/organizer/publication-requests/{requestId}', ({ params }) => ({
      data: publications[Number(params['requestId']) - 1] ?? buildPublication(),
    }))
    .on('post', '/organizer/publication-decisions', ({ body }) => ({
      data: body.items.map(({ id, status }) => result(id, status)),
    }))
    .on('get', '/organizer/deletion-requests', pageOf(deletions))
    .on('get', '/organizer/deletion-requests/{requestId}', ({ params }) => ({
      data: deletions[Number(params['requestId']) - 1] ?? buildDeletion(),
    }))
    .on('post', '/organizer/deletion-decisions', ({ body }) => ({
      data: body.items.map(({ id, decision }) => result(id, decision)),
    }));
};
