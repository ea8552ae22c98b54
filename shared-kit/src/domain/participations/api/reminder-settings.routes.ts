import { Type } from 'typebox';
import { reminderDays } from '../deadline-item';
import { DataOf, errorResponses, routeTable } from '../../http';

export const Settings = Type.Object(
  {
    days: Type.Array(Type.Enum([...reminderDays]), {
      uniqueItems: true,
      maxItems: reminderDays.length,
      description: 'Days before a deadline; an empty list disables the reminders',
    }),
    mail: Type.Boolean({
      description: 'Whether notifications are also sent by e-mail; the setting of the profile',
    }),
  },
  { title: 'ReminderSettings', description: 'When and how the caller is reminded of deadlines' },
);

/** The caller's reminders, the same for all participations. */
export const reminderSettingsApi = routeTable('deadlines', {
  'GET /deadline-reminders': {
    summary: 'Get when and how the caller is reminded of deadlines',
    responses: { 200: DataOf(Settings), ...errorResponses(401) },
  },
  'PUT /deadline-reminders': {
    summary: 'Set days and e-mail of the reminders; idempotent',
    body: Settings,
    responses: { 200: DataOf(Settings), ...errorResponses(401, 422) },
  },
});
