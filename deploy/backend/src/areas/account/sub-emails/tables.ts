import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';

/** An e-mail as the organiser of a stand has written it. Index: (participation_id, sent_at). */
interface SubEmailsTable {
  id: Generated<number>;
  /** Of the organiser of the stand. */
  participation_id: number;
  sent_by: number | null;
  subject: string;
  /** With its marks. */
  body: string;
  /** The language of what was put in for the marks. */
  locale: Locale;
  sent_at: Date;
}

/** What one sub-exhibitor got of an e-mail. Index: (participation_id). */
interface SubEmailRecipientsTable {
  letter_id: number;
  participation_id: number;
  subject: string;
  body: string;
  /** To how many people it went; 0: the invitation went out again instead. */
  addresses: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    sub_letter_recipients: SubEmailRecipientsTable;
    sub_letters: SubEmailsTable;
  }
}
