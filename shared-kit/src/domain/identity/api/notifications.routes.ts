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

/** Notifications of the caller and their filter options (SHELL §7, ACC §12). */
export const notificationsApi = routeTable('notifications', {
  'GET /notifications': {
    summary: "List the caller's notifications, newest first (SHELL-086 to SHELL-088)",
    query: Type.Object({
      ...pagingQuery,
      notification_type: Type.Optional(Type.String()),
      state: Type.Optional(
        Type.Enum(['new', 'snoozed'], {
          description: 'Unread or snoozed ones; by default all that are not snoozed (SHELL-466)',
        }),
      ),
      company_id: Type.Optional(Type.Integer({ minimum: 1 })),
      exhibition_id: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    responses: { 200: PageOf(Notification, NotificationsMeta), ...errorResponses(401, 422) },
  },
  'PUT /notifications/{id}': {
    summary: 'Mark one as read; idempotent (SHELL-093)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/unread': {
    summary: 'Mark one as unread; idempotent (SHELL-467)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/snooze': {
    summary: 'Snooze one until a moment, null ends the snooze; idempotent (SHELL-466)',
    params: Type.Object({ id: Id }),
    body: Type.Object({ until: Nullable(Instant()) }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404, 422) },
  },
  'POST /notifications/read-all': {
    summary: 'Mark all as read (ACC-144)',
    responses: { 200: MessageResponse, ...errorResponses(401) },
  },
  'GET /notification-types': {
    summary: "List types that occur in the caller's notifications (ACC-143)",
    responses: { 200: DataOf(Type.Array(NotificationTypeOption)), ...errorResponses(401) },
  },
  'GET /notifications/exhibitions': {
    summary: "List exhibitions that occur in the caller's notifications (ACC-143)",
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
  'GET /notifications/companies': {
    summary: "List companies that occur in the caller's notifications (ACC-143)",
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
});
