import { organizerJobsApi, organizerMailApi } from '@fairfront/shared-kit/domain/organizer/api';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { pageMeta, pagingOf, type Paging } from '../../platform/http/paging';
import { listSchedules } from '../../platform/jobs/schedules.repository';
import {
  dropEntries,
  failedEntries,
  rerunEntries,
  whichEntries,
  type EntriesOf,
} from '../../platform/outbox/failed-entries.repository';
import type { Services } from '../../platform/services';

/** Who decides about which failed entries. */
interface Decision {
  userId: number;
  /** An id, or `dead`. */
  which: string;
}

const actions = {
  mail: { rerun: 'mail.resent', drop: 'mail.dropped' },
  all: { rerun: 'jobs.rerun', drop: 'jobs.dropped' },
} as const;

/** What staff can do about failed work after a commit: that of e-mails, or of all kinds. */
const failedWork = ({ database, clock, outbox }: Services, of: EntriesOf) => ({
  page: async (paging: Paging) => {
    const { entries, total } = await failedEntries(database.read, of, paging);
    return {
      meta: pageMeta(paging, total),
      data: entries.map(({ created_at, next_attempt_at, ...entry }) => ({
        ...entry,
        created_at: created_at.toISOString(),
        next_attempt_at: next_attempt_at?.toISOString() ?? null,
      })),
    };
  },
  /** @throws HttpError 404 for an entry that has not failed */
  decide: (decision: 'rerun' | 'drop', { userId, which }: Decision): Promise<number> =>
    database.transaction(async (trx) => {
      const at = clock.now();
      const chosen = whichEntries(which);
      const ids = decision === 'rerun' ? await rerunEntries(trx, of, chosen, at) : await dropEntries(trx, of, chosen);
      if (ids.length === 0 && chosen !== 'dead') throw notFound();
      await writeAudit(trx, { userId, action: actions[of][decision], details: { ids }, at });
      if (decision === 'rerun') outbox.wakeAfterCommit();
      return ids.length;
    }),
});

export const organizerMailRoutes: RoutePlugin = implement(organizerMailApi, (services) => {
  const { page, decide } = failedWork(services, 'mail');
  return {
    'GET /organizer/mail': (request) => page(pagingOf(request.query)),
    'POST /organizer/mail/{which}/resend': async (request) => ({
      data: { emails: await decide('rerun', { userId: callerOf(request).id, which: request.params.which }) },
    }),
    'POST /organizer/mail/{which}/drop': async (request) => ({
      data: { emails: await decide('drop', { userId: callerOf(request).id, which: request.params.which }) },
    }),
  };
});

export const organizerJobsRoutes: RoutePlugin = implement(organizerJobsApi, (services) => {
  const { page, decide } = failedWork(services, 'all');
  return {
    'GET /organizer/jobs': (request) => page(pagingOf(request.query)),
    'GET /organizer/schedules': async () => ({
      data: (await listSchedules(services.database.read)).map(({ started_at, ended_at, next_at, ...schedule }) => ({
        ...schedule,
        started_at: started_at.toISOString(),
        ended_at: ended_at?.toISOString() ?? null,
        next_at: next_at.toISOString(),
      })),
    }),
    'POST /organizer/jobs/{which}/rerun': async (request) => ({
      data: { jobs: await decide('rerun', { userId: callerOf(request).id, which: request.params.which }) },
    }),
    'POST /organizer/jobs/{which}/drop': async (request) => ({
      data: { jobs: await decide('drop', { userId: callerOf(request).id, which: request.params.which }) },
    }),
  };
});
