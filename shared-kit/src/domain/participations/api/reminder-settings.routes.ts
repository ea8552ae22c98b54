import { Type } from 'typebox';
import { reminderDays } from '../../../model';
import { DataOf, errorResponses, routeTable } from '../../http';

export const Settings = Type.Object(
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

/** The reminders of the caller, the same for all his participations (SHELL-254). */
export const reminderSettingsApi = routeTable('deadlines', {
  'GET /deadline-reminders': {
    summary: 'When and how the caller is reminded of deadlines (SHELL-254)',
    responses: { 200: DataOf(Settings), ...errorResponses(401) },
  },
  'PUT /deadline-reminders': {
    summary: 'Changes days and mail; a repeat changes nothing (SHELL-254)',
    body: Settings,
    responses: { 200: DataOf(Settings), ...errorResponses(401, 422) },
  },
});
