import type { Locale } from '@fairfront/shared-kit/model';
import { areaMail, typed } from '../../platform/mail/emails';
import type { Mailer } from '../../platform/mail/mailer';
import { translatorOf } from '../../platform/texts/area-texts';
import type { DeletionState } from './tables';

/** All that the e-mail needs: once the account is deleted, nothing of it stands elsewhere (SHELL-486). */
export interface DeletionEmail {
  email: string;
  name: string;
  locale: Locale;
  state: DeletionState;
  /** Of a refusal. */
  comment: string | null;
}

/** The e-mail about where a request stands, in the language of its person (SHELL-485). */
export const sendDeletionMail = async (
  mailer: Mailer,
  { email, name, locale, state, comment }: DeletionEmail,
): Promise<void> => {
  const t = translatorOf('server', locale);
  const paragraphs = [t(`deletion.${state}.text`), ...(comment ? [typed(comment)] : []), t(`deletion.${state}.next`)];
  await mailer.send({ to: email, ...areaMail(locale, name, t(`deletion.${state}.subject`), ...paragraphs) });
};

declare module '../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail about a request to delete an account; nothing else has the address after the deletion (SHELL-485). */
    'deletion-mail': DeletionEmail;
  }
}
