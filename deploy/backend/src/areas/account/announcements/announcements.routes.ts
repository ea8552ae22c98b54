import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { Announcement, AnnouncementDetail, TeamReminder } from './announcement.schema';
import { markAnnouncement, readerOf, remindTeam } from './announcement-marks.service';
import { findAnnouncement, listAnnouncements } from './announcements.repository';

const tags = ['announcements'];

/** Announcements of the organiser as a participation reads them (ACC-220 to ACC-226). */
export const announcementsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const path = '/participants/:id/announcements';
  const params = Type.Object({ id: Id, announcementId: Id });

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Announcements for the caller in this participation, newest first, without texts (ACC-223)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Type.Array(Announcement)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { reader } = await readerOf(database.read, callerOf(request).id, request.params.id);
      return { data: await listAnnouncements(database.read, reader) };
    },
  );

  app.get(
    `${path}/:announcementId`,
    {
      schema: {
        tags,
        summary: 'An announcement with its text and who of the own team has read it (ACC-224)',
        params,
        response: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const { id, announcementId } = request.params;
      const { reader } = await readerOf(database.read, callerOf(request).id, id);
      const data = await findAnnouncement(database.read, reader, announcementId, clock.now());
      if (!data) throw notFound();
      return { data };
    },
  );

  app.post(
    `${path}/:announcementId/read`,
    {
      schema: {
        tags,
        summary: 'Mark it as read for the caller; the mark of who administers the team counts as its step (ACC-222)',
        params,
        response: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
      },
    },
    (request) =>
      database.transaction(async (trx) => {
        const { id, announcementId } = request.params;
        const act = { userId: callerOf(request).id, participationId: id, announcementId };
        const data = await findAnnouncement(
          trx,
          await markAnnouncement(trx, services, act),
          announcementId,
          clock.now(),
        );
        if (!data) throw notFound();
        return { data };
      }),
  );

  app.post(
    `${path}/:announcementId/reminders`,
    {
      schema: {
        tags,
        summary: 'Notify the members who have not read it, at most once a day: 422 reminded_already (ACC-226)',
        params,
        response: { 201: DataOf(TeamReminder), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id, announcementId } = request.params;
      const act = { userId: callerOf(request).id, participationId: id, announcementId };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await remindTeam(trx, services, act),
      }));
      return reply.code(201).send(answer);
    },
  );
};
