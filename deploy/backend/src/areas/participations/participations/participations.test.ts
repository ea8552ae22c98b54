import { TestApp, type TestCaller } from '../../../testing/test-app';

interface Item {
  id: number;
  role: string;
}
interface Listed {
  data: Item[];
  meta: { current_page: number; last_page: number; per_page: number; total: number };
}
interface One {
  data: Record<string, unknown> & { users: object[]; parent: { users: object[] } | null };
}

const email = {
  supervisor: 'supervisor@severmech.example',
  editor: 'editor@severmech.example',
  reader: 'reader@severmech.example',
  installer: 'installer@severmech.example',
  collective: 'supervisor@stankoprom.example',
  delegatedSub: 'editor@rezets.example',
  managedSub: 'editor@frezer.example',
  nonMember: 'supervisor@volga-tools.example',
  organizer: 'organizer@fairfront.example',
};

let portal: TestApp;
const callers = {} as Record<keyof typeof email, TestCaller>;
beforeAll(async () => {
  portal = await TestApp.start();
  for (const name of Object.keys(email) as (keyof typeof email)[]) callers[name] = await portal.as(email[name]);
});
afterAll(() => portal.stop());

const idsOf = ({ body }: { body: Listed }) => body.data.map(({ id }) => id);

describe('GET participants', () => {
  it('returns the caller’s participations only, paginated by either spelling of the parameter [SHELL-129, SHELL-159, SHELL-228]', async () => {
    const all = await callers.editor.get<Listed>('/participants?archive=0');
    expect(idsOf(all)).toEqual([103, 102, 101, 105]);
    expect(all.body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 4 });
    for (const name of ['per_page', 'perPage']) {
      const page = await callers.editor.get<Listed>(`/participants?archive=0&${name}=3&page=2`);
      expect(idsOf(page)).toEqual([105]);
      expect(page.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 3, total: 4 });
    }
    const large = await callers.editor.get<Listed>('/participants?per_page=5000');
    expect(large.body.meta.per_page).toBe(100);
  });

  it('returns sub-exhibitors to their collective organiser only if an exhibition is given [SHELL-129]', async () => {
    expect(idsOf(await callers.collective.get<Listed>('/participants'))).toEqual([110]);
    expect(idsOf(await callers.collective.get<Listed>('/participants?exhibition_id=1'))).toEqual([110, 111, 112, 113]);
    expect(idsOf(await callers.delegatedSub.get<Listed>('/participants?exhibition_id=1'))).toEqual([111]);
    expect(idsOf(await callers.nonMember.get<Listed>('/participants?exhibition_id=1'))).toEqual([130]);
  });

  it.each(['page=0', 'per_page=x', 'archive=2', 'exhibition_id=-1'])('refuses %s with 422', async (query) => {
    expect((await callers.editor.get(`/participants?${query}`)).status).toBe(422);
  });
});

describe('GET participants/{id}', () => {
  it('returns all fields of the documented types, with quotas as a number or per area [SHELL-139, SHELL-220, PASS-056]', async () => {
    const { status, body } = await callers.editor.get<One>('/participants/101');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: 101,
      type: 'self',
      is_edit: true,
      parent: null,
      quota: { certificate: 30, certificate_count: 12, installation: 20, car: null },
      exhibition: { id: 1, timezone: 'Europe/Moscow', title_eng: 'TechnoForum' },
      company: { name_eng: 'Severnaya Mekhanika LLC', country: { name_eng: 'Russia' } },
    });
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(['users', 'stands', 'company', 'application', 'catalog_order_id', 'catalog_order_status']),
    );
    expect(body.data).toMatchObject({
      stands: [
        {
          id: 1,
          title: '24C10',
          area: 72,
          pavilion: { id: expect.any(Number), parent: { title_rus: 'Павильон 2', title_eng: 'Pavilion 2' } },
        },
        {},
      ],
      application: { number: 'А-114' },
      is_not_resident: false,
      currencies: expect.arrayContaining([{ code: 'RUR', symbol: '₽' }]),
      pavilions: [{ pavilion_link: 'https://technoforum.example/halls', hall_rus: 'Зал 4', hall_eng: 'Hall 4' }],
    });
    expect(Object.keys(body.data)).toEqual(expect.arrayContaining(['pavilion_xml_id', 'hall_rus', 'hall_eng']));
    const byArea = await callers.nonMember.get<One>('/participants/130');
    expect(byArea.body.data.quota).toMatchObject({ certificate: 12 });
  });

  it('lets users of the collective organiser in, and shows the sub-exhibitor only their id and role [SHELL-150, SHELL-218]', async () => {
    for (const sub of [111, 112, 113]) expect((await callers.collective.get(`/participants/${sub}`)).status).toBe(200);
    const { body } = await callers.managedSub.get<One>('/participants/112');
    expect(body.data.is_edit).toBe(false);
    expect(Object.keys(body.data.parent ?? {}).sort()).toEqual(['company', 'id', 'pays_for_subs', 'type', 'users']);
    for (const user of body.data.parent?.users ?? []) expect(Object.keys(user).sort()).toEqual(['id', 'role']);
    expect((await callers.delegatedSub.get('/participants/110')).status).toBe(404);
    expect((await callers.delegatedSub.get('/participants/112')).status).toBe(404);
  });
});

it('GET participants/{id} returns everything that the pass rules read from participation and exhibition [PASS-024] [PASS-025] [PASS-026] [PASS-027]', async () => {
  const { body } = await callers.editor.get<{ data: Record<string, unknown> }>('/participants/101');
  const { exhibition, stands, quota, ...event } = body.data as Record<string, object>;
  expect(Object.keys(event)).toEqual(expect.arrayContaining(['id', 'type', 'company', 'is_not_resident']));
  expect(quota).toEqual(expect.objectContaining({ certificate: 30, installation: 20 }));
  const [stand] = stands as { id: number; title: string; pavilion: { parent: object | null } }[];
  expect(stand).toMatchObject({ id: expect.any(Number) as number, title: '24C10' });
  expect(stand?.pavilion).toHaveProperty('parent');
  const named = [
    'started_at, ended_at, installation_started_at, installation_ended_at, dismantling_started_at, dismantling_ended_at',
    'visa_simple_deadline, visa_difficult_deadline, create_personal_pass_disabled, create_car_pass_disabled',
    'create_install_pass_disabled, website, personal_pass_started_at, personal_pass_ended_at',
    'print_personal_pass_started_at, print_personal_pass_ended_at, installer_pass_ended_at',
    'print_installer_pass_started_at, print_installer_pass_ended_at',
  ].flatMap((names) => names.split(', '));
  expect(Object.keys(exhibition ?? {})).toEqual(expect.arrayContaining(named));
  expect(exhibition).toMatchObject({
    texts: { personal_pass_info_1: { rus: expect.any(String) as string, eng: expect.any(String) as string } },
  });
});

it('only a collective organiser gets the list of sub-exhibitors [ACC-076, ACC-077, ACC-179]', async () => {
  const { body } = await callers.collective.get<{ data: Record<string, unknown>[] }>(
    '/participants/110/sub-participants',
  );
  expect(body.data.map(({ id, invite, is_edit }) => [id, invite, is_edit])).toEqual([
    [111, null, true],
    [112, null, false],
    [113, 'pending', true],
  ]);
  expect((await callers.editor.get('/participants/101/sub-participants')).status).toBe(403);
  expect((await callers.nonMember.get('/participants/110/sub-participants')).status).toBe(404);
});

it('a malformed participation id answers 404 [SHELL-130]', async () => {
  for (const id of ['0', '-1', 'abc', '1e3', '101.5', '99999999999999999999', '101%20']) {
    const { status, body } = await callers.editor.get(`/participants/${id}`);
    expect([id, status, body]).toEqual([id, 404, { message: 'Не найдено' }]);
  }
});
