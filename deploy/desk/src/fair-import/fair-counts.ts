import type { FairError, FairReport } from '../api/imports';

/** The rows of a report by what happens to them. */
export interface RowCounts {
  created: number;
  changed: number;
  same: number;
  wrong: number;
}

/** The rows of all sheets together. */
export const countsOf = ({ sheets }: FairReport): RowCounts =>
  sheets.reduce(
    (sum, sheet) => ({
      created: sum.created + sheet.created,
      changed: sum.changed + sheet.changed,
      same: sum.same + sheet.same,
      wrong: sum.wrong + sheet.wrong,
    }),
    { created: 0, changed: 0, same: 0, wrong: 0 },
  );

/** The sheets that have listed errors, in the order of the file, with their number. */
export const errorSheets = (errors: readonly FairError[]): { sheet: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { sheet } of errors) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  return [...counts].map(([sheet, count]) => ({ sheet, count }));
};

/** What a report says of its file. */
export type Verdict = 'empty' | 'same' | 'right' | 'partly' | 'wrong';

/** Whether a file can be imported: whole (`right`), without its wrong rows (`partly`), or not at all. */
export const verdictOf = (report: FairReport): Verdict => {
  const { created, changed, same, wrong } = countsOf(report);
  if (report.error_count > 0) return created + changed > 0 ? 'partly' : 'wrong';
  if (created + changed > 0) return 'right';
  return same + wrong > 0 ? 'same' : 'empty';
};
