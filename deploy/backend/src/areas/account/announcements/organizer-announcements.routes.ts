import { organizerAnnouncementsApi } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { createWithOptionalFile } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { changeAnnouncement } from './change-announcement.service';
import { listPublished, timezoneOfExhibition } from './organizer-announcements.repository';
import {
  publishAnnouncement,
  remindReaders,
  removeAnnouncement,
  organizerAnnouncementResponse,
} from './organizer-announcements.service';
import { receiveAnnouncement } from './receive-announcement';

export const organizerAnnouncementsRoutes: RoutePlugin = implement(organizerAnnouncementsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/exhibitions/{exhibitionId}/announcements': async (request) => ({
      data: (await listPublished(database.read, request.params.exhibitionId)).map(organizerAnnouncementResponse),
    }),
    'POST /organizer/exhibitions/{exhibitionId}/announcements': async (request, reply) => {
      const { exhibitionId } = request.params;
      const zone = await timezoneOfExhibition(database.read, exhibitionId);
      if (zone === undefined) throw notFound();
      const place = { now: clock.now().getTime(), zone };
      const received = await receiveAnnouncement(request, place);
      const { file: bytes, content } = received;
      const answer = await createWithOptionalFile(services, request, { bytes, content }, async (trx, storedName) => {
        const publishing = { exhibitionId, actorId: callerOf(request).id, storedName };
        return { data: await publishAnnouncement(trx, services, received, publishing) };
      });
      return reply.code(201).send(answer);
    },
    'POST /organizer/announcements/{announcementId}/reminders': async (request, reply) => {
      const act = { announcementId: request.params.announcementId, actorId: callerOf(request).id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await remindReaders(trx, services, act),
      }));
      return reply.code(201).send(answer);
    },
    'PATCH /organizer/announcements/{announcementId}': async (request) => {
      const { announcementId } = request.params;
      const change = { announcementId, actorId: callerOf(request).id, body: request.body };
      return { data: await database.transaction((trx) => changeAnnouncement(trx, services, change)) };
    },
    'DELETE /organizer/announcements/{announcementId}': async (request, reply) => {
      const act = { announcementId: request.params.announcementId, actorId: callerOf(request).id };
      await database.transaction((trx) => removeAnnouncement(trx, services, act));
      return reply.code(204).send(null);
    },
  };
});
