/** Address and least share of the bare call; null: without an aim. */
export const apiRoutes: readonly (readonly [path: string, aim: number | null])[];
/** Who calls. */
export const caller: { email: string; password: string };
/** Calls at the same time. */
export const connections: number;
/** Least share that a released file reaches of the bare call. */
export const releasedFileAim: number;
/** Longest p99 of a row with an aim, ms. */
export const longestP99: number;
/** The databases of a run. */
export function databasesOf(options: { only?: string | undefined; server: string | undefined }): string[];
/** What stands over the figures of a line. */
export const headings: readonly string[];

/** What was measured of one row. */
export interface Measured {
  path: string;
  aim: number | null;
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
  failed: number;
}
/** One line of the table, and whether it reaches its aims. */
export function judged(measured: Measured, barePerSecond: number): { isKept: boolean; cells: (string | number)[] };
