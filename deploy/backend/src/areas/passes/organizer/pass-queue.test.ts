import type { QueuedPass } from '@fairfront/shared-kit/domain/passes/api';
import { aStand } from '../../../testing/builders/participations';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Queue {
  data: QueuedPass[];
  meta: { total: number; counts: Record<string, number> };
}
let portal: TestApp;
let staff: TestCaller;
let exhibitor: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await aStaffCaller(portal);
  exhibitor = await anExhibitor(portal);
  await aStand(portal, exhibitor, { title: '24C10' });
  await exhibitor.member('edit');
  for (const lastname of ['Долгов', 'Мартынова', 'Ким']) {
    await aPersonalPass(portal, exhibitor, { lastname });
    portal.clock.advance(60_000);
    await aCarPass(portal, exhibitor);
    portal.clock.advance(60_000);
  }
  await aPersonalPass(portal, exhibitor, { status: 'accepted' });
  // another exhibition
  await aPersonalPass(portal, await anExhibitor(portal));
});
afterAll(() => portal.stop());

const queue = async (query: Record<string, string> = {}, exhibition = exhibitor.exhibitionId) =>
  staff.get<Queue>(`/organizer/exhibitions/${exhibition}/pass-queue`, { query: { per_page: '100', ...query } });

it('the queue lists the waiting passes of an exhibition, oldest first, with counts by part [ORG-360]', async () => {
  const { status, body } = await queue();
  expect(status).toBe(200);
  const times = body.data.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort());
  expect(body.meta.counts['all']).toBe(body.meta.total);
  const { all = 0, ...parts } = body.meta.counts;
  expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(all);
  expect(all).toBe(6);
  const newest = await queue({ order: 'newest' });
  expect(newest.body.data.map(({ created_at }) => created_at)).toEqual([...times].reverse());
});

it('a decided pass leaves the queue, and the number of waiting passes decreases [ORG-351] [ORG-360]', async () => {
  const before = await queue();
  const first = before.body.data[0];
  await staff.post('/organizer/pass-decisions', { items: [{ kind: first?.kind, id: first?.id, status: 'accepted' }] });
  const after = await queue();
  expect(after.body.data.some(({ kind, id }) => kind === first?.kind && id === first.id)).toBe(false);
  const { body } = await staff.get<{ data: unknown }>(`/organizer/exhibitions/${exhibitor.exhibitionId}/waiting`);
  expect(body.data).toMatchObject({ passes: before.body.meta.total - 1 });
});

it('the queue is filtered by part, name, company and stand [ORG-352] [ORG-360]', async () => {
  const { body: all } = await queue();
  const cars = await queue({ part: 'cars' });
  expect(cars.body.data.every(({ kind }) => kind === 'car')).toBe(true);
  expect(cars.body.meta.total).toBe(all.meta.counts['cars']);
  const [pass] = all.data.filter(({ kind }) => kind === 'personal');
  for (const search of [pass?.title.split(' ')[0], pass?.company_rus.slice(0, 8), pass?.stands[0]?.toLowerCase()]) {
    const found = await queue({ search: search ?? '' });
    expect(found.body.data).toContainEqual(expect.objectContaining({ kind: 'personal', id: pass?.id }));
  }
  expect((await queue({ search: 'nobody is called so' })).body.data).toEqual([]);
});

it('the queue has hints: a name similar to a team member’s, a trailer in two passes [ORG-360]', async () => {
  const { body } = await queue();
  const person = body.data.find(({ type }) => type === 'certificate');
  const { lastname, name, middlename } = await exhibitor.member('edit');
  await portal.database.write
    .updateTable('personal_passes')
    .set({ name, middlename, lastname: `${lastname}я` })
    .where('id', '=', person?.id ?? 0)
    .execute();
  const now = await queue();
  expect(now.body.data.find(({ kind, id }) => kind === 'personal' && id === person?.id)?.hints).toContainEqual({
    kind: 'typo',
    other: [lastname, name, middlename].filter(Boolean).join(' '),
  });
  const cars = await portal.database.read
    .selectFrom('car_passes as x')
    .innerJoin('participations as p', 'p.id', 'x.participation_id')
    .select(['x.id', 'x.car_number'])
    .where('p.exhibition_id', '=', exhibitor.exhibitionId)
    .where('x.deleted_at', 'is', null)
    .orderBy('x.id')
    .limit(2)
    .execute();
  const [one, two] = cars;
  await portal.database.write
    .updateTable('car_passes')
    .set({ trailer_number: 'AK117077', status: 'consideration', comment: null })
    .where(
      'id',
      'in',
      cars.map(({ id }) => id),
    )
    .execute();
  const withCars = await queue({ part: 'cars' });
  expect(withCars.body.data.find(({ id }) => id === one?.id)?.hints).toContainEqual({
    kind: 'trailer-taken',
    other: two?.car_number,
  });
});

it('the queue is closed to roles without passes, and their number of waiting passes is null [ORG-351]', async () => {
  const { caller: editor } = await hireStaff(portal, 'editor@fairfront.example', [
    { role: 'catalogue-editor', exhibition_id: exhibitor.exhibitionId },
  ]);
  expect(await editor.get(`/organizer/exhibitions/${exhibitor.exhibitionId}/pass-queue`)).toMatchObject({
    status: 403,
    body: { code: 'scope_missing' },
  });
  const { body } = await editor.get<{ data: unknown }>(`/organizer/exhibitions/${exhibitor.exhibitionId}/waiting`);
  expect(body.data).toMatchObject({ passes: null, deletions: null });
  expect((await editor.get(`/organizer/exhibitions/${(await anExhibitor(portal)).exhibitionId}/waiting`)).status).toBe(
    404,
  );
});
