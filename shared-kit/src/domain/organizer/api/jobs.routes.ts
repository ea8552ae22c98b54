import { Type } from 'typebox';
import { DataOf, Instant, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';

const Job = Type.Object({
  id: Type.Integer(),
  kind: Type.String({ description: 'What it does, for example event, file-removal or invitation-mail' }),
  created_at: Instant(),
  attempts: Type.Integer({ description: 'Number of attempts' }),
  last_error: Type.Union([Type.String(), Type.Null()]),
  next_attempt_at: Type.Union([Instant(), Type.Null()], { description: 'Null: dead, no automatic retry' }),
});

const Schedule = Type.Object({
  name: Type.String(),
  started_at: Instant({ description: 'Start of the last turn' }),
  ended_at: Type.Union([Instant(), Type.Null()], { description: 'Null or before the start: it is running' }),
  next_at: Instant(),
  last_error: Type.Union([Type.String(), Type.Null()], { description: 'Why the last turn failed' }),
});

const Which = Type.Object({
  which: Type.String({ pattern: '^(dead|[1-9]\\d{0,14})$', description: 'Id of a job, or dead: all abandoned ones' }),
});

const Done = Type.Object({ jobs: Type.Integer({ minimum: 0, description: 'Number of jobs concerned' }) });

/** Background work: what failed after a commit, of all kinds, and what is repeated by the clock. */
export const organizerJobsApi = routeTable('organizer', {
  'GET /organizer/jobs': {
    summary: 'List work after a commit that has failed so far, oldest first',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(Job), ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/schedules': {
    summary: 'List repeated work with its last and next turn',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    responses: { 200: DataOf(Type.Array(Schedule)), ...errorResponses(401, 403) },
  },
  'POST /organizer/jobs/{which}/rerun': {
    summary: 'Run a failed job again, or all abandoned ones',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/jobs/{which}/drop': {
    summary: 'Abandon a failed job, or delete all abandoned ones',
    access: 'manager',
    scope: 'support',
    exhibitions: 'all',
    params: Which,
    responses: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
  },
});
