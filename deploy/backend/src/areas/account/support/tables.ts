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

/** Tables of this area. */
export interface SupportTables {
  support_questions: SupportQuestionsTable;
}
