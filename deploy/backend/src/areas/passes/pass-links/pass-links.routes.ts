import { passPageSize } from '@fairfront/shared-kit/domain/passes';
import { passLinksApi } from '@fairfront/shared-kit/domain/passes/api';
import { newToken } from '../../../identity/sessions/tokens';
import { attemptLimits, consumeRateLimit } from '../../../platform/attempts/attempts';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { idempotencyKeyOf, withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { accessQuery, passFactColumns, passQuotaOf, requireAccess } from '../../participations';
import { callOf } from '../passes/pass-call';
import { linkCount, listPassLinks } from './pass-links.repository';
import { addressOf, passLinkResponse } from './pass-link.response';
import { copyPassLink, remindOfPassLink, renewPassLink, revokePassLink, sendPassLinks } from './pass-links.service';

export const passLinksRoutes: RoutePlugin = implement(passLinksApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/pass-links': async (request) => {
      const { userId, participationId } = callOf(request);
      const now = clock.now().getTime();
      const query = accessQuery(database.read, participationId)
        .select(passFactColumns(now))
        .select(linkCount().as('link_count'));
      const { row: facts } = await requireAccess(query, userId);
      const paging = pagingOf(request.query, passPageSize);
      const rows = await listPassLinks(database.read, participationId, paging);
      return {
        data: rows.map((row) => passLinkResponse(row, now)),
        meta: { ...pageMeta(paging, facts.link_count), quota: passQuotaOf(facts, 'participant') },
      };
    },
    'POST /participants/{id}/pass-links': async (request, reply) => {
      const { recipients = [], delivery = 'mail', expires_on = null, asks_visa = false } = request.body;
      const caller = callOf(request);
      if (delivery === 'mail') await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      const order = { recipients, delivery, expiresOn: expires_on, asksVisa: asks_visa };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await sendPassLinks(trx, services, caller, order, request.locale),
      }));
      return reply.code(201).send(answer);
    },
    'POST /participants/{id}/pass-links/{linkId}/address': async (request, reply) => {
      const { linkId } = request.params;
      // a retry computes the same address from stored data and from its key, which is not stored
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
    'POST /participants/{id}/pass-links/{linkId}/remind': async (request) => {
      const caller = callOf(request);
      await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      return {
        data: await database.transaction((trx) => remindOfPassLink(trx, services, caller, request.params.linkId)),
      };
    },
    'POST /participants/{id}/pass-links/{linkId}/revoke': async (request) => ({
      data: await database.transaction((trx) => revokePassLink(trx, services, callOf(request), request.params.linkId)),
    }),
    'POST /participants/{id}/pass-links/{linkId}/renew': async (request) => {
      const caller = callOf(request);
      await consumeRateLimit(services, attemptLimits.passLinkMail, `user ${caller.userId}`);
      const expiresOn = request.body.expires_on ?? null;
      return {
        data: await database.transaction((trx) =>
          renewPassLink(trx, services, caller, request.params.linkId, expiresOn, request.locale),
        ),
      };
    },
  };
});
