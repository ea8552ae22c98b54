import type { KindChoice, EmailSchedule } from '@fairfront/shared-kit/domain/identity/notifications';
import { DueNotifications } from '../jobs/due-notifications';
import { testNow } from '../../testing/clock';
import { TestApp, type TestCaller } from '../../testing/test-app';
import { notifyUsers, type News } from './notify';

interface Settings {
  mail: boolean;
  has_schedule: boolean;
  schedule: EmailSchedule;
  choices: Record<string, KindChoice>;
  exhibitions: { id: number; choices: Record<string, KindChoice> }[];
  waiting: { count: number; at: string | null; items: { message_eng: string; exhibition_eng: string | null }[] };
}

/** The response of the settings calls. */
export interface Answer {
  data: Settings;
}

interface Listed {
  data: { id: number; read_at: string | null; snoozed_until: string | null; returned_at: string | null }[];
  meta: { total: number; unread_count: number; snoozed_count: number; shown_count: number };
}

interface ScheduleChanges {
  timezone?: string;
  daily?: Partial<EmailSchedule['daily']>;
  quiet?: Partial<EmailSchedule['quiet']>;
}

/** A choice for the daily e-mail. */
export const daily: KindChoice = { portal: true, mail: 'daily' };

const email = 'editor@severmech.example';

const news = (changes: Partial<News>): News => ({
  type: 'order',
  kind: 'order',
  message_rus: 'Заказ подтверждён',
  message_eng: 'Order confirmed',
  subject: { kind: 'order', id: 5 },
  ...changes,
});

const schedule = (changes: ScheduleChanges) => ({
  timezone: changes.timezone ?? 'Europe/Moscow',
  daily: { is_on: true, hour: 9, days: 'every', ...changes.daily },
  quiet: { is_on: false, from: 21, until: 8, weekends: false, ...changes.quiet },
});

/**
 * Creates an editor who reads English and wants e-mails, without choices and notifications before each test. Test files
 * call it once at the top.
 */
export const startNotifications = () => {
  let portal: TestApp;
  let editor: TestCaller;
  let outsider: TestCaller;
  let editorId: number;
  const errors: object[] = [];

  beforeAll(async () => {
    portal = await TestApp.start();
    const row = await portal.database.read
      .updateTable('users')
      .set({ can_send_notifications: true, locale: 'en' })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    editorId = row.id;
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    portal.clock.set(testNow);
    const db = portal.database.read;
    await db.deleteFrom('notification_settings').execute();
    await db.deleteFrom('exhibition_notification_settings').execute();
    await db.deleteFrom('notifications').execute();
    await db.deleteFrom('outbox').execute();
    await db.updateTable('users').set({ can_send_notifications: true }).where('id', '=', editorId).execute();
    portal.emails.length = 0;
    editor = await portal.as(email);
    outsider = await portal.as('supervisor@volga-tools.example');
  });
  afterEach(() => expect(errors).toEqual([]));

  /** The work that one process runs on its timer. */
  const work = () => new DueNotifications(portal.services, { error: (facts) => void errors.push(facts) }).work();
  return {
    portal: () => portal,
    editor: () => editor,
    /** A user of another company. */
    outsider: () => outsider,
    editorId: () => editorId,
    at: (moment: string) => portal.clock.set(moment),
    /** A moment the given number of days after today, in UTC. */
    day: (count: number, time: string) => {
      const date = new Date(Date.parse(testNow) + count * 86_400_000).toISOString().slice(0, 10);
      return new Date(`${date}T${time}Z`);
    },
    notify: (changes: Partial<News> = {}, participationId: number | null = 101) =>
      portal.database.transaction((trx) =>
        notifyUsers(trx, portal.services, [editorId], { ...news(changes), participationId }),
      ),
    work,
    send: async () => {
      await work();
      await portal.services.outbox.drain();
    },
    settings: async () => (await editor.get<Answer>('/notification-settings')).body.data,
    choose: (kind: string, choice: KindChoice | null, exhibition_id: number | null = null) =>
      editor.put<Answer>('/notification-settings/choices', { kind, exhibition_id, choice }),
    plan: (changes: ScheduleChanges) => editor.put<Answer>('/notification-settings/schedule', schedule(changes)),
    list: async (query = '') => (await editor.get<Listed>(`/notifications${query}`)).body,
  };
};
