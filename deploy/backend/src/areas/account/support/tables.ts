import type { Generated } from 'kysely';
import type { SetUpColumns } from '../../../platform/database/columns';

/** Questions and answers of the support page, by `position`. */
interface SupportQuestionsTable extends SetUpColumns {
  id: Generated<number>;
  position: number;
  question_rus: string;
  question_eng: string;
  answer_rus: string;
  answer_eng: string;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    support_questions: SupportQuestionsTable;
  }
}
