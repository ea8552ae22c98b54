import { useEffect, useRef, useState } from 'react';
import { errorText, isApiError, newIdempotencyKey } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { checkFair, importFair, type FairReport } from '../api/imports';
import { deskKeys } from '../api/query-keys';

/** What is done with a file. */
type Work = 'check' | 'import';

/** A file on its way. */
interface Running {
  work: Work;
  file: File;
  /** The part that is sent, from 0 to 1; with 1 the server reads its rows. */
  share: number;
}

/** Why the last work did not end. */
interface Failure {
  work: Work;
  file: File;
  text: string;
  /** Whether the same file may pass next time. */
  canRetry: boolean;
}

/** A checked file. */
interface Checked {
  file: File;
  report: FairReport;
  /** Identifies the import of the file, whole or without its wrong rows, so that a repeat stores nothing twice. */
  keys: Readonly<Record<'whole' | 'validOnly', string>>;
}

/** Whether a repeat can end otherwise: what is refused for its content stays so. */
const mayPass = (error: unknown): boolean => !isApiError(error) || ![403, 422].includes(error.status);

/**
 * The import of a fair: a chosen file is checked at once, and imported on request. What was checked stays until
 * another file has been checked, whatever fails meanwhile.
 */
export const useFairImport = () => {
  const { api } = usePlatform();
  const cache = useQueryClient();
  const { t } = useTranslation('desk');
  const [running, setRunning] = useState<Running | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [imported, setImported] = useState<{ file: File; report: FairReport } | null>(null);
  const [storesValidOnly, setStoresValidOnly] = useState(false);
  const checking = useRef<AbortController | null>(null);
  useEffect(() => () => checking.current?.abort(), []);

  const isImporting = running?.work === 'import';
  useEffect(() => {
    if (!isImporting) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isImporting]);

  const begin = (work: Work, file: File) => {
    setFailure(null);
    setRunning({ work, file, share: 0 });
    return (share: number) => setRunning({ work, file, share });
  };

  const check = async (file: File): Promise<void> => {
    checking.current?.abort();
    const controller = new AbortController();
    checking.current = controller;
    setImported(null);
    const onProgress = begin('check', file);
    try {
      const report = await checkFair(api, file, { signal: controller.signal, onProgress });
      setChecked({ file, report, keys: { whole: newIdempotencyKey(), validOnly: newIdempotencyKey() } });
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure({ work: 'check', file, text: errorText(error, t), canRetry: mayPass(error) });
    }
    setRunning(null);
  };

  const store = async ({ file, keys }: Checked): Promise<void> => {
    const onProgress = begin('import', file);
    try {
      const idempotencyKey = keys[storesValidOnly ? 'validOnly' : 'whole'];
      const report = await importFair(api, { file, storesValidOnly }, { idempotencyKey, onProgress });
      setImported({ file, report });
      setChecked(null);
      void cache.invalidateQueries({ queryKey: deskKeys.all });
    } catch (error) {
      // the portal has changed since the check: the new errors are shown
      if (isApiError(error) && error.code === 'import_refused') return check(file);
      const isUnknown = isApiError(error) && error.status === 0;
      const text = isUnknown ? t('fairImport.outcomeUnknown') : errorText(error, t);
      setFailure({ work: 'import', file, text, canRetry: mayPass(error) });
    }
    return setRunning(null);
  };

  return {
    running,
    failure,
    checked,
    imported,
    storesValidOnly,
    setStoresValidOnly,
    check: (file: File) => void check(file),
    cancelCheck: () => {
      checking.current?.abort();
      setRunning(null);
    },
    store: () => {
      if (checked && !running) void store(checked);
    },
    retry: () => {
      if (failure?.work === 'check') void check(failure.file);
      else if (failure && checked) void store(checked);
    },
    /** Removes a file that failed; the former check stays. */
    dismiss: () => setFailure(null),
    /** Removes the file and what is known of it; the choices stay. */
    clear: () => {
      setFailure(null);
      setChecked(null);
      setImported(null);
    },
  };
};

/** The state of an import with what can be done. */
export type FairImport = ReturnType<typeof useFairImport>;
