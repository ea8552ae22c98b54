import { formatDateTime, zoneName } from '@fairfront/shared-kit/platform/formats';
import { scheduleOf } from '@fairfront/shared-kit/domain/identity/notifications';
import { areaMail, settingLine } from '../../platform/mail/emails';
import type { Mailer } from '../../platform/mail/mailer';
import { settingAddress } from '../notifications/email-addresses';
import type { OutboxKinds } from '../../platform/outbox/outbox';
import type { Services } from '../../platform/services';
import { translatorOf } from '../../platform/texts/area-texts';
import { deviceOf } from './device-of';
import { readEmailReader } from '../users/users.repository';

/**
 * The e-mail about a sign-in from a new device: device, network, time in the user's time zone, and a link to their
 * sessions, which requires sign-in. Sent regardless of notification settings.
 */
export const sendNewDeviceMail = async (
  { database, config }: Pick<Services, 'database' | 'config'>,
  mailer: Mailer,
  { userId, userAgent, network, at }: OutboxKinds['new-device-mail'],
): Promise<void> => {
  const reader = await readEmailReader(database.read, userId);
  if (!reader) return;
  const { locale } = reader;
  const t = translatorOf('server', locale);
  const { kind, browser, system } = deviceOf(userAgent);
  const zone = scheduleOf(reader.schedule).timezone;
  const moment = formatDateTime(at, locale, { zone });
  await mailer.send({
    to: reader.email,
    ...areaMail(
      locale,
      reader.name,
      t('newDevice.subject'),
      t('newDevice.lead'),
      [
        t('newDevice.device', { device: [browser, system].filter(Boolean).join(', ') || t(`newDevice.kinds.${kind}`) }),
        t('newDevice.network', { network }),
        t('newDevice.moment', { moment: `${moment} (${zoneName(zone, locale, Date.parse(at))})` }),
      ].join('\n'),
      t('newDevice.advice', { url: `${config.publicUrl}/profile/access` }),
      settingLine(locale, settingAddress(config.publicUrl), true),
    ),
  });
};

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail about a sign-in from a new device; `at` as an ISO instant. */
    'new-device-mail': { userId: number; userAgent: string; network: string; at: string };
  }
}
