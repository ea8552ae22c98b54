import { Type } from 'typebox';
import { writeAudit } from '../../platform/database/audit';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { sessionOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import type { RoutePlugin } from '../../platform/http/app.types';
import { deviceOf } from './device-of';
import { forgetConfirmedDeviceOf, forgetConfirmedDevices } from './devices.repository';
import { OwnSession } from './own-session.schema';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.repository';

const tags = ['auth'];

/** The own sessions of the caller and their end (SHELL-440 to SHELL-442). */
export const ownSessionsRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    '/auth/sessions',
    {
      schema: {
        tags,
        summary: 'The own sessions, the last used first (SHELL-440)',
        response: { 200: DataOf(Type.Array(OwnSession)), ...errorResponses(401) },
      },
    },
    async (request) => {
      const { id: ownId, user } = sessionOf(request);
      const rows = await listSessions(database.read, user.id, clock.now());
      return {
        data: rows.map(({ id, user_agent, network, created_at, last_used_at }) => ({
          id,
          is_current: id === ownId,
          ...deviceOf(user_agent),
          network,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
        })),
      };
    },
  );

  app.delete(
    '/auth/sessions/:sessionId',
    {
      schema: {
        tags,
        summary:
          'End one own session: its token is refused from then on, its sockets close within a second (SHELL-441)',
        params: Type.Object({ sessionId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 404) },
      },
    },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const { sessionId } = request.params;
      await database.transaction(async (trx) => {
        await forgetConfirmedDeviceOf(trx, user.id, sessionId);
        if (!(await endOwnSession(trx, user.id, sessionId))) throw notFound();
        await publishAccessChanged(trx, services, user.id);
        await writeAudit(trx, {
          userId: user.id,
          action: 'user.session-ended',
          subject: `session ${sessionId}`,
          at: clock.now(),
        });
      });
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/auth/sessions',
    {
      schema: {
        tags,
        summary: 'End all own sessions but that of this call (SHELL-441)',
        response: { 204: Type.Null(), ...errorResponses(401) },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      await database.transaction(async (trx) => {
        await forgetConfirmedDevices(trx, session.user.id);
        const ended = await endOtherSessions(trx, session);
        if (ended === 0) return;
        await publishAccessChanged(trx, services, session.user.id);
        await writeAudit(trx, {
          userId: session.user.id,
          action: 'user.other-sessions-ended',
          details: { sessions: ended },
          at: clock.now(),
        });
      });
      return reply.code(204).send(null);
    },
  );
};
