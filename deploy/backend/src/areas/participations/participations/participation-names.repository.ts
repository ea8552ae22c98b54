import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The names of exhibition and company of a participation, for documents and e-mails. @throws NoResultError for an unknown one */
export const readParticipationNames = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select([...localizedNames('e.title'), 'e.started_at', 'e.ended_at', 'e.timezone'])
    .select([...localizedNames('e.venue'), 'e.website', ...localizedNames('c.name')])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

/** The names, days and place of an exhibition; undefined for an unknown one. */
export const readExhibitionNames = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('exhibitions as e')
    .select([...localizedNames('e.title'), 'e.started_at', 'e.ended_at', ...localizedNames('e.venue'), 'e.website'])
    .where('e.id', '=', exhibitionId)
    .executeTakeFirst();

/** The company of a participation. @throws NoResultError for an unknown one */
export const readCompanyId = async (db: Kysely<Tables>, participationId: number): Promise<number> => {
  const row = await db
    .selectFrom('participations')
    .select('company_id')
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  return row.company_id;
};

/** All participations of an exhibition, including deleted ones, in the order of their ids. */
export const participationsOfExhibition = async (db: Kysely<Tables>, exhibitionId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('participations')
    .select('id')
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
