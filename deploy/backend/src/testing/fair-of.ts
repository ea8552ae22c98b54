import { listSeparator, sheetNames, type SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { sql, type Kysely } from 'kysely';
import type { FairRows } from '../areas/organizer/imports/fair-workbook';
import { columnsOf } from '../areas/organizer/imports/sheet-columns';
import { sheetKinds } from '../areas/organizer/imports/sheet-kinds';
import { companyKind, exhibitionKind, managerKind, pavilionKind } from '../areas/participations';
import { serviceCategories, serviceExecutors, serviceKind, serviceUnits } from '../areas/services';
import type { Tables } from '../platform/database/tables';

type Row = Record<string, unknown> & { id: number };

const rowsOf = async (db: Kysely<Tables>, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)} order by id`.execute(db)).rows;

const own = (row: Row): object => row;
/** Tables of sheets whose rows are rows of the database, and how these become values. */
const tables: Partial<Record<SheetName, [table: string, valuesOf: (row: never) => object]>> = {
  countries: ['countries', own],
  exhibition: ['exhibitions', exhibitionKind.valuesOf],
  pavilions: ['pavilions', pavilionKind.valuesOf],
  managers: ['exhibition_managers', managerKind.valuesOf],
  categories: ['service_categories', serviceCategories.toValues],
  executors: ['service_executors', serviceExecutors.toValues],
  units: ['service_units', serviceUnits.toValues],
  services: ['additional_services', serviceKind.toValues],
  companies: ['companies', companyKind.valuesOf],
  participations: ['participations', own],
  stands: ['stands', own],
};

const cellOf = (value: unknown): string | number | null => {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  return String(value);
};

/** Everything that an import can take in, of a database whose rows have no external ids: their numbers are used. */
export const fairOf = async (db: Kysely<Tables>): Promise<FairRows> => {
  const countries = new Map((await rowsOf(db, 'countries')).map(({ id, name_rus }) => [id, String(name_rus)]));
  const participations = new Map((await rowsOf(db, 'participations')).map((row) => [row.id, row]));
  const fair: Partial<Record<SheetName, Record<string, string | number | null>[]>> = {};
  const cellsOf = (sheet: SheetName, values: Record<string, unknown>) =>
    Object.fromEntries(
      columnsOf(sheetKinds[sheet]).map(({ name, field, kind }) => {
        const value = values[field];
        if (kind === 'reference') {
          const id = value as number | null;
          return [
            name,
            id === null || id === undefined ? null : ((name === 'country' ? countries.get(id) : null) ?? String(id)),
          ];
        }
        if (kind === 'list' || kind === 'references') {
          const entries = (value ?? []) as (string | number | { code: string })[];
          return [name, entries.map((one) => (typeof one === 'object' ? one.code : one)).join(listSeparator) || null];
        }
        return [name, cellOf(value)];
      }),
    );
  for (const sheet of sheetNames) {
    const [table, valuesOf] = tables[sheet] ?? [];
    if (!table || !valuesOf) continue;
    fair[sheet] = (await rowsOf(db, table)).map((row) => {
      const participation = participations.get(Number(row.participation_id));
      const exhibition = row.exhibition_id ?? participation?.exhibition_id ?? null;
      const values = { ...row, ...valuesOf(row as never), exhibition_id: exhibition, external_id: String(row.id) };
      return cellsOf(sheet, values);
    });
  }
  fair.prices = (await rowsOf(db, 'additional_services')).flatMap((row) =>
    serviceKind.toValues(row as never).prices.map((price) => cellsOf('prices', { ...price, service_id: row.id })),
  );
  const { rows: people } = await sql<Row>`
    select pu.participation_id as id, p.exhibition_id, pu.participation_id, u.email, pu.role, u.locale
    from participation_users pu join users u on u.id = pu.user_id join participations p on p.id = pu.participation_id
    order by pu.participation_id, u.email`.execute(db);
  fair.users = people.map((row) => cellsOf('users', row));
  return fair;
};
