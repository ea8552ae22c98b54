import { DataOf, errorResponses, routeTable } from '../../http';
import { PassLinkKey, PassLinkPage, PassLinkReceipt, PassLinkResponse } from './pass-link.schema';

/**
 * The calls of the page that a link opens: no session, the token of its address is the key (PASS-296 to PASS-298). It comes in
 * the body: addresses of calls stand in logs, and looking opens the link, which a GET must not do.
 */
export const passLinkPagesApi = routeTable('pass links', {
  'POST /pass-links/open': {
    summary: 'What a link asks for: 404 link_invalid for an unknown, expired, withdrawn or used one (PASS-296)',
    access: 'public',
    cost: 'write',
    body: PassLinkKey,
    responses: { 200: DataOf(PassLinkPage), ...errorResponses(404, 422, 429) },
  },
  'POST /pass-links/fill': {
    summary: 'Send the data of the pass, once (PASS-297)',
    access: 'public',
    cost: 'write',
    body: PassLinkResponse,
    responses: { 201: DataOf(PassLinkReceipt), ...errorResponses(403, 404, 409, 422, 429) },
  },
});
