import { useCallback, useState } from 'react';

/** Stores the report of a remote part by name. */
export type Report<Said> = (id: string, said: Said) => void;

/** Collects reports of remote parts; an equal report does not re-render. */
export const useReports = <Said>(): [Readonly<Record<string, Said>>, Report<Said>] => {
  const [reports, setReports] = useState<Readonly<Record<string, Said>>>({});
  const report = useCallback<Report<Said>>(
    (id, said) =>
      setReports((current) =>
        JSON.stringify(current[id]) === JSON.stringify(said) ? current : { ...current, [id]: said },
      ),
    [],
  );
  return [reports, report];
};

/** What the hub stores about a tile besides its content. */
export interface TileReport {
  failed: boolean;
  /** Its content or failure is on screen and will not move anything any more. */
  settled: boolean;
}

export type TileReports = Readonly<Record<string, TileReport>>;
export type ReportTile = Report<TileReport>;
