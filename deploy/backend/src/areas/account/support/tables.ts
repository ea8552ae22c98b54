import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { Generated } from 'kysely';
import type { SetUpColumns } from '../../../platform/database/columns';

/** Questions and answers of the support page, by `position`. */
interface SupportQuestionsTable extends SetUpColumns, Localized<'question' | 'answer'> {
  id: Generated<number>;
  position: number;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    support_questions: SupportQuestionsTable;
  }
}
