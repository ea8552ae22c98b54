import { announcementsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { announcementDetailResponse, announcementResponse } from './announcement.response';
import { markAnnouncement, readerOf, remindTeam } from './announcement-marks.service';
import { findAnnouncement, listAnnouncements } from './announcements.repository';

export const announcementsRoutes: RoutePlugin = implement(announcementsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/announcements': async (request) => {
      const { reader } = await readerOf(database.read, callerOf(request).id, request.params.id);
      const rows = await listAnnouncements(database.read, reader);
      return { data: rows.map((row) => announcementResponse(row, reader)) };
    },
    'GET /participants/{id}/announcements/{announcementId}': async (request) => {
      const { id, announcementId } = request.params;
      const { reader } = await readerOf(database.read, callerOf(request).id, id);
      const row = await findAnnouncement(database.read, reader, announcementId);
      if (!row) throw notFound();
      return { data: announcementDetailResponse(row, reader, clock.now()) };
    },
    'POST /participants/{id}/announcements/{announcementId}/read': (request) =>
      database.transaction(async (trx) => {
        const { id, announcementId } = request.params;
        const act = { userId: callerOf(request).id, participationId: id, announcementId };
        const reader = await markAnnouncement(trx, services, act);
        const row = await findAnnouncement(trx, reader, announcementId);
        if (!row) throw notFound();
        return { data: announcementDetailResponse(row, reader, clock.now()) };
      }),
    'POST /participants/{id}/announcements/{announcementId}/reminders': async (request, reply) => {
      const { id, announcementId } = request.params;
      const act = { userId: callerOf(request).id, participationId: id, announcementId };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await remindTeam(trx, services, act),
      }));
      return reply.code(201).send(answer);
    },
  };
});
