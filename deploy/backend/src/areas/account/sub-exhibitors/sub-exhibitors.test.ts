import { TestApp, type Received, type TestCaller } from '../../../testing/test-app';

interface Row {
  id: number;
  invite_id: number | null;
  invite: 'pending' | 'activated' | null;
  resend_from: string | null;
  company: { id: number; name_rus: string; name_eng: string };
  is_edit: boolean;
  is_profile_filled: boolean;
  quota: { certificate: number | null };
  pass_personal: number;
  pass_car: number;
  pass_installation: number;
  catalog_order_id: number | null;
  catalog_order_status: string | null;
}
interface StandQuota {
  total: number;
  own: number;
  held: number;
  given: number;
  available: number;
}
interface Listed {
  data: Row[];
  meta: { quota: StandQuota };
}
interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

const path = '/participants/110/sub-participants';
const pass = { type: 'certificate', company_name: 'ООО «Резец»', lastname: 'Долгов', name: 'Остап' };
const person = {
  name: 'Ольга',
  lastname: 'Мельник',
  phone: '+79161234567',
  password: 'Long-enough-1',
  password_confirmation: 'Long-enough-1',
};

let portal: TestApp;
let stand: TestCaller;
let organizer: TestCaller;
let made = 0;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  stand = await portal.as('supervisor@stankoprom.example');
  organizer = await portal.as('organizer@fairfront.example');
  await portal.services.outbox.drain();
  portal.emails.length = 0;
  await portal.database.read.deleteFrom('outbox').execute();
  await portal.database.read.deleteFrom('attempts').execute();
});

const company = (changes: object = {}) => ({
  name_rus: 'ООО «Шпиндель»',
  name_eng: 'Spindle LLC',
  email: `director-${(made += 1)}@spindle.example`,
  inn: '7701234567',
  certificate: 2,
  ...changes,
});
const listed = async (): Promise<Listed> => (await stand.get<Listed>(path)).body;
const quota = async (): Promise<StandQuota> => (await listed()).meta.quota;
const invite = (companies: object[], caller = stand, headers: Record<string, string> = {}) =>
  caller.post<{ data: Row[] } & Refusal>(path, { companies }, { headers });
const inviteOne = async (changes: object = {}): Promise<Row> => {
  const { status, body } = await invite([company(changes)]);
  expect(status).toBe(201);
  const [row] = body.data;
  if (!row) throw new Error('nothing was made');
  return row;
};
const put = (id: number, body: object, caller = stand) => caller.put<{ data: Row } & Refusal>(`${path}/${id}`, body);
const links = async (): Promise<string[]> => {
  await portal.services.outbox.drain();
  return portal.emails.flatMap(
    ({ text }) => /https:\/\/portal\.example\/api(\/welcome\/\S+)/.exec(text)?.slice(1) ?? [],
  );
};
const codeOf = ({ status, body }: Received<unknown>) => [status, (body as Refusal).code];
const published = async () => (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);

describe('the list of sub-exhibitors', () => {
  it('contains company, edit rights, quota, passes, catalogue status and invitation of each sub-exhibitor [ACC-075] [ACC-076] [ACC-077] [ACC-173]', async () => {
    const { data } = await listed();
    expect(data.map(({ id, is_edit }) => [id, is_edit])).toEqual([
      [111, true],
      [112, false],
      [113, true],
    ]);
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(['invite_id', 'company', 'quota', 'pass_personal', 'pass_car', 'catalog_order_status']),
    );
    expect(data.map(({ invite }) => invite)).toEqual([null, null, 'pending']);
    const sub = await stand.get<{ data: { type: string; parent: { id: number } } }>('/participants/111');
    expect(sub.body.data).toMatchObject({ type: 'sub', parent: { id: 110 } });
  });

  it('counts own passes, pass links and quotas of sub-exhibitors as used [ACC-080] [ACC-081] [ACC-184]', async () => {
    const before = await quota();
    expect(before).toMatchObject({ total: 40, given: 12 });
    expect(before.available).toBe(40 - before.own - before.held - 12);
    const { body } = await stand.post<{ data: { id: number } }>('/participants/110/personal-passes', pass);
    expect(await quota()).toEqual({ ...before, own: before.own + 1, available: before.available - 1 });
    await stand.delete(`/participants/110/personal-passes/${body.data.id}`);
    const link = await stand.post<{ data: { id: number }[] }>('/participants/110/pass-links', {
      recipients: [],
      delivery: 'copy',
      expires_on: '2026-06-20',
      asks_visa: false,
    });
    if (link.status === 201) {
      expect(await quota()).toEqual({ ...before, held: before.held + 1, available: before.available - 1 });
      await stand.post(`/participants/110/pass-links/${link.body.data[0]?.id}/revoke`);
    }
    expect(await quota()).toEqual(before);
  });
});

describe('access by role', () => {
  const calls = async (caller: TestCaller, id: number) => {
    const one = `/participants/${id}/sub-participants/111`;
    const answers = [
      await caller.post(`/participants/${id}/sub-participants`, { companies: [company()] }),
      await caller.put(one, { is_edit: true, certificate: 5 }),
      await caller.post(`${one}/resend-invite`),
      await caller.delete(one),
      await caller.delete(`/participants/${id}/sub-participants`),
    ];
    return [...new Set(answers.map(({ status }) => status))];
  };
  const withRole = async (role: 'admin' | 'edit' | 'read' | 'installer') => {
    const email = 'supervisor@montazhstroy.example';
    const { id: user_id } = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await portal.database.read
      .insertInto('participation_users')
      .values({ participation_id: 110, user_id, role })
      .onConflict((conflict) => conflict.columns(['participation_id', 'user_id']).doUpdateSet({ role }))
      .execute();
    return portal.as(email);
  };
  afterAll(async () => {
    await portal.database.read
      .deleteFrom('participation_users')
      .where('participation_id', '=', 110)
      .where('role', '<>', 'supervisor')
      .execute();
  });

  it.each([
    ['another type than collective', 'supervisor@severmech.example', 101, 403],
    ['a sub-exhibitor itself', 'editor@rezets.example', 111, 403],
    ['a sub-exhibitor in its organiser', 'editor@rezets.example', 110, 404],
    ['a non-member', 'supervisor@severmech.example', 110, 404],
    ['staff of the organiser', 'organizer@fairfront.example', 110, 404],
    ['anybody in an unknown participation', 'supervisor@stankoprom.example', 999_999, 404],
  ])(
    '%s cannot change sub-exhibitors (%s in %i): %i [ACC-179] [ACC-091] [ACC-101] [ACC-105]',
    async (_who, email, id, status) => {
      const before = await listed();
      expect(await calls(await portal.as(email), id)).toEqual([status]);
      expect((await (await portal.as(email)).get(`/participants/${id}/sub-participants`)).status).toBe(status);
      expect(await listed()).toEqual(before);
    },
  );

  it.each([
    ['read', 200],
    ['installer', 403],
  ] as const)(
    'role %s cannot change sub-exhibitors, and reading answers %i [ACC-077] [ACC-091] [ACC-101] [ACC-105]',
    async (role, reads) => {
      const caller = await withRole(role);
      expect((await caller.get(path)).status).toBe(reads);
      expect(await calls(caller, 110)).toEqual([403]);
    },
  );

  it.each(['admin', 'edit'] as const)('role %s can do all of it [ACC-091] [ACC-101] [ACC-105]', async (role) => {
    const caller = await withRole(role);
    const { status, body } = await invite([company()], caller);
    expect(status).toBe(201);
    const id = body.data[0]?.id ?? 0;
    expect((await put(id, { is_edit: false, certificate: 1 }, caller)).status).toBe(200);
    expect((await caller.delete(`${path}/${id}`)).status).toBe(204);
  });
});

describe('an invitation', () => {
  it('creates companies, participations with edit rights, and e-mails to their supervisors [ACC-089] [ACC-091] [ACC-180] [SHELL-271]', async () => {
    const before = await quota();
    const { status, body } = await invite(
      [
        company({ email: ' First@New.example ', certificate: 3 }),
        company({ name_rus: 'АО «Втулка»', name_eng: 'Bush JSC', email: 'second@new.example', inn: null }),
      ],
      stand,
      { 'accept-language': 'en' },
    );
    expect(status).toBe(201);
    expect(body.data).toEqual([
      expect.objectContaining({ invite: 'pending', is_edit: true, pass_personal: 0, is_profile_filled: false }),
      expect.objectContaining({ company: expect.objectContaining({ name_rus: 'АО «Втулка»', name_eng: 'Bush JSC' }) }),
    ]);
    expect(body.data.map((row) => row.quota.certificate)).toEqual([3, 2]);
    expect(await quota()).toEqual({ ...before, given: before.given + 5, available: before.available - 5 });
    expect(await published()).toContain('private-participants.110 participation.updated');
    const [first = ''] = await links();
    expect(portal.emails.map(({ to }) => to)).toEqual(['first@new.example', 'second@new.example']);
    const accepted = await portal.visitor.post<{ data: { role: string; is_edit: boolean } }>(first, person);
    expect([accepted.status, accepted.body.data]).toEqual([
      201,
      expect.objectContaining({ role: 'supervisor', is_edit: true }),
    ]);
    const director = await portal.as('first@new.example');
    const own = await director.get<{ data: { type: string; exhibition: { id: number } } }>(
      `/participants/${body.data[0]?.id}`,
    );
    expect(own.body.data).toMatchObject({ type: 'sub', exhibition: { id: 1 } });
    expect((await listed()).data.find(({ id }) => id === body.data[0]?.id)?.invite).toBe('activated');
    for (const { id } of body.data) await stand.delete(`${path}/${id}`);
  });

  it('asks a registered person of any company to accept, and adds no staff member of the organiser [ACC-091] [ACC-185] [ACC-200]', async () => {
    const row = await inviteOne({ email: 'supervisor@volga-tools.example' });
    expect(row.invite).toBe('pending');
    const weber = await portal.as('supervisor@volga-tools.example');
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(404);
    const [own] = (await weber.get<{ data: { id: number }[] }>('/invitations')).body.data;
    expect((await weber.post(`/invitations/${own?.id}/accept`)).status).toBe(200);
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(200);
    const asked = await inviteOne({ email: 'organizer@fairfront.example' });
    const organizer = await portal.as('organizer@fairfront.example');
    const [staff] = (await organizer.get<{ data: { id: number }[] }>('/invitations')).body.data;
    expect((await organizer.post(`/invitations/${staff?.id}/accept`)).status).toBe(422);
    for (const { id } of [row, asked]) await stand.delete(`${path}/${id}`);
    expect((await weber.get(`/participants/${row.id}`)).status).toBe(404);
  });

  it.each([
    ['name_rus', { name_rus: ' ' }, 'Обязательное поле'],
    ['name_eng', { name_eng: '' }, 'Обязательное поле'],
    ['email', { email: 'nobody' }, 'Введите электронную почту в виде name@example.com'],
    ['email', { email: 'editor@rezets.example' }, 'Эта электронная почта уже используется'],
    ['inn', { inn: null }, 'Обязательное поле'],
    ['inn', { inn: '123' }, 'Неверный ИНН'],
    ['inn', { inn: '123456789012345' }, 'Не более 14 символов'],
    ['certificate', { certificate: 0 }, 'Значение должно быть не меньше 1'],
  ])('is refused at field %s with %j [ACC-091] [ACC-083] [ACC-086] [ACC-088]', async (field, changes, text) => {
    const before = await listed();
    const { status, body } = await invite([company(), company(changes)]);
    expect([status, body.errors]).toEqual([422, { [`companies.1.${field}`]: [text] }]);
    // all or nothing
    expect(await listed()).toEqual(before);
    expect(await links()).toEqual([]);
  });

  it('needs no INN in English [ACC-086] [ACC-091]', async () => {
    const english = { 'accept-language': 'en' };
    const wrong = await invite([company({ inn: '12' })], stand, english);
    expect(wrong.body.errors).toEqual({ 'companies.0.inn': ['Invalid INN'] });
    const { status, body } = await invite([company({ inn: '' })], stand, english);
    expect(status).toBe(201);
    await stand.delete(`${path}/${body.data[0]?.id}`);
  });

  it('assigns no more passes than are left, over all rows [ACC-084] [ACC-091]', async () => {
    const { available } = await quota();
    const { status, body } = await invite([company({ certificate: available - 1 }), company({ certificate: 2 })]);
    expect([status, body.errors]).toEqual([422, { 'companies.1.certificate': ['Значение должно быть не больше 1'] }]);
    const twice = await invite([company({ email: 'one@x.example' }), company({ email: 'One@X.example' })]);
    expect(twice.body.errors).toEqual({ 'companies.1.email': ['Эта электронная почта уже используется'] });
  });

  it('is created once per action [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '0b8f8a52-54a3-4b0b-8a5f-7f1f7ef0c0bb' };
    const body = [company()];
    const first = await invite(body, stand, headers);
    const again = await invite(body, stand, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await links()).toHaveLength(1);
    await stand.delete(`${path}/${first.body.data[0]?.id}`);
  });

  it('counts each company of a call towards the limit of sixty e-mails per hour [ACC-182]', async () => {
    const refused = (companies: number) =>
      invite(Array.from({ length: companies }, () => company({ email: 'nobody' }))).then(({ status }) => status);
    expect([await refused(20), await refused(20), await refused(19)]).toEqual([422, 422, 422]);
    expect([await refused(2), await refused(1), await refused(1)]).toEqual([429, 422, 429]);
  });

  it('can be resent after five minutes, which invalidates the earlier link [ACC-173]', async () => {
    const row = await inviteOne();
    const [first = ''] = await links();
    expect(codeOf(await stand.post(`${path}/${row.id}/resend-invite`))).toEqual([422, 'resend_timeout']);
    portal.clock.advance(300_000);
    const sent = await stand.post<{ data: Row }>(`${path}/${row.id}/resend-invite`);
    expect([sent.status, sent.body.data.invite]).toEqual([200, 'pending']);
    const second = (await links()).at(-1) ?? '';
    expect(codeOf(await portal.visitor.post(first, person))).toEqual([403, 'invalid_link']);
    expect((await portal.visitor.post(second, person)).status).toBe(201);
    expect((await stand.post(`${path}/${row.id}/resend-invite`)).status).toBe(404);
    await stand.delete(`${path}/${row.id}`);
  });
});

describe('quota and control', () => {
  it('the quota stays between the number of existing passes and what is left [ACC-098] [ACC-100] [ACC-101]', async () => {
    const { body } = await stand.post<{ data: { id: number } }>('/participants/112/personal-passes', pass);
    const rows = (await listed()).data;
    const row = rows.find(({ id }) => id === 112);
    const used = row?.pass_personal ?? 0;
    expect(used).toBeGreaterThan(0);
    const { available } = await quota();
    const low = await put(112, { is_edit: false, certificate: used - 1 });
    expect([low.status, low.body.errors]).toEqual([422, { certificate: [`Значение должно быть не меньше ${used}`] }]);
    const high = await put(112, { is_edit: false, certificate: 7 + available + 1 });
    expect(high.body.errors).toEqual({ certificate: [`Значение должно быть не больше ${7 + available}`] });
    expect((await put(112, { is_edit: false, certificate: used })).body.data.quota.certificate).toBe(used);
    expect((await put(112, { is_edit: false, certificate: 7 + available })).status).toBe(200);
    expect((await quota()).available).toBe(0);
    expect((await put(112, { is_edit: false, certificate: 7 })).status).toBe(200);
    await stand.delete(`/participants/112/personal-passes/${body.data.id}`);
  });

  it('changed edit rights apply to the sub-exhibitor at once, and its tabs are updated [ACC-099] [ACC-101] [SHELL-271]', async () => {
    const rezets = await portal.as('editor@rezets.example');
    const write = () => rezets.post<{ data: { id: number } }>('/participants/111/personal-passes', pass);
    const own = await write();
    expect(own.status).toBe(201);
    const { status, body } = await put(111, { is_edit: false, certificate: 5 });
    expect([status, body.data.is_edit]).toEqual([200, false]);
    expect(await published()).toEqual(
      expect.arrayContaining([
        'private-participants.110 participation.updated',
        'private-participants.111 participation.updated',
      ]),
    );
    expect((await write()).status).toBe(403);
    await put(111, { is_edit: true, certificate: 5 });
    expect((await rezets.delete(`/participants/111/personal-passes/${own.body.data.id}`)).status).toBe(204);
  });

  it('quota and edit rights can be set for sub-exhibitors of this stand only, with valid values [ACC-101]', async () => {
    expect((await put(101, { is_edit: true, certificate: 1 })).status).toBe(404);
    expect((await put(999_999, { is_edit: true, certificate: 1 })).status).toBe(404);
    expect((await put(111, { is_edit: 'yes', certificate: 1 })).status).toBe(422);
    expect((await put(111, { is_edit: true, certificate: -1 })).status).toBe(422);
  });
});

describe('deleting a sub-exhibitor', () => {
  it('removes access, link, passes and quota, and the organiser can restore all of it [ACC-105] [ACC-106] [ACC-185]', async () => {
    const before = await quota();
    const row = await inviteOne({ email: 'gone@new.example', certificate: 2 });
    const [link = ''] = await links();
    await portal.visitor.post(link, person);
    const director = await portal.as('gone@new.example');
    const own = `/participants/${row.id}/personal-passes`;
    const { body } = await director.post<{ data: { id: number } }>(own, pass);
    await director.delete(`${own}/${(await director.post<{ data: { id: number } }>(own, pass)).body.data.id}`);

    portal.clock.advance(1000);
    expect((await stand.delete(`${path}/${row.id}`)).status).toBe(204);
    expect((await listed()).data.map(({ id }) => id)).not.toContain(row.id);
    expect(await quota()).toEqual(before);
    for (const caller of [director, stand]) {
      expect((await caller.get(`/participants/${row.id}`)).status).toBe(404);
      expect((await caller.get(`${own}/${body.data.id}/download`)).status).toBe(404);
    }
    const lists = await director.get<{ data: { id: number }[] }>('/participants');
    expect(lists.body.data).toEqual([]);
    expect((await director.get<{ data: object }>('/auth/user')).body.data).toMatchObject({ role: null, quota: null });
    expect(await published()).toEqual(
      expect.arrayContaining([expect.stringMatching(/private-users\.\d+ access\.changed/)]),
    );
    expect((await organizer.post(`/organizer/personal-passes/${body.data.id}/restore`)).status).toBe(404);
    expect((await stand.delete(`${path}/${row.id}`)).status).toBe(404);

    expect((await organizer.post(`/organizer/participants/${row.id}/restore`)).status).toBe(204);
    const back = (await listed()).data.find(({ id }) => id === row.id);
    // the pass that its members deleted earlier stays deleted
    expect(back).toMatchObject({ pass_personal: 1, quota: { certificate: 2 } });
    expect((await director.get(`${own}/${body.data.id}`)).status).toBe(200);
    expect((await organizer.post(`/organizer/participants/${row.id}/restore`)).status).toBe(404);
    await stand.delete(`${path}/${row.id}`);
  });

  it('invalidates the invitation link of a person who has not accepted yet [ACC-105]', async () => {
    const row = await inviteOne();
    const [link = ''] = await links();
    await stand.delete(`${path}/${row.id}`);
    expect(codeOf(await portal.visitor.post(link, person))).toEqual([403, 'invalid_link']);
    await inviteOne({ email: 'again@new.example' }).then(({ id }) => stand.delete(`${path}/${id}`));
    // the address can be invited again
    const again = await inviteOne({ email: 'again@new.example' });
    expect(again.invite).toBe('pending');
    await stand.delete(`${path}/${again.id}`);
  });

  it('is final after 30 days or once its places are taken [ACC-106]', async () => {
    const { available } = await quota();
    const row = await inviteOne({ certificate: available });
    await stand.delete(`${path}/${row.id}`);
    const heir = await inviteOne({ certificate: 1 });
    expect(codeOf(await organizer.post(`/organizer/participants/${row.id}/restore`))).toEqual([422, 'quota_reached']);
    await stand.delete(`${path}/${heir.id}`);
    portal.clock.advance(30 * 86_400_000 + 1000);
    const later = await portal.as('organizer@fairfront.example');
    expect((await later.post(`/organizer/participants/${row.id}/restore`)).status).toBe(404);
    expect((await later.post('/organizer/participants/101/restore')).status).toBe(404);
    expect((await later.post('/organizer/participants/111/restore')).status).toBe(404);
  });

  it('also deletes all sub-exhibitors at once, and does nothing when none is left [ACC-104] [ACC-105]', async () => {
    const rezets = await portal.as('editor@rezets.example');
    for (let time = 0; time < 2; time += 1) {
      expect((await stand.delete(path)).status).toBe(204);
      const { data, meta } = await listed();
      expect([data, meta.quota.given]).toEqual([[], 0]);
    }
    expect((await rezets.get('/participants/111')).status).toBe(404);
    for (const id of [111, 112, 113]) {
      expect((await organizer.post(`/organizer/participants/${id}/restore`)).status).toBe(204);
    }
    expect((await rezets.get('/participants/111')).status).toBe(200);
  });
});
