import { passPageSize } from '@fairfront/shared-kit/domain/passes';
import { Type } from 'typebox';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import { DataOf, errorResponses, Id, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { newToken } from '../../../identity/sessions/sessions.repository';
import { withIdempotency, idempotencyKeyOf } from '../../../platform/http/idempotency';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { passQuotaOf } from '../../participations/quota/pass-facts';
import { callOf, inParticipation } from '../passes/pass.routes';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { PassLink, PassLinkRenewal, PassLinksBody, PassLinksMeta } from './pass-link.schema';
import { addressOf, listPassLinks, passLinkResponse, readLinkFacts } from './pass-links.repository';
import { copyPassLink, remindOfPassLink, renewPassLink, revokePassLink, sendPassLinks } from './pass-links.service';

const tags = ['pass links'];
const path = '/participants/:id/pass-links';
const oneLink = Type.Object({ id: Id, linkId: Id });

/** Links by which people fill in their own passes, from the side of the company (PASS-290 to PASS-295). */
export const passLinksRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Links with their state, newest first (PASS-290)',
        params: inParticipation,
        querystring: Type.Object(pagingQuery),
        response: { 200: PageOf(PassLink, PassLinksMeta), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { userId, participationId } = callOf(request);
      const { facts, total, now } = await readLinkFacts(database.read, clock, userId, participationId);
      const paging = pagingOf(request.query, passPageSize);
      const rows = await listPassLinks(database.read, participationId, paging);
      return {
        data: rows.map((row) => passLinkResponse(row, now)),
        meta: { ...pageMeta(paging, total), quota: passQuotaOf(facts, 'participant') },
      };
    },
  );
  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Send links, or make them to be copied; each holds a place (PASS-291, PASS-292)',
        params: inParticipation,
        body: PassLinksBody,
        response: { 201: DataOf(Type.Array(PassLink)), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { recipients = [], delivery = 'mail', expires_on = null, asks_visa = false } = request.body;
      const caller = callOf(request);
      if (delivery === 'mail') await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      const order = { recipients, delivery, expiresOn: expires_on, asksVisa: asks_visa };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await sendPassLinks(trx, services, caller, order, request.locale),
      }));
      return reply.code(201).send(answer);
    },
  );
  app.post(
    `${path}/:linkId/address`,
    {
      schema: {
        tags,
        summary: 'A further address of an open link; it is told once (PASS-294)',
        params: oneLink,
        response: { 201: DataOf(Type.Object({ url: Type.String() })), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { linkId } = request.params;
      // a repeat makes the same address again from what is stored and from its key, which is not (SHELL-229)
      const tokenOf = (nonce: string): string => {
        const signature = services.signer.sign('pass-link address', linkId, nonce, idempotencyKeyOf(request) ?? '');
        return Buffer.from(signature, 'hex').toString('base64url');
      };
      const nonce = await withIdempotency(services, request, async (trx) => {
        const fresh = newToken();
        await copyPassLink(trx, services, callOf(request), linkId, tokenOf(fresh));
        return fresh;
      });
      return reply.code(201).send({ data: { url: addressOf(services.config.publicUrl, tokenOf(nonce)) } });
    },
  );
  app.post(
    `${path}/:linkId/remind`,
    {
      schema: {
        tags,
        summary: 'Send the e-mail again, a day after the last one (PASS-295)',
        params: oneLink,
        response: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
      },
    },
    async (request) => {
      const caller = callOf(request);
      await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      return {
        data: await database.transaction((trx) => remindOfPassLink(trx, services, caller, request.params.linkId)),
      };
    },
  );
  app.post(
    `${path}/:linkId/revoke`,
    {
      schema: {
        tags,
        summary: 'Withdraw a link; its place is free at once (PASS-293)',
        params: oneLink,
        response: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) => revokePassLink(trx, services, callOf(request), request.params.linkId)),
    }),
  );
  app.post(
    `${path}/:linkId/renew`,
    {
      schema: {
        tags,
        summary: 'Open a withdrawn or expired link again, with a new address (PASS-293)',
        params: oneLink,
        body: PassLinkRenewal,
        response: { 200: DataOf(PassLink), ...errorResponses(401, 403, 404, 422, 429) },
      },
    },
    async (request) => {
      const caller = callOf(request);
      await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      const expiresOn = request.body.expires_on ?? null;
      return {
        data: await database.transaction((trx) =>
          renewPassLink(trx, services, caller, request.params.linkId, expiresOn, request.locale),
        ),
      };
    },
  );
};
