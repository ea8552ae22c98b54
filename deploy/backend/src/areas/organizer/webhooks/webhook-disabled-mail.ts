import { textOf, defaultLocale } from '@fairfront/shared-kit/domain/common';
import { webhookDisabledMail } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Services } from '../../../platform/services';
import { readEndpointOwner } from './webhook-deliveries.repository';

/** Notifies the author of a webhook that it is disabled, unless it has been enabled meanwhile. */
export const sendWebhookDisabled = async (
  { database }: Pick<Services, 'database'>,
  mailer: Mailer,
  endpointId: number,
): Promise<void> => {
  const row = await readEndpointOwner(database.read, endpointId);
  if (!row?.email || row.state !== 'disabled') return;
  const locale = row.locale ?? defaultLocale;
  const exhibition = textOf(row, 'title', locale);
  const { email: to, name, url } = row;
  await mailer.send({ to, ...webhookDisabledMail(locale, { name: name ?? '', exhibition, url }) });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail about a webhook that was disabled after days of failures. */
    'webhook-disabled-mail': { endpointId: number };
  }
}
