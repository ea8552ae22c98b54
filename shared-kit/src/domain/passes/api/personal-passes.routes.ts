import { Type } from 'typebox';
import { DataOf, PageOf, errorResponses, pdfResponse, routeTable } from '../../http';
import { DeletedPasses, PassHistoryEntry, PersonalPassesMeta } from './pass-list.schema';
import { inParticipation, onePass } from './pass-place.schema';
import {
  PersonBody,
  PersonalPass,
  PersonalPassBody,
  PersonalPassTypeName,
  PersonalPassesQuery,
} from './personal-pass.schema';

const ofType = Type.Object({ type: PersonalPassTypeName });

/** Personal passes: certificates, visas, installation passes. */
export const personalPassesApi = routeTable('passes', {
  'GET /participants/{id}/personal-passes': {
    summary: 'List passes with quota; certificate includes visas',
    params: inParticipation,
    query: PersonalPassesQuery,
    responses: { 200: PageOf(PersonalPass, PersonalPassesMeta), ...errorResponses(401, 404, 422) },
  },
  'POST /participants/{id}/personal-passes': {
    summary: 'Create one pass',
    params: inParticipation,
    body: PersonalPassBody,
    responses: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/personal-passes/{passId}/reissue': {
    summary: 'Replace a rejected pass with a corrected one in one step, keeping its place in the quota',
    params: onePass,
    body: PersonalPassBody,
    responses: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  // a query in a body: names of people must not be in URLs and logs
  'POST /participants/{id}/personal-passes/same-person': {
    summary: 'List passes that seem to belong to this person, newest first',
    params: inParticipation,
    body: PersonBody,
    responses: { 200: DataOf(Type.Array(PersonalPass)), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/personal-passes': {
    summary: 'Delete all passes of a type except visas that are not rejected',
    params: inParticipation,
    query: ofType,
    responses: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/download': {
    summary: 'Download all accepted passes of a type as one PDF',
    params: inParticipation,
    query: ofType,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429) },
  },
  'GET /participants/{id}/personal-passes/{passId}': {
    summary: 'Get one pass',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/personal-passes/{passId}/download': {
    summary: 'Download one pass as a PDF',
    params: onePass,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
  },
  'DELETE /participants/{id}/personal-passes/{passId}': {
    summary: 'Delete one pass',
    params: onePass,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/personal-passes/{passId}/restore': {
    summary: 'Undo a deletion within 10 minutes',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/{passId}/history': {
    summary: 'Get the history of the pass',
    params: onePass,
    responses: { 200: DataOf(Type.Array(PassHistoryEntry)), ...errorResponses(401, 404) },
  },
});
