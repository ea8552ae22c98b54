import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, routeTable } from '../../http';
import { ExtensionForm, ExtensionRequest, Extensions } from './extension.schema';

/** Requests of a company for later deadlines (ACC-210, ACC-211). */
export const extensionsApi = routeTable('deadlines', {
  'GET /participants/{id}/extensions': {
    summary: 'Requests for later deadlines, newest first, and what the organiser allows (ACC-210, ACC-211)',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Extensions), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/extensions': {
    summary: 'Ask for a later deadline, multipart with kind, until, reason and an optional PDF (ACC-211)',
    params: Type.Object({ id: Id }),
    form: ExtensionForm,
    responses: { 201: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/extensions/{extensionId}/withdraw': {
    summary: 'Take a waiting request back; a repeat changes nothing (ACC-211)',
    params: Type.Object({ id: Id, extensionId: Id }),
    responses: { 200: DataOf(ExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/extensions/{extensionId}/file': {
    summary: 'The file of a request; 404 without one and for requests of other participations (ACC-211)',
    params: Type.Object({ id: Id, extensionId: Id }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 404) },
  },
});
