import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { SubEmail, SubEmailBody, SubEmailResult } from './sub-email.schema';

const params = Type.Object({ id: Id });

/** E-mails from the organiser of a stand to its sub-exhibitors. */
export const subEmailsApi = routeTable('participants', {
  'GET /participants/{id}/sub-letters': {
    summary: 'List e-mails to sub-exhibitors with their recipients, newest first; needs write access',
    params,
    responses: { 200: DataOf(Type.Array(SubEmail)), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/sub-letters': {
    summary: 'Send an e-mail to sub-exhibitors: 422 with field errors, letter_recent or letter_nobody',
    params,
    body: SubEmailBody,
    responses: { 201: DataOf(SubEmailResult), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
});
