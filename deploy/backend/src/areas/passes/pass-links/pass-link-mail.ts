import { textOf } from '@fairfront/shared-kit/domain/common';
import { isLinkOpen } from '@fairfront/shared-kit/domain/passes';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { newToken } from '../../../identity/sessions/tokens';
import { passLinkMail } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import { readParticipationNames } from '../../participations';
import type { Services } from '../../../platform/services';
import { addToken, findPassLinkById, readSender } from './pass-links.repository';
import { addressOf } from './pass-link.response';
import { stateOfLink } from './pass-link.response';

/**
 * Sends the e-mail with a link. The address is created here, so that neither the outbox nor the table of links ever
 * contains it. Nothing is sent if the link has ended meanwhile.
 */
export const sendPassLinkMail = async (
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  mailer: Mailer,
  linkId: number,
  isReminder: boolean,
): Promise<void> => {
  const now = clock.now();
  const link = await findPassLinkById(database.read, linkId);
  if (!link?.email || !isLinkOpen(stateOfLink(link, now.getTime()))) return;
  const facts = await readParticipationNames(database.read, link.participation_id);
  const sender = await readSender(database.read, link);
  const end = link.expires_at.toISOString();
  const inZone = { zone: facts.timezone, now: now.getTime() };
  const token = newToken();
  await addToken(database.write, { linkId, token, at: now });
  await mailer.send({
    to: link.email,
    ...passLinkMail(link.locale, {
      url: addressOf(config.publicUrl, token),
      name: link.name ?? '',
      sender: sender ? `${sender.name} ${sender.lastname}` : null,
      company: link.company_name,
      exhibition: textOf(facts, 'title', link.locale),
      until: `${formatProseDate(end, link.locale, inZone)}, ${formatTime(end, inZone)}`,
      isReminder,
    }),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail with a link; its address is created when it is sent. */
    'pass-link-mail': { linkId: number; isReminder: boolean };
  }
}
