import { useCallback, useState } from 'react';
import { sameReport, type TileReport, type TileReports } from './tile-reports.model';

export type ReportTile = (id: string, report: TileReport) => void;

/** Collects what tiles say about steps and next items. */
export const useTileReports = (): [TileReports, ReportTile] => {
  const [reports, setReports] = useState<TileReports>({});
  const report = useCallback<ReportTile>(
    (id, next) => setReports((current) => (sameReport(current[id], next) ? current : { ...current, [id]: next })),
    [],
  );
  return [reports, report];
};
