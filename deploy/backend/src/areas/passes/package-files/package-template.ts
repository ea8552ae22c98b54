import {
  packageFields,
  packageByteLimit,
  packageHeadings,
  packageMark,
  packageRowLimit,
  type PackageType,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { serverTextIn, type NameIn } from '../../../platform/texts/server-texts';
import { writeXlsx, type Cell, type WriteSheet } from 'hucre/xlsx';

type HelpLine = NameIn<'packageTemplate'>;

const linesOfType: Record<PackageType, readonly HelpLine[]> = {
  certificate: ['certificate', 'certificates', 'validity', 'status', 'printing'],
  installation: ['installation', 'workers'],
};
const commonLines: readonly HelpLine[] = [
  ...(['rows', 'headings', 'company', 'names', 'middleName', 'limits', 'quota', 'check', 'duplicates'] as const),
  'format',
];

const head = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '0A5A6B' } },
} as const;

const band = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F3F6F6' } } as const;
const line = { style: 'thin', color: { rgb: 'CBD5D8' } } as const;
/** Text format, so that office programs do not convert the input. */
const field = { numFmt: '@', border: { bottom: line, right: line } } as const;

/** Number of bordered rows in the template; rows below them are read too. */
const ruledRows = 500;

/** Borders for the first rows, with a light fill on every other one. */
const ruledCells = (): [string, Partial<Cell>][] =>
  Array.from({ length: ruledRows }, (_, row) =>
    packageFields.map((_name, column): [string, Partial<Cell>] => [
      `${row + 1},${column}`,
      { value: null, type: 'empty', style: row % 2 === 0 ? field : { ...field, fill: band } },
    ]),
  ).flat();

const dataSheet = (type: PackageType, locale: Locale): WriteSheet => {
  const mark = packageMark(type);
  return {
    name: serverTextIn(locale, 'packageTemplate.sheet'),
    columns: [
      { width: 42 },
      { width: 26 },
      { width: 26 },
      { width: 26 },
      // the mark of kind and version, hidden beside the columns
      { width: 30, hidden: true },
    ],
    rows: [[...packageFields.map((field) => packageHeadings[field][locale]), mark]],
    cells: new Map([
      ...packageFields.map((_, column): [string, Partial<Cell>] => [`0,${column}`, { style: head }]),
      ...ruledCells(),
    ]),
    freezePane: { rows: 1 },
  };
};

const helpSheet = (type: PackageType, locale: Locale): WriteSheet => {
  const example = packageFields
    .map((field) => `${packageHeadings[field][locale]}: ${serverTextIn(locale, `packageExample.${field}`)}`)
    .join('; ');
  const values = { rows: packageRowLimit, megabytes: packageByteLimit / 1024 ** 2, example };
  const lines = [...linesOfType[type], ...commonLines, 'example' as const].map((name) =>
    serverTextIn(locale, `packageTemplate.${name}`, values),
  );
  return {
    name: serverTextIn(locale, 'packageTemplate.helpSheet'),
    columns: [{ width: 110 }],
    rows: lines.map((line) => [line]),
    cells: new Map([['0,0', { style: head }]]),
  };
};

/** The template of a package file: an empty sheet with headings and an explanatory sheet. */
export const packageTemplate = (type: PackageType, locale: Locale): Promise<Uint8Array> =>
  writeXlsx({ sheets: [dataSheet(type, locale), helpSheet(type, locale)] });

/** Name of the file in the assets of the remote. */
export const templateName = (type: PackageType, locale: Locale): string =>
  `${type === 'certificate' ? 'participant' : 'installation'}-passes-${locale}.xlsx`;
