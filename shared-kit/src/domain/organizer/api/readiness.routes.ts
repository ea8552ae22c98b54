import { Type } from 'typebox';
import { BatchOf, DataOf, Id, PageOf, closed, errorResponses, pagingQuery, routeTable, workbookType } from '../../http';
import {
  Readiness,
  ReadinessFormat,
  ReadinessMeta,
  ReadinessReminder,
  readinessFilter,
  readinessOrder,
} from './readiness.schema';

const params = Type.Object({ exhibitionId: Id });

/** How far the participants of an exhibition are, and reminders of what is open. */
export const readinessApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/readiness': {
    summary: 'List the participations of an exhibition with what is open and late',
    access: 'manager',
    scope: 'people',
    params,
    query: Type.Object({ ...pagingQuery, ...readinessFilter, ...readinessOrder }),
    responses: { 200: PageOf(Readiness, ReadinessMeta), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/readiness/ids': {
    summary: 'List the ids of all participations of a filter, in the order of the list, for a selection',
    access: 'manager',
    scope: 'people',
    params,
    query: Type.Object({ ...readinessFilter, ...readinessOrder }),
    responses: { 200: DataOf(Type.Array(Id)), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/readiness/export': {
    summary: 'Download the participations of a filter with what is open and late, a line for each open area',
    access: 'manager',
    scope: 'people',
    params,
    query: Type.Object({ ...readinessFilter, ...readinessOrder, format: ReadinessFormat }),
    responses: {
      200: {
        description: 'The rows as CSV (UTF-8 with a byte order mark) or XLSX',
        content: {
          'text/csv': { schema: Type.String({ format: 'binary' }) },
          [workbookType]: { schema: Type.String({ format: 'binary' }) },
        },
      },
      ...errorResponses(401, 403, 404, 422),
    },
  },
  'POST /organizer/exhibitions/{exhibitionId}/readiness-reminders': {
    summary:
      'Remind participants by e-mail of what is open, once a day at most for each company; a repeat sends nothing again',
    access: 'manager',
    scope: 'people',
    params,
    body: BatchOf(closed(Type.Object({ participation_id: Id }))),
    responses: { 200: DataOf(Type.Array(ReadinessReminder)), ...errorResponses(401, 403, 404, 422) },
  },
});
