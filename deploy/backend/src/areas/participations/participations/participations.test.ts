import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { aCountry, anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { aCompany, aHall, aStand } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { join } from '../../../testing/builders/users';
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

let portal: TestApp;
let of: CollectiveStand;
/** At the exhibition of the collective stand, with a stand in a hall and everything that a response shows. */
let exhibitor: Exhibitor;
/** Of the editor, too: an exhibition that is on now, one in five days and one in 64 days. */
let [now, soon, later] = [0, 0, 0];
let callers: Record<'editor' | 'collective' | 'delegatedSub' | 'managedSub' | 'nonMember', TestCaller>;
let nonMember: Exhibitor;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  of = await aCollectiveStand(portal, {
    ...{ title_eng: 'TechnoForum', website: 'https://technoforum.example' },
    texts: JSON.stringify({ personal_pass_info_1: { rus: 'Пропуск именной', eng: 'A pass is personal' } }),
  });
  const exhibition_id = of.host.exhibitionId;
  const { id: country_id } = await aCountry(portal, { name_eng: 'Russia' });
  const { id: company_id } = await aCompany(portal, { name_eng: 'Severnaya Mekhanika LLC', country_id });
  exhibitor = await anExhibitor(portal, {
    ...{ exhibition_id, company_id, quota_certificate: 30, quota_installation: 20, application_number: 'А-114' },
    pavilions: JSON.stringify([
      { pavilion_link: 'https://technoforum.example/halls', hall_rus: 'Зал 4', hall_eng: 'Hall 4' },
    ]),
  });
  const hall = await aHall(portal, {
    ...{ exhibition_id, pavilion: ['Павильон 2', 'Pavilion 2'], hall: ['Зал 4', 'Hall 4'] },
  });
  await aStand(portal, exhibitor, { title: '24C10', area: 72, pavilion_id: hall.id });
  await aStand(portal, exhibitor);
  for (let n = 0; n < 12; n += 1) await aPersonalPass(portal, exhibitor);
  const joined = async (start: number): Promise<number> => {
    const exhibition = await anExhibition(portal, exhibitionDates(portal, start));
    const { id } = await anExhibitor(portal, { exhibition_id: exhibition.id });
    await join(portal, await exhibitor.member('edit'), { id }, 'edit');
    return id;
  };
  [now, soon, later] = [await joined(-1), await joined(5), await joined(64)];
  nonMember = await anExhibitor(portal, { exhibition_id });
  await aStand(portal, nonMember, { area: 36 });
  callers = {
    editor: await exhibitor.as('edit'),
    collective: await of.host.as('supervisor'),
    delegatedSub: await of.rezets.as('edit'),
    managedSub: await of.frezer.as('edit'),
    nonMember: await nonMember.as('supervisor'),
  };
});
afterAll(() => portal.stop());

const idsOf = ({ body }: { body: Listed }) => body.data.map(({ id }) => id);

describe('GET participants', () => {
  it('returns the caller’s participations only, paginated by either spelling of the parameter [SHELL-129, SHELL-159, SHELL-228]', async () => {
    const all = await callers.editor.get<Listed>('/participants?archive=0');
    expect(idsOf(all)).toEqual([now, soon, exhibitor.id, later]);
    expect(all.body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 10, total: 4 });
    for (const name of ['per_page', 'perPage']) {
      const page = await callers.editor.get<Listed>(`/participants?archive=0&${name}=3&page=2`);
      expect(idsOf(page)).toEqual([later]);
      expect(page.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 3, total: 4 });
    }
    const large = await callers.editor.get<Listed>('/participants?per_page=5000');
    expect(large.body.meta.per_page).toBe(100);
  });

  it('returns sub-exhibitors to their collective organiser only if an exhibition is given [SHELL-129]', async () => {
    expect(idsOf(await callers.collective.get<Listed>('/participants'))).toEqual([of.host.id]);
    const here = `/participants?exhibition_id=${of.host.exhibitionId}`;
    expect(idsOf(await callers.collective.get<Listed>(here))).toEqual([
      ...[of.host.id, of.rezets.id, of.frezer.id, of.kalibr.id],
    ]);
    expect(idsOf(await callers.delegatedSub.get<Listed>(here))).toEqual([of.rezets.id]);
    expect(idsOf(await callers.nonMember.get<Listed>(here))).toEqual([nonMember.id]);
  });

  it.each(['page=0', 'per_page=x', 'archive=2', 'exhibition_id=-1'])('refuses %s with 422', async (query) => {
    expect((await callers.editor.get(`/participants?${query}`)).status).toBe(422);
  });
});

describe('GET participants/{id}', () => {
  it('returns all fields of the documented types, with quotas as a number or per area [SHELL-139, SHELL-220, PASS-056]', async () => {
    const { status, body } = await callers.editor.get<One>(exhibitor.path);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: exhibitor.id,
      type: 'self',
      is_edit: true,
      parent: null,
      quota: { certificate: 30, certificate_count: 12, installation: 20, car: null },
      exhibition: { id: exhibitor.exhibitionId, timezone: 'Europe/Moscow', title_eng: 'TechnoForum' },
      company: { name_eng: 'Severnaya Mekhanika LLC', country: { name_eng: 'Russia' } },
    });
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(['users', 'stands', 'company', 'application', 'catalog_order_id', 'catalog_order_status']),
    );
    expect(body.data).toMatchObject({
      stands: [
        {
          id: expect.any(Number),
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
    const byArea = await callers.nonMember.get<One>(nonMember.path);
    expect(byArea.body.data.quota).toMatchObject({ certificate: 12 });
  });

  it('lets users of the collective organiser in, and shows the sub-exhibitor only their id and role [SHELL-150, SHELL-218]', async () => {
    for (const { path } of [of.rezets, of.frezer, of.kalibr])
      expect((await callers.collective.get(path)).status).toBe(200);
    const { body } = await callers.managedSub.get<One>(of.frezer.path);
    expect(body.data.is_edit).toBe(false);
    expect(Object.keys(body.data.parent ?? {}).sort()).toEqual(['company', 'id', 'pays_for_subs', 'type', 'users']);
    for (const user of body.data.parent?.users ?? []) expect(Object.keys(user).sort()).toEqual(['id', 'role']);
    expect((await callers.delegatedSub.get(of.host.path)).status).toBe(404);
    expect((await callers.delegatedSub.get(of.frezer.path)).status).toBe(404);
  });
});

it('GET participants/{id} returns everything that the pass rules read from participation and exhibition [PASS-024] [PASS-025] [PASS-026] [PASS-027]', async () => {
  const { body } = await callers.editor.get<{ data: Record<string, unknown> }>(exhibitor.path);
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
    `${of.host.path}/sub-participants`,
  );
  expect(body.data.map(({ id, invite, is_edit }) => [id, invite, is_edit])).toEqual([
    [of.rezets.id, null, true],
    [of.frezer.id, null, false],
    [of.kalibr.id, 'pending', true],
  ]);
  expect((await callers.editor.get(`${exhibitor.path}/sub-participants`)).status).toBe(403);
  expect((await callers.nonMember.get(`${of.host.path}/sub-participants`)).status).toBe(404);
});

it('a malformed participation id answers 404 [SHELL-130]', async () => {
  for (const id of ['0', '-1', 'abc', '1e3', `${exhibitor.id}.5`, '99999999999999999999', `${exhibitor.id}%20`]) {
    const { status, body } = await callers.editor.get(`/participants/${id}`);
    expect([id, status, body]).toEqual([id, 404, { message: 'Не найдено' }]);
  }
});
