import { Type } from 'typebox';
import { callerOf } from '../http/authentication';
import { DataOf, failures, Id } from '../http/answers';
import { requireParticipation } from '../http/participation-access';
import type { Area } from '../services';
import { deadlineCalendar } from './deadline-calendar';
import { calendarAnswer, Deadline } from './deadline.schema';
import { deadlineAnswer, readDeadlines } from './deadlines.service';

const params = Type.Object({ id: Id });
const tags = ['deadlines'];

/** The deadline centre: the dates of all areas as a list and as a calendar file (SHELL-240 to SHELL-247). */
export const deadlinesRoutes: Area = (app, { database, clock, config }) => {
  app.get(
    '/participants/:id/deadlines',
    {
      schema: {
        tags,
        summary: 'Deadlines of all areas, the nearest first; 404 for strangers (SHELL-240)',
        params,
        response: { 200: DataOf(Type.Array(Deadline)), ...failures(401, 404) },
      },
    },
    async (request) => {
      await requireParticipation(database.read, callerOf(request).id, request.params.id);
      const now = clock.now().getTime();
      const { items } = await readDeadlines(database.read, request.params.id, now);
      return { data: items.map((item) => deadlineAnswer(item, now)) };
    },
  );

  app.get(
    '/participants/:id/deadlines.ics',
    {
      schema: {
        tags,
        summary: 'The open deadlines as an iCalendar file in the language of the request (SHELL-246)',
        params,
        response: { 200: calendarAnswer, ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await requireParticipation(database.read, callerOf(request).id, request.params.id);
      const now = clock.now().getTime();
      const deadlines = await readDeadlines(database.read, request.params.id, now);
      const options = { locale: request.locale, now, stamp: now, publicUrl: config.publicUrl };
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="deadlines-${request.params.id}.ics"`)
        .send(Buffer.from(deadlineCalendar([deadlines], options)) as never);
    },
  );
};
