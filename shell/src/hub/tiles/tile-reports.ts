import type { Report } from './use-reports';

/** What the hub stores about a tile besides its content. */
export interface TileReport {
  failed: boolean;
  /** Its content or failure is on screen and will not move anything any more. */
  settled: boolean;
}

export type TileReports = Readonly<Record<string, TileReport>>;
export type ReportTile = Report<TileReport>;
