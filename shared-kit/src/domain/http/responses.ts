import { Type, type TSchema } from 'typebox';

/** Schemas shared by all responses. A schema with a `title` becomes a named component of the API document. */

/** A value that may be null. */
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A day without time, YYYY-MM-DD. */
export const Day = (options: { description?: string } = {}) => Type.String({ format: 'date', ...options });

/** An instant, ISO 8601 in UTC. */
export const Instant = (options: { description?: string } = {}) => Type.String({ format: 'date-time', ...options });

/** The id of a row; ids are bigint in the database. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A reference to a row that the rules of the model validate: an unknown one is a validation error. */
export const Reference = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** A single response: `{data}`. */
export const DataOf = <Schema extends TSchema>(data: Schema) => Type.Object({ data });

export const PageMeta = Type.Object(
  {
    current_page: Type.Integer({ minimum: 1 }),
    last_page: Type.Integer({ minimum: 1 }),
    per_page: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
  },
  { title: 'PageMeta', description: 'Pagination of a list' },
);

/** A paginated list: `{data, meta}`. */
export const PageOf = <Item extends TSchema, Meta extends TSchema = typeof PageMeta>(item: Item, meta?: Meta) =>
  Type.Object({ data: Type.Array(item), meta: (meta ?? PageMeta) as Meta });

export const MessageResponse = Type.Object(
  { message: Type.String() },
  { title: 'MessageResponse', description: 'Success without data' },
);

export const ErrorResponse = Type.Object(
  {
    message: Type.String({ description: 'In the language of Accept-Language' }),
    code: Type.Optional(Type.String({ description: 'Machine-readable error code' })),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'Texts by payload key; list elements as `cargos.0.quantity`',
      }),
    ),
    data: Type.Optional(Type.Unknown({ description: 'The stored data, if documented for the error' })),
  },
  { title: 'ErrorResponse', description: 'Every response with status 400 and above' },
);

/** Statuses that a route can declare as errors. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 503;

/** Error responses of a route by status, for the document and the generated client. */
export const errorResponses = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, ErrorResponse])) as Record<Status, typeof ErrorResponse>;

/** Response of a call that returns a PDF file. */
export const pdfResponse = {
  description: 'A PDF file',
  content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
};

/** Media type of an XLSX file. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Response of a call that returns a workbook. */
export const workbookResponse = {
  description: 'An XLSX file',
  content: { [workbookType]: { schema: Type.String({ format: 'binary' }) } },
};

/** A file in a multipart body, for the API document. */
export const UploadedFile = Type.String({ format: 'binary' });

/** Response of a call that returns a stored file. */
export const fileResponse = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: Type.String({ format: 'binary' }) } },
});

/** A large export, which is made in the background. */
export const ListExport = Type.Object(
  {
    id: Id,
    state: Type.Enum(['waiting', 'ready', 'failed']),
    row_count: Nullable(Type.Integer({ minimum: 0 })),
    expires_at: Nullable(Instant({ description: 'Until when the file can be had' })),
    url: Nullable(Type.String({ description: 'Path of the file below /api' })),
  },
  { title: 'ListExport', description: 'A large export, which is made in the background' },
);
