import type { FeedbackState } from '@fairfront/shared-kit/domain/account';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ColumnType, Generated } from 'kysely';

interface FeedbacksTable {
  id: Generated<number>;
  user_id: number | null;
  locale: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  created_at: Date;
  state: Generated<FeedbackState>;
  /** The text as sent by e-mail. */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  answered_by: Generated<number | null>;
  /** Who of the staff has set the state, and when; null for a new one. */
  state_by: Generated<number | null>;
  state_at: Generated<Date | null>;
  /** Name, e-mail and text in the form in which texts are compared; made by the database. */
  search_key: ColumnType<string, never, never>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    feedbacks: FeedbacksTable;
  }
}
