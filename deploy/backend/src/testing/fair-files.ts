import { sheetNames, type SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { ImportReport } from '@fairfront/shared-kit/domain/organizer/api';
import { writeXlsx } from 'hucre/xlsx';
import type { Static } from 'typebox';
import { archiveOf } from '../../../bench/archive.cjs';
import { multipart } from './multipart';
import type { CallOptions, Received, TestApp, TestCaller } from './test-app';

type Cell = string | number | boolean | null;
export type Rows = readonly Readonly<Record<string, Cell>>[];
export type Fair = Readonly<Partial<Record<SheetName, Rows>>>;

export const headingsOf = (rows: Rows): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A workbook with a sheet for each list of rows. */
export const workbookOf = (sheets: Readonly<Record<string, Rows>>): Promise<Uint8Array> =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => {
      const headings = headingsOf(rows);
      return { name, rows: [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? null))] };
    }),
  });

const quoted = (cell: Cell | undefined): string => `"${String(cell ?? '').replaceAll('"', '""')}"`;

/** The same as an archive of CSV files. */
export const tablesOf = (sheets: Readonly<Record<string, Rows>>): Buffer =>
  archiveOf(
    Object.fromEntries(
      Object.entries(sheets).map(([name, rows]) => {
        const headings = headingsOf(rows);
        const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? null))];
        return [`fair/${name}.csv`, lines.map((line) => line.map(quoted).join(',')).join('\r\n')];
      }),
    ),
  );

export type Report = Static<typeof ImportReport>;
export interface Answer {
  data: Report;
  code?: string;
  message?: string;
}

const upload = async (bytes: Uint8Array, fields: Record<string, string>, headers: Record<string, string>) => {
  const form: CallOptions = await multipart({ ...fields, file: new File([Uint8Array.from(bytes)], 'fair.xlsx') });
  return { ...form, headers: { ...form.headers, ...headers } };
};

/** Sends a file to the import. */
export const importFile = async (
  staff: TestCaller,
  bytes: Uint8Array,
  {
    dryRun = false,
    validOnly = false,
    headers = {},
  }: { dryRun?: boolean; validOnly?: boolean; headers?: Record<string, string> } = {},
): Promise<Received<Answer>> => {
  const options = await upload(bytes, validOnly ? { store_valid_only: 'true' } : {}, headers);
  return staff.call<Answer>('POST', `/organizer/imports${dryRun ? '/check' : ''}`, options);
};

/** What an import found of each sheet: created, changed, same and wrong rows. */
export const countsOf = ({ sheets }: Report): Partial<Record<SheetName, number[]>> =>
  Object.fromEntries(
    sheets.map(({ sheet, created, changed, same, wrong }) => [sheet, [created, changed, same, wrong]]),
  );

/** How many rows tables have. */
export const rowsIn = async (portal: TestApp, ...tables: readonly string[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const table of tables) {
    const { count } = await portal.database.read
      .selectFrom(table as 'companies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
};

/** A small fair. */
export const smallFair = {
  countries: [
    { name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: 'нет', is_catalog_order_ru_locale: 'да' },
    { name_rus: 'Китай', name_eng: 'China', is_simple_visa: 'да', is_catalog_order_ru_locale: 'нет' },
  ],
  exhibition: [
    {
      ...{ external_id: 'E-27', title_rus: 'ЛитМаш', title_eng: 'CastTech', vat_rate: 20, currencies: 'RUR;EUR' },
      ...{ installation_started_at: '2027-03-01', installation_ended_at: '2027-03-03', started_at: '2027-03-04' },
      ...{ ended_at: '2027-03-07', dismantling_started_at: '2027-03-08', dismantling_ended_at: '2027-03-09' },
    },
  ],
  pavilions: [
    { exhibition: 'E-27', external_id: 'H-1', parent: 'P-2', title_rus: 'Зал 1', title_eng: 'Hall 1' },
    { exhibition: 'E-27', external_id: 'P-2', parent: null, title_rus: 'Павильон 2', title_eng: 'Pavilion 2' },
  ],
  companies: [
    { external_id: 'C-1', name_rus: 'ООО «Втулка»', name_eng: 'Vtulka LLC', country: 'Россия' },
    { external_id: 'C-2', name_rus: 'Гуандун Пресс', name_eng: 'Guangdong Press', country: 'China' },
    { external_id: 3, name_rus: 'Альянс', name_eng: 'Alliance', country: null },
  ],
  participations: [
    { exhibition: 'E-27', external_id: 'A-2', company: 'C-2', type: 'sub', parent: 'A-3', quota_certificate: null },
    { exhibition: 'E-27', external_id: 'A-1', company: 'C-1', type: 'self', parent: null, quota_certificate: 12 },
    { exhibition: 'E-27', external_id: 'A-3', company: '3', type: 'collective', parent: null, quota_certificate: 40 },
  ],
  stands: [
    { exhibition: 'E-27', participation: 'A-1', external_id: 'S-1', title: '1A20', area: '24,5', pavilion: 'H-1' },
    { exhibition: 'E-27', participation: 'A-3', external_id: 'S-1', title: '1B10', area: 120, pavilion: 'H-1' },
  ],
} as const satisfies Fair;

/** The sheets in the order in which they are stored. */
export const inOrder = (fair: Fair): SheetName[] => sheetNames.filter((name) => fair[name]);
