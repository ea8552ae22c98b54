import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { PassLink, PassLinkRenewal, PassLinksBody, PassLinksMeta } from './pass-link.schema';
import { inParticipation } from './pass-place.schema';

const oneLink = Type.Object({ id: Id, linkId: Id });

/** Links by which people fill in their own passes, from the side of the company (PASS-290 to PASS-295). */
export const passLinksApi = routeTable('pass links', {
  'GET /participants/{id}/pass-links': {
    summary: 'Links with their state, newest first (PASS-290)',
    params: inParticipation,
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(PassLink, PassLinksMeta), ...errorResponses(401, 404, 422) },
  },
  'POST /participants/{id}/pass-links': {
    summary: 'Send links, or make them to be copied; each holds a place (PASS-291, PASS-292)',
    params: inParticipation,
    body: PassLinksBody,
    responses: { 201: DataOf(Type.Array(PassLink)), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /participants/{id}/pass-links/{linkId}/address': {
    summary: 'A further address of an open link; it is told once (PASS-294)',
    params: oneLink,
    responses: { 201: DataOf(Type.Object({ url: Type.String() })), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /participants/{id}/pass-links/{linkId}/remind': {
    summary: 'Send the e-mail again, a day after the last one (PASS-295)',
    params: oneLink,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
  },
  'POST /participants/{id}/pass-links/{linkId}/revoke': {
    summary: 'Withdraw a link; its place is free at once (PASS-293)',
    params: oneLink,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /participants/{id}/pass-links/{linkId}/renew': {
    summary: 'Open a withdrawn or expired link again, with a new address (PASS-293)',
    params: oneLink,
    body: PassLinkRenewal,
    responses: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
  },
});
