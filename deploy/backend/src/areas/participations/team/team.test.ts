import type { Role } from '@fairfront/shared-kit/domain/participations';
import { TestApp, type Received, type TestCaller } from '../../../testing/test-app';

interface User {
  id: number;
  email: string;
  role: Role;
  invite: 'pending' | 'activated';
  resend_from: string | null;
}
interface Answer {
  data: User;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

const supervisorOf = { severmech: 'supervisor@severmech.example', stankoprom: 'supervisor@stankoprom.example' };
const minute = 60_000;

let portal: TestApp;
let supervisor: TestCaller;
let admin: TestCaller;
let inviting = 0;
beforeAll(async () => {
  portal = await TestApp.start();
  supervisor = await portal.as(supervisorOf.severmech);
  admin = await portal.as('admin@severmech.example');
});
afterAll(() => portal.stop());
beforeEach(async () => {
  await portal.services.outbox.drain();
  portal.emails.length = 0;
  await portal.database.read.deleteFrom('outbox').execute();
  await portal.database.read.deleteFrom('attempts').execute();
});

const nextEmail = () => `colleague-${(inviting += 1)}@severmech.example`;
const path = (id = 101) => `/participants/${id}/users`;
const invite = (caller: TestCaller, { id = 101, email = nextEmail(), role = 'read' as string } = {}) =>
  caller.post<Answer>(path(id), { email, role });
const team = async (caller = supervisor, id = 101): Promise<User[]> =>
  (await caller.get<{ data: { users: User[] } }>(`/participants/${id}`)).body.data.users;
const userWith = async (email: string, id = 101): Promise<User> => {
  const found = (await team(supervisor, id)).find((user) => user.email === email);
  if (!found) throw new Error(`${email} is not in the team of ${id}`);
  return found;
};
const refusal = ({ status, body }: Received<Answer>) => [status, body.code];
const give = async (email: string, participationId: number, role: Role) => {
  const { id } = await portal.database.read
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await portal.database.read
    .insertInto('participation_users')
    .values({ participation_id: participationId, user_id: id, role })
    .onConflict((conflict) => conflict.columns(['participation_id', 'user_id']).doUpdateSet({ role }))
    .execute();
};
const person = {
  name: 'Ольга',
  lastname: 'Мельник',
  phone: '+79161234567',
  password: 'Long-enough-1',
  password_confirmation: 'Long-enough-1',
};
/** Sends pending e-mails and returns the call behind the link of each. */
const linksOfEmails = async (): Promise<string[]> => {
  await portal.services.outbox.drain();
  return portal.emails.flatMap(
    ({ text }) => /https:\/\/portal\.example\/api(\/welcome\/\S+)/.exec(text)?.slice(1) ?? [],
  );
};

describe('administering users', () => {
  /** The four calls for one participation; the last three name a user in the team. */
  const calls = async (caller: TestCaller, id: number, userId: number) => {
    const statuses = [
      (await invite(caller, { id })).status,
      (await caller.put(`${path(id)}/${userId}`, { role: 'read' })).status,
      (await caller.post(`${path(id)}/${userId}/resend-invite`)).status,
      (await caller.delete(`${path(id)}/${userId}`)).status,
      (await caller.delete(path(id))).status,
    ];
    return [...new Set(statuses)];
  };

  it.each([
    ['edit', 'editor@severmech.example', 101, 403],
    ['read', 'reader@severmech.example', 101, 403],
    ['installer', 'installer@severmech.example', 101, 403],
    ['own edit of a sub-exhibitor', 'editor@rezets.example', 111, 403],
    ['own edit of a managed sub-exhibitor', 'editor@frezer.example', 112, 403],
    ['a sub-exhibitor in its organiser', 'editor@rezets.example', 110, 404],
    ['a sub-exhibitor in its neighbour', 'editor@rezets.example', 112, 404],
    ['a non-member', 'supervisor@volga-tools.example', 101, 404],
    ['a non-member in a sub participation', supervisorOf.severmech, 111, 404],
    ['staff of the organiser', 'organizer@fairfront.example', 101, 404],
    ['anybody in an unknown participation', supervisorOf.severmech, 999_999, 404],
  ])(
    'is refused to %s (%s in %i): %i [SHELL-153] [SHELL-130] [ACC-053] [ACC-059] [ACC-060]',
    async (_who, email, id, status) => {
      const reader = await userWith('reader@severmech.example');
      expect(await calls(await portal.as(email), id, reader.id)).toEqual([status]);
      expect((await userWith('reader@severmech.example')).role).toBe('read');
    },
  );

  it.each([
    ['the supervisor', supervisorOf.severmech, 101],
    ['an admin', 'admin@severmech.example', 101],
    ['the supervisor of a collective stand', supervisorOf.stankoprom, 110],
    ['the supervisor above a sub-exhibitor that edits itself', supervisorOf.stankoprom, 111],
    ['the supervisor above a managed sub-exhibitor', supervisorOf.stankoprom, 112],
    ['the supervisor of an assembly organisation', 'supervisor@montazhstroy.example', 120],
    ['the supervisor of a company from abroad', 'supervisor@volga-tools.example', 130],
  ])('%s (%s in %i) [SHELL-153] [SHELL-224]', async (_who, email, id) => {
    const caller = await portal.as(email);
    const invited = await invite(caller, { id });
    expect(invited.status).toBe(201);
    const one = `${path(id)}/${invited.body.data.id}`;
    expect((await caller.put<Answer>(one, { role: 'edit' })).body.data.role).toBe('edit');
    expect((await caller.delete(one)).status).toBe(204);
  });

  it('an own admin of a sub-exhibitor only while it edits itself [SHELL-224]', async () => {
    await give('editor@rezets.example', 111, 'admin');
    await give('editor@frezer.example', 112, 'admin');
    expect((await invite(await portal.as('editor@rezets.example'), { id: 111 })).status).toBe(201);
    expect((await invite(await portal.as('editor@frezer.example'), { id: 112 })).status).toBe(403);
    await give('editor@rezets.example', 111, 'edit');
    await give('editor@frezer.example', 112, 'edit');
  });
});

describe('an invitation', () => {
  it('creates a pending row without a name, and an e-mail whose signed link creates the account [ACC-053] [ACC-054] [ACC-174] [ACC-176]', async () => {
    const { status, body } = await invite(supervisor, { email: ' Anna@Severmech.example ', role: 'edit' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: 'anna@severmech.example',
      role: 'edit',
      invite: 'pending',
      name: '',
      lastname: '',
      middlename: null,
      resend_from: new Date(portal.clock.now().getTime() + 5 * minute).toISOString(),
    });
    expect(await userWith('anna@severmech.example')).toEqual(body.data);
    const [link = ''] = await linksOfEmails();
    expect(link).toMatch(/^\/welcome\/\d+\?expires=\d+&signature=[0-9a-f]{64}$/);
    expect((await portal.visitor.post(link, person)).status).toBe(201);
    expect(await userWith('anna@severmech.example')).toMatchObject({
      name: 'Ольга',
      invite: 'activated',
      role: 'edit',
      resend_from: null,
    });
    expect((await portal.visitor.post<Answer>(link, person)).body.code).toBe('invalid_link');
  });

  it('expires after seven days [ACC-176]', async () => {
    await invite(supervisor);
    const [link = ''] = await linksOfEmails();
    portal.clock.advance(7 * 86_400_000 + 1000);
    expect(refusal(await portal.visitor.post<Answer>(link, person))).toEqual([403, 'invalid_link']);
    supervisor = await portal.as(supervisorOf.severmech);
    admin = await portal.as('admin@severmech.example');
  });

  it('is written in the language of the inviting user [ACC-183]', async () => {
    const headers = { 'accept-language': 'en' };
    await supervisor.post(path(), { email: nextEmail(), role: 'read' }, { headers });
    await portal.services.outbox.drain();
    expect(portal.emails[0]?.subject).toBe('Invitation to your account: TechnoForum');
  });

  it('is created once per action [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '0b8f8a52-54a3-4b0b-8a5f-7f1f7ef0c0aa' };
    const body = { email: nextEmail(), role: 'read' };
    const first = await supervisor.post<Answer>(path(), body, { headers });
    const again = await supervisor.post<Answer>(path(), body, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await linksOfEmails()).toHaveLength(1);
  });

  it('is created once when two administrators send it at the same moment', async () => {
    const email = nextEmail();
    const answers = await Promise.all(
      [supervisor, admin, supervisor, admin].map((caller) => invite(caller, { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(await linksOfEmails()).toHaveLength(1);
  });

  it.each([
    ['invite_exists', 'twice@severmech.example', 'На эту электронную почту уже отправлено приглашение'],
    ['already_member', 'editor@severmech.example', 'У пользователя уже есть доступ'],
  ])('is refused with %s at the e-mail of %s [ACC-057]', async (code, email, text) => {
    if (code === 'invite_exists') await invite(supervisor, { email });
    const refused = await invite(supervisor, { email });
    expect([refused.status, refused.body]).toEqual([422, { message: text, code, errors: { email: [text] } }]);
  });

  it('is refused with an invalid e-mail or a role that cannot be given [ACC-053] [SHELL-160]', async () => {
    const wrong = await invite(supervisor, { email: 'nobody' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { email: ['Введите электронную почту в виде name@example.com'] },
    ]);
    const empty = await invite(supervisor, { email: ' ' });
    expect(empty.body.errors).toEqual({ email: ['Обязательное поле'] });
    const role = await invite(supervisor, { role: 'supervisor' });
    expect([role.status, role.body.errors]).toEqual([422, { role: ['Выберите из списка'] }]);
  });

  it.each([
    ['self', supervisorOf.severmech, 101, 201],
    ['collective', supervisorOf.stankoprom, 110, 201],
    ['sub', supervisorOf.stankoprom, 111, 201],
    ['installer', 'supervisor@montazhstroy.example', 120, 422],
    ['part-time', null, 140, 422],
    ['organizer-and-media', null, 150, 422],
    ['special-project', null, 160, 422],
  ])(
    'of an installer to a participation of type %s: %s in %i [ACC-053] [ACC-047]',
    async (_type, email, id, status) => {
      if (email === null) await give(supervisorOf.severmech, id, 'supervisor');
      const caller = await portal.as(email ?? supervisorOf.severmech);
      expect((await invite(caller, { id, role: 'installer' })).status).toBe(status);
    },
  );

  it('is limited to sixty e-mails per hour [ACC-182]', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 61; n += 1) answers.push((await invite(admin, { email: 'nobody' })).status);
    expect(answers.slice(0, 60)).not.toContain(429);
    expect(answers[60]).toBe(429);
  });
});

describe('resending an invitation', () => {
  const resend = (id: number, caller = supervisor) => caller.post<Answer>(`${path()}/${id}/resend-invite`);

  it('is possible after five minutes, sends a new link and invalidates the earlier one [ACC-055] [ACC-056] [ACC-176]', async () => {
    const { body } = await invite(supervisor);
    const [first = ''] = await linksOfEmails();
    portal.clock.advance(5 * minute - 1);
    const early = await resend(body.data.id);
    expect([early.status, early.body]).toEqual([
      422,
      { message: 'Приглашение отправлено недавно. Повторите примерно через 5 минут', code: 'resend_timeout' },
    ]);
    portal.clock.advance(1);
    const sent = await resend(body.data.id);
    expect([sent.status, sent.body.data.invite]).toEqual([200, 'pending']);
    const second = (await linksOfEmails()).at(-1) ?? '';
    expect(portal.emails).toHaveLength(2);
    expect(refusal(await portal.visitor.post<Answer>(first, person))).toEqual([403, 'invalid_link']);
    expect(refusal(await resend(body.data.id))).toEqual([422, 'resend_timeout']);
    expect((await portal.visitor.post(second, person)).status).toBe(201);
    expect((await resend(body.data.id)).status).toBe(404);
  });

  it('happens once when two administrators request it at the same time [ACC-056]', async () => {
    const { body } = await invite(supervisor);
    await linksOfEmails();
    portal.clock.advance(5 * minute);
    const answers = await Promise.all([resend(body.data.id), resend(body.data.id, admin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await linksOfEmails();
    expect(portal.emails).toHaveLength(2);
  });
});

describe('changing a role', () => {
  it('is stored, returned and published to open tabs [ACC-059] [SHELL-271]', async () => {
    const reader = await userWith('reader@severmech.example');
    const { status, body } = await supervisor.put<Answer>(`${path()}/${reader.id}`, { role: 'edit' });
    expect([status, body.data]).toEqual([200, { ...reader, role: 'edit' }]);
    expect(await portal.events()).toEqual([
      {
        channel: 'private-participants.101',
        event: 'participation.updated',
        data: expect.objectContaining({ id: 101 }),
      },
    ]);
    await supervisor.put(`${path()}/${reader.id}`, { role: 'read' });
  });

  it('replaces the user’s only role in a participation, which is one of five [SHELL-147]', async () => {
    const reader = await userWith('reader@severmech.example');
    const one = `${path()}/${reader.id}`;
    await supervisor.put(one, { role: 'edit' });
    const rolesOf = async () => (await team()).filter(({ id }) => id === reader.id).map(({ role }) => role);
    expect(await rolesOf()).toEqual(['edit']);
    for (const role of ['king', ['edit', 'read'], null]) expect((await supervisor.put(one, { role })).status).toBe(422);
    expect(await rolesOf()).toEqual(['edit']);
    const second = { participation_id: 101, user_id: reader.id, role: 'admin' as const };
    await expect(portal.database.read.insertInto('participation_users').values(second).execute()).rejects.toThrow(
      /unique|duplicate/,
    );
    await supervisor.put(one, { role: 'read' });
  });

  it('applies to an invitation that is not accepted yet [ACC-059]', async () => {
    const { body } = await invite(supervisor);
    await supervisor.put(`${path()}/${body.data.id}`, { role: 'admin' });
    const [link = ''] = await linksOfEmails();
    expect((await portal.visitor.post<Answer>(link, person)).body.data.role).toBe('admin');
    await supervisor.delete(`${path()}/${body.data.id}`);
  });

  it.each([
    ['the supervisor', 'admin@severmech.example', supervisorOf.severmech, 'user_fixed_supervisor'],
    ['the supervisor himself', supervisorOf.severmech, supervisorOf.severmech, 'user_fixed_supervisor'],
    ['the own row of an admin', 'admin@severmech.example', 'admin@severmech.example', 'user_fixed_self'],
  ])('and deleting are refused for %s [ACC-059] [ACC-061] [SHELL-154]', async (_who, caller, email, code) => {
    const { id } = await userWith(email);
    const me = await portal.as(caller);
    expect(refusal(await me.put<Answer>(`${path()}/${id}`, { role: 'read' }))).toEqual([403, code]);
    expect(refusal(await me.delete<Answer>(`${path()}/${id}`))).toEqual([403, code]);
    expect((await userWith(email)).id).toBe(id);
  });

  it('is refused for a role that the participation type lacks and for users of other participations [ACC-059]', async () => {
    const { id } = await userWith('reader@severmech.example');
    expect((await supervisor.put(`${path()}/${id}`, { role: 'supervisor' })).status).toBe(422);
    expect((await supervisor.put(`${path()}/${id}`, { role: 'king' })).status).toBe(422);
    expect((await supervisor.put(`${path(105)}/${id}`, { role: 'edit' })).status).toBe(404);
    const montazh = await portal.as('supervisor@montazhstroy.example');
    const { body } = await invite(montazh, { id: 120 });
    expect(refusal(await montazh.put<Answer>(`${path(120)}/${body.data.id}`, { role: 'installer' }))).toEqual([
      422,
      'role_not_allowed',
    ]);
  });

  it('is refused if the caller loses the right at the same moment [SHELL-153]', async () => {
    const { body } = await invite(supervisor);
    const second = 'second-admin@severmech.example';
    await invite(supervisor, { email: second, role: 'admin' });
    const [, link = ''] = await linksOfEmails();
    await portal.visitor.post(link, person);
    const rival = await portal.as(second);
    const mine = await userWith('admin@severmech.example');
    const its = await userWith(second);
    const answers = await Promise.all([
      admin.put(`${path()}/${its.id}`, { role: 'read' }),
      rival.put(`${path()}/${mine.id}`, { role: 'read' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    await give('admin@severmech.example', 101, 'admin');
    await supervisor.delete(`${path()}/${its.id}`);
    await supervisor.delete(`${path()}/${body.data.id}`);
  });
});

describe('removing from a team', () => {
  it('an invitation invalidates its link and updates open tabs [ACC-060] [ACC-176] [SHELL-271]', async () => {
    const email = nextEmail();
    const { body } = await invite(supervisor, { email });
    const [link = ''] = await linksOfEmails();
    const invited = await portal.database.read
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const gone = await supervisor.delete(`${path()}/${body.data.id}`);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect((await team()).map(({ id }) => id)).not.toContain(body.data.id);
    expect(refusal(await portal.visitor.post<Answer>(link, person))).toEqual([403, 'invalid_link']);
    expect((await portal.events()).map(({ channel, event }) => `${channel} ${event}`)).toEqual([
      'private-participants.101 participation.updated',
      `private-users.${invited.id} access.changed`,
    ]);
    expect((await supervisor.delete(`${path()}/${body.data.id}`)).status).toBe(404);
  });

  it('all members keeps supervisors and admins, also when nobody else is left [ACC-063] [ACC-064]', async () => {
    await invite(supervisor);
    const [link = ''] = await linksOfEmails();
    const reader = await portal.as('reader@severmech.example');
    for (let time = 0; time < 2; time += 1) {
      expect((await admin.delete(path())).status).toBe(204);
      expect(new Set((await team()).map(({ role }) => role))).toEqual(new Set(['supervisor', 'admin']));
    }
    expect((await reader.get('/participants/101')).status).toBe(404);
    expect((await reader.get('/participants/102')).status).toBe(200);
    expect(refusal(await portal.visitor.post<Answer>(link, person))).toEqual([403, 'invalid_link']);
  });
});
