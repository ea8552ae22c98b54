import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, routeTable } from '../../http';
import { PublicationForm, PublicationRequest } from './publication.schema';

/** Requests of a company to publish its news and products. */
export const publicationsApi = routeTable('publications', {
  'GET /participants/{id}/publication-requests': {
    summary: 'List publication requests of the participation, newest first',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(PublicationRequest)), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/publication-requests': {
    summary: 'Request a publication, multipart with type, title, text and an optional file',
    params: Type.Object({ id: Id }),
    form: PublicationForm,
    responses: { 201: DataOf(PublicationRequest), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'GET /participants/{id}/publication-requests/{requestId}/file': {
    summary: 'Download the file of a request; 404 if it has none or belongs to another participation',
    params: Type.Object({ id: Id, requestId: Id }),
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 404) },
  },
});
