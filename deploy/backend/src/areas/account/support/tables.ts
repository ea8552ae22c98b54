import type { Generated } from 'kysely';

/** Questions and answers of the support page, by `position`. */
interface SupportQuestionsTable {
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
