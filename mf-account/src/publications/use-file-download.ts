import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';

/** Saves files by their paths, one at a time each; a failure shows in the popup. */
export const useFileDownload = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const download = async (path: string) => {
    if (running.has(path)) return;
    setRunning((before) => new Set([...before, path]));
    try {
      saveFile(await api.download(path));
    } catch (error) {
      messages.error(errorText(error, t));
    } finally {
      setRunning((before) => new Set([...before].filter((one) => one !== path)));
    }
  };
  return { download: (path: string) => void download(path), isRunning: (path: string) => running.has(path) };
};
/** What `useFileDownload` gives. */
export type FileDownload = ReturnType<typeof useFileDownload>;
