import { Type } from 'typebox';
import { DataOf, Id, errorResponses, fileResponse, routeTable } from '../../http';
import {
  ExtensionKindName,
  ExtensionRule,
  ExtensionRuleBody,
  ExtensionStateName,
  GrantBody,
  OrganizerExtensionRequest,
  RefuseBody,
} from './extension.schema';

const params = Type.Object({ extensionId: Id });

/** Requests for later deadlines on the organiser's side, and what may be asked for (ACC-210, ACC-212). */
export const organizerExtensionsApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/extensions': {
    summary: 'Requests for later deadlines of an exhibition, those that wait first; 500 at most (ACC-212)',
    access: 'manager',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({ status: Type.Optional(ExtensionStateName) }),
    responses: { 200: DataOf(Type.Array(OrganizerExtensionRequest)), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/extensions/{extensionId}/grant': {
    summary: 'Grant a request until that day or another one; the company is notified (ACC-212, ACC-213)',
    access: 'manager',
    params,
    body: GrantBody,
    responses: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/extensions/{extensionId}/refuse': {
    summary: 'Refuse a request with a comment; the company is notified (ACC-212)',
    access: 'manager',
    params,
    body: RefuseBody,
    responses: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/extensions/{extensionId}/file': {
    summary: 'The file of a request; 404 without one (ACC-212)',
    access: 'manager',
    params,
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'PUT /organizer/exhibitions/{exhibitionId}/extension-rules/{kind}': {
    summary: 'How far a kind of deadline may be extended, and why not more; open tabs follow (ACC-210)',
    access: 'manager',
    params: Type.Object({ exhibitionId: Id, kind: ExtensionKindName }),
    body: ExtensionRuleBody,
    responses: { 200: DataOf(ExtensionRule), ...errorResponses(401, 403, 404, 422) },
  },
});
