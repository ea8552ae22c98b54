import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable, workbookResponse } from '../../http';
import { PackageCheck, PackageForm, PackagePreview, RowErrors } from './pass-list.schema';
import { inParticipation } from './pass-place.schema';

/** The caller's id for an import, by which its queue position is requested. */
const Ticket = Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64 });

const ofTicket = { ticket: Type.Optional(Ticket) };

/**
 * Files with many passes: validation, column mapping, import, marking of errors.
 */
export const passImportApi = routeTable('passes', {
  'POST /participants/{id}/personal-passes/import': {
    summary: 'Import a package file, multipart with type, file and only_valid; dry_run writes nothing',
    params: inParticipation,
    query: Type.Object({ dry_run: Type.Optional(Type.Enum(['0', '1'])), ...ofTicket }),
    form: PackageForm,
    responses: {
      200: DataOf(PackageCheck),
      201: DataOf(Type.Object({ created: Type.Integer(), errors: Type.Optional(RowErrors) })),
      ...errorResponses(401, 403, 404, 409, 422, 429),
    },
  },
  'POST /participants/{id}/personal-passes/import/columns': {
    summary: 'Preview the first lines of a package file in another format, multipart as for the import; writes nothing',
    params: inParticipation,
    query: Type.Object(ofTicket),
    form: PackageForm,
    responses: { 200: DataOf(PackagePreview), ...errorResponses(401, 403, 404, 422, 429) },
  },
  'GET /participants/{id}/personal-passes/import/place': {
    summary: 'Get the queue position of a waiting import, from 1; 0 if it is running or unknown',
    params: inParticipation,
    query: Type.Object({ ticket: Ticket }),
    responses: {
      200: DataOf(Type.Object({ place: Type.Integer({ minimum: 0 }) })),
      ...errorResponses(401, 404, 422),
    },
  },
  'POST /participants/{id}/personal-passes/import/marked': {
    summary: 'Download the package file with its invalid cells highlighted and explained; multipart as for the import',
    params: inParticipation,
    query: Type.Object(ofTicket),
    form: PackageForm,
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422, 429) },
  },
});
