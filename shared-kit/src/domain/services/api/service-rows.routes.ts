import { Type, type Static } from 'typebox';
import { BatchOf, DataOf, Id, Nullable, batchResult, closed, errorResponses, routeTable } from '../../http';
import { ServiceChangeBody, SetUpService } from './organizer-set-up.schema';

export const ServiceRow = Type.Object(
  { ...SetUpService.properties, etag: Type.String({ description: 'The state of the row, for a change of it' }) },
  { title: 'ServiceRow', description: 'A service for the organiser in a list where many are changed at once' },
);
export type ServiceRow = Static<typeof ServiceRow>;

const RowChange = closed(
  Type.Object({
    id: Nullable(Id),
    etag: Type.Optional(
      Type.String({ maxLength: 100, description: 'The state that the caller saw; another one is not overwritten' }),
    ),
    changes: ServiceChangeBody,
  }),
);
export type RowChange = Static<typeof RowChange>;

export const RowResult = Type.Object(
  {
    ...batchResult,
    service: Nullable(ServiceRow),
  },
  {
    title: 'ServiceRowResult',
    description: 'What became of the change of one row, and the row as it is stored; null if there is none',
  },
);
export type RowResult = Static<typeof RowResult>;

/** Services in rows, of which many are changed with one call. */
export const serviceRowsApi = routeTable('organizer', {
  'GET /organizer/service-rows': {
    summary: 'List all services in their order with their states, archived ones included',
    access: 'manager',
    scope: 'services',
    exhibitions: 'all',
    responses: { 200: DataOf(Type.Array(ServiceRow)), ...errorResponses(401, 403) },
  },
  'POST /organizer/service-rows': {
    summary:
      'Change up to 500 services, or create those without an id; each by itself, and none that somebody has changed meanwhile',
    access: 'manager',
    scope: 'services',
    exhibitions: 'all',
    body: BatchOf(RowChange),
    responses: { 200: DataOf(Type.Array(RowResult)), ...errorResponses(401, 403, 422) },
  },
});
