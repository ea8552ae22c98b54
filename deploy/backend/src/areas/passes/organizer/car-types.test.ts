import { aCountry } from '../../../testing/builders/exhibitions';
import { aCarPass } from '../../../testing/builders/passes';
import { type Exhibitor, aStaffCaller, anExhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
/** A pass whose vehicle type is the only one. */
let pass: Awaited<ReturnType<typeof aCarPass>>;
let staff: TestCaller;
let reader: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  await aCountry(portal);
  pass = await aCarPass(portal, exhibitor);
  staff = await aStaffCaller(portal);
  reader = await exhibitor.as('read');
});
afterAll(() => portal.stop());

type Row = Record<string, unknown> & { id: number };
interface One {
  data: Row;
  errors?: Record<string, string[]>;
}
const offered = async (list: string) => (await reader.get<{ data: Row[] }>(`/${list}`)).body.data;
const whole = async (list: string) => (await staff.get<{ data: Row[] }>(`/organizer/${list}`)).body.data;

it.each([
  ['countries', { name_rus: 'Эсватини', name_eng: 'Eswatini' }, 'name_eng'],
  ['car-types', { title_rus: 'Тягач', title_eng: 'Tractor unit' }, 'title_eng'],
])('%s are renamed in both languages, archived and offered again [ORG-159]', async (list, names, field) => {
  const [some] = await offered(list);
  const change = (body: object, id = some?.id) => staff.patch<One>(`/organizer/${list}/${id}`, body);
  const renamed = await change(names);
  expect([renamed.status, renamed.body.data]).toEqual([200, expect.objectContaining({ ...names, is_archived: false })]);
  expect((await offered(list)).find(({ id }) => id === some?.id)).toMatchObject(names);
  expect((await change({ is_archived: true })).body.data.is_archived).toBe(true);
  expect((await offered(list)).map(({ id }) => id)).not.toContain(some?.id);
  expect((await whole(list)).find(({ id }) => id === some?.id)).toMatchObject({ ...names, is_archived: true });
  expect((await change({ is_archived: false })).status).toBe(200);
  expect((await offered(list)).map(({ id }) => id)).toContain(some?.id);
  expect((await change({ [field]: '' })).body.errors).toHaveProperty(field);
  expect((await change({ titel: 1 })).status).toBe(422);
  expect((await change(names, 999_999)).status).toBe(404);
});

it('a vehicle type in use is archived instead of deleted, and its passes keep it [ORG-159]', async () => {
  const remove = async (id: number) => (await staff.delete<One>(`/organizer/car-types/${id}`)).body.data;
  expect(await remove(pass.car_type_id)).toMatchObject({ id: pass.car_type_id, is_archived: true });
  const { body } = await reader.get<{ data: { id: number; car_type: Row }[] }>(
    `${exhibitor.path}/car-passes?per_page=100`,
  );
  expect(body.data.find(({ id }) => id === pass.id)?.car_type.id).toBe(pass.car_type_id);
  const unused = { title_rus: 'Прицеп', title_eng: 'Trailer', external_id: 'T-1' };
  const made = await staff.post<One>('/organizer/car-types', unused);
  expect(await remove(made.body.data.id)).toMatchObject({ is_archived: false });
});
