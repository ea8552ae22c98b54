/** The id of a row in the list. */
export type CheckRowId = string | number;

/** A column of the checked list. */
export interface CheckColumn {
  id: string;
  header: string;
  /** The share of the width; 1 by default. */
  share?: number;
  /** Whether the column is read-only. */
  fixed?: boolean;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
}

/** An action on a row: "Change to Petrov", "Skip". */
export interface CheckAction {
  id: string;
  label: string;
}

/** A row of a list that is checked before anything is written. */
export interface CheckRow {
  id: CheckRowId;
  /** The number of the row in the file. */
  number: number;
  /** The cell values by column id. */
  values: Readonly<Record<string, string>>;
  /** The errors by column id: whole sentences without a full stop. */
  errors?: Readonly<Record<string, string>>;
  /** The error of the row as a whole. */
  problem?: string;
  /** A question for the user, for example about a duplicate. */
  doubt?: { text: string; detail?: string; columns: readonly string[] };
  /** The columns that the user has changed. */
  edited?: readonly string[];
  /** Whether the user excludes the row: it counts as neither ready nor invalid. */
  skipped?: boolean;
  /** The actions offered after the result. */
  actions?: readonly CheckAction[];
}

/** The displayed rows. */
export type CheckFilter = 'all' | 'invalid' | 'doubtful';

/** The check result of a row. */
export type CheckResult = 'ready' | 'edited' | 'invalid' | 'doubtful' | 'skipped';

/** The number of errors of a row: of its cells and of the row itself. */
export const errorsOf = ({ errors = {}, problem }: CheckRow): number =>
  Object.values(errors).filter(Boolean).length + (problem ? 1 : 0);

/** The result in the last column. An error takes precedence over a question, since it must be fixed whatever the answer. */
export const resultOf = (row: CheckRow): CheckResult => {
  if (row.skipped) return 'skipped';
  if (errorsOf(row) > 0) return 'invalid';
  if (row.doubt) return 'doubtful';
  return (row.edited?.length ?? 0) > 0 ? 'edited' : 'ready';
};

/** The number of rows under each filter. */
export const countChecks = (rows: readonly CheckRow[]): Record<CheckFilter, number> => {
  const counts = { all: rows.length, invalid: 0, doubtful: 0 };
  for (const row of rows) {
    const result = resultOf(row);
    if (result === 'invalid' || result === 'doubtful') counts[result] += 1;
  }
  return counts;
};

/** The initial filter: rows with errors, otherwise those with questions, otherwise all. */
export const firstOpen = (rows: readonly CheckRow[]): CheckFilter => {
  const { invalid, doubtful } = countChecks(rows);
  if (invalid > 0) return 'invalid';
  return doubtful > 0 ? 'doubtful' : 'all';
};

/** The ids that a filter shows. */
export const idsUnder = (rows: readonly CheckRow[], filter: CheckFilter): Set<CheckRowId> =>
  new Set(rows.filter((row) => filter === 'all' || resultOf(row) === filter).map(({ id }) => id));

/** A cell: the index of its row among the displayed ones, and the index of its column. */
export interface CheckPlace {
  order: number;
  stop: number;
}

/** The next cell with an error after a cell, wrapping around at the end; undefined if there is none. */
export const nextError = (
  rows: readonly CheckRow[],
  columns: readonly CheckColumn[],
  { order, stop }: CheckPlace,
): CheckPlace | undefined => {
  const errorIn = (row: CheckRow | undefined, from: number): number => {
    if (!row || row.skipped) return -1;
    const found = columns.findIndex(({ id }, at) => at >= from && Boolean(row.errors?.[id]));
    // an error of the whole row belongs to the last column
    return found < 0 && row.problem && from <= columns.length ? columns.length : found;
  };
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (order + step) % rows.length;
    const found = errorIn(rows[at], step === 0 ? stop + 1 : 0);
    if (found >= 0) return { order: at, stop: found };
  }
  return undefined;
};
