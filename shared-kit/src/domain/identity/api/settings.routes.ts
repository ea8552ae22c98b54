import { DataOf, errorResponses, routeTable } from '../../http';
import { ChoiceChange, EmailSchedule, NotificationSettings } from './settings.schema';

/**
 * Notification settings of the caller; changes apply at once, also to pending notifications.
 */
export const notificationSettingsApi = routeTable('notifications', {
  'GET /notification-settings': {
    summary: "Get the caller's notification settings and the content of the next daily e-mail so far",
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401) },
  },
  'PUT /notification-settings/schedule': {
    summary: 'Set when e-mails may be sent; idempotent',
    body: EmailSchedule,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 422) },
  },
  'PUT /notification-settings/choices': {
    summary: 'Set how one kind is delivered, in general or for one exhibition; null removes the choice',
    body: ChoiceChange,
    responses: { 200: DataOf(NotificationSettings), ...errorResponses(401, 404, 422) },
  },
});
