import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';

interface FeedbacksTable {
  id: Generated<number>;
  user_id: number | null;
  locale: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  created_at: Date;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    feedbacks: FeedbacksTable;
  }
}
