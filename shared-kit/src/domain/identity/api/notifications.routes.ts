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
    summary: "List the caller's notifications, newest first",
    query: Type.Object({
      ...pagingQuery,
      notification_type: Type.Optional(Type.String()),
      state: Type.Optional(
        Type.Enum(['new', 'snoozed'], {
          description: 'Unread or snoozed ones; by default all that are not snoozed',
        }),
      ),
      company_id: Type.Optional(Type.Integer({ minimum: 1 })),
      exhibition_id: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    responses: { 200: PageOf(Notification, NotificationsMeta), ...errorResponses(401, 422) },
  },
  'PUT /notifications/{id}': {
    summary: 'Mark one as read; idempotent',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/unread': {
    summary: 'Mark one as unread; idempotent',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404) },
  },
  'PUT /notifications/{id}/snooze': {
    summary: 'Snooze one until a moment, null ends the snooze; idempotent',
    params: Type.Object({ id: Id }),
    body: Type.Object({ until: Nullable(Instant()) }),
    responses: { 200: DataOf(Notification), ...errorResponses(401, 404, 422) },
  },
  'POST /notifications/read-all': {
    summary: 'Mark all as read',
    responses: { 200: MessageResponse, ...errorResponses(401) },
  },
  'GET /notification-types': {
    summary: "List types that occur in the caller's notifications",
    responses: { 200: DataOf(Type.Array(NotificationTypeOption)), ...errorResponses(401) },
  },
  'GET /notifications/exhibitions': {
    summary: "List exhibitions that occur in the caller's notifications",
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
  'GET /notifications/companies': {
    summary: "List companies that occur in the caller's notifications",
    responses: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
  },
});
