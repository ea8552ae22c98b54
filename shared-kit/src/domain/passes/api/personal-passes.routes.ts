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

/** Passes of people: certificates, visas, installation passes (PASS-217 to PASS-228, PASS-276, PASS-278). */
export const personalPassesApi = routeTable('passes', {
  'GET /participants/{id}/personal-passes': {
    summary: 'List with quota; certificate lists certificates and visas (PASS-218 to PASS-220, PASS-063)',
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
    summary:
      'Put a corrected pass in the place of a rejected one, in one step and on its place in the quota (PASS-324)',
    params: onePass,
    body: PersonalPassBody,
    responses: { 201: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 409, 422) },
  },
  // a question in a body: names of people belong in no address and no log
  'POST /participants/{id}/personal-passes/same-person': {
    summary: 'Passes of the list that seem to be of this person, newest first (PASS-327)',
    params: inParticipation,
    body: PersonBody,
    responses: { 200: DataOf(Type.Array(PersonalPass)), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/personal-passes': {
    summary: 'Delete all passes of a type; visas that are not rejected stay (PASS-227, PASS-228)',
    params: inParticipation,
    query: ofType,
    responses: { 200: DataOf(DeletedPasses), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/download': {
    summary: 'One PDF of all accepted passes of a type (PASS-202, PASS-223, PASS-248)',
    params: inParticipation,
    query: ofType,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429) },
  },
  'GET /participants/{id}/personal-passes/{passId}': {
    summary: 'One pass (PASS-221)',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/personal-passes/{passId}/download': {
    summary: 'PDF of one pass (PASS-222, PASS-248)',
    params: onePass,
    responses: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429) },
  },
  'DELETE /participants/{id}/personal-passes/{passId}': {
    summary: 'Delete one pass (PASS-226, PASS-233, PASS-247)',
    params: onePass,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/personal-passes/{passId}/restore': {
    summary: 'Take back a deletion within 10 minutes (PASS-276)',
    params: onePass,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/personal-passes/{passId}/history': {
    summary: 'Who did what with the pass and when (PASS-281)',
    params: onePass,
    responses: { 200: DataOf(Type.Array(PassHistoryEntry)), ...errorResponses(401, 404) },
  },
});
