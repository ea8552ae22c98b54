import { errorText, saveFile } from '@fairfront/shared-kit/api';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { documentPath, type ContractDocument } from '../api/contracts';

/** Saves documents as PDF, one at a time each; a failure shows in the popup (ACC-129, ACC-130). */
export const useDocumentDownload = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set());
  const download = async (document: Pick<ContractDocument, 'id' | 'file'>) => {
    const { id } = document;
    if (running.has(id)) return;
    setRunning((before) => new Set([...before, id]));
    try {
      saveFile(await api.download(documentPath(document)));
    } catch (error) {
      messages.error(errorText(error, t));
    } finally {
      setRunning((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  return {
    download: (document: Pick<ContractDocument, 'id' | 'file'>) => void download(document),
    isRunning: (id: number) => running.has(id),
  };
};
export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
