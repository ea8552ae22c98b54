import { passChange, type CarPassFields, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import type { Kysely, Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import type { CarPass } from '@fairfront/shared-kit/domain/passes/api';
import { findActive, newPass, type PassStore } from './pass-store';

const passQuery = (db: Kysely<Tables>) =>
  db
    .selectFrom('car_passes as p')
    .innerJoin('car_types as t', 't.id', 'p.car_type_id')
    .leftJoin('stands as s', 's.id', 'p.stand_id')
    .selectAll('p')
    .select(['t.title_rus as car_type_rus', 't.title_eng as car_type_eng', 's.title as stand_title']);

export type CarPassRow = Awaited<ReturnType<ReturnType<typeof passQuery>['executeTakeFirstOrThrow']>>;

/** A car pass as the API answers it, with everything that a copy needs (PASS-169, PASS-213). */
export const carPassResponse = (row: CarPassRow): Static<typeof CarPass> => ({
  id: row.id,
  status: row.status,
  comment: row.comment,
  barcode: row.barcode,
  car_type_id: row.car_type_id,
  car_type: { id: row.car_type_id, title_rus: row.car_type_rus, title_eng: row.car_type_eng },
  car_number: row.car_number,
  trailer_number: row.trailer_number,
  entry_date: row.entry_date,
  departure_date: row.departure_date,
  load_capacity: row.load_capacity,
  target: row.target,
  stand_id: row.stand_id,
  stand: row.stand_title === null ? null : { title: row.stand_title },
  lastname: row.lastname,
  name: row.name,
  middlename: row.middlename,
  phone: row.phone,
  cargos: row.cargos,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** One page, newest first (PASS-160, PASS-229). */
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

/** All living car passes of a participation, oldest first. */
export const listAllCarPasses = (db: Kysely<Tables>, participationId: number): Promise<CarPassRow[]> =>
  passQuery(db)
    .where('p.participation_id', '=', participationId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();

/** Car passes in the mechanism of all passes: whoever may write may delete any of them (PASS-233, PASS-234). */
export const carPasses: PassStore<CarPassRow, Static<typeof CarPass>> = {
  table: 'car_passes',
  name: 'car-pass',
  find: (db, passId) => passQuery(db).where('p.id', '=', passId).executeTakeFirst(),
  kindOf: () => 'car',
  removal: (_, call) => passChange(call),
  answer: carPassResponse,
};

/** One living pass of this participation, or undefined (PASS-239). */
export const findCarPass = (db: Kysely<Tables>, participationId: number, passId: number) =>
  findActive(db, carPasses, participationId, passId);

/** Fields that the rules have found right: what they require is there. */
export type JudgedCarPass = CarPassFields & {
  car_type_id: number;
  entry_date: string;
  target: CarPassRow['target'];
};

/** Stores a pass in consideration with a new code; returns its number. */
export const insertCarPass = async (
  trx: Transaction<Tables>,
  of: Parameters<typeof newPass>[0],
  fields: JudgedCarPass,
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

/** Kinds of vehicles, in the order of their ids (PASS-235). */
export const listCarTypes = (db: Kysely<Tables>) => db.selectFrom('car_types').selectAll().orderBy('id').execute();

/** Stores what the organiser has decided about a car pass, with its code. */
export const storeCarPassDecision = async (
  trx: Transaction<Tables>,
  passId: number,
  values: { status: PassStatus; comment: string | null; barcode: string; updated_at: Date },
): Promise<void> => {
  await trx.updateTable('car_passes').set(values).where('id', '=', passId).execute();
};

/** Other car passes with a code, deleted ones too. */
export const listOtherCarPassesByCode = (trx: Transaction<Tables>, barcode: string, passId: number) =>
  trx.selectFrom('car_passes').select('id').where('barcode', '=', barcode).where('id', '!=', passId).execute();
