import { Type } from 'typebox';
import { reminderDays } from '../../../model';
import { DataOf, errorResponses, routeTable } from '../../http';

export const Settings = Type.Object(
  {
    days: Type.Array(Type.Enum([...reminderDays]), {
      uniqueItems: true,
      maxItems: reminderDays.length,
      description: 'Days before a deadline; an empty list disables the reminders',
    }),
    mail: Type.Boolean({
      description: 'Whether notifications are also sent by e-mail; the setting of the profile (ACC-012)',
    }),
  },
  { title: 'ReminderSettings', description: 'When and how the caller is reminded of deadlines (SHELL-254)' },
);

/** The caller's reminders, the same for all participations (SHELL-254). */
export const reminderSettingsApi = routeTable('deadlines', {
  'GET /deadline-reminders': {
    summary: 'Get when and how the caller is reminded of deadlines (SHELL-254)',
    responses: { 200: DataOf(Settings), ...errorResponses(401) },
  },
  'PUT /deadline-reminders': {
    summary: 'Set days and e-mail of the reminders; idempotent (SHELL-254)',
    body: Settings,
    responses: { 200: DataOf(Settings), ...errorResponses(401, 422) },
  },
});
