import { Type } from 'typebox';
import { DataOf, Id, UploadedFile, errorResponses, fileResponse, pdfResponse, routeTable } from '../../http';
import { DocumentKindName, OrderDocument } from './order.schema';

const params = Type.Object({ orderId: Id });

/** Documents, files and the PDF of an order for the organiser. */
export const organizerOrderFilesApi = routeTable('organizer', {
  'POST /organizer/additional-orders/{orderId}/documents': {
    summary: 'Attach a document, multipart with kind (invoice, contract, act) and file',
    access: 'manager',
    scope: 'documents',
    params,
    form: Type.Object({ kind: DocumentKindName, file: UploadedFile }),
    responses: { 201: DataOf(OrderDocument), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'DELETE /organizer/additional-orders/{orderId}/documents/{fileId}': {
    summary: 'Remove a document attached by mistake; its file is deleted, the history keeps its name',
    access: 'manager',
    scope: 'documents',
    params: Type.Object({ orderId: Id, fileId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/additional-orders/{orderId}/download': {
    summary: 'Download the order as a PDF in the language of the request',
    access: 'manager',
    scope: 'orders',
    params,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429, 503) },
  },
  'GET /organizer/additional-orders/{orderId}/files/{fileId}': {
    summary: 'Download one file of an order: attachment, document or chat file',
    access: 'manager',
    scope: 'orders',
    params: Type.Object({ orderId: Id, fileId: Id }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
});
