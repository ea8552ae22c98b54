import { Type } from 'typebox';
import {
  DataOf,
  Id,
  RemovedEntry,
  entryChangeBody,
  errorResponses,
  newEntryBody,
  routeTable,
  setUpEntryOf,
} from '../../http';
import { supportQuestionFields } from '../support-question-fields';

const SetUpSupportQuestion = setUpEntryOf(supportQuestionFields, {
  title: 'SetUpSupportQuestion',
  description: 'A question of the support page for the organiser',
});
const NewSupportQuestion = newEntryBody(supportQuestionFields);
const SupportQuestionChange = entryChangeBody(supportQuestionFields);

/** Questions of the support page, which all exhibitions share. */
export const organizerSupportQuestionsApi = routeTable('organizer', {
  'GET /organizer/support-questions': {
    summary: 'List questions of the support page, archived ones included',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'all',
    responses: { 200: DataOf(Type.Array(SetUpSupportQuestion)), ...errorResponses(401, 403) },
  },
  'POST /organizer/support-questions': {
    summary: 'Create a question of the support page',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'all',
    body: NewSupportQuestion,
    responses: { 201: DataOf(SetUpSupportQuestion), ...errorResponses(401, 403, 409, 422) },
  },
  'PATCH /organizer/support-questions/{questionId}': {
    summary: 'Change a question of the support page, archive it or offer it again; omitted fields are unchanged',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'all',
    params: Type.Object({ questionId: Id }),
    body: SupportQuestionChange,
    responses: { 200: DataOf(SetUpSupportQuestion), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/support-questions/{questionId}': {
    summary: 'Delete a question of the support page; one that is in use is archived',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'all',
    params: Type.Object({ questionId: Id }),
    responses: { 200: DataOf(RemovedEntry), ...errorResponses(401, 403, 404) },
  },
});
