import { invitationUrl } from '../auth/invitations.service';
import { invitationMail } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import type { Services } from '../services';

/** Sends the link of an invitation, unless it was accepted or taken back meanwhile (ACC-053). */
export const sendInvitation = async (
  { database, config, signer }: Pick<Services, 'database' | 'config' | 'signer'>,
  mailer: Mailer,
  invitationId: number,
): Promise<void> => {
  const row = await database.read
    .selectFrom('invitations as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('participations as p', 'p.id', 'i.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['i.id', 'i.expires_at', 'u.email', 'u.locale'])
    .select(['c.name_rus', 'c.name_eng', 'e.title_rus', 'e.title_eng'])
    .where('i.id', '=', invitationId)
    .where('i.activated_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const isRussian = row.locale === 'ru';
  await mailer.send({
    to: row.email,
    ...invitationMail(row.locale, {
      url: invitationUrl(config.publicUrl, signer, { id: row.id, expiresAt: row.expires_at }),
      company: isRussian ? row.name_rus : row.name_eng,
      exhibition: isRussian ? row.title_rus : row.title_eng,
    }),
  });
};
