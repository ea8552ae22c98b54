import { DataOf, errorResponses, routeTable } from '../../http';
import { ChoiceChange, EmailSchedule, NotificationSettings } from './settings.schema';

/** How notifications reach the caller; each change counts at once, for what waits, too (SHELL-460 to SHELL-465). */
export const notificationSettingsApi = routeTable('notifications', {
  'GET /notification-settings': {
    summary: 'How notifications reach the caller, and what his next daily e-mail will say so far (SHELL-460)',
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401) },
  },
  'PUT /notification-settings/schedule': {
    summary: 'When e-mails may come; a repeat changes nothing (SHELL-462, SHELL-463)',
    body: EmailSchedule,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 422) },
  },
  'PUT /notification-settings/choices': {
    summary: 'How one kind comes, everywhere or in one exhibition; null takes the choice back (SHELL-460, SHELL-464)',
    body: ChoiceChange,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 404, 422) },
  },
});
