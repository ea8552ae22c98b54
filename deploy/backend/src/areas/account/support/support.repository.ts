import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Questions with answers, in their order. */
export const listSupportQuestions = (db: Kysely<Tables>) =>
  db.selectFrom('support_questions').selectAll().orderBy('position').orderBy('id').execute();
