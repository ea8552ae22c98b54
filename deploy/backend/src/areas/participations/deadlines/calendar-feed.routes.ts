import { calendarFeedApi } from '@fairfront/shared-kit/domain/participations/api';
import { removeCalendarFeed } from '../../../identity/auth/other-access.repository';
import { hashOf } from '../../../identity/sessions/tokens';
import { writeAudit } from '../../../platform/database/audit';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { etagOf, isCurrent } from '../../../platform/http/entity-tag';
import { findCalendarFeed } from './calendar-feeds.repository';
import { readCalendarFeed, replaceCalendarFeed, runningParticipationsOf } from './calendar-feeds.service';
import { deadlineCalendar } from './deadline-calendar';
import { readAllDeadlines, withoutOrdering } from './deadlines.service';

const fileName = /^([0-9a-f]{64})\.ics$/;

export const calendarFeedRoutes: RoutePlugin = implement(calendarFeedApi, (services) => {
  const { database, clock, config } = services;
  return {
    'GET /calendar-feed': async (request) => ({
      data: await readCalendarFeed(database.read, services, callerOf(request).id),
    }),
    'POST /calendar-feed': async (request, reply) => {
      const { id } = callerOf(request);
      // the response that is stored for retries does not contain the address, because it is a secret
      await withIdempotency(services, request, async (trx) => {
        const now = clock.now();
        await replaceCalendarFeed(trx, services, id, now);
        await writeAudit(trx, { userId: id, action: 'calendar-feed.created', at: now });
        return null;
      });
      return reply.code(201).send({ data: await readCalendarFeed(database.read, services, id) });
    },
    'DELETE /calendar-feed': async (request, reply) => {
      const { id } = callerOf(request);
      await database.transaction(async (trx) => {
        const wasThere = await removeCalendarFeed(trx, id);
        if (wasThere) await writeAudit(trx, { userId: id, action: 'calendar-feed.revoked', at: clock.now() });
      });
      return reply.code(204).send(null);
    },
    'GET /ics/{file}': async (request, reply) => {
      const token = fileName.exec(request.params.file)?.[1];
      const feed = token === undefined ? undefined : await findCalendarFeed(database.read, hashOf(token));
      if (!feed) throw notFound();
      const now = clock.now();
      const running = await runningParticipationsOf(database.read, feed.user_id, now);
      const ordering = new Set(running.flatMap(({ id, canOrder }) => (canOrder ? [id] : [])));
      const ids = running.map(({ id }) => id);
      const all = (await readAllDeadlines(database.read, ids, now.getTime())).map((one) =>
        ordering.has(one.participationId) ? one : withoutOrdering(one),
      );
      const text = deadlineCalendar(all, {
        locale: feed.locale,
        now: now.getTime(),
        stamp: feed.created_at.getTime(),
        publicUrl: config.publicUrl,
      });
      const etag = etagOf(text);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(undefined as never);
      return reply.header('content-type', 'text/calendar; charset=utf-8').send(Buffer.from(text) as never);
    },
  };
});
