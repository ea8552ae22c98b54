import { ownSessionsApi } from '@fairfront/shared-kit/domain/identity/api';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { sessionOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { publishAccessChanged } from '../../platform/outbox/access-changed';
import { deviceOf } from './device-of';
import { forgetConfirmedDeviceOf, forgetConfirmedDevices } from './devices.repository';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.repository';

export const ownSessionsRoutes: RoutePlugin = implement(ownSessionsApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /auth/sessions': async (request) => {
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
    'DELETE /auth/sessions/{sessionId}': async (request, reply) => {
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
    'DELETE /auth/sessions': async (request, reply) => {
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
  };
});
