import { textOf } from '@fairfront/shared-kit/domain/common';
import { invitationUrl } from '../../../identity/auth/invitations.service';
import { invitationMail } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Services } from '../../../platform/services';
import { readInvitationEmail } from './invitations.repository';

/** Sends the link of an invitation, unless it was accepted or withdrawn meanwhile. */
export const sendInvitation = async (
  { database, config, signer }: Pick<Services, 'database' | 'config' | 'signer'>,
  mailer: Mailer,
  invitationId: number,
): Promise<void> => {
  const row = await readInvitationEmail(database.read, invitationId);
  if (!row) return;
  await mailer.send({
    to: row.email,
    ...invitationMail(row.locale, {
      url: invitationUrl(config.publicUrl, signer, { id: row.id, expiresAt: row.expires_at }),
      company: textOf(row, 'name', row.locale),
      exhibition: textOf(row, 'title', row.locale),
    }),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail with the link of an invitation. */
    'invitation-mail': { invitationId: number };
  }
}
