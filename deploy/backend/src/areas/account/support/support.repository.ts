import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Questions with answers that are not archived, in their order. */
export const listSupportQuestions = (db: Kysely<Tables>) =>
  db
    .selectFrom('support_questions')
    .select(['id', 'position', ...localizedNames('question'), ...localizedNames('answer')])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
