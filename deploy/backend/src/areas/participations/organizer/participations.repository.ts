import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { isCompanyNamed } from './company-search.repository';

/** What the organiser may change in a participation. */
export const changeableColumns = [
  'is_edit',
  'is_not_resident',
  'is_edo_rent_available',
  'is_edo_services_available',
  'quota_certificate',
  'quota_installation',
  'quota_car',
] as const;

export interface ParticipationsFilter {
  id?: number;
  exhibitionId?: number;
  /** Part of a name of the company, in either language. */
  search?: string;
}

/** Participations of all exhibitions with their company, in the order of their ids. */
export const listAllParticipations = async (
  db: Kysely<Tables>,
  { id, exhibitionId, search }: ParticipationsFilter,
  { page, perPage }: Paging,
) => {
  let query = db.selectFrom('participations as p').innerJoin('companies as c', 'c.id', 'p.company_id');
  if (id !== undefined) query = query.where('p.id', '=', id);
  if (exhibitionId !== undefined) query = query.where('p.exhibition_id', '=', exhibitionId);
  if (search && comparisonKey(search) !== '') query = query.where(isCompanyNamed(search));
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['p.id', 'p.exhibition_id', 'p.parent_id', 'p.type', 'c.name_rus', 'c.name_eng', 'p.deleted_at'])
    .select(changeableColumns.map((name) => `p.${name}` as const))
    .select((select) =>
      select
        .selectFrom('participation_users as pu')
        .whereRef('pu.participation_id', '=', 'p.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('user_count'),
    )
    .orderBy('p.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};

/** A participation in the list of the organiser. */
export type ListedParticipation = Awaited<ReturnType<typeof listAllParticipations>>['rows'][number];

/** Whether there is a participation with this id, deleted or not. */
export const isParticipationKnown = async (db: Kysely<Tables>, id: number): Promise<boolean> => {
  const row = await db.selectFrom('participations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
};

/** What the organiser may change in a participation; undefined for an unknown one. */
export const readParticipationSettings = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('participations').select(changeableColumns).where('id', '=', id).executeTakeFirst();

/** Stores the organiser's changes of a participation. */
export const storeParticipationSettings = async (
  trx: Transaction<Tables>,
  id: number,
  values: Pick<Updateable<Tables['participations']>, (typeof changeableColumns)[number]>,
): Promise<void> => {
  await trx.updateTable('participations').set(values).where('id', '=', id).execute();
};
