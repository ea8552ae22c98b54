import type { Locale } from '@fairfront/shared-kit/domain/common';
import { areaMail, typed } from '../../platform/mail/emails';
import type { Mailer } from '../../platform/mail/mailer';
import { translatorOf } from '../../platform/texts/area-texts';
import type { DeletionState } from './tables';

/** Everything that the e-mail needs: once the account is deleted, it is stored nowhere else. */
export interface DeletionEmail {
  email: string;
  name: string;
  locale: Locale;
  state: DeletionState;
  /** Comment if the request was declined. */
  comment: string | null;
}

/** Sends the e-mail about the state of a request in the user's language. */
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
    /**
     * The e-mail about an account deletion request; after the deletion the address is stored nowhere else.
     */
    'deletion-mail': DeletionEmail;
  }
}
