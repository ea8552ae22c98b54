import { reminderDays } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { readEmailNotifications, updateEmailNotifications } from '../../../identity/users/users.repository';
import { writeAudit } from '../../../platform/database/audit';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { readReminderDays, writeReminderDays } from './reminders.repository';

const Settings = Type.Object(
  {
    days: Type.Array(Type.Enum([...reminderDays]), {
      uniqueItems: true,
      maxItems: reminderDays.length,
      description: 'Days before a deadline; none switches the reminders off',
    }),
    mail: Type.Boolean({
      description: 'Whether notifications come by mail, too; the setting of the profile (ACC-012)',
    }),
  },
  { title: 'ReminderSettings', description: 'When and how the caller is reminded of deadlines (SHELL-254)' },
);

const isReminderDay = (days: number): days is (typeof reminderDays)[number] =>
  reminderDays.some((known) => known === days);

/** The reminders of the caller, the same for all his participations (SHELL-254). */
export const reminderSettingsRoutes: RoutePlugin = (app, { database, clock }) => {
  const path = '/deadline-reminders';
  const tags = ['deadlines'];
  const read = async (userId: number) => {
    const mail = await readEmailNotifications(database.read, userId);
    const chosen = (await readReminderDays(database.read, [userId])).get(userId) ?? [];
    return { days: chosen.filter(isReminderDay), mail };
  };

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'When and how the caller is reminded of deadlines (SHELL-254)',
        response: { 200: DataOf(Settings), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await read(callerOf(request).id) }),
  );

  app.put(
    path,
    {
      schema: {
        tags,
        summary: 'Changes days and mail; a repeat changes nothing (SHELL-254)',
        body: Settings,
        response: { 200: DataOf(Settings), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const { id } = callerOf(request);
      const { mail } = request.body;
      const days = reminderDays.filter((known) => request.body.days.includes(known));
      await database.transaction(async (trx) => {
        await writeReminderDays(trx, id, days);
        await updateEmailNotifications(trx, id, mail);
        await writeAudit(trx, {
          userId: id,
          action: 'deadline-reminders.changed',
          details: { days, mail },
          at: clock.now(),
        });
      });
      return { data: await read(id) };
    },
  );
};
