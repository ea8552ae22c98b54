import type { NewSubExhibitor } from '@fairfront/shared-kit/domain/account';
import { sql, type Kysely, type NotNull, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Creates a company and its participation under a collective organiser, with a quota of certificates only. */
export const insertSubExhibitor = async (trx: Transaction<Tables>, parentId: number, row: NewSubExhibitor) => {
  const company = await trx
    .insertInto('companies')
    .values({ name_rus: row.name_rus, name_eng: row.name_eng, inn: row.inn })
    .returning('id')
    .executeTakeFirstOrThrow();
  const parent = await trx
    .selectFrom('participations')
    .select(['exhibition_id', 'currencies'])
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('participations')
    .values({
      exhibition_id: parent.exhibition_id,
      company_id: company.id,
      type: 'sub',
      parent_id: parentId,
      is_edit: true,
      is_not_resident: false,
      is_edo_rent_available: false,
      is_edo_services_available: false,
      application_number: null,
      currencies: JSON.stringify(parent.currencies),
      quota_certificate: row.certificate,
      quota_installation: null,
      quota_car: null,
      pavilion_xml_id: null,
      hall_rus: null,
      hall_eng: null,
      pavilions: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes the settings of a sub-exhibitor that its organiser controls. */
export const updateSubExhibitor = async (
  trx: Transaction<Tables>,
  subId: number,
  values: Pick<Updateable<Tables['participations']>, 'is_edit' | 'quota_certificate'>,
): Promise<void> => {
  await trx.updateTable('participations').set(values).where('id', '=', subId).execute();
};

/** When a sub-exhibitor was deleted, and the places that its restoration needs. @throws NoResultError for an unknown one */
export const readDeletion = (trx: Transaction<Tables>, subId: number) =>
  trx
    .selectFrom('participations')
    .select(['deleted_at', 'quota_certificate'])
    .where('id', '=', subId)
    .executeTakeFirstOrThrow();

const passTables = ['personal_passes', 'car_passes'] as const;

/** Soft-deletes sub-exhibitors; the same time marks the passes that are restored with their sub-exhibitor. */
export const markSubsDeleted = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  { userId, at }: { userId: number; at: Date },
): Promise<void> => {
  await trx
    .updateTable('participations')
    .set({ deleted_at: at, deleted_by: userId })
    .where('id', 'in', [...ids])
    .execute();
  for (const table of passTables) {
    await sql`update ${sql.table(table)} set deleted_at = ${at}, deleted_by = ${userId}
      where participation_id in (${sql.join([...ids])}) and deleted_at is null`.execute(trx);
  }
  await trx
    .updateTable('pass_links')
    .set({ revoked_at: at, revoked_by: userId })
    .where('participation_id', 'in', [...ids])
    .where('filled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Restores a sub-exhibitor with the passes that were withdrawn with it. @param deletedAt when it was deleted */
export const markSubRestored = async (trx: Transaction<Tables>, subId: number, deletedAt: Date): Promise<void> => {
  await trx.updateTable('participations').set({ deleted_at: null, deleted_by: null }).where('id', '=', subId).execute();
  for (const table of passTables) {
    await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null
      where participation_id = ${subId} and deleted_at = ${deletedAt}`.execute(trx);
  }
};

/** Those of these participations that are sub-exhibitors, with their organiser. */
export const listParentIds = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('participations')
    .select(['id', 'parent_id'])
    .where('id', 'in', [...ids])
    .where('parent_id', 'is not', null)
    .$narrowType<{ parent_id: NotNull }>()
    .orderBy('id')
    .execute();
