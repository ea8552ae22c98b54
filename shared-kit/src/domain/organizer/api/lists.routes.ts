import { Type, type TSchema } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, routeTable, workbookType, type StaffScope, ListExport } from '../../http';
import { ListMeta, listFilters, listFormats, listPage, listRows } from './lists.schema';

const exported = {
  description: 'The rows as CSV (UTF-8 with a byte order mark) or XLSX',
  content: {
    'text/csv': { schema: Type.String({ format: 'binary' }) },
    [workbookType]: { schema: Type.String({ format: 'binary' }) },
  },
};

const list = <Query extends TSchema, Row extends TSchema>(
  query: Query,
  row: Row,
  scope: StaffScope,
  summary: string,
) => ({
  summary: `${summary}, in the order of their last change; cursor continues where an earlier call ended`,
  access: 'manager' as const,
  scope,
  exhibitions: 'filtered' as const,
  query,
  responses: { 200: PageOf(row, ListMeta), ...errorResponses(401, 403, 422) },
});

const file = <Query extends TSchema>(query: Query, scope: StaffScope, summary: string) => ({
  summary: `${summary} as a file; above 5,000 rows it is made in the background and answered with 202`,
  access: 'manager' as const,
  scope,
  exhibitions: 'filtered' as const,
  query,
  responses: { 200: exported, 202: DataOf(ListExport), ...errorResponses(401, 403, 422, 429) },
});

const format = Type.Enum([...listFormats]);

/** Lists for other systems, and their files. */
export const listsApi = routeTable('organizer', {
  'GET /organizer/lists/passes': list(
    Type.Object({ ...listFilters.passes, ...listPage }),
    listRows.passes,
    'passes',
    'Passes of people and vehicles',
  ),
  'GET /organizer/lists/passes/export': file(Type.Object({ ...listFilters.passes, format }), 'passes', 'Passes'),
  'GET /organizer/lists/orders': list(
    Type.Object({ ...listFilters.orders, ...listPage }),
    listRows.orders,
    'orders',
    'Orders of services',
  ),
  'GET /organizer/lists/orders/export': file(
    Type.Object({ ...listFilters.orders, format }),
    'orders',
    'Orders of services',
  ),
  'GET /organizer/lists/catalog-orders': list(
    Type.Object({ ...listFilters['catalog-orders'], ...listPage }),
    listRows['catalog-orders'],
    'catalogue',
    'Catalogue orders',
  ),
  'GET /organizer/lists/catalog-orders/export': file(
    Type.Object({ ...listFilters['catalog-orders'], format }),
    'catalogue',
    'Catalogue orders',
  ),
  'GET /organizer/lists/participations': list(
    Type.Object({ ...listFilters.participations, ...listPage }),
    listRows.participations,
    'set-up',
    'Participations',
  ),
  'GET /organizer/lists/participations/export': file(
    Type.Object({ ...listFilters.participations, format }),
    'set-up',
    'Participations',
  ),
  'GET /organizer/lists/companies': list(
    Type.Object({ ...listFilters.companies, ...listPage }),
    listRows.companies,
    'set-up',
    'Companies',
  ),
  'GET /organizer/lists/companies/export': file(
    Type.Object({ ...listFilters.companies, format }),
    'set-up',
    'Companies',
  ),
  'GET /organizer/lists/users': list(
    Type.Object({ ...listFilters.users, ...listPage }),
    listRows.users,
    'people',
    'Users',
  ),
  'GET /organizer/lists/users/export': file(Type.Object({ ...listFilters.users, format }), 'people', 'Users'),
  'GET /organizer/exports/{exportId}': {
    summary: 'Get the state of an own export that is made in the background',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    params: Type.Object({ exportId: Id }),
    responses: { 200: DataOf(ListExport), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/exports/{exportId}/file': {
    summary: 'Download an own export within 24 hours',
    access: 'manager',
    scope: 'own',
    exhibitions: 'none',
    params: Type.Object({ exportId: Id }),
    responses: { 200: exported, ...errorResponses(401, 403, 404) },
  },
});
