import { errorText, printPdf, saveFile } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useKnownErrors } from '../api/use-known-errors';

/** What a person does with a PDF (PASS-193). */
export type FileUse = 'download' | 'print';

/**
 * Fetches PDFs of passes and saves or prints them. While one is on its way its button is busy; a failure is said in the
 * popup with the server's words and leaves the button usable (PASS-194, PASS-197, PASS-198, PASS-252).
 */
export const usePassFiles = () => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (path: string, use: FileUse) => `${use} ${path}`;
  const mark = (key: string, isBusy: boolean) =>
    setBusy((before) => {
      const next = new Set(before);
      if (isBusy) next.add(key);
      else next.delete(key);
      return next;
    });

  const fetchFile = async (path: string, use: FileUse) => {
    const key = keyOf(path, use);
    if (busy.has(key)) return;
    mark(key, true);
    try {
      const file = await api.download(path);
      if (use === 'download') saveFile(file);
      else if ((await printPdf(file.blob)) === 'tab') messages.notice(t('action.printedInTab'));
    } catch (error) {
      messages.error(errorText(error, t, { codes }));
    } finally {
      mark(key, false);
    }
  };
  return {
    fetchFile: (path: string, use: FileUse) => void fetchFile(path, use),
    isBusy: (path: string, use: FileUse) => busy.has(keyOf(path, use)),
  };
};
