import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { createWithOptionalFile } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { AnnouncementForm, OrganizerAnnouncement, OrganizerReminder } from './announcement.schema';
import { listPublished, timezoneOfExhibition } from './organizer-announcements.repository';
import { publishAnnouncement, remindReaders, removeAnnouncement } from './organizer-announcements.service';
import { receiveAnnouncement } from './receive-announcement';

const tags = ['organizer'];
const config = { access: 'manager' } as const;

/** Announcements on the organiser's side (ACC-225). */
export const organizerAnnouncementsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const path = '/organizer/exhibitions/:exhibitionId/announcements';
  const one = '/organizer/announcements/:announcementId';
  const params = Type.Object({ announcementId: Id });

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Announcements of an exhibition with how many participations have read them (ACC-225)',
        params: Type.Object({ exhibitionId: Id }),
        response: { 200: DataOf(Type.Array(OrganizerAnnouncement)), ...errorResponses(401, 403) },
      },
    },
    async (request) => ({ data: await listPublished(database.read, request.params.exhibitionId) }),
  );

  app.post(
    path,
    {
      config: { ...config, multipart: AnnouncementForm },
      schema: {
        tags,
        summary:
          'Publish an announcement, multipart with an optional PDF of up to 10 MB; its readers are notified (ACC-225)',
        params: Type.Object({ exhibitionId: Id }),
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(OrganizerAnnouncement), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
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
  );

  app.post(
    `${one}/reminders`,
    {
      config,
      schema: {
        tags,
        summary: 'Notify once more those who have not read it (ACC-225)',
        params,
        response: { 201: DataOf(OrganizerReminder), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const act = { announcementId: request.params.announcementId, actorId: callerOf(request).id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await remindReaders(trx, services, act),
      }));
      return reply.code(201).send(answer);
    },
  );

  app.delete(
    one,
    {
      config,
      schema: {
        tags,
        summary: 'Take an announcement back, with its file and its marks (ACC-225)',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const act = { announcementId: request.params.announcementId, actorId: callerOf(request).id };
      await database.transaction((trx) => removeAnnouncement(trx, services, act));
      return reply.code(204).send(null);
    },
  );
};
