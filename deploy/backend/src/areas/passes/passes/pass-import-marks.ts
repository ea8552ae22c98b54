import {
  duplicateText,
  packageFields,
  packageHeadings,
  type CheckedPackage,
  type PackageColumns,
  type PackageField,
  type PackageRow,
} from '@fairfront/shared-kit/domain/passes';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { CellMark } from '../package-files/package-file';
import { translatorOf } from '../../../platform/texts/area-texts';
import { issueText } from '../../../platform/texts/issue-text';

/** The fields that identify a person. */
const nameFields = ['lastname', 'name', 'middlename'] as const satisfies readonly PackageField[];

/**
 * The marks of cells in the workbook: errors are red, duplicates amber; edited cells have their new value and no mark. An error takes precedence over a duplicate.
 */
export const packageMarks = (
  { issues, duplicates }: CheckedPackage,
  edited: readonly PackageRow[],
  columns: PackageColumns,
  { zone, locale }: { zone: string; locale: Locale },
): CellMark[] => {
  const marks = new Map<string, CellMark>();
  const set = (row: number, field: PackageField, change: Partial<CellMark>) => {
    const column = columns[field];
    if (column === undefined) return;
    const key = `${row}.${column}`;
    marks.set(key, { ...(marks.get(key) ?? { row, column, mark: null }), ...change });
  };
  for (const row of edited) {
    for (const field of packageFields) {
      // names that share a cell keep sharing it
      const together = packageFields.filter((other) => columns[other] === columns[field]);
      const value = together
        .map((other) => row[other].trim())
        .filter(Boolean)
        .join(' ');
      set(row.row, field, { value });
    }
  }
  for (const duplicate of duplicates) {
    const { key, values } = duplicateText(duplicate, zone, locale);
    const text = translatorOf('passes', locale)(key, values);
    for (const field of nameFields) set(duplicate.row, field, { mark: { tone: 'warning', text } });
  }
  for (const [key, issue] of Object.entries(issues)) {
    const [, row, name] = key.split('.');
    const field = packageFields.find((one) => one === name);
    if (!field) continue;
    const text = `${packageHeadings[field][locale]}: ${issueText(issue, locale)}`;
    set(Number(row), field, { mark: { tone: 'danger', text } });
  }
  return [...marks.values()];
};
