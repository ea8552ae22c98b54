import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { PassContext } from '../passes/pass-context';

const standTitles = sql<string[]>`(
  select coalesce(json_agg(s.title order by s.id), '[]') from stands s where s.participation_id = p.id)`;

/** Participations of the same company in earlier exhibitions that the user is a member of, newest first. */
export const listSources = (db: Kysely<Tables>, { participation, userId }: PassContext) =>
  db
    .selectFrom('participations as own')
    .innerJoin('exhibitions as now', 'now.id', 'own.exhibition_id')
    .innerJoin('participations as p', 'p.company_id', 'own.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .select(['p.id', ...localizedNames('e.title'), 'e.started_at'])
    .select(standTitles.as('stands'))
    .where('own.id', '=', participation.id)
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .whereRef('e.started_at', '<', 'now.started_at')
    .orderBy('e.started_at', 'desc')
    .orderBy('p.id')
    .execute();
