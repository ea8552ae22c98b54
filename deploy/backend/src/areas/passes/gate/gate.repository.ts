import type { Localized } from '@fairfront/shared-kit/domain/common';
import type { PassStatus, PersonalPassType } from '@fairfront/shared-kit/domain/passes';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { jsonRows } from '../../../platform/database/json-rows';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import { passExhibitionColumns } from '../passes/pass-event.repository';

/** The columns that the check of a pass needs. */
interface CheckedRow {
  type: PersonalPassType | null;
  status: PassStatus;
  is_removed: boolean;
  entry_date: string | null;
  departure_date: string | null;
}

/** A pass that is shown at a gate, with what its days depend on. */
export interface GatePassRow
  extends CheckedRow, Localized<'company'>, Record<(typeof passExhibitionColumns)[number], unknown> {
  kind: 'personal' | 'car';
  id: number;
  comment: string | null;
  lastname: string;
  name: string;
  middlename: string | null;
  car_number: string | null;
  trailer_number: string | null;
  participation_id: number;
  event_type: EventType;
  extended_dates: ExtendedDates;
  stands: { title: string }[];
}

const exhibitionColumns = sql.join(passExhibitionColumns.map((name) => sql.ref(`e.${name}`)));

/** Locks the pass with a code until the end of the transaction, so that two gates check it one after the other. */
export const lockPassByCode = async (trx: Transaction<Tables>, code: string): Promise<void> => {
  await sql`with person as (select id from personal_passes where barcode = ${code} for update),
      car as (select id from car_passes where barcode = ${code} for update)
    select id from person union all select id from car`.execute(trx);
};

/** The pass with a code in an exhibition, also a deleted one. */
export const findPassAtGate = async (
  db: Kysely<Tables>,
  exhibitionId: number,
  code: string,
): Promise<GatePassRow | undefined> => {
  const { rows } = await sql<GatePassRow>`
    select x.*, x.is_deleted or p.deleted_at is not null as is_removed, p.type as event_type, p.extended_dates,
      ${textColumns('c.name', 'company')}, ${exhibitionColumns},
      ${jsonRows(sql`select s.title from stands s where s.participation_id = p.id order by s.id`)} as stands
    from (select 'personal' as kind, id, participation_id, type, status, comment, lastname, name, middlename,
        null as car_number, null as trailer_number, null as entry_date, null as departure_date,
        deleted_at is not null as is_deleted
      from personal_passes where barcode = ${code}
     union all
     select 'car', id, participation_id, null, status, comment, lastname, name, middlename,
        car_number, trailer_number, entry_date::text, departure_date::text, deleted_at is not null
      from car_passes where barcode = ${code}) x
    join participations p on p.id = x.participation_id and p.exhibition_id = ${exhibitionId}
    join companies c on c.id = p.company_id
    join exhibitions e on e.id = p.exhibition_id`.execute(db);
  return rows[0];
};

const ofPass = ({ kind, id }: Pick<GatePassRow, 'kind' | 'id'>) =>
  kind === 'car' ? { car_pass_id: id, personal_pass_id: null } : { car_pass_id: null, personal_pass_id: id };

/** All entries with a pass. */
export const listEntriesOfPass = (db: Kysely<Tables>, pass: Pick<GatePassRow, 'kind' | 'id'>) =>
  db
    .selectFrom('pass_entries')
    .select(['id', 'verdict', 'entered_at'])
    .where(pass.kind === 'car' ? 'car_pass_id' : 'personal_pass_id', '=', pass.id)
    .execute();

/** Stores an entry with a pass. @returns whether it is stored; false if another pass has its id */
export const insertEntry = async (
  trx: Transaction<Tables>,
  pass: Pick<GatePassRow, 'kind' | 'id'>,
  entry: Omit<Insertable<Tables['pass_entries']>, 'personal_pass_id' | 'car_pass_id'>,
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('pass_entries')
    .values({ ...entry, ...ofPass(pass) })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** The entries of an exhibition from a moment on, with the codes of their passes, in the sequence of storing. */
export const listEntries = (db: Kysely<Tables>, exhibitionId: number, since: Date, limit: number) =>
  db
    .selectFrom('pass_entries as n')
    .leftJoin('personal_passes as person', 'person.id', 'n.personal_pass_id')
    .leftJoin('car_passes as car', 'car.id', 'n.car_pass_id')
    .select(['n.id', 'n.entered_at', 'n.stored_at'])
    .select(sql<string>`coalesce(person.barcode, car.barcode)`.as('barcode'))
    .where('n.exhibition_id', '=', exhibitionId)
    .where('n.stored_at', '>=', since)
    .orderBy('n.stored_at')
    .orderBy('n.id')
    .limit(limit)
    .execute();

/** The dates of an exhibition for the rules of passes. */
export const readGateExhibition = (db: Kysely<Tables>, exhibitionId: number) =>
  db.selectFrom('exhibitions').select(passExhibitionColumns).where('id', '=', exhibitionId).executeTakeFirst();

/** All passes of an exhibition for the check at a gate: equal passes share one row with their codes. */
export const listGateGroups = async (
  db: Kysely<Tables>,
  exhibitionId: number,
): Promise<(CheckedRow & { codes: string[] })[]> => {
  const { rows } = await sql<CheckedRow & { codes: string[] }>`
    select x.type, x.status, x.entry_date, x.departure_date, x.is_deleted or p.deleted_at is not null as is_removed,
      json_agg(x.barcode order by x.barcode) as codes
    from (select participation_id, type, status, null as entry_date, null as departure_date, barcode,
        deleted_at is not null as is_deleted from personal_passes
     union all
     select participation_id, null, status, entry_date::text, departure_date::text, barcode, deleted_at is not null
      from car_passes) x
    join participations p on p.id = x.participation_id and p.exhibition_id = ${exhibitionId}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db);
  return rows;
};
