import { tableDelimiters, tableEncodings } from '../../common';
import { packageTypes } from '../package-rows';
import { Type } from 'typebox';
import { Id, Instant, Nullable, PageMeta, UploadedFile } from '../../http';

const Count = Type.Integer({ minimum: 0 });

export const PassQuota = Type.Object(
  {
    count: Count,
    held: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Places held by open links; participant passes only' }),
    ),
    total: Nullable(Count),
  },
  {
    title: 'PassQuota',
    description: 'Passes issued and allowed; total null: no quota',
  },
);

const statusCounts = Type.Object({ consideration: Count, accepted: Count, rejected: Count });

export const PersonalPassesMeta = Type.Object(
  {
    ...PageMeta.properties,
    quota: PassQuota,
    accepted_count: Type.Integer({
      minimum: 0,
      description: 'Accepted passes that are not visas, on all pages',
    }),
    visa_count: Type.Integer({ minimum: 0, description: 'Visas of any status, on all pages' }),
    kept_count: Type.Integer({
      minimum: 0,
      description: 'Visas that deleting all passes keeps, because they are not rejected',
    }),
    status_counts: statusCounts,
    rejected_id: Nullable(
      Type.Integer({ description: 'The rejected pass if there is exactly one, which can be reissued' }),
    ),
  },
  { title: 'PersonalPassesMeta', description: 'Pagination, quota and counts of a list of personal passes' },
);

export const CarPassesMeta = Type.Object(
  {
    ...PageMeta.properties,
    quota: PassQuota,
    status_counts: statusCounts,
    stand_counts: Type.Array(Type.Object({ stand_id: Id, count: Count }), {
      description: 'Passes per stand that has any, on all pages',
    }),
  },
  { title: 'CarPassesMeta', description: 'Pagination, quota and counts of the list of car passes' },
);

export const DeletedPasses = Type.Object(
  {
    deleted: Count,
    kept: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.Enum(['visa_not_rejected']) })),
  },
  { title: 'DeletedPasses', description: 'The result of deleting all passes' },
);

export const PassHistoryEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Instant(),
    action: Type.Enum([
      'created',
      'reissued',
      'filled-by-link',
      'taken-over',
      'imported',
      'status-changed',
      'barcode-changed',
      'deleted',
      'restored',
    ]),
    by: Nullable(
      Type.Object(
        {
          name: Nullable(Type.String()),
          is_organizer: Type.Boolean(),
          is_stand_organizer: Type.Boolean({
            description: 'From the collective organiser, whose people are not named',
          }),
        },
        { description: 'Null if it was no person; organiser staff are not named to participants' },
      ),
    ),
    status: Nullable(Type.Enum(['consideration', 'accepted', 'rejected'])),
    comment: Nullable(Type.String()),
  },
  { title: 'PassHistoryEntry', description: 'Who did what with a pass and when, oldest first' },
);

/** Texts of invalid cells by `rows.{n}.{field}`. */
export const RowErrors = Type.Record(Type.String(), Type.Array(Type.String()));

/** The multipart form of a package file. */
export const PackageForm = Type.Object({
  type: Type.Enum([...packageTypes]),
  file: UploadedFile,
  only_valid: Type.Optional(Type.Enum(['0', '1'])),
  mended: Type.Optional(Type.String({ description: 'Rows corrected on screen, as JSON' })),
  mapping: Type.Optional(Type.String({ description: 'The mapping of columns to fields, as JSON' })),
  reading: Type.Optional(
    Type.String({ description: 'Encoding and delimiter of a text table, as JSON; detected by default' }),
  ),
  sheet: Type.Optional(Type.String({ description: 'Sheet whose first lines are shown, from 0' })),
});

const Row = Type.Integer({ minimum: 1, description: 'As in office programs' });
const ColumnIndex = Type.Integer({ minimum: 0, description: 'From 0' });

/** How a package file was read, and its properties besides the values. */
export const PackageFacts = Type.Object(
  {
    encoding: Nullable(Type.Enum([...tableEncodings], { description: 'Null for a workbook' })),
    delimiter: Nullable(Type.Enum([...tableDelimiters], { description: 'Null for a workbook' })),
    hidden_rows: Type.Array(Row, { description: 'Filled rows that are hidden or filtered out' }),
    hidden_columns: Type.Array(ColumnIndex, { description: 'Hidden columns' }),
    formulas: Type.Array(Type.Object({ row: Row, column: ColumnIndex }), {
      description: 'Formulas without a stored value, or with an error value',
    }),
    stray_quotes: Type.Array(Row, { description: 'Rows with an unpaired quotation mark' }),
  },
  {
    title: 'PackageFacts',
    description: 'How a package file was read, and its properties besides the values',
  },
);

/** The first lines of a file whose headings do not match the template. */
export const PackagePreview = Type.Object(
  {
    lines: Type.Array(Type.Object({ row: Type.Integer({ minimum: 1 }), cells: Type.Array(Type.String()) })),
    rows: Count,
    sheet: Type.Integer({ minimum: 0, description: 'The sheet with the lines, from 0' }),
    sheets: Type.Array(Type.Object({ index: Type.Integer({ minimum: 0 }), name: Type.String() }), {
      description: 'The visible sheets of a workbook; none for a text table',
    }),
    facts: PackageFacts,
  },
  { title: 'PackagePreview', description: 'The first lines of a package file as they were read' },
);

export const PackageCheck = Type.Object(
  {
    rows: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 1, description: 'As in office programs; the first data row is 2' }),
        company_name: Type.String(),
        lastname: Type.String(),
        name: Type.String(),
        middlename: Type.String(),
      }),
    ),
    valid: Count,
    errors: RowErrors,
    duplicates: Type.Array(
      Type.Object({
        row: Type.Integer({ minimum: 1 }),
        of: Nullable(Type.Integer({ description: 'Row of the first one; null: already in the list' })),
        since: Nullable(Instant({ description: 'Creation time of the pass in the list' })),
      }),
    ),
    quota: PassQuota,
    columns: Type.Partial(
      Type.Object({ company_name: ColumnIndex, lastname: ColumnIndex, name: ColumnIndex, middlename: ColumnIndex }),
      { description: 'Columns of the fields, from 0; a field without one is missing' },
    ),
    facts: PackageFacts,
  },
  { title: 'PackageCheck', description: 'The content of a package file and its errors' },
);
