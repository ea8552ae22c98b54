import { aManager, anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, aTeam, type Exhibitor } from '../../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/** The shared entities of SHELL §12 as the API answers them. */
let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  exhibitor = await anExhibitor(portal, { exhibition_id, quota_certificate: 30 });
  await aTeam(exhibitor);
  editor = await exhibitor.as('edit');
  const contacts = { email: 'catalogue@fairfront.example', phone: '+78000000101' };
  await aManager(portal, exhibition_id, { kind: 'event', locale: 'ru' });
  await aManager(portal, exhibition_id, {
    ...{ kind: 'catalog', lastname_rus: 'Виноградов', lastname_eng: 'Vinogradov', ...contacts },
  });
});
afterAll(() => portal.stop());

type Entity = Record<string, unknown>;
const read = async (path: string, caller = editor) => (await caller.get<{ data: Entity }>(path)).body.data;

it('the user has name, rights and language, and mirrors the primary participation [SHELL-137] [SHELL-138]', async () => {
  const { id, email } = await exhibitor.member('edit');
  await portal.database.read
    .updateTable('users')
    .set({ primary_participation_id: exhibitor.id })
    .where('id', '=', id)
    .execute();
  const user = await read('/auth/user');
  expect(user).toMatchObject({
    ...{ id, email, name: 'Артём', lastname: 'Кузнецов' },
    locale: 'ru',
    access: 'participant',
    role: 'edit',
    currency: 'RUR',
    is_edit: true,
    quota: { certificate: 30 },
  });
  expect(await read('/auth/user', await aStaffCaller(portal))).toMatchObject({ access: 'manager' });
  expect(Object.keys(user)).toEqual(expect.arrayContaining(['middlename', 'phone']));
  expect(Object.keys(user).filter((key) => /password|token|hash/.test(key))).toEqual([]);
});

it('the exhibition has its periods, its website, its managers and the dates of passes and catalogue [SHELL-140]', async () => {
  const { exhibition } = (await read(exhibitor.path)) as { exhibition: Entity };
  const days = [
    'installation_started_at',
    'installation_ended_at',
    'started_at',
    'ended_at',
    'dismantling_started_at',
    'dismantling_ended_at',
  ];
  for (const day of days) expect([day, exhibition[day]]).toEqual([day, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  expect(days.map((day) => String(exhibition[day]))).toEqual(days.map((day) => String(exhibition[day])).sort());
  expect(exhibition).toMatchObject({
    id: exhibitor.exhibitionId,
    is_show_order_additional_services: true,
    managers: expect.arrayContaining([expect.objectContaining({ kind: 'event' })]),
  });
  const dates = ['personal_pass_ended_at', 'visa_simple_deadline', 'installer_pass_ended_at', 'catalog_order_deadline'];
  expect(Object.keys(exhibition)).toEqual(expect.arrayContaining(['website', ...dates]));
});

it('a manager has his names in both languages, e-mail, phone and a place for his photo [ACC-110] [ACC-111]', async () => {
  const { exhibition } = (await read(exhibitor.path)) as { exhibition: { managers: Entity[] } };
  const names = ['name', 'lastname', 'middlename'].flatMap((name) => [`${name}_rus`, `${name}_eng`]);
  expect(exhibition.managers).toHaveLength(2);
  for (const manager of exhibition.managers) {
    expect(Object.keys(manager)).toEqual(expect.arrayContaining([...names, 'email', 'phone', 'image']));
    expect(['event', 'montage', 'catalog']).toContain(manager['kind']);
    expect(['ru', 'en', null]).toContain(manager['locale']);
  }
  expect(exhibition.managers.find(({ kind }) => kind === 'catalog')).toMatchObject({
    lastname_rus: 'Виноградов',
    lastname_eng: 'Vinogradov',
    email: expect.stringContaining('@'),
    phone: expect.stringMatching(/^\+\d+$/),
  });
});

it('the exhibition has titles, zone and VAT, the participation the two flags of electronic documents [SHELL-141]', async () => {
  const participation = await read(exhibitor.path);
  expect(participation.exhibition).toMatchObject({
    title_rus: 'ТехноФорум',
    title_eng: 'TechnoForum',
    timezone: 'Europe/Moscow',
    vat_rate: expect.any(Number),
  });
  expect(participation).toMatchObject({
    is_edo_rent_available: expect.any(Boolean),
    is_edo_services_available: expect.any(Boolean),
    pays_for_subs: expect.any(Boolean),
  });
});

it('a user of a participation has names, e-mail, role and the state of his invitation, under the id of auth/user [SHELL-219] [ACC-181]', async () => {
  const { users } = (await read(exhibitor.path)) as { users: Entity[] };
  const me = await read('/auth/user');
  expect(users).toHaveLength(5);
  for (const user of users) {
    expect(Object.keys(user).sort()).toEqual([
      'email',
      'id',
      'invite',
      'lastname',
      'middlename',
      'name',
      'resend_from',
      'role',
    ]);
  }
  expect(users.find(({ id }) => id === me.id)).toMatchObject({ email: me.email, role: 'edit', invite: 'activated' });
  const organizer = await aStaffCaller(portal);
  await organizer.post(`/organizer${exhibitor.path}/users`, { email: 'new@severmech.example', role: 'read' });
  const after = (await read(exhibitor.path)) as { users: Entity[] };
  expect(after.users.find(({ email }) => email === 'new@severmech.example')).toMatchObject({ invite: 'pending' });
});
