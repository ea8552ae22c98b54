/** Path and minimum share of the bare call; null: without an aim. */
export const apiRoutes: readonly (readonly [path: string, aim: number | null])[];
/** The account that calls. */
export const caller: { email: string; password: string };
/** Concurrent calls. */
export const connections: number;
/** Minimum share of the bare call for a released file. */
export const releasedFileAim: number;
/** Maximum p99 of a row with an aim, ms. */
export const longestP99: number;
/** The databases of a run. */
export function databasesOf(options: { only?: string | undefined; server: string | undefined }): string[];
/** Headings of the cells of a line. */
export const headings: readonly string[];

/** Measurements of one row. */
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
export function tableLine(measured: Measured, barePerSecond: number): { isKept: boolean; cells: (string | number)[] };
