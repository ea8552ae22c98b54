import { useCallback, useState } from 'react';

/** Tells what a part of a remote says, by its name. */
export type Report<Said> = (id: string, said: Said) => void;

/** Collects what parts of remotes say; the same words twice draw nothing anew. */
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
