import { organizerMailApi } from '@fairfront/shared-kit/domain/organizer/api';
import { writeAudit } from '../../platform/database/audit';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import {
  dropEmails,
  failedEmails,
  sendEmailsAgain,
  type WhichEmails,
} from '../../platform/outbox/failed-emails.repository';

const whichOf = (text: string): WhichEmails => (text === 'dead' ? text : Number(text));

export const organizerMailRoutes: RoutePlugin = implement(organizerMailApi, ({ database, clock, outbox }) => ({
  'GET /organizer/mail': async (request) => {
    const paging = pagingOf(request.query);
    const { emails, total } = await failedEmails(database.read, paging);
    return {
      meta: pageMeta(paging, total),
      data: emails.map(({ created_at, next_attempt_at, ...email }) => ({
        ...email,
        created_at: created_at.toISOString(),
        next_attempt_at: next_attempt_at?.toISOString() ?? null,
      })),
    };
  },
  'POST /organizer/mail/{which}/resend': async (request) => {
    const { which } = request.params;
    const { id: userId } = callerOf(request);
    const at = clock.now();
    const ids = await database.transaction(async (trx) => {
      const found = await sendEmailsAgain(trx, whichOf(which), at);
      if (found.length === 0 && which !== 'dead') throw notFound();
      await writeAudit(trx, { userId, action: 'mail.resent', details: { ids: found }, at });
      outbox.wakeAfterCommit();
      return found;
    });
    return { data: { emails: ids.length } };
  },
  'POST /organizer/mail/{which}/drop': async (request) => {
    const { which } = request.params;
    const { id: userId } = callerOf(request);
    const ids = await database.transaction(async (trx) => {
      const found = await dropEmails(trx, whichOf(which));
      if (found.length === 0 && which !== 'dead') throw notFound();
      await writeAudit(trx, { userId, action: 'mail.dropped', details: { ids: found }, at: clock.now() });
      return found;
    });
    return { data: { emails: ids.length } };
  },
}));
