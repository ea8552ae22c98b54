import { Type } from 'typebox';
import { DataOf, PageOf, errorResponses, pagingQuery, pdfResponse, routeTable } from '../../http';
import { CarPass, CarPassBody, CarType } from './car-pass.schema';
import { CarPassesMeta, DeletedPasses, PassHistoryEntry } from './pass-list.schema';
import { inParticipation, onePass } from './pass-place.schema';

/** One-off passes of vehicles. */
export const carPassesApi = routeTable('passes', {
  'GET /car-types': {
    summary: 'List vehicle types',
    responses: { 200: DataOf(Type.Array(CarType)), ...errorResponses(401) },
  },
  'GET /participants/{id}/car-passes': {
    summary: 'List passes, newest first, with everything that a copy needs',
    params: inParticipation,
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(CarPass, CarPassesMeta), ...errorResponses(401, 404, 422) },
  },
  'POST /participants/{id}/car-passes': {
    summary: 'Create one car pass',
    params: inParticipation,
    body: CarPassBody,
    responses: { 201: DataOf(CarPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'DELETE /participants/{id}/car-passes': {
    summary: 'Delete all car passes',
    params: inParticipation,
    responses: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/car-passes/{passId}/download': {
    summary: 'Download one car pass as a PDF',
    params: onePass,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
  },
  'GET /participants/{id}/car-passes/{passId}/download/d03': {
    summary: 'Download the form D03 of one car pass as a PDF',
    params: onePass,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
  },
  'DELETE /participants/{id}/car-passes/{passId}': {
    summary: 'Delete one pass',
    params: onePass,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/car-passes/{passId}/restore': {
    summary: 'Undo a deletion within 10 minutes',
    params: onePass,
    responses: { 200: DataOf(CarPass), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/car-passes/{passId}/history': {
    summary: 'Get the history of the pass',
    params: onePass,
    responses: { 200: DataOf(Type.Array(PassHistoryEntry)), ...errorResponses(401, 404) },
  },
});
