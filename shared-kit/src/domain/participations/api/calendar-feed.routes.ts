import { Type } from 'typebox';
import { DataOf, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { calendarResponse } from './deadline.schema';

export const Feed = Type.Object(
  {
    url: Type.String({ description: 'A secret: who knows it reads the calendar' }),
    created_at: Instant(),
    exhibitions: Type.Integer({ minimum: 0, description: 'How many exhibitions the calendar tells about now' }),
  },
  { title: 'CalendarFeed', description: 'The personal calendar of the caller (SHELL-248)' },
);

/** Whether the caller has this version already; a list of tags, each possibly marked as weak. */
/** The personal calendar: its address for its owner, its content for whoever knows the address (SHELL-248 to SHELL-251). */
export const calendarFeedApi = routeTable('deadlines', {
  'GET /calendar-feed': {
    summary: 'The personal calendar of the caller, null without one (SHELL-248)',
    responses: { 200: DataOf(Nullable(Feed)), ...errorResponses(401) },
  },
  'POST /calendar-feed': {
    summary: 'A new address; the former one is unknown from then on (SHELL-248)',
    responses: { 201: DataOf(Nullable(Feed)), ...errorResponses(401, 409, 422) },
  },
  'DELETE /calendar-feed': {
    summary: 'Revokes the address; a repeat changes nothing (SHELL-248)',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
  'GET /ics/{file}': {
    summary: 'A personal calendar by its secret address; 404 for an unknown or revoked one (SHELL-249)',
    access: 'public',
    cost: 'read',
    params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
    responses: {
      200: calendarResponse,
      304: Type.Null({ description: 'The caller has this version already (If-None-Match)' }),
      ...errorResponses(404),
    },
  },
});
