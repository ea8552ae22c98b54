import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf, errorResponses, pagingQuery, routeTable, workbookType } from '../../http';
import { listFormats } from './lists.schema';

export const AuditRecord = Type.Object(
  {
    id: Id,
    at: Instant(),
    user: Nullable(
      Type.Object(
        { id: Id, name: Type.String(), lastname: Type.String(), email: Type.String() },
        { title: 'AuditUser' },
      ),
    ),
    key_name: Nullable(Type.String({ description: 'API key with which it was done' })),
    is_acting: Type.Boolean({ description: 'A member of staff acted as the exhibitor' }),
    participation_id: Nullable(Id),
    action: Type.String({ description: 'For example personal-pass.created' }),
    action_name: Type.String({ description: 'In the language of the request' }),
    subject: Nullable(Type.String({ description: 'The object, for example personal-pass 17' })),
    details: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: 'AuditRecord', description: 'Who did what, when and to what' },
);
/** Who did what, when and to what. */
export type AuditRecord = Static<typeof AuditRecord>;

/** More records than this are not counted: the search has to be narrower. */
export const mostAuditRecords = 10_000;

const search = {
  user: Type.Optional(Type.String({ maxLength: 100, description: 'Beginning of a last name, or an e-mail' })),
  subject: Type.Optional(Type.String({ maxLength: 100, description: 'An object, personal-pass 17, or its kind' })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'An action, or its beginning before a dot' })),
  participation_id: Type.Optional(Id),
  from: Type.Optional(Instant({ description: 'First moment' })),
  to: Type.Optional(Instant({ description: 'Before this moment' })),
};

/** The audit of the portal, for its owners. */
export const auditApi = routeTable('organizer', {
  'GET /organizer/audit': {
    summary: 'Search the audit by object, user, action and time, newest first; the total ends at 10,000',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    query: Type.Object({ ...search, ...pagingQuery }),
    responses: { 200: PageOf(AuditRecord), ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/audit/export': {
    summary: 'The found records as a file, newest first',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    query: Type.Object({ ...search, format: Type.Enum([...listFormats]) }),
    responses: {
      200: {
        description: 'The records as CSV (UTF-8 with a byte order mark) or XLSX',
        content: {
          'text/csv': { schema: Type.String({ format: 'binary' }) },
          [workbookType]: { schema: Type.String({ format: 'binary' }) },
        },
      },
      ...errorResponses(401, 403, 422),
    },
  },
});
