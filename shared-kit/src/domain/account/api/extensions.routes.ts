import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, routeTable } from '../../http';
import { ExtensionForm, ExtensionRequest, Extensions } from './extension.schema';

/** Extension requests of a company. */
export const extensionsApi = routeTable('deadlines', {
  'GET /participants/{id}/extensions': {
    summary: 'Extension requests, newest first, and what the organiser allows',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Extensions), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/extensions': {
    summary: 'Request an extension, multipart with kind, until, reason and an optional PDF',
    params: Type.Object({ id: Id }),
    form: ExtensionForm,
    responses: { 201: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/extensions/{extensionId}/withdraw': {
    summary: 'Withdraw a pending extension request; idempotent',
    params: Type.Object({ id: Id, extensionId: Id }),
    responses: { 200: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/extensions/{extensionId}/file': {
    summary: 'Download the file of a request; 404 if it has none or belongs to another participation',
    params: Type.Object({ id: Id, extensionId: Id }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 404) },
  },
});
