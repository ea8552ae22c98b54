import { canOrderServices } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { requireParticipation } from '../access/participation-access';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { deadlineCalendar } from './deadline-calendar';
import { calendarResponse, Deadline } from './deadline.schema';
import { deadlineResponses, readDeadlines, withoutOrdering, type ParticipationDeadlines } from './deadlines.service';

const params = Type.Object({ id: Id });
const tags = ['deadlines'];

/** The deadline centre: the dates of all areas as a list and as a calendar file (SHELL-240 to SHELL-247). */
export const deadlinesRoutes: RoutePlugin = (app, { database, clock, config }) => {
  /** What this caller reads: prices and ends of orders are for those who may order (SVC-175). */
  const readFor = async (userId: number, id: number, now: number): Promise<ParticipationDeadlines> => {
    const participation = await requireParticipation(database.read, userId, id);
    const deadlines = await readDeadlines(database.read, id, now);
    return canOrderServices(userId, participation) ? deadlines : withoutOrdering(deadlines);
  };

  app.get(
    '/participants/:id/deadlines',
    {
      schema: {
        tags,
        summary: 'Deadlines of all areas, the nearest first; 404 for non-members (SHELL-240)',
        params,
        response: { 200: DataOf(Type.Array(Deadline)), ...errorResponses(401, 404) },
      },
    },
    async (request) => {
      const now = clock.now().getTime();
      return { data: deadlineResponses(await readFor(callerOf(request).id, request.params.id, now), now) };
    },
  );

  app.get(
    '/participants/:id/deadlines.ics',
    {
      schema: {
        tags,
        summary: 'The open deadlines as an iCalendar file in the language of the request (SHELL-246)',
        params,
        response: { 200: calendarResponse, ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const now = clock.now().getTime();
      const deadlines = await readFor(callerOf(request).id, request.params.id, now);
      const options = { locale: request.locale, now, stamp: now, publicUrl: config.publicUrl };
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="deadlines-${request.params.id}.ics"`)
        .send(Buffer.from(deadlineCalendar([deadlines], options)) as never);
    },
  );
};
