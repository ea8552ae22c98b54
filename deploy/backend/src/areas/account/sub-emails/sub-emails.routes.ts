import { subEmailsApi, type SubEmail } from '@fairfront/shared-kit/domain/account/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { requireStand } from '../sub-exhibitors/stand-call';
import { writeToSubExhibitors } from './send-emails.service';
import { listSubEmails, type SubEmailRow } from './sub-emails.repository';

/** An e-mail to sub-exhibitors as the API returns it. */
const subEmailResponse = ({ body, sent_at, ...row }: SubEmailRow): SubEmail => ({
  ...row,
  text: body,
  sent_at: sent_at.toISOString(),
});

export const subEmailsRoutes: RoutePlugin = implement(subEmailsApi, (services) => {
  const { database } = services;
  return {
    'GET /participants/{id}/sub-letters': async (request) => {
      const { id } = request.params;
      await requireStand(database.read, { userId: callerOf(request).id, participationId: id }, 'write');
      return { data: (await listSubEmails(database.read, id)).map(subEmailResponse) };
    },
    'POST /participants/{id}/sub-letters': async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const wanted = { ...request.body, locale: request.locale };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await writeToSubExhibitors(trx, services, caller, wanted),
      }));
      return reply.code(201).send(answer);
    },
  };
});
