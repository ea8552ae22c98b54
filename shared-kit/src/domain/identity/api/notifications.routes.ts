import { Type } from 'typebox';
import {
  DataOf,
  Id,
  Instant,
  MessageResponse,
  Nullable,
  PageOf,
  errorResponses,
  pagingQuery,
  routeTable,
} from '../../http';
import { Notification, NotificationOption, NotificationTypeOption, NotificationsMeta } from './notification.schema';

/** Notifications of the caller and the options of their filters (SHELL §7, ACC §12). */
export const notificationsApi = routeTable('notifications', {
  'GET /notifications': {
    summary: 'Own notifications, newest first (SHELL-086 to SHELL-088)',
    query: Type.Object({
      ...pagingQuery,
      notification_type: Type.Optional(Type.String()),
      state: Type.Optional(
        Type.Enum(['new', 'snoozed'], {
          description: 'Unread ones, or those that are put off; without it all that are not put off (SHELL-466)',
        }),
      ),
      company_id: Type.Optional(Type.Integer({ minimum: 1 })),
      exhibition_id: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    responses: { 200: PageOf(Notification, NotificationsMeta), ...errorResponses(401, 422) },
  },
  'PUT /notifications/{id}': {
    summary: 'Mark one as read; a repeat changes nothing (SHELL-093)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/unread': {
    summary: 'Mark one as unread again; a repeat changes nothing (SHELL-467)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/snooze': {
    summary: 'Put one off until a moment, null takes it back into the list; a repeat changes nothing (SHELL-466)',
    params: Type.Object({ id: Id }),
    body: Type.Object({ until: Nullable(Instant()) }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404, 422) },
  },
  'POST /notifications/read-all': {
    summary: 'Mark all as read (ACC-144)',
    responses: { 200: MessageResponse, ...errorResponses(401) },
  },
  'GET /notification-types': {
    summary: 'Types that occur in the own notifications (ACC-143)',
    responses: { 200: DataOf(Type.Array(NotificationTypeOption)), ...errorResponses(401) },
  },
  'GET /notifications/exhibitions': {
    summary: 'Exhibitions that occur in the own notifications (ACC-143)',
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
  'GET /notifications/companies': {
    summary: 'Companies that occur in the own notifications (ACC-143)',
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
});
