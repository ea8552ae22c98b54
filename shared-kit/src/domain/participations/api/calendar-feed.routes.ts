import { Type } from 'typebox';
import { DataOf, Instant, Nullable, errorResponses, routeTable } from '../../http';
import { calendarResponse } from './deadline.schema';

export const Feed = Type.Object(
  {
    url: Type.String({ description: 'A secret: whoever knows it can read the calendar' }),
    created_at: Instant(),
    exhibitions: Type.Integer({ minimum: 0, description: 'Number of exhibitions in the calendar now' }),
  },
  { title: 'CalendarFeed', description: 'The personal calendar of the caller' },
);

/** Whether the caller already has this version; a list of tags, each possibly weak. */
/**
 * The personal calendar: its address for the owner, its content for anyone with the address.
 */
export const calendarFeedApi = routeTable('deadlines', {
  'GET /calendar-feed': {
    summary: "Get the caller's personal calendar; null if there is none",
    responses: { 200: DataOf(Nullable(Feed)), ...errorResponses(401) },
  },
  'POST /calendar-feed': {
    summary: 'Create a new address; the previous one becomes invalid',
    responses: { 201: DataOf(Nullable(Feed)), ...errorResponses(401, 409, 422) },
  },
  'DELETE /calendar-feed': {
    summary: 'Revoke the address; idempotent',
    responses: { 204: Type.Null(), ...errorResponses(401) },
  },
  'GET /ics/{file}': {
    summary: 'Get a personal calendar by its secret address; 404 for an unknown or revoked one',
    access: 'public',
    cost: 'read',
    params: Type.Object({ file: Type.String({ maxLength: 100 }) }),
    responses: {
      200: calendarResponse,
      304: Type.Null({ description: 'The caller already has this version (If-None-Match)' }),
      ...errorResponses(404),
    },
  },
});
