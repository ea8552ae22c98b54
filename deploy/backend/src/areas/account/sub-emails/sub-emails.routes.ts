import { Type } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { requireStand } from '../sub-exhibitors/stand-call';
import { writeToSubExhibitors } from './send-emails.service';
import { SubEmail, SubEmailBody, SubEmailResult } from './sub-email.schema';
import { listSubEmails } from './sub-emails.repository';

const tags = ['participants'];
const path = '/participants/:id/sub-letters';
const params = Type.Object({ id: Id });

/** E-mails of the organiser of a stand to its sub-exhibitors (ACC-266 to ACC-272). */
export const subEmailsRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'E-mails to sub-exhibitors with who was written to, the newest first; needs write access (ACC-272)',
        params,
        response: { 200: DataOf(Type.Array(SubEmail)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await requireStand(database.read, { userId: callerOf(request).id, participationId: id }, 'write');
      return { data: await listSubEmails(database.read, id) };
    },
  );

  app.post(
    path,
    {
      schema: {
        tags,
        summary: 'Write to sub-exhibitors: 422 on the fields, letter_recent, letter_nobody (ACC-266 to ACC-271)',
        params,
        body: SubEmailBody,
        response: { 201: DataOf(SubEmailResult), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const wanted = { ...request.body, locale: request.locale };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: await writeToSubExhibitors(trx, services, caller, wanted),
      }));
      return reply.code(201).send(answer);
    },
  );
};
