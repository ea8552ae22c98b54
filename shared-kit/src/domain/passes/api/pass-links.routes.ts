import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { PassLink, PassLinkRenewal, PassLinksBody, PassLinksMeta } from './pass-link.schema';
import { inParticipation } from './pass-place.schema';

const oneLink = Type.Object({ id: Id, linkId: Id });

/** Links by which people fill in their own passes, for the company. */
export const passLinksApi = routeTable('pass links', {
  'GET /participants/{id}/pass-links': {
    summary: 'List links with their state, newest first',
    params: inParticipation,
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(PassLink, PassLinksMeta), ...errorResponses(401, 404, 422) },
  },
  'POST /participants/{id}/pass-links': {
    summary: 'Send links, or create them for copying; each reserves a place',
    params: inParticipation,
    body: PassLinksBody,
    responses: { 201: DataOf(Type.Array(PassLink)), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/pass-links/{linkId}/address': {
    summary: 'Create another address of an open link; it is returned once',
    params: oneLink,
    responses: { 201: DataOf(Type.Object({ url: Type.String() })), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/pass-links/{linkId}/remind': {
    summary: 'Resend the e-mail, at least a day after the last one',
    params: oneLink,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
  },
  'POST /participants/{id}/pass-links/{linkId}/revoke': {
    summary: 'Withdraw a link and free its place at once',
    params: oneLink,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/pass-links/{linkId}/renew': {
    summary: 'Reopen a withdrawn or expired link with a new address',
    params: oneLink,
    body: PassLinkRenewal,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
  },
});
