import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ImportReport } from '@fairfront/shared-kit/domain/organizer/api';
import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import type { Text } from '../../../platform/texts/area-texts';

/** An invalid cell. */
export interface CellError {
  sheet: string;
  /** Null if the error concerns a whole file or sheet. */
  row: number | null;
  column: string | null;
  value: string | null;
  text: Text;
}

interface SheetCounts {
  created: number;
  changed: number;
  same: number;
  wrong: number;
}

/** Errors listed in a report; further ones are only counted. */
const mostErrors = 10_000;

/** The counts and errors of an import so far. */
export class ImportFindings {
  readonly errors: CellError[] = [];
  private readonly counts = new Map<SheetName, SheetCounts>();

  countsOf(sheet: SheetName): SheetCounts {
    const counts = this.counts.get(sheet) ?? { created: 0, changed: 0, same: 0, wrong: 0 };
    this.counts.set(sheet, counts);
    return counts;
  }

  /** The number of written rows by sheet; null if there are none. */
  written(): Record<string, { created: number; changed: number }> | null {
    const sheets = [...this.counts].filter(([, { created, changed }]) => created + changed > 0);
    if (sheets.length === 0) return null;
    return Object.fromEntries(sheets.map(([sheet, { created, changed }]) => [sheet, { created, changed }]));
  }

  /** The report of the API, in the order of the file. */
  report(locale: Locale, isStored: boolean): ImportReport {
    return {
      is_stored: isStored,
      sheets: [...this.counts].map(([sheet, counts]) => ({ sheet, ...counts })),
      error_count: this.errors.length,
      errors: this.errors.slice(0, mostErrors).map(({ text, ...place }) => ({ ...place, message: text[locale] })),
    };
  }
}
