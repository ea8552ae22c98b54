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

/** Personal passes: certificates, visas, installation passes (PASS-217 to PASS-228, PASS-276, PASS-278). */
export const personalPassesApi = routeTable('passes', {
  'GET /participants/{id}/personal-passes': {
    summary: 'List passes with quota; certificate includes visas (PASS-218 to PASS-220, PASS-063)',
    params: inParticipation,
    query: PersonalPassesQuery,
    responses: { 200: PageOf(PersonalPass, PersonalPassesMeta), ...errorResponses(401, 404, 422) },
  },
  'POST /participants/{id}/personal-passes': {
    summary: 'Create one pass (PASS-224, PASS-225)',
    params: inParticipation,
    body: PersonalPassBody,
    responses: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/personal-passes/{passId}/reissue': {
    summary: 'Replace a rejected pass with a corrected one in one step, keeping its place in the quota (PASS-324)',
    params: onePass,
    body: PersonalPassBody,
    responses: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  // a query in a body: names of people must not be in URLs and logs
  'POST /participants/{id}/personal-passes/same-person': {
    summary: 'List passes that seem to belong to this person, newest first (PASS-327)',
    params: inParticipation,
    body: PersonBody,
    responses: { 200: DataOf(Type.Array(PersonalPass)), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/personal-passes': {
    summary: 'Delete all passes of a type except visas that are not rejected (PASS-227, PASS-228)',
    params: inParticipation,
    query: ofType,
    responses: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/download': {
    summary: 'Download all accepted passes of a type as one PDF (PASS-202, PASS-223, PASS-248)',
    params: inParticipation,
    query: ofType,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429) },
  },
  'GET /participants/{id}/personal-passes/{passId}': {
    summary: 'Get one pass (PASS-221)',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/personal-passes/{passId}/download': {
    summary: 'Download one pass as a PDF (PASS-222, PASS-248)',
    params: onePass,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
  },
  'DELETE /participants/{id}/personal-passes/{passId}': {
    summary: 'Delete one pass (PASS-226, PASS-233, PASS-247)',
    params: onePass,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/personal-passes/{passId}/restore': {
    summary: 'Undo a deletion within 10 minutes (PASS-276)',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/{passId}/history': {
    summary: 'Get the history of the pass (PASS-281)',
    params: onePass,
    responses: { 200: DataOf(Type.Array(PassHistoryEntry)), ...errorResponses(401, 404) },
  },
});
