import type { Report } from './use-reports';

/** What the hub keeps of a tile beside its picture. */
export interface TileReport {
  failed: boolean;
  /** Its content, or its failure, is on screen: it moves nothing any more. */
  settled: boolean;
}

export type TileReports = Readonly<Record<string, TileReport>>;
export type ReportTile = Report<TileReport>;
