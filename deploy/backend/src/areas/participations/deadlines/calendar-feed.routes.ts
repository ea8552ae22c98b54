import { Type } from 'typebox';
import { writeAudit } from '../../../platform/database/audit';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Instant, Nullable } from '@fairfront/shared-kit/domain/http';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { etagOf, isCurrent } from '../../../platform/http/etag';
import type { RoutePlugin } from '../../../platform/http/app.types';
import {
  findCalendarFeed,
  readCalendarFeed,
  replaceCalendarFeed,
  runningParticipationsOf,
} from './calendar-feeds.repository';
import { removeCalendarFeed } from '../../../identity/auth/calendar-feed-end.repository';
import { deadlineCalendar } from './deadline-calendar';
import { calendarResponse } from './deadline.schema';
import { readAllDeadlines, withoutOrdering } from './deadlines.service';

const Feed = Type.Object(
  {
    url: Type.String({ description: 'A secret: who knows it reads the calendar' }),
    created_at: Instant(),
    exhibitions: Type.Integer({ minimum: 0, description: 'How many exhibitions the calendar tells about now' }),
  },
  { title: 'CalendarFeed', description: 'The personal calendar of the caller (SHELL-248)' },
);

const tags = ['deadlines'];
const path = '/calendar-feed';
const fileName = /^([0-9a-f]{64})\.ics$/;

/** Whether the caller has this version already; a list of tags, each possibly marked as weak. */
/** The personal calendar: its address for its owner, its content for whoever knows the address (SHELL-248 to SHELL-251). */
export const calendarFeedRoutes: RoutePlugin = (app, services) => {
  const { database, clock, config } = services;
  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'The personal calendar of the caller, null without one (SHELL-248)',
        response: { 200: DataOf(Nullable(Feed)), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await readCalendarFeed(database.read, services, callerOf(request).id) }),
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'A new address; the former one is unknown from then on (SHELL-248)',
        response: { 201: DataOf(Nullable(Feed)), ...errorResponses(401, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request);
      // the answer that is kept for repeats names no address: it is a secret
      await withIdempotency(services, request, async (trx) => {
        const now = clock.now();
        await replaceCalendarFeed(trx, services, id, now);
        await writeAudit(trx, { userId: id, action: 'calendar-feed.created', at: now });
        return null;
      });
      return reply.code(201).send({ data: await readCalendarFeed(database.read, services, id) });
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        summary: 'Revokes the address; a repeat changes nothing (SHELL-248)',
        response: { 204: Type.Null(), ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request);
      await database.transaction(async (trx) => {
        const wasThere = await removeCalendarFeed(trx, id);
        if (wasThere) await writeAudit(trx, { userId: id, action: 'calendar-feed.revoked', at: clock.now() });
      });
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/ics/:file',
    {
      config: { access: 'public', cost: 'read' },
      schema: {
        tags,
        summary: 'A personal calendar by its secret address; 404 for an unknown or revoked one (SHELL-249)',
        params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
        response: {
          200: calendarResponse,
          304: Type.Null({ description: 'The caller has this version already (If-None-Match)' }),
          ...errorResponses(404),
        },
      },
    },
    async (request, reply) => {
      const token = fileName.exec(request.params.file)?.[1];
      const feed = token === undefined ? null : await findCalendarFeed(database.read, token);
      if (!feed) throw notFound();
      const now = clock.now();
      const running = await runningParticipationsOf(database.read, feed.userId, now);
      const ordering = new Set(running.flatMap(({ id, canOrder }) => (canOrder ? [id] : [])));
      const ids = running.map(({ id }) => id);
      const all = (await readAllDeadlines(database.read, ids, now.getTime())).map((one) =>
        ordering.has(one.participationId) ? one : withoutOrdering(one),
      );
      const text = deadlineCalendar(all, {
        locale: feed.locale,
        now: now.getTime(),
        stamp: feed.createdAt.getTime(),
        publicUrl: config.publicUrl,
      });
      const etag = etagOf(text);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined as never);
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(Buffer.from(text) as never);
    },
  );
};
