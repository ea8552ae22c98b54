import { sql } from 'kysely';
import { anExhibitorNamed } from '../../testing/builders/collective-stand';
import { aTeam, type Exhibitor } from '../../testing/builders/exhibitor';
import { anOrder } from '../../testing/builders/orders';
import { aUser, type User } from '../../testing/builders/users';
import { TestApp, type Received, type TestCaller } from '../../testing/test-app';
import { deletedUserName } from './anonymise';

/** Account deletion requests, by users and by staff (SHELL-484 to SHELL-486). */
let portal: TestApp;
let person: TestCaller;
let staff: TestCaller;
let exhibitor: Exhibitor;
let supervisor: User;
const email = 'editor@severmech.example';
const password = 'Fairfront-demo-1';
const path = '/auth/deletion-request';
const surname = 'Единственнова';
let personId: number;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitorNamed(portal, ['ООО «Северная механика»', 'Severnaya Mekhanika LLC']);
  const named = { email, lastname: surname, name: 'Ефросинья', phone: '79160001122' };
  personId = (await exhibitor.member('edit', named)).id;
  ({ supervisor } = await aTeam(exhibitor));
  person = await exhibitor.as('edit');
  const manager = { access: 'manager', lastname: 'Мартынова' } as const;
  staff = await portal.as((await aUser(portal, manager)).email);
});
afterEach(() => portal.stop());

interface Own {
  request: { id: number; status: string; reason: string | null; comment: string | null } | null;
  blockers: { participation_id: number; company_rus: string }[];
}
interface Line extends NonNullable<Own['request']> {
  user: { id: number; email: string };
  blockers: Own['blockers'];
}

const prove = (caller: TestCaller) => caller.post('/auth/proof', { password });
const ask = async (caller = person, body: object = {}): Promise<Received<{ data: Own; code?: string }>> => {
  await prove(caller);
  return caller.post<{ data: Own; code?: string }>(path, body);
};
const own = async (caller = person) => (await caller.get<{ data: Own }>(path)).body.data;
const requests = async (status?: string) =>
  (
    await staff.call<{ data: Line[] }>('GET', '/organizer/deletion-requests', {
      query: status === undefined ? {} : { status },
    })
  ).body.data;
const decide = async (body: object, caller = staff, id?: number) =>
  caller.post<{ data: Line; code?: string }>(
    `/organizer/deletion-requests/${id ?? (await requests())[0]?.id ?? 0}/decision`,
    body,
  );
const emailsTo = async (address: string) => {
  await portal.services.outbox.drain();
  return portal.emails.filter(({ to }) => to === address);
};

/** Database columns that contain a text, as `table.column`. */
const columnsWith = async (text: string): Promise<string[]> => {
  const { read } = portal.database;
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = any(current_schemas(false)) and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'jsonb', 'json', 'character varying')`.execute(read);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(table)}
      where strpos(${sql.ref(column)}::text, ${text}::text) > 0 limit 1`.execute(read);
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
};

it('account deletion is requested with the password, once at a time, and awaits the organiser [SHELL-484]', async () => {
  expect(await own()).toEqual({ request: null, blockers: [] });
  const unproved = await person.post<{ code: string }>(path, {});
  expect([unproved.status, unproved.body.code]).toEqual([403, 'proof_required']);
  const asked = await ask(person, { reason: ' Меняю\nработу ' });
  expect([asked.status, asked.body.data.request]).toEqual([
    201,
    expect.objectContaining({ status: 'waiting', reason: 'Меняю работу', comment: null }),
  ]);
  const again = await ask();
  expect([again.status, again.body.code]).toEqual([422, 'deletion_waiting']);
  expect(await requests('waiting')).toEqual([
    expect.objectContaining({ status: 'waiting', reason: 'Меняю работу', user: expect.objectContaining({ email }) }),
  ]);
  const [message] = await emailsTo(email);
  expect(message?.subject).toBe('Запрос на удаление учётной записи');
  // until the decision everything works as before
  expect((await person.get(exhibitor.path)).status).toBe(200);
});

it('a deletion request is rejected with the participations that would have no administrator [SHELL-484]', async () => {
  const caller = await exhibitor.as('supervisor');
  expect((await own(caller)).blockers).toEqual([
    expect.objectContaining({ participation_id: exhibitor.id, company_rus: 'ООО «Северная механика»' }),
  ]);
  const asked = await ask(caller);
  expect([asked.status, asked.body.code]).toEqual([422, 'last_supervisor']);
  expect(await requests()).toEqual([]);
});

it('a deletion request is checked again on the decision, because the user may be the only supervisor by then [SHELL-485]', async () => {
  await ask();
  await sql`update participation_users set role = case when user_id = ${personId} then 'supervisor' else 'edit' end
    where participation_id = ${exhibitor.id}`.execute(portal.database.read);
  const decided = await decide({ decision: 'done' });
  expect([decided.status, decided.body]).toEqual([
    422,
    expect.objectContaining({ code: 'last_supervisor', message: expect.stringContaining('Сначала назначьте другого') }),
  ]);
  expect((await own()).request?.status).toBe('waiting');
});

it('a deletion request can be withdrawn while pending, and made again; withdrawing is idempotent [SHELL-484]', async () => {
  await ask();
  expect((await person.delete(path)).status).toBe(204);
  expect((await person.delete(path)).status).toBe(204);
  expect((await own()).request?.status).toBe('withdrawn');
  expect((await decide({ decision: 'done' })).body.code).toBe('deletion_decided');
  expect((await ask()).status).toBe(201);
  expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
    'Запрос на удаление учётной записи',
    'Запрос на удаление отозван',
    'Запрос на удаление учётной записи',
  ]);
});

it('a deletion request is declined with a comment, which the user reads in portal and e-mail [SHELL-485]', async () => {
  await portal.database.read.updateTable('users').set({ locale: 'en' }).where('id', '=', personId).execute();
  await ask();
  const silent = await decide({ decision: 'refused', comment: ' ' });
  expect([silent.status, silent.body]).toEqual([
    422,
    expect.objectContaining({ errors: { comment: ['Укажите, почему запрос отклонён'] } }),
  ]);
  const decided = await decide({ decision: 'refused', comment: 'Заказ не оплачен' });
  expect([decided.status, decided.body.data.status]).toEqual([200, 'refused']);
  expect((await decide({ decision: 'refused', comment: 'Заказ не оплачен' })).status).toBe(200);
  expect((await decide({ decision: 'refused', comment: 'Другое' })).body.code).toBe('deletion_decided');
  expect((await own()).request).toMatchObject({ status: 'refused', comment: 'Заказ не оплачен' });
  const emails = await emailsTo(email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Request to delete your account',
    'Request for deletion refused',
  ]);
  expect(emails[1]?.text).toContain('Заказ не оплачен');
  const notifications = await portal.database.read
    .selectFrom('notifications')
    .select(['message_rus', 'reason'])
    .where('user_id', '=', personId)
    .where('reason', '=', 'Заказ не оплачен')
    .execute();
  expect(notifications).toHaveLength(1);
});

it('staff read a request with the companies of the person, each once [ORG-358]', async () => {
  await ask();
  const { body } = await staff.get<{ data: { companies: object[] }[] }>('/organizer/deletion-requests');
  expect(body.data[0]?.companies).toEqual([
    { id: exhibitor.companyId, name_rus: 'ООО «Северная механика»', name_eng: expect.stringMatching(/^Sever/) },
  ]);
});

it('a deletion request is accessible only to the user and the staff [SHELL-485]', async () => {
  expect((await portal.visitor.get(path)).status).toBe(401);
  expect((await portal.visitor.post(path, {})).status).toBe(401);
  await ask();
  const other = await exhibitor.as('read');
  expect(await own(other)).toMatchObject({ request: null });
  expect((await other.get('/organizer/deletion-requests')).status).toBe(403);
  expect((await decide({ decision: 'done' }, other)).status).toBe(403);
  expect((await other.delete(path)).status).toBe(204);
  expect((await own()).request?.status).toBe('waiting');
  // the organiser manages staff accounts itself
  expect((await ask(staff)).status).toBe(403);
  expect((await decide({ decision: 'done' }, staff, 999_999)).status).toBe(404);
});

it('a deleted account leaves nothing of the user in the database except company data [SHELL-486]', async () => {
  const { read } = portal.database;
  const at = portal.clock.now();
  const order = await anOrder(portal, exhibitor);
  await person.post('/feedbacks', { name: surname, message: `Я ${surname}`, email, phone: '+79160001122' });
  await portal.visitor.post('/auth/login', { email, password: 'wrong' });
  for (const statement of [
    sql`insert into order_messages (order_id, sender, user_id, text, created_at)
      values (${order.id}, 'user', ${personId}, 'Когда монтаж?', ${at})`,
    sql`insert into notifications (user_id, type, kind, message_rus, message_eng, reason, created_at) values
      (${supervisor.id}, 'order', 'cart', ${`Ефросинья ${surname} просит`}, ${`${surname} Ефросинья asks`}, ${`пишите ${email}`}, ${at})`,
    sql`insert into audit_log (user_id, participation_id, action, details, created_at)
      values (${supervisor.id}, ${exhibitor.id}, 'user.invited', ${JSON.stringify({ email })}::text::jsonb, ${at})`,
    sql`insert into idempotency_keys (caller, key, request_hash, answer, created_at) values
      (${`user ${supervisor.id}`}, 'a', 'a', ${JSON.stringify({ data: { lastname: surname } })}::text::jsonb, ${at}),
      (${`user ${personId}`}, 'b', 'b', '{}', ${at})`,
    sql`insert into realtime_log (channel, seq, event, data, created_at)
      values ('x', 1, 'y', ${JSON.stringify({ user: { lastname: surname } })}::text::jsonb, ${at})`,
    sql`insert into participant_codes (participation_id, role, email, nonce, code_hash, created_at)
      values (${exhibitor.id}, 'read', ${email}, 'n', 'h', ${at})`,
  ])
    await statement.execute(read);
  await ask(person, { reason: `Прошу, ${surname}` });
  expect((await columnsWith(surname)).length).toBeGreaterThan(5);
  expect((await decide({ decision: 'done' })).status).toBe(200);
  expect((await decide({ decision: 'done' })).status).toBe(200);

  const emails = await emailsTo(email);
  expect(emails.at(-1)?.subject).toBe('Учётная запись удалена');
  expect(emails.filter(({ subject }) => subject === 'Учётная запись удалена')).toHaveLength(1);
  for (const text of [email, surname, 'Ефросинья', '79160001122'])
    expect([text, await columnsWith(text)]).toEqual([text, []]);

  // signed out at once, with no way to sign in again
  expect((await person.get('/auth/user')).status).toBe(401);
  expect((await portal.visitor.post('/auth/login', { email, password })).status).toBe(422);

  // what remains: the message, the log, and the placeholder for the name
  const shown = await (
    await exhibitor.as('supervisor')
  ).get<{ data: { user: { lastname: string } | null; text: string }[] }>(
    `${exhibitor.path}/additional-orders/${order.id}/messages`,
  );
  expect(JSON.stringify(shown.body)).toContain(deletedUserName);
  const log = await read
    .selectFrom('audit_log')
    .select(['user_id', 'subject', 'details'])
    .where('action', '=', 'account-deletion.done')
    .execute();
  expect(log).toEqual([
    { user_id: expect.any(Number), subject: `user ${personId}`, details: { request: expect.any(Number) } },
  ]);
  expect(await requests('done')).toEqual([expect.objectContaining({ reason: null, comment: null })]);
  const team = await (await exhibitor.as('supervisor')).get(exhibitor.path);
  expect(JSON.stringify(team.body)).not.toContain(deletedUserName);
});

it('one call decides many deletion requests, each by itself, and a refused one writes nothing [ORG-358]', async () => {
  await ask(person);
  const { read } = portal.database;
  const { id } = await read.selectFrom('deletion_requests').select('id').executeTakeFirstOrThrow();
  const bulk = (items: object[]) =>
    staff.post<{ data: { ok: boolean; is_changed: boolean; decision: object | null }[] }>(
      '/organizer/deletion-decisions',
      { items },
    );
  // without the other supervisor the person is the only one
  await read
    .updateTable('participation_users')
    .set({ role: 'read' })
    .where('participation_id', '=', exhibitor.id)
    .execute();
  const role = { role: 'supervisor' as const };
  const ofPerson = read.updateTable('participation_users').where('user_id', '=', personId);
  await ofPerson.set(role).where('participation_id', '=', exhibitor.id).execute();
  const blocked = await bulk([{ id, decision: 'done' }]);
  expect(blocked.body.data).toMatchObject([
    { ok: false, error: { code: 'last_supervisor' }, decision: { status: 'waiting', decided_at: null } },
  ]);
  const items = [
    { id, decision: 'refused', comment: 'Сначала оплатите счёт' },
    { id: 999_999, decision: 'done' },
  ];
  const { body } = await bulk(items);
  expect(body.data).toMatchObject([
    { ok: true, is_changed: true, decision: { status: 'refused', decided_by: { lastname: 'Мартынова' } } },
    { ok: false, decision: null },
  ]);
  expect((await bulk(items)).body.data.map(({ is_changed }) => is_changed)).toEqual([false, false]);
  const found = await staff.get<{ data: { id: number }[] }>('/organizer/deletion-requests', {
    query: { search: 'severmech', order: 'oldest' },
  });
  expect(found.body.data.map((one) => one.id)).toEqual([id]);
  expect((await staff.get(`/organizer/deletion-requests/${id}`)).body).toMatchObject({ data: { status: 'refused' } });
});
