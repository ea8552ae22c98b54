import type { Role } from '@fairfront/shared-kit/domain/participations';
import { aCatalogueOrder } from '../../../testing/builders/catalogue-orders';
import { aCollectiveStand, type CollectiveStand } from '../../../testing/builders/collective-stand';
import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, aTeam, type Exhibitor } from '../../../testing/builders/exhibitor';
import type { User } from '../../../testing/builders/users';
import { storeTemplate } from '../../../testing/catalogue-template';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { genericPlan } from '../../../testing/plans';
import { takeReminderTurns } from './reminder-turns.repository';
import { DeadlineReminders } from './deadline-reminders';

let portal: TestApp;
let of: CollectiveStand;
/** An exhibitor whose catalogue order has to be sent until 30.04.2026. */
let main: Exhibitor;
let team: Record<Role, User>;
let supervisor: TestCaller;
const errors: object[] = [];
const job = () => new DeadlineReminders(portal.services, { error: (facts) => void errors.push(facts) });

beforeEach(async () => {
  portal = await TestApp.startEmpty();
  of = await aCollectiveStand(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  const { exhibitionId } = of.host;
  await storeTemplate(portal, { exhibitionId });
  main = await anExhibitor(portal, { exhibition_id: exhibitionId });
  team = await aTeam(main);
  await aCatalogueOrder(portal, main);
  supervisor = await main.as('supervisor');
  errors.length = 0;
});
afterEach(() => portal.stop());

/** Bell reminders of all users: e-mail, participation, text; oldest first. */
const reminders = async (participation = main.id) => {
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
  (await reminders()).filter(({ email }) => email === team.supervisor.email).map((row) => row.message_rus);

const noon = (day: string) => portal.clock.set(`${day}T09:00:00.000Z`);

it('reminders are sent 14, 7, 3 and 1 days before the deadline, each once, until the task is done [SHELL-252] [SHELL-253]', async () => {
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
  const { read } = portal.database;
  const deadline = read.updateTable('exhibitions').set({ catalog_order_deadline: '2026-05-02' });
  await deadline.where('id', '=', main.exhibitionId).execute();
  noon('2026-04-18');
  await job().remind();
  expect(await about()).toBe(2);
  await read.updateTable('catalog_orders').set({ status: 'sent' }).where('participation_id', '=', main.id).execute();
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

it('participations are looked at once a morning by one process, and at once when their dates change [SHELL-253]', async () => {
  noon('2026-04-16');
  await Promise.all([job().remind(), job().remind()]);
  const { read } = portal.database;
  const due = () =>
    read.selectFrom('reminder_turns').select('due_at').where('participation_id', '=', main.id).executeTakeFirst();
  // nine in Moscow
  expect(await due()).toEqual({ due_at: new Date('2026-04-17T06:00:00.000Z') });
  const spy = jest.spyOn(read.getExecutor(), 'executeQuery');
  await job().remind();
  expect(spy).toHaveBeenCalledTimes(1);
  spy.mockRestore();
  const exhibition = read.updateTable('exhibitions').where('id', '=', main.exhibitionId);
  await exhibition.set({ catalog_order_deadline: '2026-05-02' }).execute();
  await job().remind();
  expect(await due()).toEqual({ due_at: new Date('2026-04-17T06:00:00.000Z') });
  // an exhibition that is over is left alone
  await exhibition.set({ dismantling_ended_at: '2026-04-15' }).execute();
  await job().remind();
  expect(await due()).toEqual({ due_at: null });
});

it('due reminders are found by their index, whatever the planner knows', async () => {
  const taken = takeReminderTurns(portal.database.read, {
    now: portal.clock.now(),
    until: portal.clock.now(),
    limit: 50,
  });
  const plan = await genericPlan(portal.database, taken.compile(), 'reminder_turns');
  expect(plan.match(/LockRows/g)).toHaveLength(1);
  expect(plan).toMatch(/InitPlan[\s\S]*LockRows/);
});

it('reminders go to people who may act: own users or those of the collective organiser [SHELL-255]', async () => {
  const over = await anExhibition(portal, exhibitionDates(portal, -1));
  const past = await anExhibitor(portal, { exhibition_id: over.id });
  await past.member('supervisor');
  noon('2026-04-16');
  await job().remind();
  const emailsOf = async (id: number) => [...new Set((await reminders(id)).map(({ email }) => email))].sort();
  expect(await emailsOf(main.id)).toEqual([team.admin, team.edit, team.supervisor].map(({ email }) => email).sort());
  expect(await emailsOf(of.rezets.id)).toEqual(['editor@rezets.example']);
  // prepared by its organiser
  expect(await emailsOf(of.frezer.id)).toEqual(['supervisor@stankoprom.example']);
  // its only person is invited and has no password yet
  expect(await emailsOf(of.kalibr.id)).toEqual(['supervisor@stankoprom.example']);
  expect(await emailsOf(past.id)).toEqual([]);
});

it('a reminder is shown in the bell and, if enabled, sent by e-mail in the language of the person [SHELL-255]', async () => {
  const wish = portal.database.read.updateTable('users').set({ can_send_notifications: true, locale: 'en' });
  await wish.where('id', '=', team.supervisor.id).execute();
  noon('2026-04-16');
  await job().remind();
  await portal.services.outbox.drain();
  const email = portal.emails.find(({ subject }) => subject.startsWith('Catalogue order'));
  expect(new Set(portal.emails.map(({ to }) => to))).toEqual(new Set([team.supervisor.email]));
  expect(email?.subject.replace(/\u00a0/g, ' ')).toBe('Catalogue order: 14 days left, due 30 April, “TechnoForum”');
  expect(email?.text).toContain(`https://portal.example/participant/${main.id}/deadlines`);
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
