import { Type } from 'typebox';
import { DataOf, Id, UploadedFile, errorResponses, fileResponse, routeTable } from '../../http';
import { orderDocumentKinds, packageFileTypes } from '../order-file-kinds';
import { CatalogDocument, CatalogPackageFile } from './order.schema';

const ofOrder = { id: Id, orderId: Id };

const packageFile = { ...ofOrder, type: Type.Enum([...packageFileTypes]) };

const document = { ...ofOrder, kind: Type.Enum([...orderDocumentKinds]) };

/** Package files and documents of an order: upload, download, remove. */
export const catalogueOrderFilesApi = routeTable('catalogue', {
  'POST /participants/{id}/catalog-orders/{orderId}/files/{type}': {
    summary: 'Upload a package file, replacing the previous one, multipart with the field file',
    params: Type.Object(packageFile),
    form: Type.Object({ file: UploadedFile }),
    responses: { 201: DataOf(CatalogPackageFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'GET /participants/{id}/catalog-orders/{orderId}/files/{type}/download': {
    summary: 'Download a package file',
    params: Type.Object(packageFile),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}': {
    summary: 'Remove a package file of a draft',
    params: Type.Object({ ...packageFile, fileId: Id }),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/catalog-orders/{orderId}/documents/{kind}': {
    summary: 'Upload the signed order or the company details, replacing the previous file',
    params: Type.Object(document),
    form: Type.Object({ file: UploadedFile }),
    responses: { 201: DataOf(CatalogDocument), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'GET /participants/{id}/catalog-orders/{orderId}/documents/{kind}/download': {
    summary: 'Download the signed order or the company details',
    params: Type.Object(document),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'DELETE /participants/{id}/catalog-orders/{orderId}/documents/{kind}': {
    summary: 'Remove the signed order or the company details of a draft',
    params: Type.Object(document),
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
});
