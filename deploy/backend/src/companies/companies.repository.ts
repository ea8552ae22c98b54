import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

const phoneAnswer = (digits: string | null): string | null => digits && `+${digits}`;

/** Company profile; phones are stored as digits and answered with the plus (SHELL-217, ACC-013). */
export const readCompany = async (db: Kysely<Tables>, id: number) => {
  const {
    country_name_rus,
    country_name_eng,
    logo_id,
    thumbnail_name,
    inn: _inn,
    ...company
  } = await db
    .selectFrom('companies as c')
    .leftJoin('countries as co', 'co.id', 'c.country_id')
    .leftJoin('company_logos as l', 'l.company_id', 'c.id')
    .selectAll('c')
    .select([
      'co.name_rus as country_name_rus',
      'co.name_eng as country_name_eng',
      'l.id as logo_id',
      'l.thumbnail_name',
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...company,
    phone: phoneAnswer(company.phone),
    country:
      company.country_id === null
        ? null
        : { id: company.country_id, name_rus: country_name_rus ?? '', name_eng: country_name_eng ?? '' },
    image: logo_id === null || thumbnail_name === null ? null : { id: logo_id, thumbnail_path: thumbnail_name },
  };
};

/**
 * Participations on whose screens a company stands: its own, those of its collective organisers, who see its name and the
 * state of its profile, and those of its sub-exhibitors, who see its name.
 */
export const participationsShowing = async (db: Kysely<Tables>, companyId: number): Promise<number[]> => {
  const own = await db
    .selectFrom('participations')
    .select(['id', 'parent_id'])
    .where('company_id', '=', companyId)
    .execute();
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const subs = await db.selectFrom('participations').select('id').where('parent_id', 'in', ids).execute();
  const parents = own.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  return [...new Set([...ids, ...parents, ...subs.map(({ id }) => id)])].sort((left, right) => left - right);
};
