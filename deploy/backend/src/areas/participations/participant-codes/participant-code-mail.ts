import { type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import { participantCodeMail } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import type { Services } from '../../../platform/services';
import { codeOf, writtenCode } from './participant-code';
import { readCodeEmail } from './participant-codes.repository';

/** Sends a code to the person it is for, unless it has been used meanwhile. */
export const sendParticipantCode = async (
  { database, config, signer }: Pick<Services, 'database' | 'config' | 'signer'>,
  mailer: Mailer,
  { codeId, locale }: { codeId: number; locale: Locale },
): Promise<void> => {
  const row = await readCodeEmail(database.read, codeId);
  if (!row?.email) return;
  const language = row.locale ?? locale;
  await mailer.send({
    to: row.email,
    ...participantCodeMail(language, {
      code: writtenCode(codeOf(signer, row.nonce)),
      url: `${config.publicUrl}/add-exhibition`,
      name: row.name ?? '',
      company: textOf(row, 'name', language),
      exhibition: textOf(row, 'title', language),
    }),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail with a participant code; its language where the person has none yet. */
    'participant-code-mail': { codeId: number; locale: Locale };
  }
}
