import { Type } from 'typebox';
import { DataOf, failures } from '../http/answers';
import { createOnce } from '../http/idempotency';
import type { Area } from '../services';
import { fillPassLink, openPassLink } from './pass-filling.service';
import { PassLinkAnswer, PassLinkPage, PassLinkReceipt } from './pass-link.schema';

const tags = ['pass links'];
const config = { access: 'public' } as const;
const params = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** The calls of the page that a link opens: no session, the address is the key (PASS-296 to PASS-298). */
export const passLinkPagesRoutes: Area = (app, services) => {
  app.get(
    '/pass-links/:token',
    {
      config,
      schema: {
        tags,
        summary: 'What a link asks for: 404 link_invalid for an unknown, expired, withdrawn or used one (PASS-296)',
        params,
        response: { 200: DataOf(PassLinkPage), ...failures(404, 429) },
      },
    },
    async (request) => ({ data: await openPassLink(services, request.params.token, request.ip) }),
  );
  app.post(
    '/pass-links/:token',
    {
      config,
      schema: {
        tags,
        summary: 'Send the data of the pass, once (PASS-297)',
        params,
        body: PassLinkAnswer,
        response: { 201: DataOf(PassLinkReceipt), ...failures(403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const data = await fillPassLink(
        services,
        (work) => createOnce(services, request, work),
        request.params.token,
        request.ip,
        request.body,
        request.locale,
      );
      return reply.code(201).send({ data });
    },
  );
};
