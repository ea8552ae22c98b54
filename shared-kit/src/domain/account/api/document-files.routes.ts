import { Type } from 'typebox';
import { DataOf, Id, UploadedFile, errorResponses, pdfResponse, routeTable } from '../../http';
import { DocumentFile } from './contract.schema';

/**
 * Files of documents, for example a signed copy: the organiser attaches them, the participation downloads them.
 */
export const documentFilesApi = routeTable('documents', {
  'GET /files/{fileId}/download': {
    summary:
      'Download a file of a document, the library or an announcement; 404 for files of participations and exhibitions without access',
    params: Type.Object({ fileId: Id }),
    responses: { 200: pdfResponse, ...errorResponses(401, 404) },
  },
  'POST /organizer/documents/{docId}/file': {
    tag: 'organizer',
    summary: 'Attach a PDF of up to 10 MB to a document, multipart with the field file: 422 file_format, file_too_big',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ docId: Id }),
    form: Type.Object({ file: UploadedFile }),
    responses: { 201: DataOf(DocumentFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
});
