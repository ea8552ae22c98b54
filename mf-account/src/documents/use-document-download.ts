import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { documentPath } from '../api/contracts';

/** Saves documents as PDF, one at a time each; a failure shows in the popup (ACC-129, ACC-130). */
export const useDocumentDownload = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set());
  const download = async (id: number) => {
    if (running.has(id)) return;
    setRunning((before) => new Set([...before, id]));
    try {
      saveFile(await api.download(documentPath(id)));
    } catch (error) {
      messages.error(errorText(error, t));
    } finally {
      setRunning((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  return { download: (id: number) => void download(id), isRunning: (id: number) => running.has(id) };
};
export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
