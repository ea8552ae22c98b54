import { explanationsSheet, listSeparator, sheetNames } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { writeXlsx } from 'hucre/xlsx';
import { serverTextIn } from '../../../platform/texts/server-texts';
import { columnsOf, type SheetColumn } from './sheet-columns';
import { sheetKinds } from './sheet-kinds';

type Cell = string | number | null;
/** The rows of each sheet; cells by column. */
export type FairRows = Partial<Record<(typeof sheetNames)[number], readonly Readonly<Record<string, Cell>>[]>>;

const width = 22;

const allowed = (locale: Locale, { kind, facts }: SheetColumn): string => {
  const parts = [
    ...(kind === 'flag' ? ['true; false'] : []),
    ...(facts.enum ? [facts.enum.map(String).join(`${listSeparator} `)] : []),
    ...(facts.format === undefined ? [] : [facts.format]),
    ...(facts.minimum === undefined ? [] : [`≥ ${facts.minimum}`]),
    ...(facts.maximum === undefined ? [] : [`≤ ${facts.maximum}`]),
    ...(facts.maxLength === undefined ? [] : [serverTextIn(locale, 'imports.mostSigns', { count: facts.maxLength })]),
  ];
  return parts.join(', ');
};

const meaning = (locale: Locale, { kind, name, isRequired, to }: SheetColumn): string => {
  const words = [
    ...(isRequired ? [serverTextIn(locale, 'imports.needed')] : []),
    ...(to === 'countries' ? [serverTextIn(locale, 'imports.isCountry')] : []),
    ...(to && to !== 'countries' ? [serverTextIn(locale, 'imports.isReference', { sheet: to })] : []),
    ...(kind === 'references' || kind === 'list' ? [serverTextIn(locale, 'imports.isList')] : []),
    ...(name.endsWith('_rus') ? [serverTextIn(locale, 'imports.inRussian')] : []),
    ...(name.endsWith('_eng') ? [serverTextIn(locale, 'imports.inEnglish')] : []),
  ];
  return words.join('. ');
};

const explanations = (locale: Locale, example: FairRows): Cell[][] => [
  (['sheet', 'column', 'meaning', 'allowed', 'example'] as const).map((name) =>
    serverTextIn(locale, `imports.${name}`),
  ),
  ...sheetNames.flatMap((sheet) =>
    columnsOf(sheetKinds[sheet]).map((column) => [
      sheet,
      column.name,
      meaning(locale, column),
      allowed(locale, column),
      example[sheet]?.map((row) => row[column.name]).find((cell) => cell !== null && cell !== undefined) ?? null,
    ]),
  ),
];

const columnsOfWidth = (count: number) => Array.from({ length: count }, () => ({ width }));

/** A workbook with all sheets and columns, and a sheet that explains them. */
export const fairWorkbook = (locale: Locale, rows: FairRows, example: FairRows = rows): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      ...sheetNames.map((name) => {
        const columns = columnsOf(sheetKinds[name]).map((column) => column.name);
        const filled = (rows[name] ?? []).map((row) => columns.map((column) => row[column] ?? null));
        return { name, columns: columnsOfWidth(columns.length), rows: [columns, ...filled], freezePane: { rows: 1 } };
      }),
      {
        name: explanationsSheet,
        columns: columnsOfWidth(5),
        rows: explanations(locale, example),
        freezePane: { rows: 1 },
      },
    ],
  });
