import { Type, type Static } from 'typebox';
import { DataOf, Nullable, UploadedFile, errorResponses, routeTable, workbookResponse } from '../../http';
import { sheetNames } from '../import-sheets';

const count = Type.Integer({ minimum: 0 });

/** What an import has found and stored. */
export const ImportReport = Type.Object(
  {
    is_stored: Type.Boolean({ description: 'False for a check, and for a file that was refused' }),
    sheets: Type.Array(
      Type.Object({ sheet: Type.Enum([...sheetNames]), created: count, changed: count, same: count, wrong: count }),
    ),
    error_count: count,
    errors: Type.Array(
      Type.Object({
        sheet: Type.String(),
        row: Nullable(Type.Integer({ description: 'As in office programs; null: the whole sheet' })),
        column: Nullable(Type.String()),
        value: Nullable(Type.String()),
        message: Type.String(),
      }),
      { description: 'The first 10,000' },
    ),
  },
  { title: 'ImportReport', description: 'What an import has found and stored, by sheet' },
);
export type ImportReport = Static<typeof ImportReport>;

const staff = { access: 'manager', scope: 'set-up' } as const;

const file = { file: UploadedFile };

/** Import of a whole fair from a workbook, or from a ZIP archive of CSV files. */
export const importsApi = routeTable('organizer', {
  'GET /organizer/imports/template': {
    summary: 'Download a workbook with all sheets and columns, empty, and their explanations',
    ...staff,
    exhibitions: 'none',
    responses: { 200: workbookResponse, ...errorResponses(401, 403) },
  },
  'GET /organizer/imports/example': {
    summary: 'Download a filled workbook of a whole fair',
    ...staff,
    exhibitions: 'none',
    responses: { 200: workbookResponse, ...errorResponses(401, 403) },
  },
  'POST /organizer/imports/check': {
    summary:
      'Check a file of a fair, multipart with file: stores nothing, and names every error by sheet, row and column',
    ...staff,
    exhibitions: 'all',
    form: Type.Object(file),
    responses: { 200: DataOf(ImportReport), ...errorResponses(401, 403, 422, 429) },
  },
  'POST /organizer/imports': {
    summary: 'Import a file of a fair, whole or without its wrong rows: 422 import_refused with the report as data',
    ...staff,
    exhibitions: 'all',
    form: Type.Object({ ...file, store_valid_only: Type.Optional(Type.Boolean()) }),
    responses: { 201: DataOf(ImportReport), ...errorResponses(401, 403, 409, 422, 429) },
  },
});
