import { DataOf, errorResponses, routeTable } from '../../http';
import { PassLinkKey, PassLinkPage, PassLinkReceipt, PassLinkResponse } from './pass-link.schema';

/**
 * Calls of the page behind a pass link: without a session, authorised by the token in its address. The token is sent in the body: URLs of calls are logged, and viewing marks the link as opened, which a GET
 * must not do.
 */
export const passLinkPagesApi = routeTable('pass links', {
  'POST /pass-links/open': {
    summary: 'Get what a link asks for: 404 link_invalid if it is unknown, expired, withdrawn or used',
    access: 'public',
    cost: 'write',
    body: PassLinkKey,
    responses: { 200: DataOf(PassLinkPage), ...errorResponses(404, 422, 429) },
  },
  'POST /pass-links/fill': {
    summary: 'Submit the data of the pass, once',
    access: 'public',
    cost: 'write',
    body: PassLinkResponse,
    responses: { 201: DataOf(PassLinkReceipt), ...errorResponses(403, 404, 409, 422, 429) },
  },
});
