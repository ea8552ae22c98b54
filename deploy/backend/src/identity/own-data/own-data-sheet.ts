import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import type { KindChoices, NotificationKind } from '@fairfront/shared-kit/domain/identity/notifications';
import type { PersonalDataSheet } from './personal-data.pdf';
import { notificationTypeNames } from '../notifications/notification-types';
import { translatorOf } from '../../platform/texts/area-texts';
import type { Services } from '../../platform/services';
import type { OwnData, Place } from './own-data.repository';

/** Maximum lines of a part in the PDF, newest first; the JSON file has all of them. */
const mostLines = 200;

/** Texts shared by sheets of personal data: moments in Moscow time, the number of omitted lines. */
export const sheetTexts = (locale: Locale) => {
  const t = translatorOf('server', locale);
  return {
    t,
    at: (instant: string | Date | null): string =>
      instant === null ? '—' : formatDateTime(new Date(instant).toISOString(), locale, { zone: 'Europe/Moscow' }),
    yes: (is: boolean): string => t(is ? 'sheet.yes' : 'sheet.no'),
    part: (title: string, lines: string[]) => ({
      title,
      lines: [
        ...lines.slice(0, mostLines),
        ...(lines.length > mostLines ? [t('sheet.more', { count: lines.length - mostLines })] : []),
        ...(lines.length === 0 ? [t('sheet.nothing')] : []),
      ],
    }),
  };
};

/** Exhibition and company in the reader's language, as one text. */
const placeName = (row: Place, locale: Locale): string => {
  const exhibition = textOf(row, 'exhibition', locale);
  const company = textOf(row, 'company', locale);
  return [exhibition, company].filter(Boolean).join(', ') || '—';
};

/** The data stored about a user as a readable PDF, in Moscow time. */
export const ownDataSheet = (
  data: OwnData,
  { actionName }: Pick<Services, 'actionName'>,
  locale: Locale,
  now: Date,
): PersonalDataSheet => {
  const { t, at, yes, part } = sheetTexts(locale);
  const screen = translatorOf('account', locale);
  const list = <Row>(name: string, rows: readonly Row[], lineOf: (row: Row) => string) =>
    part(t(`ownData.part.${name}`, { count: rows.length }), rows.map(lineOf));
  const role = (name: string) => screen(`profile.role.${name}`);
  const typeOf = (type: string) => textOf(notificationTypeNames(type), 'name', locale);
  const choicesOf = (choices: KindChoices): string[] =>
    (Object.keys(choices) as NotificationKind[]).map((kind) => {
      const { portal, mail } = choices[kind] ?? { portal: true, mail: 'now' };
      return `${t(`kinds.${kind}`, kind)}: ${t(portal ? 'ownData.inPortal' : 'ownData.notInPortal')}, ${t(`ownData.mail.${mail}`)}`;
    });
  const schedule = data.notification_settings?.schedule;
  const settings = [
    ...(data.reminder_days ? [t('ownData.remindDays', { days: data.reminder_days.join(', ') })] : []),
    ...(schedule
      ? [
          t(schedule.daily.is_on ? `ownData.daily.${schedule.daily.days}` : 'ownData.daily.off', {
            hour: schedule.daily.hour,
            zone: schedule.timezone,
          }),
          t(schedule.quiet.is_on ? 'ownData.quiet.on' : 'ownData.quiet.off', { ...schedule.quiet }),
          ...(schedule.quiet.is_on && schedule.quiet.weekends ? [t('ownData.quiet.weekends')] : []),
        ]
      : []),
    ...choicesOf(data.notification_settings?.choices ?? {}),
    ...data.exhibition_notification_settings.flatMap((one) =>
      choicesOf(one.choices).map((line) => `${textOf(one, 'exhibition', locale)}. ${line}`),
    ),
  ];
  const { second_factor: factor } = data;
  return {
    locale,
    heading: t('ownData.heading'),
    lead: t('sheet.made', { date: at(now) }),
    facts: [
      { name: screen('profile.lastname'), value: data.lastname },
      { name: screen('profile.name'), value: data.name },
      { name: screen('profile.middlename'), value: data.middlename ?? '—' },
      { name: screen('profile.email'), value: data.email },
      { name: t('ownData.emailConfirmed'), value: at(data.email_confirmed_at) },
      { name: screen('profile.phone'), value: data.phone ?? '—' },
      { name: t('ownData.language'), value: screen(`profile.appearance.${data.locale}`) },
      { name: t('ownData.since'), value: at(data.created_at) },
      { name: t('ownData.firstSignIn'), value: at(data.first_sign_in_at) },
      { name: t('ownData.mails'), value: yes(data.can_send_notifications) },
      { name: t('ownData.calendar'), value: at(data.calendar_since) },
      { name: t('ownData.factorSince'), value: at(factor.since) },
      { name: t('ownData.appSince'), value: at(factor.app_since) },
      { name: t('ownData.codesLeft'), value: String(factor.recovery_codes_left) },
    ],
    parts: [
      list(
        'participations',
        data.participations,
        (row) => `${placeName(row, locale)}: ${role(row.role)}. ${screen('access.lastSeen')}: ${at(row.last_seen_at)}`,
      ),
      list('chosen', [...data.opens_first, ...data.chosen], (row) => placeName(row, locale)),
      list('invitations', data.invitations, (row) => {
        const accepted = row.activated_at === null ? '' : `. ${t('ownData.accepted', { date: at(row.activated_at) })}`;
        return `${placeName(row, locale)}: ${role(row.role)}. ${at(row.created_at)}${accepted}`;
      }),
      list('closed', data.closed_accesses, (row) => {
        const back = row.restored_at === null ? '' : `. ${t('ownData.restored', { date: at(row.restored_at) })}`;
        return `${placeName(row, locale)}: ${role(row.role)}. ${at(row.removed_at)}${back}`;
      }),
      list('codes', data.codes, (row) => `${placeName(row, locale)}: ${role(row.role)}. ${at(row.used_at)}`),
      list('sessions', [...data.sessions.map((row) => ({ ...row, site: null })), ...data.catalogue_pages], (row) =>
        [at(row.last_used_at), row.user_agent, row.network, row.site].filter(Boolean).join(', '),
      ),
      list('passkeys', data.passkeys, (row) => `${row.name}. ${at(row.created_at)}, ${at(row.last_used_at)}`),
      list('devices', data.devices, (row) =>
        t('ownData.device', { since: at(row.created_at), last: at(row.last_used_at), confirmed: at(row.confirmed_at) }),
      ),
      part(t('ownData.part.settings', { count: settings.length }), settings),
      list('messages', data.messages, (row) => `${at(row.created_at)}: ${row.text}`),
      list(
        'feedbacks',
        data.feedbacks,
        (row) => `${at(row.created_at)}, ${[row.name, row.email, row.phone].filter(Boolean).join(', ')}: ${row.text}`,
      ),
      list('deletions', data.deletion_requests, (row) =>
        [`${at(row.created_at)}: ${t(`ownData.deletion.${row.status}`)}`, row.reason, row.comment]
          .filter(Boolean)
          .join('. '),
      ),
      list(
        'announcements',
        data.announcements_read,
        (row) =>
          `${placeName(row, locale)}. ${t('ownData.announcement', { published: at(row.published_at), read: at(row.read_at) })}`,
      ),
      list('chats', data.chats_read, (row) => t('ownData.chat', { order: row.order_id, date: at(row.read_at) })),
      list('notifications', data.notifications, (row) => `${at(row.created_at)}: ${typeOf(row.type)}`),
      list(
        'reminders',
        data.deadline_reminders,
        (row) =>
          `${at(row.created_at)}, ${placeName(row, locale)}: ${t('ownData.reminder', { date: at(row.deadline_at) })}`,
      ),
      list('actions', data.actions, (row) => `${at(row.created_at)}: ${actionName(row.action, locale)}`),
    ],
  };
};
