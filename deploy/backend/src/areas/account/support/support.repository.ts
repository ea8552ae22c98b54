import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Questions with answers that are not archived, in their order. */
export const listSupportQuestions = (db: Kysely<Tables>) =>
  db
    .selectFrom('support_questions')
    .select(['id', 'position', 'question_rus', 'question_eng', 'answer_rus', 'answer_eng'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
