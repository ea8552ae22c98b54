import { notificationsPageSize } from '@fairfront/shared-kit/model';
import { longestSnoozeDays, snoozeRefusal } from '@fairfront/shared-kit/domain/account';
import { Type } from 'typebox';
import { callerOf } from '../../platform/http/authentication';
import {
  DataOf,
  errorResponses,
  Id,
  Instant,
  MessageResponse,
  Nullable,
  PageOf,
  pagingQuery,
} from '@fairfront/shared-kit/domain/http';
import { invalidTexts, notFound } from '../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import type { RoutePlugin } from '../../platform/http/app.types';
import { notificationTypeNames } from './notification-types';
import { notificationResponse } from './notification-row.repository';
import {
  companiesOfNotifications,
  exhibitionsOfNotifications,
  listNotifications,
  notificationTypesOf,
} from './notifications.repository';
import { readAll, readOne, snoozeOne, unreadOne } from './notification-reading.service';
import { Notification, NotificationOption, NotificationsMeta, NotificationTypeOption } from './notification.schema';
import { serverText, serverTextIn } from '../../platform/texts/server-texts';

const snoozeTexts = {
  past: serverText('notifications.laterTime'),
  far: serverText('notifications.tooLate', { days: longestSnoozeDays }),
};

/** Notifications of the caller and the options of their filters (SHELL §7, ACC §12). */
export const notificationsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const tags = ['notifications'];
  app.get(
    '/notifications',
    {
      schema: {
        tags,
        summary: 'Own notifications, newest first (SHELL-086 to SHELL-088)',
        querystring: Type.Object({
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
        response: { 200: PageOf(Notification, NotificationsMeta), ...errorResponses(401, 422) },
      },
    },
    async (request) => {
      const {
        notification_type: type,
        state,
        company_id: companyId,
        exhibition_id: exhibitionId,
        ...paged
      } = request.query;
      const paging = pagingOf(paged, notificationsPageSize);
      const filter = { userId: callerOf(request).id, type, state, companyId, exhibitionId };
      const { rows, total, counts } = await listNotifications(database.read, filter, paging);
      const { unread: unread_count, snoozed: snoozed_count, shown: shown_count } = counts;
      return {
        data: rows.map(notificationResponse),
        meta: { ...pageMeta(paging, total), unread_count, snoozed_count, shown_count },
      };
    },
  );

  app.put(
    '/notifications/:id',
    {
      schema: {
        tags,
        summary: 'Mark one as read; a repeat changes nothing (SHELL-093)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Notification), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await readOne(services, { userId: callerOf(request).id, id });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
  );

  app.put(
    '/notifications/:id/unread',
    {
      schema: {
        tags,
        summary: 'Mark one as unread again; a repeat changes nothing (SHELL-467)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Notification), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await unreadOne(services, { userId: callerOf(request).id, id });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
  );

  app.put(
    '/notifications/:id/snooze',
    {
      schema: {
        tags,
        summary: 'Put one off until a moment, null takes it back into the list; a repeat changes nothing (SHELL-466)',
        params: Type.Object({ id: Id }),
        body: Type.Object({ until: Nullable(Instant()) }),
        response: { 200: DataOf(Notification), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const until = request.body.until === null ? null : new Date(request.body.until);
      const refusal = until && snoozeRefusal(until.getTime(), clock.now().getTime());
      if (refusal) throw invalidTexts({ until: snoozeTexts[refusal] });
      const row = await snoozeOne(services, { userId: callerOf(request).id, id, until });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
  );

  app.post(
    '/notifications/read-all',
    {
      schema: {
        tags,
        summary: 'Mark all as read (ACC-144)',
        response: { 200: MessageResponse, ...errorResponses(401) },
      },
    },
    async (request) => {
      await readAll(services, callerOf(request).id);
      return { message: serverTextIn(request.locale, 'notifications.allRead') };
    },
  );

  app.get(
    '/notification-types',
    {
      schema: {
        tags,
        summary: 'Types that occur in the own notifications (ACC-143)',
        response: { 200: DataOf(Type.Array(NotificationTypeOption)), ...errorResponses(401) },
      },
    },
    async (request) => {
      const types = await notificationTypesOf(database.read, callerOf(request).id);
      return { data: types.map((id) => ({ id, ...notificationTypeNames(id) })) };
    },
  );

  for (const [path, what, find] of [
    ['/notifications/exhibitions', 'Exhibitions', exhibitionsOfNotifications],
    ['/notifications/companies', 'Companies', companiesOfNotifications],
  ] as const) {
    app.get(
      path,
      {
        schema: {
          tags,
          summary: `${what} that occur in the own notifications (ACC-143)`,
          response: { 200: DataOf(Type.Array(NotificationOption)), ...errorResponses(401) },
        },
      },
      async (request) => ({ data: await find(database.read, callerOf(request).id) }),
    );
  }
};
