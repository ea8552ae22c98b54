import { reminderSettingsApi } from '@fairfront/shared-kit/domain/participations/api';
import { reminderDays } from '@fairfront/shared-kit/domain/participations';
import { readEmailNotifications, updateEmailNotifications } from '../../../identity/users/users.repository';
import { writeAudit } from '../../../platform/database/audit';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { readReminderDays, writeReminderDays } from './reminders.repository';

const isReminderDay = (days: number): days is (typeof reminderDays)[number] =>
  reminderDays.some((known) => known === days);

export const reminderSettingsRoutes: RoutePlugin = implement(reminderSettingsApi, ({ database, clock }) => {
  const read = async (userId: number) => {
    const mail = await readEmailNotifications(database.read, userId);
    const chosen = (await readReminderDays(database.read, [userId])).get(userId) ?? reminderDays;
    return { days: chosen.filter(isReminderDay), mail };
  };
  return {
    'GET /deadline-reminders': async (request) => ({ data: await read(callerOf(request).id) }),
    'PUT /deadline-reminders': async (request) => {
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
  };
});
