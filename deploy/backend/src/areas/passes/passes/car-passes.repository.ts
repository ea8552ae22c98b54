import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { type ValidCarPass, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import type { Kysely, Transaction } from 'kysely';
import { localizedAs } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { newPass } from './pass-store';

const passQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('car_passes as p')
    .innerJoin('car_types as t', 't.id', 'p.car_type_id')
    .leftJoin('stands as s', 's.id', 'p.stand_id')
    .selectAll('p')
    .select([...localizedAs('t.title', 'car_type'), 's.title as stand_title']);

export type CarPassRow = Awaited<ReturnType<ReturnType<typeof passQuery>['executeTakeFirstOrThrow']>>;

/** A pass, deleted or not; undefined for an unknown one. */
export const readCarPass = (db: Kysely<Tables>, passId: number): Promise<CarPassRow | undefined> =>
  passQuery(db).where('p.id', '=', passId).executeTakeFirst();

/** One page, newest first. */
export const listCarPasses = (
  db: Kysely<Tables>,
  participationId: number,
  { page, perPage }: Paging,
): Promise<CarPassRow[]> =>
  passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();

/** All car passes of a participation that are not deleted, oldest first. */
export const listAllCarPasses = (db: Kysely<Tables>, participationId: number): Promise<CarPassRow[]> =>
  passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();

/** Stores a pass in consideration with a new code. @returns its id */
export const insertCarPass = async (
  trx: Transaction<Tables>,
  of: Parameters<typeof newPass>[0],
  fields: ValidCarPass,
): Promise<number> => {
  const { id } = await trx
    .insertInto('car_passes')
    .values({
      ...fields,
      load_capacity: fields.load_capacity === null ? null : Number(fields.load_capacity),
      cargos: JSON.stringify(fields.cargos.map(({ title, quantity }) => ({ title, quantity: Number(quantity) }))),
      ...newPass(of),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Kinds of vehicles, in the order of their ids. */
export const listCarTypes = (db: Kysely<Tables>) =>
  db
    .selectFrom('car_types')
    .select(['id', ...localizedNames('title')])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .execute();

/** Stores the organiser's decision on a car pass, and its code. */
export const storeCarPassDecision = async (
  trx: Transaction<Tables>,
  passId: number,
  values: { status: PassStatus; comment: string | null; barcode: string; updated_at: Date },
): Promise<void> => {
  await trx.updateTable('car_passes').set(values).where('id', '=', passId).execute();
};

/** Other car passes with the same code, including deleted ones. */
export const listOtherCarPassesByCode = (trx: Transaction<Tables>, barcode: string, passId: number) =>
  trx.selectFrom('car_passes').select('id').where('barcode', '=', barcode).where('id', '!=', passId).execute();
