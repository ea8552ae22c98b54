import { auditApi } from '@fairfront/shared-kit/domain/organizer/api';
import { writeAudit } from '../../../platform/database/audit';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { sendFileOfRows } from '../lists/file-of-rows';
import { auditFile } from './audit-file';
import { countAudit, readAudit } from './audit.repository';

export const auditRoutes: RoutePlugin = implement(auditApi, (services) => {
  const { database, clock, actionName } = services;
  return {
    'GET /organizer/audit': async (request) => {
      const { page, per_page, perPage, ...search } = request.query;
      const paging = pagingOf({ page, per_page, perPage });
      const rows = await readAudit(database.read, search, paging);
      const total = await countAudit(database.read, search);
      return {
        data: rows.map(({ created_at, user_id, name, lastname, email, details, ...row }) => ({
          ...row,
          at: created_at.toISOString(),
          user:
            user_id === null ? null : { id: user_id, name: name ?? '', lastname: lastname ?? '', email: email ?? '' },
          action_name: actionName(row.action, request.locale),
          details: details as Record<string, unknown>,
        })),
        meta: pageMeta(paging, total),
      };
    },
    'GET /organizer/audit/export': async (request, reply) => {
      const { format, ...search } = request.query;
      await database.transaction((trx) =>
        writeAudit(trx, {
          userId: callerOf(request).id,
          action: 'list.exported',
          subject: 'audit',
          details: { ...search, format },
          at: clock.now(),
        }),
      );
      return sendFileOfRows(reply, 'audit', format, auditFile(services, search, { format, locale: request.locale }));
    },
  };
});
