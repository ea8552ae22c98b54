import { anExhibitor, aStaffCaller, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aStand, aSubExhibitor } from '../../../testing/builders/participations';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
let exhibitor: Exhibitor;
let exhibition_id: number;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal, { quota_certificate: 10 });
  exhibition_id = exhibitor.exhibitionId;
  organizer = await aStaffCaller(portal);
});
afterAll(() => portal.stop());

interface History {
  data: { id: number; title: string; by: { lastname: string } | null; is_staff: boolean; is_acting: boolean }[];
  meta: { total: number };
}
const history = (caller = organizer, query: Record<string, string> = {}) =>
  caller.get<History>(`/organizer${exhibitor.path}/history`, { query, headers: { 'accept-language': 'en' } });
const exhibitorEdits = async () =>
  (await exhibitor.as('supervisor')).patch(`${exhibitor.path}/edo-settings`, {
    ...{ is_edo_rent_available: false, is_edo_services_available: true },
  });

it('the history of a participation is what its audit says, newest first and by pages [ORG-380]', async () => {
  await exhibitorEdits();
  await organizer.patch(`/organizer${exhibitor.path}`, { application_number: '2026-77' });
  const { body } = await history();
  expect(body.data[0]).toMatchObject({
    title: expect.stringMatching(/^Participation/),
    is_staff: true,
    is_acting: false,
  });
  expect(body.data[1]).toMatchObject({ is_staff: false, by: { lastname: expect.any(String) } });
  expect(body.data.map(({ id }) => id)).toEqual([...body.data.map(({ id }) => id)].sort((a, b) => b - a));
  const second = await history(organizer, { per_page: '1', page: '2' });
  expect(second.body.data.map(({ id }) => id)).toEqual([body.data[1]?.id]);
  expect(second.body.meta.total).toBe(body.meta.total);
});

it('the history names people of the exhibitor only to roles that may know them [ORG-380]', async () => {
  await exhibitorEdits();
  const { caller } = await hireStaff(portal, 'finance-history@fairfront.example', [{ role: 'finance', exhibition_id }]);
  const { data } = (await history(caller)).body;
  expect(data.filter(({ is_staff }) => !is_staff).every(({ by }) => by === null)).toBe(true);
  expect(data.some(({ is_staff, by }) => is_staff && by !== null)).toBe(true);
});

it('a change that staff make as the exhibitor stands in the history as such [ORG-380] [ORG-381]', async () => {
  const { caller } = await hireStaff(portal, 'acts@fairfront.example', [{ role: 'support', exhibition_id }]);
  const { body } = await caller.post<{ data: { token: string } }>(`/organizer${exhibitor.path}/acting-session`);
  await portal.with(body.data.token).post(`${exhibitor.path}/personal-passes`, {
    ...{ type: 'certificate', company_name: 'ООО «Северная механика»' },
    ...{ lastname: 'Иванов', name: 'Пётр', middlename: 'Ильич' },
  });
  const { data } = (await history()).body;
  const own = data.filter(({ by }) => by?.lastname === 'Штатная');
  expect(own.map(({ title, is_acting }) => [title, is_acting])).toEqual([
    ['Personal pass created', true],
    ['Staff began to act as the exhibitor', false],
  ]);
});

it('participations are listed by type, archive, people and stand, and sorted [ORG-390]', async () => {
  await aStand(portal, exhibitor, { title: '24C10' });
  const collective = await anExhibitor(portal, { exhibition_id, type: 'collective' });
  const sub = await aSubExhibitor(portal, { id: collective.id, exhibition_id });
  const archived = await aSubExhibitor(
    portal,
    { id: collective.id, exhibition_id },
    { deleted_at: portal.clock.now() },
  );
  const list = async (query: Record<string, string>) =>
    (
      await organizer.get<{
        data: { id: number; type: string; user_count: number; deleted_at: string | null; stand_titles: string[] }[];
      }>('/organizer/participants', { query: { exhibition_id: String(exhibition_id), per_page: '100', ...query } })
    ).body.data;
  const all = await list({});
  const idsOf = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id).sort();
  expect(all.map(({ id }) => id).sort()).toEqual([exhibitor.id, collective.id, sub.id, archived.id]);
  expect(await idsOf({ kind: 'sub' })).toEqual([sub.id, archived.id]);
  expect(await idsOf({ archived: '1' })).toEqual([archived.id]);
  expect(await idsOf({ people: '0' })).toEqual([collective.id, sub.id, archived.id]);
  expect(await idsOf({ search: '24c10' })).toEqual([exhibitor.id]);
  const counts = (await list({ sort: '-people' })).map(({ user_count }) => user_count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const byName = (await list({ sort: 'company' })).map(({ id }) => id);
  expect((await list({ sort: '-company' })).at(-1)?.id).toBe(byName[0]);
});
