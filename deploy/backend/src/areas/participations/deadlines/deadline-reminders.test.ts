import { sql } from 'kysely';
import { testNow } from '../../../testing/clock';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { DeadlineReminders } from './deadline-reminders';

let portal: TestApp;
let supervisor: TestCaller;
const errors: object[] = [];
const job = () => new DeadlineReminders(portal.services, { error: (facts) => void errors.push(facts) });

beforeAll(async () => {
  portal = await TestApp.start();
  supervisor = await portal.as('supervisor@severmech.example');
});
afterAll(() => portal.stop());

// every test begins without reminders; changes to the demo data go through `changed`
const undo: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  portal.clock.set(testNow);
  portal.emails.length = 0;
  errors.length = 0;
});
afterEach(async () => {
  const { read } = portal.database;
  for (const step of undo.splice(0)) await step();
  await read.deleteFrom('deadline_reminders').execute();
  await read.deleteFrom('reminder_settings').execute();
  await read.deleteFrom('notifications').where('type', '=', 'deadline').execute();
});

/** Changes one row for the length of a test. */
const changed = async (
  table: 'exhibitions' | 'catalog_orders' | 'users',
  key: 'id' | 'participation_id',
  id: number,
  change: Record<string, unknown>,
) => {
  const { read } = portal.database;
  const where = sql`${sql.ref(key)} = ${id}`;
  const names = sql.join(Object.keys(change).map((name) => sql.ref(name)));
  const { rows } = await sql<Record<string, unknown>>`select ${names} from ${sql.table(table)} where ${where}`.execute(
    read,
  );
  const write = (values: Record<string, unknown>) =>
    sql`update ${sql.table(table)} set ${sql.join(
      Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    )} where ${where}`.execute(read);
  undo.push(() => write(rows[0] ?? {}));
  await write(change);
};

/** Bell reminders of all users: e-mail, participation, text; oldest first. */
const reminders = async (participation = 101) => {
  const rows = await portal.database.read
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['u.email', 'n.message_rus', 'n.message_eng'])
    .where('n.type', '=', 'deadline')
    .where('n.participation_id', '=', participation)
    .orderBy('n.id')
    .execute();
  return rows;
};
const ofSupervisor = async () =>
  (await reminders()).filter(({ email }) => email === 'supervisor@severmech.example').map((row) => row.message_rus);

const noon = (day: string) => portal.clock.set(`${day}T09:00:00.000Z`);

it('reminders are sent 14, 7, 3 and 1 days before the deadline, each once, until the task is done [SHELL-252] [SHELL-253]', async () => {
  // catalogue order of participation 101: until 30.04.2026
  const sent: string[] = [];
  for (const day of ['15', '16', '17', '23', '24', '27', '29', '30']) {
    noon(`2026-04-${day}`);
    const before = (await ofSupervisor()).length;
    await job().remind();
    if (day === '16') await job().remind();
    const fresh = (await ofSupervisor()).slice(before).filter((text) => text.startsWith('Заявка в каталог'));
    if (fresh.length > 0) sent.push(`${day}: ${fresh.join(' ')}`);
  }
  expect(sent.map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
    '16: Заявка в каталог: осталось 14 дней, срок 30 апреля, «ТехноФорум»',
    '23: Заявка в каталог: осталось 7 дней, срок 30 апреля, «ТехноФорум»',
    '27: Заявка в каталог: осталось 3 дня, срок 30 апреля, «ТехноФорум»',
    '29: Заявка в каталог: завтра последний день, срок 30 апреля, «ТехноФорум»',
  ]);
  expect(errors).toEqual([]);
});

it('reminders stop when the task is done, and start again when the deadline is moved [SHELL-252] [SHELL-253]', async () => {
  const about = async () => (await ofSupervisor()).filter((text) => text.startsWith('Заявка')).length;
  noon('2026-04-16');
  await job().remind();
  expect(await about()).toBe(1);
  await changed('exhibitions', 'id', 1, { catalog_order_deadline: '2026-05-02' });
  noon('2026-04-18');
  await job().remind();
  expect(await about()).toBe(2);
  await changed('catalog_orders', 'participation_id', 101, { status: 'sent' });
  noon('2026-05-01');
  await job().remind();
  expect(await about()).toBe(2);
});

it('each reminder is sent once, however many processes run at the same time [SHELL-253]', async () => {
  noon('2026-04-16');
  await Promise.all([job().remind(), job().remind(), job().remind()]);
  const all = (await reminders()).map(({ email, message_rus }) => `${email} ${message_rus}`);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
});

it('reminders go to people who may act: own users or those of the collective organiser [SHELL-255]', async () => {
  noon('2026-04-16');
  await job().remind();
  const emailsOf = async (id: number) => [...new Set((await reminders(id)).map(({ email }) => email))].sort();
  expect(await emailsOf(101)).toEqual([
    'admin@severmech.example',
    'editor@severmech.example',
    'supervisor@severmech.example',
  ]);
  expect(await emailsOf(111)).toEqual(['editor@rezets.example']);
  expect(await emailsOf(112)).toEqual(['supervisor@stankoprom.example']);
  expect(await emailsOf(104)).toEqual([]);
  // the director of 113 is invited and has no password yet
  expect(await emailsOf(113)).not.toContain('director@kalibr.example');
  expect((await emailsOf(113)).length).toBeGreaterThan(0);
});

it('a reminder is shown in the bell and, if enabled, sent by e-mail in the language of the person [SHELL-255]', async () => {
  await changed('users', 'id', 1, { can_send_notifications: true, locale: 'en' });
  noon('2026-04-16');
  await job().remind();
  await portal.services.outbox.drain();
  const email = portal.emails.find(({ subject }) => subject.startsWith('Catalogue order'));
  expect(new Set(portal.emails.map(({ to }) => to))).toEqual(new Set(['supervisor@severmech.example']));
  expect(email?.subject.replace(/\u00a0/g, ' ')).toBe('Catalogue order: 14 days left, due 30 April, “TechnoForum”');
  expect(email?.text).toContain('https://portal.example/participant/101/deadlines');
});

it('reminders come on the days that a user has chosen, or not at all [SHELL-254]', async () => {
  const settings = await supervisor.get('/deadline-reminders');
  expect(settings.body).toEqual({ data: { days: [14, 7, 3, 1], mail: false } });
  const chosen = await supervisor.put('/deadline-reminders', { days: [3, 7], mail: true });
  expect(chosen.body).toEqual({ data: { days: [7, 3], mail: true } });
  expect((await supervisor.put('/deadline-reminders', { days: [5], mail: true })).status).toBe(422);
  expect((await portal.visitor.get('/deadline-reminders')).status).toBe(401);
  noon('2026-04-16');
  await job().remind();
  expect((await ofSupervisor()).filter((text) => text.startsWith('Заявка'))).toEqual([]);
  noon('2026-04-23');
  await job().remind();
  expect((await ofSupervisor()).filter((text) => text.startsWith('Заявка'))).toHaveLength(1);
  await supervisor.put('/deadline-reminders', { days: [], mail: true });
  noon('2026-04-27');
  await job().remind();
  expect((await ofSupervisor()).filter((text) => text.startsWith('Заявка'))).toHaveLength(1);
});
