/** Names a line of the list. */
export type CheckRowId = string | number;

/** A column of the checked list. */
export interface CheckColumn {
  id: string;
  header: string;
  /** Share of the width: 1 by default. */
  share?: number;
  /** The value cannot be changed here. */
  fixed?: boolean;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
}

/** Something that a press does with a row: "Change to Petrov", "Skip". */
export interface CheckAction {
  id: string;
  label: string;
}

/** A line of a list that is checked before anything is written. */
export interface CheckRow {
  id: CheckRowId;
  /** Number of the line in the file. */
  number: number;
  /** What stands in the cells, by column id. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by column id: whole sentences without a full stop. */
  errors?: Readonly<Record<string, string>>;
  /** What is wrong with the line as a whole. */
  problem?: string;
  /** A question that the person decides: a repetition, for example. */
  doubt?: { text: string; detail?: string; columns: readonly string[] };
  /** Columns that the person has changed. */
  edited?: readonly string[];
  /** The person leaves the line out: it counts as neither ready nor invalid. */
  skipped?: boolean;
  /** Offered after the result. */
  actions?: readonly CheckAction[];
}

/** Which lines are shown. */
export type CheckFilter = 'all' | 'invalid' | 'doubtful';

/** What the check says of a line. */
export type CheckResult = 'ready' | 'edited' | 'invalid' | 'doubtful' | 'skipped';

/** Number of errors of a line: of its cells and of the line itself. */
export const errorsOf = ({ errors = {}, problem }: CheckRow): number =>
  Object.values(errors).filter(Boolean).length + (problem ? 1 : 0);

/** What the last column says of a line. An error outweighs a question: it must be corrected whatever the answer. */
export const resultOf = (row: CheckRow): CheckResult => {
  if (row.skipped) return 'skipped';
  if (errorsOf(row) > 0) return 'invalid';
  if (row.doubt) return 'doubtful';
  return (row.edited?.length ?? 0) > 0 ? 'edited' : 'ready';
};

/** Number of lines under each filter. */
export const countChecks = (rows: readonly CheckRow[]): Record<CheckFilter, number> => {
  const counts = { all: rows.length, invalid: 0, doubtful: 0 };
  for (const row of rows) {
    const result = resultOf(row);
    if (result === 'invalid' || result === 'doubtful') counts[result] += 1;
  }
  return counts;
};

/** The filter to begin with: lines with errors, else those with questions, else all. */
export const firstOpen = (rows: readonly CheckRow[]): CheckFilter => {
  const { invalid, doubtful } = countChecks(rows);
  if (invalid > 0) return 'invalid';
  return doubtful > 0 ? 'doubtful' : 'all';
};

/** Ids that a filter shows. */
export const idsUnder = (rows: readonly CheckRow[], filter: CheckFilter): Set<CheckRowId> =>
  new Set(rows.filter((row) => filter === 'all' || resultOf(row) === filter).map(({ id }) => id));

/** A cell: order of the line among those shown, order of the column. */
export interface CheckPlace {
  order: number;
  stop: number;
}

/** The next cell with an error after a place, from the start again after the last one; undefined when there is none. */
export const nextError = (
  rows: readonly CheckRow[],
  columns: readonly CheckColumn[],
  { order, stop }: CheckPlace,
): CheckPlace | undefined => {
  const errorIn = (row: CheckRow | undefined, from: number): number => {
    if (!row || row.skipped) return -1;
    const found = columns.findIndex(({ id }, at) => at >= from && Boolean(row.errors?.[id]));
    // an error of the whole line stands in the last column
    return found < 0 && row.problem && from <= columns.length ? columns.length : found;
  };
  for (let step = 0; step <= rows.length; step += 1) {
    const at = (order + step) % rows.length;
    const found = errorIn(rows[at], step === 0 ? stop + 1 : 0);
    if (found >= 0) return { order: at, stop: found };
  }
  return undefined;
};
