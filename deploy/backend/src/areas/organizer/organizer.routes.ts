import { Type } from 'typebox';
import { issueSignInLink } from '../../identity/auth/sign-in-codes.service';
import { writeAudit } from '../../platform/database/audit';
import { DataOf, errorResponses, Id, Instant, MessageResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { withIdempotency } from '../../platform/http/idempotency';
import { notifyParticipation, notifyUsers } from '../../identity/notifications/notify';
import { resetSecondFactor } from '../../identity/second-factor/reset.service';
import type { RoutePlugin } from '../../platform/http/app.types';
import { serverText } from '../../platform/texts/server-texts';
import { listRecipientIds, listRegisteredExhibitors } from './recipients.repository';

const tags = ['organizer'];

/** What staff writes stands in both languages: every reader sees his own. */
const NewsBody = Type.Object({
  message_rus: Type.String({ minLength: 1, maxLength: 1000 }),
  message_eng: Type.String({ minLength: 1, maxLength: 1000 }),
});
const SignInLink = Type.Object(
  { url: Type.String({ description: 'A secret: who opens it first is signed in' }), expires_at: Instant() },
  { title: 'SignInLink', description: 'A link with a one-time code (SHELL-328)' },
);
const Sent = Type.Object({ recipients: Type.Integer({ minimum: 0, description: 'Number of users who were told' }) });

/** Users are notified in chunks, so that one statement stays within the limits of the protocol. */
const chunkSize = 500;

/** Calls of the organiser's staff that concern no single area: `organizer/` is closed to everybody else (SHELL-138). */
export const organizerRoutes: RoutePlugin = (app, services) => {
  const { clock, database } = services;

  app.post(
    '/organizer/sign-in-links',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'A link that signs one exhibitor in, once and within five minutes (SHELL-328)',
        body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        response: { 200: DataOf(SignInLink), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const order = { email: request.body.email, actorId: callerOf(request).id };
      return { data: await database.transaction((trx) => issueSignInLink(trx, services, order)) };
    },
  );

  app.post(
    '/organizer/second-factor-resets',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Turn the second factor of an exhibitor off who has lost phone and recovery codes (SHELL-452)',
        body: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        response: { 200: MessageResponse, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      await resetSecondFactor(services, { email: request.body.email, actorId: callerOf(request).id });
      return { message: serverText('secondFactor.reset')[request.locale] };
    },
  );

  app.post(
    '/organizer/participants/:id/notifications',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Tell all users of a participation something',
        params: Type.Object({ id: Id }),
        body: NewsBody,
        response: { 201: DataOf(Sent), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: participationId } = request.params;
      const { id: userId } = callerOf(request);
      const answer = await withIdempotency(services, request, async (trx) => {
        const userIds = await listRecipientIds(trx, participationId);
        if (!userIds) throw notFound();
        await notifyParticipation(trx, services, {
          ...request.body,
          type: 'organizer',
          kind: 'organizer',
          participationId,
          exceptUserId: userId,
          subject: null,
        });
        await writeAudit(trx, { userId, participationId, action: 'organizer.notified', at: clock.now() });
        return {
          data: { recipients: userIds.filter((id) => id !== userId).length },
        };
      });
      return reply.code(201).send(answer);
    },
  );

  app.post(
    '/organizer/notifications',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Tell all users of the portal something',
        body: NewsBody,
        response: { 201: DataOf(Sent), ...errorResponses(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: userId } = callerOf(request);
      const answer = await withIdempotency(services, request, async (trx) => {
        const userIds = await listRegisteredExhibitors(trx);
        for (let from = 0; from < userIds.length; from += chunkSize) {
          const ids = userIds.slice(from, from + chunkSize);
          const facts = { type: 'organizer', kind: 'organizer', participationId: null, subject: null } as const;
          const news = { ...request.body, ...facts };
          await notifyUsers(trx, services, ids, news);
        }
        await writeAudit(trx, { userId, action: 'organizer.notified-all', at: clock.now() });
        return { data: { recipients: userIds.length } };
      });
      return reply.code(201).send(answer);
    },
  );
};
