import { type Localized, localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import { jsonTexts, textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';

export interface StoredCompany extends Omit<Selectable<Tables['companies']>, 'inn' | 'external_id' | 'archived_at'> {
  country: (Localized<'name'> & { id: number }) | null;
  logo_id: number | null;
  thumbnail_name: string | null;
}

const storedCompany = sql<StoredCompany>`
  select c.id, ${textColumns('c.name')}, c.country_id, c.phone, c.mail_address, c.address, c.website, c.email, c.fax,
    case when co.id is not null then json_build_object('id', co.id, ${jsonTexts('name', 'co.name')}) end as country,
    l.id as logo_id, l.thumbnail_name
  from companies c
  left join countries co on co.id = c.country_id
  left join company_logos l on l.company_id = c.id`;

/** The stored company of a participation `p`, as one column. */
export const companyJson = () =>
  sql<StoredCompany>`(select row_to_json(item) from (${storedCompany} where c.id = p.company_id) item)`;

/** One company. @throws for an unknown one */
export const readCompany = async (db: Kysely<Tables>, id: number): Promise<StoredCompany> => {
  const { rows } = await sql<StoredCompany>`${storedCompany} where c.id = ${id}`.execute(db);
  const [company] = rows;
  if (!company) throw new Error('There is no such company');
  return company;
};

/**
 * Participations whose screens show a company: its own, those of its collective organisers (name and state of the profile)
 * and those of its sub-exhibitors (name).
 */
export const participationsShowing = async (db: Kysely<Tables>, companyIds: readonly number[]): Promise<number[]> => {
  const ids = sql`any(${sql.val([...companyIds])}::bigint[])`;
  const { rows } = await sql<{ id: number }>`
    select p.id from participations p
    left join participations parent on parent.id = p.parent_id
    where p.company_id = ${ids} or parent.company_id = ${ids}
      or exists (select from participations sub where sub.parent_id = p.id and sub.company_id = ${ids})
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** The names and the tax number of the company of a participation. @throws NoResultError for an unknown participation */
export const companyOfParticipation = (db: Kysely<Tables>, participationId: number) =>
  db
    .selectFrom('participations as p')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select([...localizedNames('c.name'), 'c.inn'])
    .where('p.id', '=', participationId)
    .executeTakeFirstOrThrow();

/** Locks the company of this participation; undefined for another company. */
export const lockCompanyOf = (
  trx: Transaction<Tables>,
  { participationId, companyId }: { participationId: number; companyId: number },
) =>
  trx
    .selectFrom('companies as c')
    .selectAll('c')
    .where('c.id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('participations as p')
          .select('p.id')
          .where('p.id', '=', participationId)
          .whereRef('p.company_id', '=', 'c.id'),
      ),
    )
    .forUpdate('c')
    .executeTakeFirst();

/** Changes a company. */
export const updateCompany = async (
  trx: Transaction<Tables>,
  id: number,
  change: Updateable<Tables['companies']>,
): Promise<void> => {
  await trx.updateTable('companies').set(change).where('id', '=', id).execute();
};

/** Whether a country can be chosen: one of the list, or the archived one that the record has already. */
export const isCountry = async (db: Kysely<Tables>, id: number, stored: number | null): Promise<boolean> => {
  const country = await db.selectFrom('countries').select('archived_at').where('id', '=', id).executeTakeFirst();
  return country !== undefined && (country.archived_at === null || id === stored);
};

/** Whether a stored file is a logo of a company or a picture of a service, which everybody may see. */
export const isPublicPicture = async (db: Kysely<Tables>, name: string): Promise<boolean> => {
  const [original, thumbnail] = ['original_path', 'thumbnail_path'].map((path) => JSON.stringify([{ [path]: name }]));
  const { rows } = await sql<{ found: boolean }>`select (
    exists (select from company_logos where ${name} in (original_name, thumbnail_name))
    or exists (select from additional_services where images @> ${original}::jsonb or images @> ${thumbnail}::jsonb)
  ) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** Stores the logo of a company. @returns its id */
export const insertLogo = async (
  trx: Transaction<Tables>,
  logo: Insertable<Tables['company_logos']>,
): Promise<number> => {
  const { id } = await trx.insertInto('company_logos').values(logo).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Removes the logo of a company. @returns the names of its files in the store; undefined without one */
export const deleteLogo = (trx: Transaction<Tables>, companyId: number) =>
  trx
    .deleteFrom('company_logos')
    .where('company_id', '=', companyId)
    .returning(['original_name', 'thumbnail_name'])
    .executeTakeFirst();
