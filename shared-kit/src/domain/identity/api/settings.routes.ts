import { DataOf, errorResponses, routeTable } from '../../http';
import { ChoiceChange, EmailSchedule, NotificationSettings } from './settings.schema';

/**
 * Notification settings of the caller; changes apply at once, also to pending notifications (SHELL-460 to SHELL-465).
 */
export const notificationSettingsApi = routeTable('notifications', {
  'GET /notification-settings': {
    summary: "Get the caller's notification settings and the content of the next daily e-mail so far (SHELL-460)",
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401) },
  },
  'PUT /notification-settings/schedule': {
    summary: 'Set when e-mails may be sent; idempotent (SHELL-462, SHELL-463)',
    body: EmailSchedule,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 422) },
  },
  'PUT /notification-settings/choices': {
    summary:
      'Set how one kind is delivered, in general or for one exhibition; null removes the choice (SHELL-460, SHELL-464)',
    body: ChoiceChange,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 404, 422) },
  },
});
