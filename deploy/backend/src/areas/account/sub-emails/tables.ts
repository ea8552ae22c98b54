import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';

/** An e-mail as the collective organiser has written it. Index: (participation_id, sent_at). */
interface SubEmailsTable {
  id: Generated<number>;
  /** The participation of the collective organiser. */
  participation_id: number;
  sent_by: number | null;
  subject: string;
  /** Including its placeholders. */
  body: string;
  /** The language of the texts that replaced the marks. */
  locale: Locale;
  sent_at: Date;
}

/** The e-mail that one sub-exhibitor got. Index: (participation_id). */
interface SubEmailRecipientsTable {
  letter_id: number;
  participation_id: number;
  subject: string;
  body: string;
  /** The number of recipients; 0 if the invitation was sent again instead. */
  addresses: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    sub_letter_recipients: SubEmailRecipientsTable;
    sub_letters: SubEmailsTable;
  }
}
