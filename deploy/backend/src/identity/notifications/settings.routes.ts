import { kindFacts } from '@fairfront/shared-kit/model/notifications';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import { callerOf } from '../../platform/http/authentication';
import { DataOf, errorResponses } from '@fairfront/shared-kit/domain/http';
import { invalidTexts, notFound } from '../../platform/http/http-error';
import type { RoutePlugin } from '../../platform/http/app.types';
import { replanEmails } from './emails.repository';
import { settingsResponse, takesPartIn } from './settings-response.repository';
import { ChoiceChange, EmailSchedule, NotificationSettings } from './settings.schema';
import { writeChoice, writeSchedule } from './settings.repository';
import { serverText } from '../../platform/texts/server-texts';

const texts = {
  timezone: serverText('notifications.timezone'),
  until: serverText('notifications.quietEnd'),
  mandatory: serverText('notifications.mandatory'),
};

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name);
  } catch {
    return false;
  }
};

/** How notifications reach the caller; each change counts at once, for what waits, too (SHELL-460 to SHELL-465). */
export const notificationSettingsRoutes: RoutePlugin = (app, { database, clock }) => {
  const tags = ['notifications'];
  const answer = (userId: number) => settingsResponse(database.read, userId, clock.now());
  /** Stores a change and plans what waits anew, in one transaction. */
  const change = async (userId: number, details: object, store: (trx: Transaction<Tables>) => Promise<void>) => {
    const at = clock.now();
    await database.transaction(async (trx) => {
      await store(trx);
      await replanEmails(trx, userId, at);
      await writeAudit(trx, { userId, action: 'notification-settings.changed', details: { ...details }, at });
    });
    return { data: await answer(userId) };
  };

  app.get(
    '/notification-settings',
    {
      schema: {
        tags,
        summary: 'How notifications reach the caller, and what his next daily e-mail will say so far (SHELL-460)',
        response: { 200: DataOf(NotificationSettings), ...errorResponses(401) },
      },
    },
    async (request) => ({ data: await answer(callerOf(request).id) }),
  );

  app.put(
    '/notification-settings/schedule',
    {
      schema: {
        tags,
        summary: 'When e-mails may come; a repeat changes nothing (SHELL-462, SHELL-463)',
        body: EmailSchedule,
        response: { 200: DataOf(NotificationSettings), ...errorResponses(401, 422) },
      },
    },
    (request) => {
      const { timezone, daily, quiet } = request.body;
      if (!isZone(timezone)) throw invalidTexts({ timezone: texts.timezone });
      if (quiet.from === quiet.until) throw invalidTexts({ 'quiet.until': texts.until });
      const { id } = callerOf(request);
      const schedule = { timezone, daily, quiet };
      return change(id, schedule, (trx) => writeSchedule(trx, id, schedule));
    },
  );

  app.put(
    '/notification-settings/choices',
    {
      schema: {
        tags,
        summary:
          'How one kind comes, everywhere or in one exhibition; null takes the choice back (SHELL-460, SHELL-464)',
        body: ChoiceChange,
        response: { 200: DataOf(NotificationSettings), ...errorResponses(401, 404, 422) },
      },
    },
    async (request) => {
      const { kind, exhibition_id: exhibitionId, choice } = request.body;
      const { id } = callerOf(request);
      if (kindFacts(kind).isMandatory) throw invalidTexts({ kind: texts.mandatory }, 'mandatory');
      if (exhibitionId !== null && !(await takesPartIn(database.read, id, exhibitionId, clock.now()))) throw notFound();
      return change(id, request.body, (trx) => writeChoice(trx, id, { kind, exhibitionId, choice }));
    },
  );
};
