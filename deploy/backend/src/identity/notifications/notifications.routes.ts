import { longestSnoozeDays, snoozeRefusal } from '@fairfront/shared-kit/domain/account';
import { notificationsApi } from '@fairfront/shared-kit/domain/identity/api';
import { notificationsPageSize } from '@fairfront/shared-kit/domain/common';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { invalidTexts, notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import { serverText, serverTextIn } from '../../platform/texts/server-texts';
import { catchUp } from './broadcasts.service';
import { readAll, readOne, snoozeOne, unreadOne } from './notification-reading.service';
import { notificationResponse } from './notification.response';
import { notificationTypeNames } from './notification-types';
import {
  companiesOfNotifications,
  exhibitionsOfNotifications,
  listNotifications,
  notificationTypesOf,
} from './notifications.repository';

const snoozeTexts = {
  past: serverText('notifications.laterTime'),
  far: serverText('notifications.tooLate', { days: longestSnoozeDays }),
};

export const notificationsRoutes: RoutePlugin = implement(notificationsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /notifications': async (request) => {
      const {
        notification_type: type,
        state,
        company_id: companyId,
        exhibition_id: exhibitionId,
        ...paged
      } = request.query;
      const paging = pagingOf(paged, notificationsPageSize);
      const filter = { userId: callerOf(request).id, type, state, companyId, exhibitionId };
      let listed = await listNotifications(database.read, filter, paging);
      if (listed.broadcast !== null) {
        await catchUp(services, filter.userId);
        listed = await listNotifications(database.read, filter, paging);
      }
      const { rows, total, counts } = listed;
      const { unread: unread_count, snoozed: snoozed_count, shown: shown_count } = counts;
      return {
        data: rows.map(notificationResponse),
        meta: { ...pageMeta(paging, total), unread_count, snoozed_count, shown_count },
      };
    },
    'PUT /notifications/{id}': async (request) => {
      const { id } = request.params;
      const row = await readOne(services, { userId: callerOf(request).id, id });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
    'PUT /notifications/{id}/unread': async (request) => {
      const { id } = request.params;
      const row = await unreadOne(services, { userId: callerOf(request).id, id });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
    'PUT /notifications/{id}/snooze': async (request) => {
      const { id } = request.params;
      const until = request.body.until === null ? null : new Date(request.body.until);
      const refusal = until && snoozeRefusal(until.getTime(), clock.now().getTime());
      if (refusal) throw invalidTexts({ until: snoozeTexts[refusal] });
      const row = await snoozeOne(services, { userId: callerOf(request).id, id, until });
      if (!row) throw notFound();
      return { data: notificationResponse(row) };
    },
    'POST /notifications/read-all': async (request) => {
      const { id } = callerOf(request);
      await catchUp(services, id);
      await readAll(services, id);
      return { message: serverTextIn(request.locale, 'notifications.allRead') };
    },
    'GET /notification-types': async (request) => {
      const types = await notificationTypesOf(database.read, callerOf(request).id);
      return { data: types.map((id) => ({ id, ...notificationTypeNames(id) })) };
    },
    'GET /notifications/exhibitions': async (request) => ({
      data: await exhibitionsOfNotifications(database.read, callerOf(request).id),
    }),
    'GET /notifications/companies': async (request) => ({
      data: await companiesOfNotifications(database.read, callerOf(request).id),
    }),
  };
});
