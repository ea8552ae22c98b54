import { passLinkPagesApi } from '@fairfront/shared-kit/domain/passes/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { fillPassLink, openPassLink } from './pass-filling.service';

export const passLinkPagesRoutes: RoutePlugin = implement(passLinkPagesApi, (services) => ({
  'POST /pass-links/open': async (request) => ({ data: await openPassLink(services, request.body.token, request.ip) }),
  'POST /pass-links/fill': async (request, reply) => {
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
}));
