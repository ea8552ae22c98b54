import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { requireParticipation, standRows } from '../../participations';
import type { PassContext } from '../passes/pass-context';

/** Participations of the same company in exhibitions that began earlier, newest first, as far as the user may see them. */
export const listSources = async (db: Kysely<Tables>, { participation, userId }: PassContext) => {
  const rows = await db
    .selectFrom('participations as own')
    .innerJoin('exhibitions as now', 'now.id', 'own.exhibition_id')
    .innerJoin('participations as p', 'p.company_id', 'own.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .select(['p.id', 'e.title_rus', 'e.title_eng', 'e.started_at'])
    .select(standRows().as('stands'))
    .where('own.id', '=', participation.id)
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .whereRef('e.started_at', '<', 'now.started_at')
    .orderBy('e.started_at', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(({ stands, ...row }) => ({ ...row, stands: stands.map(({ title }) => title) }));
};

/** @throws HttpError 404 unless it is an earlier exhibition of the same company that the user may see */
export const requireSource = async (db: Kysely<Tables>, call: PassContext, sourceId: number): Promise<void> => {
  await requireParticipation(db, call.userId, sourceId);
  const sources = await listSources(db, call);
  if (!sources.some(({ id }) => id === sourceId)) throw notFound();
};
