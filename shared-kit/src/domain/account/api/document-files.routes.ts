import { Type } from 'typebox';
import { DataOf, Id, UploadedFile, errorResponses, pdfResponse, routeTable } from '../../http';
import { DocumentFile } from './contract.schema';

/** Files of documents, a signed copy for instance: the organiser attaches them, the participation downloads them (ACC-129). */
export const documentFilesApi = routeTable('documents', {
  'GET /files/{fileId}/download': {
    summary:
      'An attached file, one of the library or of an announcement; 404 for those of participations and exhibitions the caller is not part of (ACC-129)',
    params: Type.Object({ fileId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 404) },
  },
  'POST /organizer/documents/{docId}/file': {
    tag: 'organizer',
    summary: 'Attach a PDF of up to 10 MB to a document, multipart with the field file: 422 file_format, file_too_big',
    access: 'manager',
    params: Type.Object({ docId: Id }),
    form: Type.Object({ file: UploadedFile }),
    responses: { 201: DataOf(DocumentFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
});
