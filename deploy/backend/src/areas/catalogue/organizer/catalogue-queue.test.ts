import type { CatalogDecisionResult, QueuedCatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import { anExhibition } from '../../../testing/builders/exhibitions';
import { aStaffCaller } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { CataloguePortal } from '../../../testing/catalogue-portal';
import { hireStaff } from '../../../testing/staff';
import type { TestCaller } from '../../../testing/test-app';

interface Queue {
  data: QueuedCatalogOrder[];
  meta: { total: number; counts: Record<string, number> };
}
let orders: CataloguePortal;
let staff: TestCaller;
let exhibition: number;
beforeAll(async () => {
  orders = await CataloguePortal.start();
  const { id, exhibitionId, companyId } = orders.exhibitor;
  exhibition = exhibitionId;
  await orders.portal.database.read
    .updateTable('companies')
    .set({ name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' })
    .where('id', '=', companyId)
    .execute();
  for (const title of ['24C10', '24C12']) await aStand(orders.portal, { id }, { title });
});
afterAll(() => orders.stop());
beforeEach(async () => {
  await orders.reset();
  staff = await aStaffCaller(orders.portal);
});

const queue = async (query: Record<string, string> = {}) =>
  (await staff.get<Queue>(`/organizer/exhibitions/${exhibition}/catalogue-queue`, { query })).body;
const decide = async (caller: TestCaller, ...items: object[]) =>
  (await caller.post<{ data: CatalogDecisionResult[] }>('/organizer/catalogue-decisions', { items })).body.data;
const sentOrder = async (changes: object = {}): Promise<number> => {
  const { id } = await orders.begin(changes);
  expect((await orders.submit(id)).status).toBe(200);
  return id;
};
const notifications = () =>
  orders.portal.database.read
    .selectFrom('notifications')
    .select('message_eng')
    .where('kind', '=', 'catalogue')
    .orderBy('id')
    .execute();

it('the queue lists the sent orders of an exhibition with company, stand and counts [ORG-372]', async () => {
  const { id: draft } = await orders.begin();
  expect(await queue()).toMatchObject({ data: [], meta: { total: 0, counts: { all: 0 } } });
  await orders.submit(draft);
  const { data, meta } = await queue();
  expect(data).toMatchObject([
    {
      ...{ id: draft, status: 'sent', participation_id: orders.exhibitor.id, title_rus: 'ООО «Северная механика»' },
      stands: ['24C10', '24C12'],
      ...{ created_at: orders.portal.clock.now().toISOString(), totals: { currency: 'RUR' } },
    },
  ]);
  expect(meta.counts).toEqual({ all: 1, sent: 1, moderation: 0 });
  const { body } = await staff.get<{ data: object }>(`/organizer/exhibitions/${exhibition}/waiting`);
  expect(body.data).toMatchObject({ catalogue: 1 });
});

it('the queue is filtered by part, company, stand and number [ORG-372]', async () => {
  const id = await sentOrder();
  for (const search of ['северная мех', 'severnaya', '24c1', String(id)]) {
    expect((await queue({ search })).data).toHaveLength(1);
  }
  expect((await queue({ search: 'nobody is called so' })).data).toEqual([]);
  expect((await queue({ part: 'moderation' })).meta).toMatchObject({ total: 0, counts: { all: 1 } });
});

it('an accepted order is confirmed, and its company is told once [ORG-372]', async () => {
  const id = await sentOrder();
  const before = (await notifications()).length;
  const [result] = await decide(staff, { id, status: 'confirmed' });
  expect(result).toMatchObject({ ok: true, is_changed: true, decision: { status: 'confirmed' } });
  expect((await orders.load(id)).status).toBe('confirmed');
  const told = (await notifications()).slice(before);
  expect(new Set(told.map(({ message_eng }) => message_eng)).size).toBe(1);
  expect(told.length).toBeGreaterThan(0);
  expect((await queue()).data).toEqual([]);
  expect(await decide(staff, { id, status: 'confirmed' })).toMatchObject([{ ok: true, is_changed: false }]);
});

it('a return needs a reason, which the exhibitor reads, and the order comes back marked [ORG-372]', async () => {
  const id = await sentOrder();
  expect(await decide(staff, { id, status: 'draft', reason: ' ' })).toMatchObject([
    { ok: false, error: { errors: { reason: [expect.any(String)] } }, decision: { status: 'sent' } },
  ]);
  const [returned, unknown] = await decide(
    staff,
    { id, status: 'draft', reason: 'Исправьте адрес' },
    { id: 999_999, status: 'confirmed' },
  );
  expect(returned).toMatchObject({ ok: true, decision: { status: 'draft', comment: 'Исправьте адрес' } });
  expect(unknown).toMatchObject({ ok: false, decision: null });
  expect(await orders.load(id)).toMatchObject({ status: 'draft', return_reason: 'Исправьте адрес' });
  await orders.submit(id);
  expect((await queue()).data).toMatchObject([{ id, hints: ['sent-again'] }]);
});

it('an order that is returned after the period can be sent again for three days [ORG-372]', async () => {
  const id = await sentOrder();
  await orders.goTo('2026-05-22T09:00:00.000Z');
  staff = await aStaffCaller(orders.portal);
  await decide(staff, { id, status: 'draft', reason: 'Исправьте адрес' });
  expect(await orders.load(id)).toMatchObject({ editable_until: '2026-05-25T09:00:00.000Z' });
  expect((await orders.submit(id)).status).toBe(200);
});

it('the second of two members of staff is shown the decision of the first [ORG-367] [ORG-372]', async () => {
  const id = await sentOrder();
  await decide(staff, { id, status: 'draft', reason: 'Исправьте адрес' });
  const { caller: colleague } = await hireStaff(orders.portal, 'second@fairfront.example', [
    { role: 'catalogue-editor', exhibition_id: exhibition },
  ]);
  expect(await decide(colleague, { id, status: 'confirmed' })).toMatchObject([
    {
      ...{ ok: false, error: { code: 'decided_meanwhile' } },
      decision: { status: 'draft', decided_by: { id: expect.any(Number) as number } },
    },
  ]);
  await orders.submit(id);
  expect(await decide(colleague, { id, status: 'confirmed', seen_version: 2 })).toMatchObject([
    { error: { code: 'decided_meanwhile' } },
  ]);
});

it('an order of another exhibition does not exist for an editor, and the queue is closed to other roles [ORG-372]', async () => {
  const id = await sentOrder();
  const hire = async (email: string, role: 'catalogue-editor' | 'pass-bureau', exhibition_id: number) =>
    (await hireStaff(orders.portal, email, [{ role, exhibition_id }])).caller;
  const other = await hire('other@fairfront.example', 'catalogue-editor', (await anExhibition(orders.portal)).id);
  expect(await decide(other, { id, status: 'confirmed' })).toMatchObject([{ ok: false, decision: null }]);
  const bureau = await hire('bureau@fairfront.example', 'pass-bureau', exhibition);
  expect((await bureau.get(`/organizer/exhibitions/${exhibition}/catalogue-queue`)).status).toBe(403);
  const { body } = await bureau.get<{ data: object }>(`/organizer/exhibitions/${exhibition}/waiting`);
  expect(body.data).toMatchObject({ catalogue: null, support: null });
});
