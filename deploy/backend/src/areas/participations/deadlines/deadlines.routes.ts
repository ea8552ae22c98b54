import { deadlinesApi } from '@fairfront/shared-kit/domain/participations/api';
import { canOrderServices } from '@fairfront/shared-kit/domain/participations';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { requireParticipation } from '../access/participation-access';
import { deadlineCalendar } from './deadline-calendar';
import { deadlineResponses, readDeadlines, type ParticipationDeadlines, withoutOrdering } from './deadlines.service';

export const deadlinesRoutes: RoutePlugin = implement(deadlinesApi, ({ database, clock, config }) => {
  /** The deadlines for this caller: only users who may order get the dates of prices and orders. */
  const readFor = async (userId: number, id: number, now: number): Promise<ParticipationDeadlines> => {
    const participation = await requireParticipation(database.read, userId, id);
    const deadlines = await readDeadlines(database.read, id, now);
    return canOrderServices(userId, participation) ? deadlines : withoutOrdering(deadlines);
  };
  return {
    'GET /participants/{id}/deadlines': async (request) => {
      const now = clock.now().getTime();
      return { data: deadlineResponses(await readFor(callerOf(request).id, request.params.id, now), now) };
    },
    'GET /participants/{id}/deadlines.ics': async (request, reply) => {
      const now = clock.now().getTime();
      const deadlines = await readFor(callerOf(request).id, request.params.id, now);
      const options = { locale: request.locale, now, stamp: now, publicUrl: config.publicUrl };
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="deadlines-${request.params.id}.ics"`)
        .send(Buffer.from(deadlineCalendar([deadlines], options)) as never);
    },
  };
});
