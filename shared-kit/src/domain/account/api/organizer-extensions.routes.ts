import { Type } from 'typebox';
import {
  BatchOf,
  DataOf,
  Id,
  QueueDecisionResult,
  errorResponses,
  fileResponse,
  queueQuery,
  routeTable,
} from '../../http';
import {
  DecisionOnExtension,
  ExtensionKindName,
  ExtensionRuleBody,
  ExtensionRules,
  ExtensionStateName,
  GrantBody,
  OrganizerExtensionRequest,
  OrganizerExtensionsPage,
  RefuseBody,
  StoredExtensionRule,
} from './extension.schema';

const params = Type.Object({ extensionId: Id });

/** Extension requests and extension rules for the organiser. */
export const organizerExtensionsApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/extensions': {
    summary: 'List extension requests of an exhibition, pending ones first or in the order of sending',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({
      ...queueQuery,
      status: Type.Optional(ExtensionStateName),
      kind: Type.Optional(ExtensionKindName),
    }),
    responses: { 200: OrganizerExtensionsPage, ...errorResponses(401, 403, 422) },
  },
  'GET /organizer/extensions/{extensionId}': {
    summary: 'Get a request with its company and the decision',
    access: 'manager',
    scope: 'set-up',
    params,
    responses: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/extension-decisions': {
    summary:
      'Approve or decline up to 500 requests, each by itself; a repeated call changes nothing and notifies nobody',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'filtered',
    body: BatchOf(DecisionOnExtension),
    responses: { 200: DataOf(Type.Array(QueueDecisionResult)), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/extensions/{extensionId}/grant': {
    summary: 'Approve a request until the requested or another day and notify the company',
    access: 'manager',
    scope: 'set-up',
    params,
    body: GrantBody,
    responses: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/extensions/{extensionId}/refuse': {
    summary: 'Decline a request with a comment and notify the company',
    access: 'manager',
    scope: 'set-up',
    params,
    body: RefuseBody,
    responses: { 200: DataOf(OrganizerExtensionRequest), ...errorResponses(401, 403, 404, 422) },
  },
  'GET /organizer/extensions/{extensionId}/file': {
    summary: 'Download the file of a request; 404 if it has none',
    access: 'manager',
    scope: 'set-up',
    params,
    responses: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/extension-rules': {
    summary: 'Get how far each kind of deadline may be extended',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id }),
    responses: { 200: DataOf(ExtensionRules), ...errorResponses(401, 403, 404) },
  },
  'PUT /organizer/exhibitions/{exhibitionId}/extension-rules/{kind}': {
    summary: 'Set how far a kind of deadline may be extended and the reason for the limit; open tabs update',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ exhibitionId: Id, kind: ExtensionKindName }),
    body: ExtensionRuleBody,
    responses: { 200: DataOf(StoredExtensionRule), ...errorResponses(401, 403, 404, 412, 422) },
  },
});
