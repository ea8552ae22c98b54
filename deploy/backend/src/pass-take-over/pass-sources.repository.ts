import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { notFound } from '../http/failure';
import { requireParticipation } from '../http/participation-access';
import { standsOf } from '../participants/participation-parts.repository';
import type { PassCall } from '../passes/pass-situation';

const facts = (db: Kysely<Tables>) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.id', 'p.company_id', 'e.title_rus', 'e.title_eng', 'e.started_at']);

/** Participations of the same company in fairs that began earlier, newest first, as far as the user may see them (PASS-304). */
export const listSources = async (db: Kysely<Tables>, { participation, userId }: PassCall) => {
  const own = await facts(db).where('p.id', '=', participation.id).executeTakeFirstOrThrow();
  const rows = await facts(db)
    .where('p.company_id', '=', own.company_id)
    .where('p.deleted_at', 'is', null)
    .where('e.started_at', '<', own.started_at)
    .where('p.id', 'in', (select) =>
      select.selectFrom('participation_users').select('participation_id').where('user_id', '=', userId),
    )
    .orderBy('e.started_at', 'desc')
    .orderBy('p.id')
    .execute();
  if (rows.length === 0) return [];
  const stands = await standsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, title_rus, title_eng, started_at }) => ({
    id,
    title_rus,
    title_eng,
    started_at,
    stands: (stands.get(id) ?? []).map(({ title }) => title),
  }));
};

/** @throws Failure 404 unless it is an earlier fair of the same company that the user may see (PASS-304) */
export const requireSource = async (db: Kysely<Tables>, call: PassCall, sourceId: number): Promise<void> => {
  await requireParticipation(db, call.userId, sourceId);
  const sources = await listSources(db, call);
  if (!sources.some(({ id }) => id === sourceId)) throw notFound();
};

export const readCompany = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['c.name_rus', 'c.name_eng'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

export const standIdsOf = async (db: Kysely<Tables>, participationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('stands')
    .select('id')
    .where('participation_id', '=', participationId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
