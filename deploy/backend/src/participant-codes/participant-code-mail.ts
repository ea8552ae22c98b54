import type { Locale } from '@fairfront/shared-kit/model';
import { participantCodeMail } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import type { Services } from '../services';
import { codeOf, writtenCode } from './participant-code';

/** Sends a code to the person it is for, unless it has been used meanwhile (ACC-191). */
export const sendParticipantCode = async (
  { database, config, signer }: Pick<Services, 'database' | 'config' | 'signer'>,
  mailer: Mailer,
  { codeId, locale }: { codeId: number; locale: Locale },
): Promise<void> => {
  const row = await database.read
    .selectFrom('participant_codes as pc')
    .innerJoin('participations as p', 'p.id', 'pc.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .leftJoin('users as u', 'u.email', 'pc.email')
    .select(['pc.email', 'pc.nonce', 'u.locale', 'u.name'])
    .select(['c.name_rus', 'c.name_eng', 'e.title_rus', 'e.title_eng'])
    .where('pc.id', '=', codeId)
    .where('pc.used_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.email) return;
  const language = row.locale ?? locale;
  const isRussian = language === 'ru';
  await mailer.send({
    to: row.email,
    ...participantCodeMail(language, {
      code: writtenCode(codeOf(signer, row.nonce)),
      url: `${config.publicUrl}/add-exhibition`,
      name: row.name ?? '',
      company: isRussian ? row.name_rus : row.name_eng,
      exhibition: isRussian ? row.title_rus : row.title_eng,
    }),
  });
};
