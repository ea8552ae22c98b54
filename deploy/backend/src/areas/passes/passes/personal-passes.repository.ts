import { localizedAs } from '../../../platform/database/localized-columns';
import {
  typesListedAs,
  type OrderBy,
  type OrderName,
  type PersonalPassFields,
  type PersonalPassType,
  type PassStatus,
} from '@fairfront/shared-kit/domain/passes';
import { sortKey } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { newPass } from './pass-store';

const passQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('personal_passes as p')
    .leftJoin('countries as c', 'c.id', 'p.country_id')
    .select([
      'p.id',
      'p.participation_id',
      'p.type',
      'p.status',
      'p.comment',
      'p.company_name',
      'p.lastname',
      'p.name',
      'p.middlename',
      'p.birthday',
      'p.birthday_place',
      'p.barcode',
      'p.created_at',
      'p.updated_at',
      'p.deleted_at',
      'c.id as country_id',
      ...localizedAs('c.name', 'country_name'),
      'c.is_simple_visa',
    ]);

export type PersonalPassRow = Awaited<ReturnType<ReturnType<typeof passQuery>['executeTakeFirstOrThrow']>>;

/** Sorts surnames by their stored key in byte order, independent of the collation of the database. */
const bySurname = sql`p.lastname_sort collate "C"`;

export interface PersonalPassOrder {
  name: OrderName;
  by: OrderBy;
}

/** One page of the passes that a type lists. */
export const listPersonalPasses = async (
  db: Kysely<Tables>,
  participationId: number,
  type: PersonalPassType,
  order: PersonalPassOrder,
  { page, perPage }: Paging,
): Promise<PersonalPassRow[]> => {
  let query = passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.type', 'in', [...typesListedAs(type)])
    .where('p.deleted_at', 'is', null);
  if (order.name === 'lastname') query = query.orderBy(bySurname, order.by);
  if (order.name === 'created_at') query = query.orderBy('p.created_at', order.by);
  return query
    .orderBy('p.id', order.by)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
};

/** A pass, deleted or not; undefined for an unknown one. */
export const readPersonalPass = (db: Kysely<Tables>, passId: number): Promise<PersonalPassRow | undefined> =>
  passQuery(db).where('p.id', '=', passId).executeTakeFirst();

/** All passes of these types that are not deleted, oldest first. */
export const listAllPersonalPasses = (
  db: Kysely<Tables>,
  participationId: number,
  types: readonly PersonalPassType[],
): Promise<PersonalPassRow[]> =>
  passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.type', 'in', [...types])
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();

/** The accepted passes of a download, by surname; visas are never included. */
export const listPrintablePasses = (
  db: Kysely<Tables>,
  participationId: number,
  type: PersonalPassType,
): Promise<PersonalPassRow[]> =>
  passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.type', 'in', [...typesListedAs(type)])
    .where('p.type', '!=', 'visa')
    .where('p.status', '=', 'accepted')
    .where('p.deleted_at', 'is', null)
    .orderBy(bySurname)
    .orderBy('p.id')
    .execute();

/** The identifying fields of the people on all passes of these types that are not deleted. */
export const listPeople = (db: Kysely<Tables>, participationId: number, types: readonly PersonalPassType[]) =>
  db
    .selectFrom('personal_passes')
    .select(['id', 'lastname', 'name', 'middlename', 'birthday'])
    .where('participation_id', '=', participationId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** These passes, newest first. */
export const listPersonalPassesById = (db: Kysely<Tables>, ids: readonly number[]): Promise<PersonalPassRow[]> =>
  passQuery(db).where('p.id', 'in', ids).orderBy('p.id', 'desc').execute();

export interface NewPersonalPasses {
  participationId: number;
  type: PersonalPassType;
  userId: number | null;
  at: Date;
}

/** Stores passes in consideration with new codes. @returns their ids in the order of the fields */
export const insertPersonalPasses = async (
  trx: Transaction<Tables>,
  { type, ...of }: NewPersonalPasses,
  passes: readonly PersonalPassFields[],
): Promise<number[]> => {
  const rows = await trx
    .insertInto('personal_passes')
    .values(
      passes.map((fields) => ({
        ...fields,
        ...newPass(of),
        type,
        lastname_sort: sortKey(fields.lastname),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Stores the organiser's decision on a personal pass. */
export const storePersonalPassDecision = async (
  trx: Transaction<Tables>,
  passId: number,
  values: { status: PassStatus; comment: string | null; updated_at: Date },
): Promise<void> => {
  await trx.updateTable('personal_passes').set(values).where('id', '=', passId).execute();
};

/** Personal passes with a code, including deleted ones. */
export const listPersonalPassesByCode = (trx: Transaction<Tables>, barcode: string) =>
  trx.selectFrom('personal_passes').select('id').where('barcode', '=', barcode).execute();

/** Names of the people on passes of these types that are not deleted, oldest first. */
export const listPeopleWithPasses = (db: Kysely<Tables>, participationId: number, types: readonly PersonalPassType[]) =>
  db
    .selectFrom('personal_passes')
    .select(['lastname', 'name', 'middlename', 'created_at'])
    .where('participation_id', '=', participationId)
    .where('type', 'in', [...types])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** The country with an id, as a list for the rules of the form: empty or with one entry. */
export const readNamedCountry = async (db: Kysely<Tables>, countryId: number | null) =>
  countryId === null
    ? []
    : db.selectFrom('countries').selectAll().where('id', '=', countryId).where('archived_at', 'is', null).execute();
