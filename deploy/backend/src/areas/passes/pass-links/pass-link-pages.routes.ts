import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { fillPassLink, openPassLink } from './pass-filling.service';
import { PassLinkResponse, PassLinkKey, PassLinkPage, PassLinkReceipt } from './pass-link.schema';

const tags = ['pass links'];
const config = { access: 'public', cost: 'write' } as const;

/**
 * The calls of the page that a link opens: no session, the token of its address is the key (PASS-296 to PASS-298). It comes in
 * the body: addresses of calls stand in logs, and looking opens the link, which a GET must not do.
 */
export const passLinkPagesRoutes: RoutePlugin = (app, services) => {
  app.post(
    '/pass-links/open',
    {
      config,
      schema: {
        tags,
        summary: 'What a link asks for: 404 link_invalid for an unknown, expired, withdrawn or used one (PASS-296)',
        body: PassLinkKey,
        response: { 200: DataOf(PassLinkPage), ...errorResponses(404, 422, 429) },
      },
    },
    async (request) => ({ data: await openPassLink(services, request.body.token, request.ip) }),
  );
  app.post(
    '/pass-links/fill',
    {
      config,
      schema: {
        tags,
        summary: 'Send the data of the pass, once (PASS-297)',
        body: PassLinkResponse,
        response: { 201: DataOf(PassLinkReceipt), ...errorResponses(403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { token, ...input } = request.body;
      const data = await fillPassLink(
        services,
        (work) => withIdempotency(services, request, work),
        token,
        request.ip,
        input,
        request.locale,
      );
      return reply.code(201).send({ data });
    },
  );
};
