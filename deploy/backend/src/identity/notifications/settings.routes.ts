import { notificationSettingsApi } from '@fairfront/shared-kit/domain/identity/api';
import { kindFacts, scheduleOf } from '@fairfront/shared-kit/domain/identity/notifications';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../platform/database/audit';
import type { Tables } from '../../platform/database/tables';
import type { RoutePlugin } from '../../platform/http/app.types';
import { callerOf } from '../../platform/http/authentication';
import { invalidTexts, notFound } from '../../platform/http/http-error';
import { implement } from '../../platform/http/implement';
import { serverText } from '../../platform/texts/server-texts';
import { rescheduleEmails } from './email-schedule.service';
import { readOwnSettings, writeChoice, writeSchedule, type OwnSettingsRow } from './settings.repository';
import { knownChoices } from './personal-settings';

/** The notification settings of a user as the API returns them. */
const settingsResponse = (row: OwnSettingsRow) => ({
  email: row.email,
  mail: row.can_send_notifications,
  has_schedule: row.schedule !== null,
  schedule: scheduleOf(row.schedule),
  choices: knownChoices(row.choices ?? {}),
  exhibitions: row.exhibitions.map((one) => ({ ...one, choices: knownChoices(one.choices) })),
  waiting: {
    count: row.waiting.count,
    at: row.waiting.at === null ? null : new Date(row.waiting.at).toISOString(),
    items: row.items,
  },
});

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

export const notificationSettingsRoutes: RoutePlugin = implement(notificationSettingsApi, ({ database, clock }) => {
  const answer = async (userId: number) => settingsResponse(await readOwnSettings(database.read, userId, clock.now()));
  /** Saves a change and reschedules pending e-mails, in one transaction. */
  const change = async (userId: number, details: object, store: (trx: Transaction<Tables>) => Promise<void>) => {
    const at = clock.now();
    await database.transaction(async (trx) => {
      await store(trx);
      await rescheduleEmails(trx, userId, at);
      await writeAudit(trx, { userId, action: 'notification-settings.changed', details: { ...details }, at });
    });
    return { data: await answer(userId) };
  };
  return {
    'GET /notification-settings': async (request) => ({ data: await answer(callerOf(request).id) }),
    'PUT /notification-settings/schedule': (request) => {
      const { timezone, daily, quiet } = request.body;
      if (!isZone(timezone)) throw invalidTexts({ timezone: texts.timezone });
      if (quiet.from === quiet.until) throw invalidTexts({ 'quiet.until': texts.until });
      const { id } = callerOf(request);
      const schedule = { timezone, daily, quiet };
      return change(id, schedule, (trx) => writeSchedule(trx, id, schedule));
    },
    'PUT /notification-settings/choices': async (request) => {
      const { kind, exhibition_id: exhibitionId, choice } = request.body;
      const { id } = callerOf(request);
      if (kindFacts(kind).isMandatory) throw invalidTexts({ kind: texts.mandatory }, 'mandatory');
      if (exhibitionId !== null) {
        // only an exhibition that has not ended has its own settings
        const { exhibitions } = await readOwnSettings(database.read, id, clock.now());
        if (!exhibitions.some((one) => one.id === exhibitionId)) throw notFound();
      }
      return change(id, request.body, (trx) => writeChoice(trx, id, { kind, exhibitionId, choice }));
    },
  };
});
