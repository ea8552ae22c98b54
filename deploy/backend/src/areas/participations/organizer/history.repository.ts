import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { countOf, type Paging } from '../../../platform/http/paging';

/** What was done in a participation, newest first. */
export const listHistory = async (db: Kysely<Tables>, participationId: number, { page, perPage }: Paging) => {
  const ofParticipation = db.selectFrom('audit_log as a').where('a.participation_id', '=', participationId);
  const rows = await ofParticipation
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('api_keys as k', 'k.id', 'a.api_key_id')
    .select([
      'a.id',
      'a.action',
      'a.created_at',
      'a.is_acting',
      'u.name',
      'u.lastname',
      'u.access',
      'k.name as key_name',
    ])
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('a.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const [first] = rows;
  // beyond the last page there is no row with the total
  return { rows, total: first || page === 1 ? Number(first?.total ?? 0) : await countOf(ofParticipation) };
};

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>['rows'][number];
