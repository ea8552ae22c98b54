import { localizedOf, localized } from '@fairfront/shared-kit/domain/common';
import type { NewSubExhibitor } from '@fairfront/shared-kit/domain/account';
import type { Kysely, NotNull, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Creates a company and its participation under a collective organiser, with a quota of certificates only. */
export const insertSubExhibitor = async (trx: Transaction<Tables>, parentId: number, row: NewSubExhibitor) => {
  const company = await trx
    .insertInto('companies')
    .values({ ...localizedOf(row, 'name'), inn: row.inn })
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
      ...localized('hall', () => null),
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
