import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Deadline, calendarResponse } from './deadline.schema';

const params = Type.Object({ id: Id });

/** The deadline centre: dates of all areas as a list and as a calendar file. */
export const deadlinesApi = routeTable('deadlines', {
  'GET /participants/{id}/deadlines': {
    summary: 'List deadlines of all areas, nearest first; 404 for non-members',
    params,
    responses: { 200: DataOf(Type.Array(Deadline)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/deadlines.ics': {
    summary: 'Download the open deadlines as an iCalendar file in the language of the request',
    params,
    responses: { 200: calendarResponse, ...errorResponses(401, 404) },
  },
});
