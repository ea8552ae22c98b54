import { Type } from 'typebox';
import { writeAudit } from '../../platform/database/audit';
import { DataOf, errorResponses, Instant, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../platform/http/authentication';
import { notFound } from '../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../platform/http/paging';
import {
  dropEmails,
  sendEmailsAgain,
  failedEmails,
  type WhichEmails,
} from '../../platform/outbox/failed-emails.repository';
import type { RoutePlugin } from '../../platform/http/app.types';

const tags = ['organizer'];

const Email = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  created_at: Instant(),
  attempts: Type.Integer({ description: 'How often it was tried' }),
  last_error: Type.Union([Type.String(), Type.Null()]),
  next_attempt_at: Type.Union([Instant(), Type.Null()], { description: 'Null: not tried again by itself' }),
});
const Which = Type.Object({
  which: Type.String({ pattern: '^(dead|[1-9]\\d{0,14})$', description: 'Id of an email, or dead: all given up' }),
});
const Done = Type.Object({ emails: Type.Integer({ minimum: 0, description: 'How many emails it concerned' }) });

const whichOf = (text: string): WhichEmails => (text === 'dead' ? text : Number(text));

/** Emails that the mail server did not accept (SHELL-317). */
export const organizerMailRoutes: RoutePlugin = (app, { database, clock, outbox }) => {
  app.get(
    '/organizer/mail',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Emails that could not be sent so far, the oldest first',
        querystring: Type.Object(pagingQuery),
        response: { 200: PageOf(Email), ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
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
  );

  app.post(
    '/organizer/mail/:which/resend',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Send an email again, or all that were given up',
        params: Which,
        response: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
  );

  app.post(
    '/organizer/mail/:which/drop',
    {
      config: { access: 'manager' },
      schema: {
        tags,
        summary: 'Give an email up, or drop all that were given up',
        params: Which,
        response: { 200: DataOf(Done), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
  );
};
