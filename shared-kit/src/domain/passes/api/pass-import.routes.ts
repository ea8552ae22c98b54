import { Type } from 'typebox';
import { DataOf, errorResponses, routeTable, workbookResponse } from '../../http';
import { PackageCheck, PackageForm, PackagePreview, RowErrors } from './pass-list.schema';
import { inParticipation } from './pass-place.schema';

/** The caller's own name of an import, by which its place in the queue is asked for (PASS-321). */
const Ticket = Type.String({ pattern: '^[\\w-]{8,64}$', maxLength: 64 });

const ofTicket = { ticket: Type.Optional(Ticket) };

/** Files with many passes: check, columns, write, marks (PASS-181, PASS-278, PASS-302, PASS-326). */
export const passImportApi = routeTable('passes', {
  'POST /participants/{id}/personal-passes/import': {
    summary: 'Package file, multipart with type, file and only_valid; dry_run writes nothing (PASS-181, PASS-278)',
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
    summary: 'First lines of a package file of another shape, multipart as the import; writes nothing (PASS-326)',
    params: inParticipation,
    query: Type.Object(ofTicket),
    form: PackageForm,
    responses: { 200: DataOf(PackagePreview), ...errorResponses(401, 403, 404, 422, 429) },
  },
  'GET /participants/{id}/personal-passes/import/place': {
    summary: 'Place of an import that waits, from 1; 0 when it runs or is unknown (PASS-321)',
    params: inParticipation,
    query: Type.Object({ ticket: Ticket }),
    responses: {
      200: DataOf(Type.Object({ place: Type.Integer({ minimum: 0 }) })),
      ...errorResponses(401, 404, 422),
    },
  },
  'POST /participants/{id}/personal-passes/import/marked': {
    summary: 'The package file with its wrong cells painted and explained; multipart as the import (PASS-302)',
    params: inParticipation,
    query: Type.Object(ofTicket),
    form: PackageForm,
    responses: { 200: workbookResponse, ...errorResponses(401, 403, 404, 422, 429) },
  },
});
